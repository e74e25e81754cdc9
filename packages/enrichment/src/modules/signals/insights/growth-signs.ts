import type { HighlightType } from '@firmlens/contract';
import { daysBetween, dayOf } from '../../../merge/plausible-day';
import type { CompanyEvent } from '../list-events';
import { COUNTED_DAYS, eventLine, isRecentEvent } from './counted-events';
import type { Figures } from './figures';
import { headcountSign } from './headcount-sign';
import { formatEntityAmount } from './money-words';
import type { Sign, SignKind } from './sign';

/** Events of one kind within this many days count once: they are reported in pieces. */
const WEEK = 7;

/**
 * The points of an event type, and how many of the newest count: the tenth launch says no more than the
 * second.
 */
const EVENTS: Readonly<
  Partial<Record<HighlightType, { kind: SignKind; points: number; maxCounted: number }>>
> = {
  funding: { kind: 'funding', points: 3, maxCounted: 1 },
  expansion: { kind: 'expansion', points: 1, maxCounted: 2 },
  product: { kind: 'launch', points: 1, maxCounted: 2 },
  traction: { kind: 'traction', points: 1, maxCounted: 2 },
  layoffs: { kind: 'layoffs', points: -3, maxCounted: 2 },
  legal: { kind: 'legal', points: -1, maxCounted: 2 },
};
const INSOLVENCY_POINTS = -10;
const OPENINGS_POINTS = { some: 1, active: 2 };

const INSOLVENCY =
  /(?<!\p{L})(?:insolven|bankrupt|chapter (?:7|11)(?!\d)|(?:enters?|into|in) (?:administration|receivership|liquidation)|liquidators? appointed|administrators? appointed|winding[- ]up|insolvenz|konkurs|(?:redressement|liquidation) judiciaire|concurso de acreedores|fallimento)/iu;

/** Whether an event is an insolvency. No type says so, but every report of one uses one of these words. */
function isInsolvency({ highlight: { type, title, description } }: CompanyEvent): boolean {
  return (type === 'legal' || type === 'business') && INSOLVENCY.test(`${title} ${description ?? ''}`);
}

function eventSigns(events: readonly CompanyEvent[], now: Date): Sign[] {
  const counted = new Map<SignKind, string[]>();
  return events
    .filter((event) => isRecentEvent(event, now, COUNTED_DAYS))
    .flatMap((event): Sign[] => {
      const rule = isInsolvency(event)
        ? { kind: 'insolvency' as const, points: INSOLVENCY_POINTS, maxCounted: 1 }
        : EVENTS[event.highlight.type];
      if (rule === undefined) return [];
      const days = counted.get(rule.kind) ?? [];
      const day = event.highlight.date ?? '';
      // Events come newest first.
      if (days.length >= rule.maxCounted || days.some((later) => daysBetween(day, later) < WEEK)) return [];
      counted.set(rule.kind, [...days, day]);
      const { kind, points } = rule;
      const sum = kind === 'funding' ? formatEntityAmount(event.highlight.entities) : null;
      return [
        {
          ...{ kind, points, day, indicator: eventLine(event), evidence: event.evidence },
          ...(sum !== null && { called: `a funding round of ${sum}` }),
        },
      ];
    });
}

function figureSigns(figures: Figures, now: Date): Sign[] {
  const { openings, isClosed } = figures;
  const today = dayOf(now);
  const signs: Sign[] = [];
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

/** Returns a round that only the funding history knows, if no event of that time reports it. */
function roundSign({ lastRound }: Figures, signs: readonly Sign[], now: Date): Sign[] {
  if (lastRound.value === null) return [];
  const { day, what } = lastRound.value;
  if (daysBetween(day, dayOf(now)) > COUNTED_DAYS || signs.some(({ kind }) => kind === 'funding')) return [];
  const called = what ?? 'a funding round';
  return [
    { kind: 'funding', points: 3, day, indicator: `${day}: ${called}`, called, evidence: lastRound.evidence },
  ];
}

/**
 * Returns the signs for or against growth in the last twelve months, by weight, then newest first. Rumours
 * and events without a day do not count. Pass events newest first.
 */
export function growthSigns(events: readonly CompanyEvent[], figures: Figures, now: Date): Sign[] {
  const signs = eventSigns(events, now);
  return [
    ...signs,
    ...roundSign(figures, signs, now),
    ...headcountSign(events, figures, now),
    ...figureSigns(figures, now),
  ].sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
}
