import { textKey } from '@firmlens/contract';
import { distance } from 'fastest-levenshtein';

/** A shorter text is a code or an abbreviation, and similar codes mean different things. */
const MIN_LENGTH = 4;
/** Maximum share of the longer text's characters that may differ. */
const MAX_DIFFERENT_SHARE = 0.25;

/**
 * Returns the value that a text most likely means: the one of which it is a prefix or that is a prefix of it,
 * else the one that it misspells. Null if there is none or several fit equally well. `spellings` pairs each
 * spelling with its value.
 */
export function suggestValue<Value>(
  text: string,
  spellings: Iterable<readonly [string, Value]>,
): Value | null {
  const key = textKey(text);
  if (key.length < MIN_LENGTH) return null;
  const others = [...spellings]
    .map(([spelling, value]) => ({ spelling: textKey(spelling), value }))
    .filter(({ spelling }) => spelling.length >= MIN_LENGTH);
  const prefixMatches = others.filter(
    ({ spelling }) => spelling.startsWith(key) || key.startsWith(`${spelling} `),
  );
  return singleValue(prefixMatches) ?? singleValue(findClosest(key, others));
}

function findClosest<Other extends { spelling: string }>(key: string, others: readonly Other[]): Other[] {
  const distances = others.map((other) => ({ other, changes: distance(key, other.spelling) }));
  const least = Math.min(...distances.map(({ changes }) => changes));
  return distances
    .filter(({ changes }) => changes === least)
    .flatMap(({ other }) =>
      least <= Math.max(key.length, other.spelling.length) * MAX_DIFFERENT_SHARE ? [other] : [],
    );
}

/** Returns the value that all entries share, or null if there are several or none. */
function singleValue<Value>(all: readonly { value: Value }[]): Value | null {
  const [value, another] = new Set(all.map((one) => one.value));
  return value === undefined || another !== undefined ? null : value;
}
