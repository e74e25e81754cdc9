import type { Evidence, HighlightObservation } from '@firmlens/contract';
import { compareText } from '../../merge/name-keys';
import { isDollarAmount } from '../../merge/plausible';
import { parsePastDay } from '../../merge/plausible-day';
import type { DollarRateOn } from '../funding/dollar-rates';
import type { Report } from './report';
import { type Dollars, dollarsOf } from './same-event';

/** The company and registries before named third parties, those before hearsay. */
export const CLASSES: readonly HighlightObservation['class'][] = ['confirmed', 'reported', 'rumour'];

/** One event out of all that was said of it. */
export interface CompanyEvent {
  highlight: HighlightObservation;
  /** The reports, and the rate by which an amount was turned into dollars. */
  evidence: Evidence[];
}

/**
 * The event that reports tell of together, `reports` with the most official first: its words, what is known of it by
 * that order, and the earliest day that is told. Hearsay comes before the event, so its day counts only where there is
 * nothing else.
 */
export function mergeReports(
  reports: readonly [Report, ...Report[]],
  rateOn: DollarRateOn,
  now: Date,
): CompanyEvent {
  const [best] = reports;
  const days = (those: readonly Report[]) => earliest(those.flatMap(({ day }) => day ?? []));
  const date = days(reports.filter(({ told }) => told.class !== 'rumour')) ?? days(reports);
  const { amount, dollars } = best.kind === 'round' ? moneyOf(reports, date, rateOn) : NO_MONEY;
  const known = reports.reduce((all, { told }) => ({ ...told.entities, ...all }), {});
  const standing =
    CLASSES.find((known) => reports.some(({ told }) => told.class === known)) ?? best.told.class;
  const seenOn = earliest(
    reports.flatMap(({ item }) => parsePastDay(item.observed_at.slice(0, 10), now) ?? []),
  );
  return {
    highlight: {
      type: typeOf(reports),
      title: best.told.title,
      date,
      description: reports.find(({ told }) => told.description !== null)?.told.description ?? null,
      entities: {
        ...known,
        ...(amount === null ? {} : { amount }),
        ...(dollars === null ? {} : { amount_usd: String(Math.round(dollars.usd)) }),
        class: standing,
        ...(best.item.url === null ? {} : { source_url: best.item.url }),
        ...(seenOn === null ? {} : { seen_on: seenOn }),
        evidence: String(countTellers(reports)),
      },
      class: standing,
    },
    evidence: [...reports.map(({ item }) => item), ...(dollars?.rate ? [dollars.rate] : [])],
  };
}

/** Whoever tells of a partnership may mean the takeover that the others tell of. */
function typeOf([best, ...others]: readonly [Report, ...Report[]]): HighlightObservation['type'] {
  const { type } = best.told;
  const isTakeover = type === 'partnership' && others.some(({ told }) => told.type === 'acquisition');
  return isTakeover ? 'acquisition' : type;
}

/** How many tell it: a change between two looks that stands on a report which is counted tells nothing more. */
function countTellers(reports: readonly Report[]): number {
  const isChange = ({ item }: Report) => item.source === 'own-observation';
  const urls = new Set(reports.flatMap((report) => (isChange(report) ? [] : (report.item.url ?? []))));
  return reports.filter((report) => !(isChange(report) && urls.has(report.item.url ?? ''))).length;
}

function earliest(days: readonly string[]): string | null {
  return [...days].sort(compareText)[0] ?? null;
}

const NO_MONEY = { amount: null, dollars: null };

/**
 * A round's amount as its best report tells it, and in dollars: by that report itself, else at the rate of its day,
 * else by another report.
 */
function moneyOf(
  reports: readonly Report[],
  date: string | null,
  rateOn: DollarRateOn,
): { amount: string | null; dollars: Dollars | null } {
  const amounts = reports.filter(({ money }) => money !== null);
  const dollars = amounts
    .map((report) => dollarsOf(report, date, rateOn))
    .find((found) => found !== null && isDollarAmount(Math.round(found.usd)));
  return { amount: amounts[0]?.told.entities['amount'] ?? null, dollars: dollars ?? null };
}
