import type { Evidence, Insights } from '@firmlens/contract';
import { type Finding, UNKNOWN } from '../../../merge/finding';
import type { CompanyEvent } from '../list-events';
import { COUNTED_DAYS, eventLine, isRecentEvent } from './counted-events';
import { findFigures } from './figures';
import { growthMomentum, trajectoryOf } from './growth-momentum';
import { growthSigns } from './growth-signs';
import type { Sign, SignKind } from './sign';
import { nextLikelyMove } from './next-likely-move';
import { findTakeover, describeTakeover, type Takeover } from './takeover';

const MAX_INDICATORS = 8;
const MAX_RUMOURS = 2;

/** How the insight names several signs of one kind. */
const NAMES: Readonly<Record<SignKind, string>> = {
  funding: 'a funding round',
  headcount: 'the headcount',
  openings: 'openings',
  expansion: 'expansion',
  launch: 'launches',
  traction: 'traction',
  layoffs: 'layoffs',
  legal: 'legal trouble',
  insolvency: 'insolvency or closure',
};
const enumeration = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const isRumour = ({ highlight }: CompanyEvent): boolean => highlight.class === 'rumour';

/** Returns the kinds of the signs as a sentence names them, with their days if known. */
function nameKinds(signs: readonly Sign[]): string {
  const kinds = [...new Set(signs.map(({ kind }) => kind))];
  return enumeration.format(
    kinds.map((kind) => {
      const signsOfKind = signs.filter((sign) => sign.kind === kind);
      const days = signsOfKind.map(({ day }) => day).join(', ');
      return kind === 'headcount' ? NAMES[kind] : `${signsOfKind[0]?.called ?? NAMES[kind]} (${days})`;
    }),
  );
}

function insightText(
  signs: readonly Sign[],
  events: readonly CompanyEvent[],
  hasOtherEvents: boolean,
  takeover: Takeover | null,
): string {
  const rumours = events.filter(isRumour).length;
  const positive = signs.filter(({ points }) => points > 0);
  const negative = signs.filter(({ points }) => points < 0);
  const isSteady = signs.some(({ kind, points }) => kind === 'headcount' && points === 0);
  const isQuiet = signs.length === 0 && takeover === null;
  const sentences = [
    ...(takeover === null ? [] : [`The company was acquired${describeTakeover(takeover)}.`]),
    ...(positive.length > 0 ? [`Signs of growth: ${nameKinds(positive)}.`] : []),
    ...(negative.length > 0 ? [`Signs against it: ${nameKinds(negative)}.`] : []),
    ...(isSteady ? ['The headcount has hardly changed.'] : []),
    ...(isQuiet && hasOtherEvents
      ? ['There is news from the last twelve months, but none of it points to growth or decline.']
      : []),
    ...(isQuiet && !hasOtherEvents ? ['Nothing in the last twelve months points to growth or decline.'] : []),
    ...(rumours > 0 ? [`Not counted: ${rumours} ${rumours === 1 ? 'rumour' : 'rumours'}.`] : []),
  ];
  return sentences.join(' ');
}

/**
 * Returns what the company's events (each once, newest first) and figures mean together, by the rules of
 * docs/signals.md; null if there are neither. Cites the evidence of everything it counts or names.
 */
export function insightsByRule(
  events: readonly CompanyEvent[],
  evidence: readonly Evidence[],
  now: Date,
): Finding<Insights | null> {
  const figures = findFigures(evidence, now);
  const signs = growthSigns(events, figures, now);
  const takeover = findTakeover(events, evidence, now);
  if (signs.length === 0 && events.length === 0 && takeover === null) return UNKNOWN;

  const lines = new Set(signs.map(({ indicator }) => indicator));
  const others = events.filter((event) => !isRumour(event) && !lines.has(eventLine(event)));
  const hasOtherEvents = others.some((event) => isRecentEvent(event, now, COUNTED_DAYS));
  const more = [...others, ...events.filter(isRumour).slice(0, MAX_RUMOURS)].slice(
    0,
    Math.max(0, MAX_INDICATORS - signs.length),
  );
  const move = nextLikelyMove(events, signs, { ...figures, takeover }, now);
  return {
    value: {
      insight: insightText(signs, events, hasOtherEvents, takeover),
      growth_momentum: growthMomentum(signs),
      trajectory: trajectoryOf(signs, hasOtherEvents),
      key_indicators: [...signs.map(({ indicator }) => indicator), ...more.map(eventLine)],
      next_likely_move: move?.value ?? null,
    },
    evidence: [
      ...signs.flatMap((sign): readonly Evidence[] => sign.evidence),
      ...more.flatMap((event): readonly Evidence[] => event.evidence),
      ...events.filter(isRumour).flatMap((event): readonly Evidence[] => event.evidence),
      ...(takeover?.evidence ?? []),
      ...(move?.evidence ?? []),
    ],
  };
}
