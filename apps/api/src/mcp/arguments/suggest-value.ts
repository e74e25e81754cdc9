import { textKey } from '@firmlens/contract';
import { distance } from 'fastest-levenshtein';

/** Below that a text is a code or an abbreviation, whose neighbours are other things. */
const SHORTEST = 4;
/** Share of the characters of the longer text that may differ. */
const MOST_DIFFERENT = 0.25;

/**
 * The value that a text was most likely meant for, of values by their spellings: the one that it begins, or that begins
 * it, else the one that it misspells. Null where that is none, or as much another.
 */
export function suggestValue<Value>(
  text: string,
  spellings: Iterable<readonly [string, Value]>,
): Value | null {
  const key = textKey(text);
  if (key.length < SHORTEST) return null;
  const others = [...spellings]
    .map(([spelling, value]) => ({ spelling: textKey(spelling), value }))
    .filter(({ spelling }) => spelling.length >= SHORTEST);
  const begun = others.filter(({ spelling }) => spelling.startsWith(key) || key.startsWith(`${spelling} `));
  return only(begun) ?? only(leastDifferent(key, others));
}

function leastDifferent<Other extends { spelling: string }>(key: string, others: readonly Other[]): Other[] {
  const far = others.map((other) => ({ other, changes: distance(key, other.spelling) }));
  const least = Math.min(...far.map(({ changes }) => changes));
  return far
    .filter(({ changes }) => changes === least)
    .flatMap(({ other }) =>
      least <= Math.max(key.length, other.spelling.length) * MOST_DIFFERENT ? [other] : [],
    );
}

/** The one value of all of these; null where they have several, or none. */
function only<Value>(all: readonly { value: Value }[]): Value | null {
  const [value, another] = new Set(all.map((one) => one.value));
  return value === undefined || another !== undefined ? null : value;
}
