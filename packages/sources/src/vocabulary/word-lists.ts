import { spellingsToPattern } from './spellings';

/** Spellings of one meaning, keyed by language. */
export type SpellingsByLanguage = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the source of a regular expression that matches any of the spellings, as a group. The first match
 * wins. If a spelling contains `*`, the expression needs the flag `u`.
 */
export function patternOf(spellings: SpellingsByLanguage): string {
  return `(?:${spellingsToPattern([...new Set(Object.values(spellings).flat())])})`;
}

/**
 * The same for expressions without the flag `u`, such as those for folded text. `*` stands for letters from `a`
 * to `z`, digits and `_`.
 */
export function foldedPatternOf(spellings: SpellingsByLanguage): string {
  return patternOf(spellings).replaceAll('\\p{L}', '\\w');
}
