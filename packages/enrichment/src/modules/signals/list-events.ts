import { type Evidence, evidenceFor } from '@firmlens/contract';
import { sortByTrust, type FieldEvidence } from '../../merge/sort-by-trust';
import { compareText } from '../../merge/name-keys';
import { parsePastDay } from '../../merge/plausible-day';
import { trustRank } from '../../merge/trust';
import { type DollarRateOn, dollarRates } from '../funding/dollar-rates';
import { CLASSES, type CompanyEvent, mergeReports } from './merge-reports';
import { createCompanyNameTest } from './company-name';
import { readReport, type Report } from './report';
import { canBeSameEvent, daysApart, reportSameEvent } from './same-event';

export type { CompanyEvent };

/**
 * Comparing all pairs is quadratic, so only this many of the newest take part: more than all sources report.
 */
const MAX_COMPARED = 500;

/**
 * Puts the most official report first, then the most trusted, then the most detailed. A notice that states
 * only the kind of event comes after reports by name.
 */
function compareOfficial(a: Report, b: Report): number {
  return (
    classRank(a) - classRank(b) ||
    trustRank('signals.highlights', a.item.source) - trustRank('signals.highlights', b.item.source) ||
    b.factCount - a.factCount
  );
}

function classRank({ observation, isNotice }: Report): number {
  // Anyone who names the event describes it better than a notice.
  return isNotice ? CLASSES.indexOf('reported') + 0.5 : CLASSES.indexOf(observation.class);
}

/**
 * Puts reports with a day first, then those with the most facts: they show best what the others are about.
 */
function compareDetail(a: Report, b: Report): number {
  return (
    Number(a.day === null) - Number(b.day === null) || b.factCount - a.factCount || compareOfficial(a, b)
  );
}

/** Reports of one event, by index. */
type ReportGroup = readonly number[];

/** Returns the days between two reports. A pair without a day comes last. */
function distance(a: Report, b: Report): number {
  return a.span === null || b.span === null ? Number.MAX_SAFE_INTEGER : daysApart(a, b);
}

/**
 * Groups reports by event. Pairs that report the same are joined, nearest in time first, as long as all
 * reports of an event are compatible and all match one of the most detailed.
 */
function groupByEvent(reports: readonly Report[], rateOn: DollarRateOn): Report[][] {
  const size = reports.length;
  const compatible = new Uint8Array(size * size);
  const same = new Uint8Array(size * size);
  const pairs: { at: number; other: number; days: number }[] = [];
  reports.forEach((a, at) => {
    for (let other = 0; other < at; other++) {
      const b = reports[other];
      if (b === undefined || !canBeSameEvent(a, b, rateOn)) continue;
      compatible[at * size + other] = compatible[other * size + at] = 1;
      if (!reportSameEvent(a, b, rateOn)) continue;
      same[at * size + other] = same[other * size + at] = 1;
      pairs.push({ at, other, days: distance(a, b) });
    }
  });
  pairs.sort((a, b) => a.days - b.days || a.other - b.other || a.at - b.at);

  const detailOf = (index: number) => reports[index]?.factCount ?? 0;
  const canJoin = (some: ReportGroup, more: ReportGroup): boolean => {
    if (!some.every((a) => more.every((b) => compatible[a * size + b] === 1))) return false;
    const all = [...some, ...more];
    const most = Math.max(...all.map(detailOf));
    return all.some((a) => detailOf(a) === most && all.every((b) => a === b || same[a * size + b] === 1));
  };

  const eventOf: ReportGroup[] = reports.map((_, index) => [index]);
  // Two large events are linked by many pairs, so their comparison is remembered.
  const incompatible = new Map<ReportGroup, Set<ReportGroup>>();
  for (const { at, other } of pairs) {
    const [some, more] = [eventOf[other] ?? [], eventOf[at] ?? []];
    if (some === more || incompatible.get(some)?.has(more) || incompatible.get(more)?.has(some)) continue;
    if (canJoin(some, more)) {
      const event = [...some, ...more];
      for (const place of event) eventOf[place] = event;
    } else {
      incompatible.set(some, (incompatible.get(some) ?? new Set()).add(more));
    }
  }
  return [...new Set(eventOf)].map((places) =>
    [...places].sort((a, b) => a - b).flatMap((index) => reports[index] ?? []),
  );
}

/** Caches rates: a look-up is slow, and the same few are needed again and again. */
function memoizeRates(rateOn: DollarRateOn): DollarRateOn {
  const known = new Map<string, ReturnType<DollarRateOn>>();
  return (currency, day) => {
    const key = `${currency} ${day}`;
    if (!known.has(key)) known.set(key, rateOn(currency, day));
    return known.get(key);
  };
}

/**
 * Returns the events behind the highlights, each once, in the words of the most official source, newest
 * first.
 */
export function listEvents(evidence: readonly Evidence[], now: Date): CompanyEvent[] {
  const rateOn = memoizeRates(dollarRates(evidence));
  const isOwn = createCompanyNameTest(evidence);
  const dayOf = ({ value }: FieldEvidence<'signals.highlights'>) => parsePastDay(value.date, now) ?? '';
  const reports = sortByTrust<'signals.highlights'>(evidenceFor(evidence, 'signals.highlights'))
    .map((item) => ({ item, day: dayOf(item) }))
    .sort((a, b) => compareText(b.day, a.day))
    .slice(0, MAX_COMPARED)
    .map(({ item }) => readReport(item, isOwn, now))
    .sort(compareDetail);
  return groupByEvent(reports, rateOn)
    .flatMap((event) => {
      const [best, ...others] = event.sort(compareOfficial);
      return best === undefined ? [] : mergeReports([best, ...others], rateOn, now);
    })
    .sort((a, b) => compareText(b.highlight.date ?? '', a.highlight.date ?? ''));
}
