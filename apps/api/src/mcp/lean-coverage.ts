import type { Coverage } from '@firmlens/contract';
import { isDeepStrictEqual } from 'node:util';

/** Drops the block of a single company if it says the same as the one above it. */
export function leanCoverage({ companies = [], ...summary }: Coverage): Coverage {
  const [first, ...others] = companies;
  if (first === undefined) return summary;
  const isRepetition = others.length === 0 && isDeepStrictEqual(first, { domain: first.domain, ...summary });
  return isRepetition ? summary : { ...summary, companies };
}
