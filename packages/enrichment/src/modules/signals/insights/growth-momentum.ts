import type { GrowthMomentum, Trajectory } from '@firmlens/contract';
import type { Sign, SignKind } from './sign';

const MIN_STRONG = 6;
const MIN_MODERATE = 3;
const MIN_STABLE = 0;
const MIN_SLOWING = -3;

const sumOf = (signs: readonly Sign[]): number => signs.reduce((sum, { points }) => sum + points, 0);

/** Converts the sum of the signs' points to a word. */
export function growthMomentum(signs: readonly Sign[]): GrowthMomentum {
  if (signs.length === 0) return 'undetermined';
  const sum = sumOf(signs);
  if (sum >= MIN_STRONG) return 'strong';
  if (sum >= MIN_MODERATE) return 'moderate';
  if (sum >= MIN_STABLE) return 'stable';
  return sum >= MIN_SLOWING ? 'slowing' : 'declining';
}

/**
 * Returns the first trajectory that applies. Contracting: insolvent, or losing people (layoffs, a falling
 * headcount) with points below 0. Expanding: more places or a tenth more people, with points above 0.
 * Building: money, launches or openings. Consolidating: any other event, including `hasOtherEvents`.
 */
export function trajectoryOf(signs: readonly Sign[], hasOtherEvents: boolean): Trajectory {
  const hasSign = (...kinds: SignKind[]) => signs.some(({ kind }) => kinds.includes(kind));
  const headcount = signs.find(({ kind }) => kind === 'headcount')?.points ?? 0;
  const sum = sumOf(signs);
  if (hasSign('insolvency') || (sum < 0 && (hasSign('layoffs') || headcount < 0))) return 'contracting';
  if (sum > 0 && (hasSign('expansion') || headcount >= 2)) return 'expanding';
  if (hasSign('funding', 'launch', 'openings')) return 'building';
  return signs.length > 0 || hasOtherEvents ? 'consolidating' : 'undetermined';
}
