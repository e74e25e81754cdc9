import type { Evidence, HighlightType } from '@firmlens/contract';
import { daysBetween, dayOf } from '../../../merge/plausible-day';
import type { CompanyEvent } from '../event-list';
import type { Figures } from './figures';

export type SignKind =
  | 'funding'
  | 'headcount'
  | 'openings'
  | 'expansion'
  | 'launch'
  | 'traction'
  | 'layoffs'
  | 'legal'
  | 'insolvency';

/** One fact that speaks for growth, or against it. */
export interface Sign {
  kind: SignKind;
  /** Above 0 for growth, below 0 against it; 0 for a headcount that hardly changed. */
  points: number;
  /** `YYYY-MM-DD`. */
  day: string;
  /** As a line of `key_indicators`. */
  indicator: string;
  evidence: readonly Evidence[];
}

/** What counts lies within so many days. */
export const COUNTED_DAYS = 365;
const MAX_TITLE = 160;

/** What an event of a type is worth, and how many of the newest count: the tenth launch tells no more than the second. */
const EVENTS: Readonly<Partial<Record<HighlightType, { kind: SignKind; points: number; atMost: number }>>> = {
  funding: { kind: 'funding', points: 3, atMost: 1 },
  expansion: { kind: 'expansion', points: 1, atMost: 2 },
  product: { kind: 'launch', points: 1, atMost: 2 },
  traction: { kind: 'traction', points: 1, atMost: 2 },
  layoffs: { kind: 'layoffs', points: -3, atMost: 2 },
  legal: { kind: 'legal', points: -1, atMost: 2 },
};
const INSOLVENCY_POINTS = -10;
/** A headcount's change in percent, in either direction, from which on it counts, and counts more. */
const GROWTH = { some: 2, much: 10 };
const OPENINGS_POINTS = { some: 1, active: 2 };

const INSOLVENCY =
  /(?<!\p{L})(?:insolven|bankrupt|chapter (?:7|11)(?!\d)|(?:enters?|into|in) (?:administration|receivership|liquidation)|liquidators? appointed|administrators? appointed|winding[- ]up|insolvenz|konkurs|(?:redressement|liquidation) judiciaire|concurso de acreedores|fallimento)/iu;

/** Whether an event is an insolvency: no type says so, and whoever tells of one uses one of these words. */
function isInsolvency({ highlight: { type, title, description } }: CompanyEvent): boolean {
  return (type === 'legal' || type === 'business') && INSOLVENCY.test(`${title} ${description ?? ''}`);
}

/** Whether the event is more than hearsay, and happened within so many days. */
export function isRecent({ highlight }: CompanyEvent, now: Date, days: number): boolean {
  const { class: standing, date } = highlight;
  return standing !== 'rumour' && date !== null && daysBetween(date, dayOf(now)) <= days;
}

/** The event as a line of `key_indicators`. */
export function eventLine({ highlight: { class: standing, date, title, type } }: CompanyEvent): string {
  const said = title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE)}…` : title;
  const weight = standing === 'rumour' ? 'rumour, not counted' : standing;
  return `${date ?? 'Undated'}: ${said} (${type}, ${weight})`;
}

function eventSigns(events: readonly CompanyEvent[], now: Date): Sign[] {
  const counted = new Map<SignKind, number>();
  return events
    .filter((event) => isRecent(event, now, COUNTED_DAYS))
    .flatMap((event): Sign[] => {
      const rule = isInsolvency(event)
        ? { kind: 'insolvency' as const, points: INSOLVENCY_POINTS, atMost: 1 }
        : EVENTS[event.highlight.type];
      if (rule === undefined) return [];
      const before = counted.get(rule.kind) ?? 0;
      if (before >= rule.atMost) return [];
      counted.set(rule.kind, before + 1);
      const { kind, points } = rule;
      const day = event.highlight.date ?? '';
      return [{ kind, points, day, indicator: eventLine(event), evidence: event.evidence }];
    });
}

/** `+12.5%`, `-3%`, `0%`. */
function signedPercent(percentage: number): string {
  return `${percentage > 0 ? '+' : ''}${percentage}%`;
}

function headcountPoints(percentage: number): number {
  const size = Math.abs(percentage);
  if (size < GROWTH.some) return 0;
  if (size < GROWTH.much) return Math.sign(percentage);
  // Losing a tenth of the people says more than winning one.
  return percentage > 0 ? 2 : -3;
}

function figureSigns(figures: Figures, now: Date): Sign[] {
  const { growth, openings, isClosed } = figures;
  const today = dayOf(now);
  const signs: Sign[] = [];
  if (growth.value !== null) {
    const { from, to, percentage, period_start, period_end } = growth.value;
    signs.push({
      kind: 'headcount',
      points: headcountPoints(percentage),
      day: today,
      indicator: `Headcount from ${from} in ${period_start} to ${to} in ${period_end} (${signedPercent(percentage)})`,
      evidence: growth.evidence,
    });
  }
  if (openings.value !== null) {
    const { count, isActive, seenOn } = openings.value;
    signs.push({
      kind: 'openings',
      points: isActive ? OPENINGS_POINTS.active : OPENINGS_POINTS.some,
      day: seenOn,
      indicator: `${seenOn}: ${count} ${count === 1 ? 'opening' : 'openings'}`,
      evidence: openings.evidence,
    });
  }
  if (isClosed.value !== null) {
    signs.push({
      kind: 'insolvency',
      points: INSOLVENCY_POINTS,
      day: today,
      indicator: 'Company status: closed',
      evidence: isClosed.evidence,
    });
  }
  return signs;
}

/** A round that only the funding history knows, where no event of the time tells one. */
function roundSign({ lastRound }: Figures, signs: readonly Sign[], now: Date): Sign[] {
  const day = lastRound.value;
  if (day === null || daysBetween(day, dayOf(now)) > COUNTED_DAYS) return [];
  if (signs.some(({ kind }) => kind === 'funding')) return [];
  const indicator = `${day}: funding round`;
  return [{ kind: 'funding', points: 3, day, indicator, evidence: lastRound.evidence }];
}

/**
 * What of the last twelve months speaks for growth or against it, the weightiest first, then the newest. Hearsay and
 * what has no day are no signs. Events come newest first.
 */
export function growthSigns(events: readonly CompanyEvent[], figures: Figures, now: Date): Sign[] {
  const told = eventSigns(events, now);
  return [...told, ...roundSign(figures, told, now), ...figureSigns(figures, now)].sort(
    (a, b) => Math.abs(b.points) - Math.abs(a.points) || (a.day < b.day ? 1 : a.day > b.day ? -1 : 0),
  );
}
