import { type Evidence, evidenceFor } from '@firmlens/contract';
import { bestFirst, type Seen } from '../../merge/best-first';
import { compareText } from '../../merge/name-keys';
import { pastDay } from '../../merge/plausible-day';
import { trustRank } from '../../merge/trust';
import { type DollarRateOn, dollarRates } from '../funding/dollar-rates';
import { CLASSES, type CompanyEvent, mergeReports } from './merge-reports';
import { readReport, type Report } from './report';
import { canBeOne, daysApart, tellSame } from './same-event';

export type { CompanyEvent };

/** Comparing each with each is quadratic: this many of the newest take part, more than the sources tell together. */
const MAX_COMPARED = 500;

/** The most official first, but for those that tell only the kind of event; then the most trusted, then who tells most. */
function byStanding(a: Report, b: Report): number {
  return (
    standingOf(a) - standingOf(b) ||
    trustRank('signals.highlights', a.item.source) - trustRank('signals.highlights', b.item.source) ||
    b.telling - a.telling
  );
}

function standingOf({ told, isNotice }: Report): number {
  // Better words than a notice's are anybody's who tells the event by name.
  return isNotice ? CLASSES.indexOf('reported') + 0.5 : CLASSES.indexOf(told.class);
}

/** Those with a day before those without, then those that name most: they show best what the others tell of. */
function byFacts(a: Report, b: Report): number {
  return Number(a.day === null) - Number(b.day === null) || b.telling - a.telling || byStanding(a, b);
}

/** Reports of one event; the first is the one that all others were found to tell the same as. */
type Reports = [Report, ...Report[]];

/** The reports by event. A report that fits several joins the one that is nearest in time. */
function byEvent(reports: readonly Report[], rateOn: DollarRateOn): Reports[] {
  const events: Reports[] = [];
  for (const report of reports) {
    const fits = ([first, ...others]: Reports) =>
      canBeOne(first, report, rateOn) &&
      tellSame(first, report, rateOn) &&
      others.every((other) => canBeOne(other, report, rateOn));
    const [nearest] = events.filter(fits).sort(([a], [b]) => daysApart(a, report) - daysApart(b, report));
    if (nearest === undefined) events.push([report]);
    else nearest.push(report);
  }
  return events;
}

/** Looking a rate up takes its time, and few are asked for again and again. */
function remembered(rateOn: DollarRateOn): DollarRateOn {
  const known = new Map<string, ReturnType<DollarRateOn>>();
  return (currency, day) => {
    const key = `${currency} ${day}`;
    if (!known.has(key)) known.set(key, rateOn(currency, day));
    return known.get(key);
  };
}

/** The events that highlights tell of, each once and as the most official source tells it, the newest first. */
export function eventList(evidence: readonly Evidence[], now: Date): CompanyEvent[] {
  const rateOn = remembered(dollarRates(evidence));
  const dayOf = ({ value }: Seen<'signals.highlights'>) => pastDay(value.date, now) ?? '';
  const reports = bestFirst<'signals.highlights'>(evidenceFor(evidence, 'signals.highlights'))
    .map((item) => ({ item, day: dayOf(item) }))
    .sort((a, b) => compareText(b.day, a.day))
    .slice(0, MAX_COMPARED)
    .map(({ item }) => readReport(item, now))
    .sort(byFacts);
  return byEvent(reports, rateOn)
    .map((event) => mergeReports(event.sort(byStanding), rateOn, now))
    .sort((a, b) => compareText(b.highlight.date ?? '', a.highlight.date ?? ''));
}
