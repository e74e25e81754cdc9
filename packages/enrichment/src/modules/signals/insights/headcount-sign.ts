import { dayOf } from '../../../merge/plausible-day';
import type { CompanyEvent } from '../list-events';
import type { Figures } from './figures';
import { COUNTED_DAYS, eventLine, isRecentEvent } from './counted-events';
import type { Sign } from './sign';

/** The percentage from which a change counts, and its points. Losing people says more than gaining some. */
const POINTS_BY_PERCENTAGE: readonly { from: number; growth: number; loss: number }[] = [
  { from: 25, growth: 3, loss: -5 },
  { from: 10, growth: 2, loss: -3 },
  { from: 2, growth: 1, loss: -1 },
];

function headcountPoints(percentage: number): number {
  const step = POINTS_BY_PERCENTAGE.find(({ from }) => Math.abs(percentage) >= from);
  if (step === undefined) return 0;
  return percentage > 0 ? step.growth : step.loss;
}

/** Formats a change: `+12.5%`, `-3%`, `0%`. */
function signedPercent(percentage: number): string {
  return `${percentage > 0 ? '+' : ''}${percentage}%`;
}

/** Returns the sign that the monthly history shows. */
function historySign({ growth }: Figures, now: Date): Sign | null {
  if (growth.value === null) return null;
  const { from, to, percentage, period_start, period_end } = growth.value;
  return {
    kind: 'headcount',
    points: headcountPoints(percentage),
    day: dayOf(now),
    indicator: `Headcount from ${from} in ${period_start} to ${to} in ${period_end} (${signedPercent(percentage)})`,
    evidence: growth.evidence,
  };
}

interface Change {
  event: CompanyEvent;
  from: number;
  to: number;
}

function readChange(event: CompanyEvent): Change[] {
  const { entities } = event.highlight;
  const [from, to] = [Number(entities['from']), Number(entities['to'])];
  return entities['change'] === 'headcount' && from > 0 && to >= 0 ? [{ event, from, to }] : [];
}

/**
 * Returns the sign that the changes between enrichments of the last year show. A change that continues the
 * one before adds to it.
 */
function changesSign(events: readonly CompanyEvent[], now: Date): Sign | null {
  const changes = events.filter((event) => isRecentEvent(event, now, COUNTED_DAYS)).flatMap(readChange);
  const [newest] = changes;
  if (newest === undefined) return null;
  let first = newest;
  for (const change of changes.slice(1)) {
    if (change.to !== first.from) break;
    first = change;
  }
  const percentage = Math.round(((newest.to - first.from) / first.from) * 10_000) / 100;
  const { date } = newest.event.highlight;
  return {
    kind: 'headcount',
    points: headcountPoints(percentage),
    day: date ?? dayOf(now),
    indicator:
      first === newest
        ? eventLine(newest.event)
        : `${date ?? 'Undated'}: headcount from ${first.from} to ${newest.to} (${signedPercent(percentage)})`,
    evidence: changes.slice(0, changes.indexOf(first) + 1).flatMap(({ event }) => event.evidence),
  };
}

/**
 * Returns the headcount's sign, once: the monthly history and the enrichments can report the same change, so
 * the one with more weight counts, or the history if they are equal.
 */
export function headcountSign(events: readonly CompanyEvent[], figures: Figures, now: Date): Sign[] {
  return [historySign(figures, now), changesSign(events, now)]
    .filter((sign) => sign !== null)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, 1);
}
