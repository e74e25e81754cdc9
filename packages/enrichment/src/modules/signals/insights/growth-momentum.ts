import type { GrowthMomentum, Trajectory } from '@firmlens/contract';
import type { Sign, SignKind } from './sign';

const STRONG = 6;
const MODERATE = 3;
const STABLE = 0;
const SLOWING = -3;

const sumOf = (signs: readonly Sign[]): number => signs.reduce((sum, { points }) => sum + points, 0);

/** Converts the sum of the signs' points to a word. */
export function growthMomentum(signs: readonly Sign[]): GrowthMomentum {
  if (signs.length === 0) return 'undetermined';
  const sum = sumOf(signs);
  if (sum >= STRONG) return 'strong';
  if (sum >= MODERATE) return 'moderate';
  if (sum >= STABLE) return 'stable';
  return sum >= SLOWING ? 'slowing' : 'declining';
}

/**
 * Returns the first trajectory that applies. Contracting: insolvent, or losing people (layoffs, a falling
 * headcount) with points below 0. Expanding: more places or a tenth more people, with points above 0.
 * Building: money, launches or openings. Consolidating: any other event, including `hasOtherEvents`.
 */
export function trajectoryOf(signs: readonly Sign[], hasOtherEvents: boolean): Trajectory {
  const has = (...kinds: SignKind[]) => signs.some(({ kind }) => kinds.includes(kind));
  const headcount = signs.find(({ kind }) => kind === 'headcount')?.points ?? 0;
  const sum = sumOf(signs);
  if (has('insolvency') || (sum < 0 && (has('layoffs') || headcount < 0))) return 'contracting';
  if (sum > 0 && (has('expansion') || headcount >= 2)) return 'expanding';
  if (has('funding', 'launch', 'openings')) return 'building';
  return signs.length > 0 || hasOtherEvents ? 'consolidating' : 'undetermined';
}
