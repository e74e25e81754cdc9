import { allMatches, domainLabel, foldName } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';

const SHORTEST = 5;
const LONGEST = 30;
const LEAST_TIMES = 2;
const MAX_TEXT = 20_000;
/** What may stand between the letters of a name: `UB Global`, `Acme-Web`. */
const BETWEEN = '[ &-]?';

/**
 * Returns the domain's name as the pages spell it in their texts, with capitals, if they do so more than once:
 * `Acme Web` of acmeweb.com. Null if they do not.
 */
export function spelledDomain(domain: string, pages: readonly WebPage[]): string | null {
  const letters = foldName(domainLabel(domain));
  if (letters.length < SHORTEST || letters.length > LONGEST || !/^[a-z\d]+$/.test(letters)) return null;
  const name = new RegExp(
    `(?<![\\p{L}\\p{N}@./_-])${(letters.match(/./g) ?? []).join(BETWEEN)}(?![\\p{L}\\p{N}@_-]|\\.\\p{L})`,
    'giu',
  );
  const times = new Map<string, number>();
  for (const { text } of pages)
    for (const [written] of allMatches(text.slice(0, MAX_TEXT), name))
      if (/^\p{Lu}|^\P{Ll}*\p{Ll}+\p{Lu}/u.test(written)) times.set(written, (times.get(written) ?? 0) + 1);
  const isMixed = (written: string): boolean => /\p{Ll}/u.test(written);
  const [best] = [...times].sort(
    ([a, timesOfA], [b, timesOfB]) => Number(isMixed(b)) - Number(isMixed(a)) || timesOfB - timesOfA,
  );
  const total = [...times.values()].reduce((sum, count) => sum + count, 0);
  return best === undefined || total < LEAST_TIMES ? null : best[0];
}
