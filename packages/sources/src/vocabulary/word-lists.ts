import { spellingsToPattern } from './spellings';

/** Spellings by language. */
export type WordLists = Readonly<Record<string, readonly string[]>>;

/** Returns the source of a group (flag `u`) that matches any spelling of the lists, in all languages. */
export function patternOf(...lists: readonly WordLists[]): string {
  const spellings = new Set(lists.flatMap((list) => Object.values(list).flat()));
  return `(?:${spellingsToPattern([...spellings])})`;
}

/** Returns the same for folded text, without flags. There, `*` stands for letters, digits and `_`. */
export function foldedPatternOf(...lists: readonly WordLists[]): string {
  return patternOf(...lists).replaceAll('\\p{L}+', '\\w+');
}

/** Returns a pattern for folded text that matches any spelling of the lists as whole words. */
export function wholeWords(...lists: readonly WordLists[]): RegExp {
  return new RegExp(`\\b${foldedPatternOf(...lists)}\\b`);
}
