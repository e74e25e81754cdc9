import type { Evidence, HighlightObservation } from '@firmlens/contract';
import { compareText } from '../../merge/name-keys';
import { isDollarAmount } from '../../merge/plausible';
import { parsePastDay } from '../../merge/plausible-day';
import type { DollarRateOn } from '../funding/dollar-rates';
import type { Report } from './report';
import { type Dollars, dollarsOf } from './same-event';

/** The company and registers rank before named third parties, and those before rumours. */
export const CLASSES: readonly HighlightObservation['class'][] = ['confirmed', 'reported', 'rumour'];

/** One event, merged from all reports of it. */
export interface CompanyEvent {
  highlight: HighlightObservation;
  /** The reports, and the rate used to convert an amount to dollars. */
  evidence: Evidence[];
}

/**
 * Merges `reports`, the most official first: its words, details in that order, and the earliest stated day. A
 * rumour precedes the event, so its day counts only if there is no other.
 */
export function mergeReports(
  reports: readonly [Report, ...Report[]],
  rateOn: DollarRateOn,
  now: Date,
): CompanyEvent {
  const [best] = reports;
  const earliestDay = (some: readonly Report[]) => earliest(some.flatMap(({ day }) => day ?? []));
  const date =
    earliestDay(reports.filter(({ observation }) => observation.class !== 'rumour')) ?? earliestDay(reports);
  const { amount, dollars } = best.kind === 'round' ? moneyOf(reports, date, rateOn) : NO_MONEY;
  const known = reports.reduce((all, { observation }) => ({ ...observation.entities, ...all }), {});
  const eventClass =
    CLASSES.find((known) => reports.some(({ observation }) => observation.class === known)) ??
    best.observation.class;
  const seenOn = earliest(
    reports.flatMap(({ item }) => parsePastDay(item.observed_at.slice(0, 10), now) ?? []),
  );
  return {
    highlight: {
      type: typeOf(reports),
      title: best.observation.title,
      date,
      description:
        reports.find(({ observation }) => observation.description !== null)?.observation.description ?? null,
      entities: {
        ...known,
        ...(amount === null ? {} : { amount }),
        ...(dollars === null ? {} : { amount_usd: String(Math.round(dollars.usd)) }),
        class: eventClass,
        ...(best.item.url === null ? {} : { source_url: best.item.url }),
        ...(seenOn === null ? {} : { seen_on: seenOn }),
        evidence: String(countSources(reports)),
      },
      class: eventClass,
    },
    evidence: [...reports.map(({ item }) => item), ...(dollars?.rate ? [dollars.rate] : [])],
  };
}

/**
 * Returns the type of the event. A report of a partnership may mean the acquisition that the others report.
 */
function typeOf([best, ...others]: readonly [Report, ...Report[]]): HighlightObservation['type'] {
  const { type } = best.observation;
  const isTakeover =
    type === 'partnership' && others.some(({ observation }) => observation.type === 'acquisition');
  return isTakeover ? 'acquisition' : type;
}

/**
 * Counts the sources. A change between two enrichments adds nothing if it comes from a report that is already
 * counted.
 */
function countSources(reports: readonly Report[]): number {
  const isChange = ({ item }: Report) => item.source === 'own-observation';
  const urls = new Set(reports.flatMap((report) => (isChange(report) ? [] : (report.item.url ?? []))));
  return reports.filter((report) => !(isChange(report) && urls.has(report.item.url ?? ''))).length;
}

function earliest(days: readonly string[]): string | null {
  return [...days].sort(compareText)[0] ?? null;
}

const NO_MONEY = { amount: null, dollars: null };

/**
 * Returns a round's amount from its best report, and in dollars: from that report, otherwise at the rate of
 * its day, otherwise from another report.
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
  return { amount: amounts[0]?.observation.entities['amount'] ?? null, dollars: dollars ?? null };
}
