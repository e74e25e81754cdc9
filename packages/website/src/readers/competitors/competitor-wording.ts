import type { CompanyNameMatcher } from '@firmlens/headlines';
import { spellingsToPattern, patternOf } from '@firmlens/text';

import { competitorNames } from './competitor-name';
import { COMPETITOR_WORDS } from './competitor-words';

/** Separates two compared names on any page. */
const VERSUS = new RegExp(`\\s+${patternOf(COMPETITOR_WORDS.versus)}\\s+`, 'iu');
/** Separates two compared names on comparison pages only. */
const OR = new RegExp(`\\s+${patternOf(COMPETITOR_WORDS.or)}\\s+`, 'iu');
/** The competitor in a comparison that names only one side: `vs. Globex`. */
const ONLY_SIDE = /^(?:vs\.?|versus)\s+(.{2,60})$/iu;
/** Text after a name in a title. */
const TITLE_SUFFIX = new RegExp(
  `\\s+(?:\\(?(?:19|20)\\d\\d\\)?|${patternOf(COMPETITOR_WORDS.titleSuffixes)})(?:\\s.*)?$`,
  'iu',
);
const TO = patternOf(COMPETITOR_WORDS.to);
const FROM = patternOf(COMPETITOR_WORDS.from);
/** Matches a competitor before a word for an alternative: `The best Globex alternative`. */
const NAME_BEFORE = new RegExp(
  `^(.{2,60}?)[ -]${patternOf(COMPETITOR_WORDS.alternatives)}(?![\\p{L}\\p{N}])(?! ${TO} )`,
  'iu',
);
/**
 * Match a competitor after such wording: `Alternative zu Globex`, `Switch from Globex`, `Von Globex zu Acme`.
 */
const NAME_AFTER = [
  new RegExp(`(?:^|\\s)${patternOf(COMPETITOR_WORDS.alternativesTo)} ${TO} (.{2,120})$`, 'iu'),
  new RegExp(`(?:^|\\s)${patternOf(COMPETITOR_WORDS.switch)} (?:.{1,25} )?${FROM} (.{2,60})$`, 'iu'),
  ...Object.values(COMPETITOR_WORDS.fromTo).flat().map(fromToPattern),
];

/**
 * Returns the competitors that a title names. `isCompare` is true for the title of a comparison page or of a
 * link to one. Other titles only count if the company's own name is on the other side, because `SQL vs NoSQL`
 * compares no companies.
 */
export function competitorsIn(title: string, isOwnName: CompanyNameMatcher, isCompare: boolean): string[] {
  const parts = title
    .slice(0, 300)
    .split(/\s*[|:·•]\s*|\s+[–—-]\s+/)
    .filter((part) => part !== '');
  for (const part of parts) {
    const sides = part.split(VERSUS);
    if (sides.length > 1) return otherSides(sides, isOwnName);
  }
  if (!isCompare) return [];
  for (const part of parts) {
    const found =
      ONLY_SIDE.exec(part)?.[1] ??
      NAME_BEFORE.exec(part)?.[1] ??
      NAME_AFTER.map((pattern) => pattern.exec(part)?.[1]?.replace(TITLE_SUFFIX, '')).find(
        (name) => name !== undefined,
      );
    const names = found === undefined ? [] : competitorNames(found, isOwnName);
    if (names.length > 0) return names;
  }
  for (const part of parts) {
    const sides = part.split(OR);
    const names = sides.length === 2 ? otherSides(sides, isOwnName) : [];
    if (names.length > 0) return names;
  }
  return [];
}

/** Returns a pattern for a title in which the first `…` is the competitor, the second one the company. */
function fromToPattern(spelling: string): RegExp {
  const source = spellingsToPattern([spelling]).replace('…', '(.{2,40})').replace('…', '.{2,40}');
  return new RegExp(`^${source}$`, 'iu');
}

/** Returns the sides compared with the company, or none if no side is the company. */
function otherSides(sides: readonly string[], isOwnName: CompanyNameMatcher): string[] {
  if (!sides.some((side) => isOwnName(side))) return [];
  return sides
    .filter((side) => !isOwnName(side))
    .flatMap((side) => competitorNames(side.replace(TITLE_SUFFIX, ''), isOwnName));
}
