import { type Evidence, evidenceFor } from '@firmlens/contract';
import { type Finding, UNKNOWN } from '../../../merge/finding';
import { compareText, textKey } from '../../../merge/name-keys';
import { dayOf } from '../../../merge/plausible-day';
import type { ModuleData } from '../../../module-builder';
import { findStatus } from '../../company/company-status';
import { filterByEntity } from '../../company/filter-by-entity';
import { fundingHistory } from '../../funding/funding-history';
import { findHeadcountHistory, growthOver } from '../../team/headcount-history';
import { countriesOf, findOpenings, hiringStatus, type Openings } from '../../team/openings';
import { formatMoney } from './money-words';

type Growth = NonNullable<ModuleData['team']['monthly_growth']>;

interface OpeningsFigure {
  /** At least 1. */
  count: number;
  isActive: boolean;
  /** The day of the enrichment, `YYYY-MM-DD`. */
  seenOn: string;
  /**
   * Countries with openings but no known office, those with the most openings first. Empty if no office is
   * known.
   */
  newCountries: { country: string; count: number }[];
}

interface LastRound {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `a funding round of USD 12 million (Series A)`; null if neither amount nor stage is known. */
  what: string | null;
}

/** What is known about a company in numbers, besides its signals. */
export interface Figures {
  /** Over the longest of 12, 6, 3 and 1 months that is known and ends within the last year. */
  growth: Finding<Growth | null>;
  /** Null if no opening is known. */
  openings: Finding<OpeningsFigure | null>;
  /** The newest round, if it has a day. */
  lastRound: Finding<LastRound | null>;
  /** Whether a register or another trusted source says that it is closed. */
  isClosed: Finding<true | null>;
}

const GROWTH_MONTHS = [12, 6, 3, 1];
const YEAR_MS = 365 * 86_400_000;

function latestGrowth(evidence: readonly Evidence[], now: Date): Figures['growth'] {
  const history = findHeadcountHistory(evidence, now);
  const known = GROWTH_MONTHS.map((months) => growthOver(months, history)).find(
    ({ value }) => value !== null,
  );
  const end = Date.parse(`1 ${known?.value?.period_end ?? ''} UTC`);
  return known !== undefined && now.getTime() - end <= YEAR_MS ? known : UNKNOWN;
}

/** Returns the keys of the countries where the company is known to be. */
function homeCountries(evidence: readonly Evidence[]): Set<string> {
  const offices = evidenceFor(evidence, 'business.target_countries')
    .filter(({ value: { proof } }) => proof === 'office' || proof === 'headquarters')
    .map(({ value }) => value.country);
  const headquarters = evidenceFor(evidence, 'company.headquarter_country').map(({ value }) => value);
  return new Set([...offices, ...headquarters].map(textKey));
}

function countriesWithoutOffice(
  evidence: readonly Evidence[],
  { value: listings }: Openings['listings'],
): OpeningsFigure['newCountries'] {
  const home = homeCountries(evidence);
  if (home.size === 0) return [];
  const addresses = evidenceFor(evidence, 'company.office_locations').map(
    ({ value }) => ` ${textKey(value)} `,
  );
  const isNew = (country: string) =>
    !home.has(textKey(country)) && !addresses.some((address) => address.includes(` ${textKey(country)} `));
  const counts = new Map<string, number>();
  for (const country of (listings ?? []).flatMap(countriesOf).filter(isNew)) {
    counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts]
    .map(([country, count]) => ({ country, count }))
    .sort((a, b) => b.count - a.count || compareText(a.country, b.country));
}

function openFigure(evidence: readonly Evidence[], now: Date): Figures['openings'] {
  const openings = findOpenings(evidence, now);
  const { value: count, evidence: seen } = openings.count;
  if (count === null || count < 1) return UNKNOWN;
  const days = seen.map(({ observed_at }) => Date.parse(observed_at)).filter((time) => time <= now.getTime());
  return {
    value: {
      count,
      isActive: hiringStatus(openings, now).value === 'actively_hiring',
      seenOn: dayOf(new Date(days.length === 0 ? now : days.reduce((a, b) => Math.max(a, b)))),
      newCountries: countriesWithoutOffice(evidence, openings.listings),
    },
    evidence: seen,
  };
}

function lastRound(evidence: readonly Evidence[], now: Date): Figures['lastRound'] {
  const newest = fundingHistory(evidence, now)[0];
  if (newest === undefined || newest.round.date === null) return UNKNOWN;
  const { date: day, amount, amount_usd, currency, stage } = newest.round;
  const dollars = amount_usd === null ? null : formatMoney('USD', amount_usd);
  const units = amount === null || currency === null ? null : formatMoney(currency, amount);
  const sum = dollars ?? units;
  const what = `a funding round${sum === null ? '' : ` of ${sum}`}${stage === null ? '' : ` (${stage})`}`;
  return {
    value: { day, what: sum === null && stage === null ? null : what },
    evidence: newest.evidence,
  };
}

/** Reads the figures that insights use, by the rules of the modules that publish them. */
export function findFigures(evidence: readonly Evidence[], now: Date): Figures {
  const status = findStatus(filterByEntity(evidence));
  return {
    growth: latestGrowth(evidence, now),
    openings: openFigure(evidence, now),
    lastRound: lastRound(evidence, now),
    isClosed: status.value === 'closed' ? { value: true, evidence: status.evidence } : UNKNOWN,
  };
}
