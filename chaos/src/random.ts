import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The source of every choice in a run. The same seed gives the same choices. */
export interface Random {
  /** Returns an integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(from: readonly T[]): T;
  /** Returns true with this probability, from 0 to 1. */
  share(of: number): boolean;
}

/** Returns the choices for one part of the run. Parts do not affect each other's. */
export function createRandom(seed: number, part: string): Random {
  const generator = xoroshiro128plus(Buffer.from(part).reduce((hash, byte) => (hash * 31 + byte) | 0, seed));
  const int = (min: number, max: number) => uniformInt(generator, min, max);
  return {
    int,
    pick(from) {
      const picked = from[int(0, from.length - 1)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    share: (of) => int(0, 999_999) < of * 1_000_000,
  };
}
