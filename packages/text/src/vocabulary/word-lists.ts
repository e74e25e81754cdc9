import { spellingsToPattern } from './spellings';

/** Spellings of one meaning, keyed by language. */
export type SpellingsByLanguage = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the source of a regular expression that matches any spelling of the lists, as a group. The first
 * match wins. If a spelling contains `*`, the expression needs the flag `u`.
 */
export function patternOf(...lists: readonly SpellingsByLanguage[]): string {
  const spellings = new Set(lists.flatMap((list) => Object.values(list).flat()));
  return `(?:${spellingsToPattern([...spellings])})`;
}

/**
 * Returns the same source for expressions without the flag `u`, such as those for folded text. `*` stands for
 * letters from `a` to `z`, digits and `_`.
 */
export function foldedPatternOf(...lists: readonly SpellingsByLanguage[]): string {
  return patternOf(...lists).replaceAll('\\p{L}', '\\w');
}

/** Returns a pattern for folded text that matches any spelling of the lists as whole words. */
export function wholeWords(...lists: readonly SpellingsByLanguage[]): RegExp {
  return new RegExp(`\\b${foldedPatternOf(...lists)}\\b`);
}
