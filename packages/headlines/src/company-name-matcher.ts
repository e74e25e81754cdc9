import {
  allMatches,
  EAST_ASIAN_LETTERS,
  foldedPatternOf,
  foldText,
  loadVocabulary,
  patternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';

import type { Language } from './wording/languages';

/** Maximum number of words in a company's name. */
const MAX_NAME_WORDS = 4;
const WORDS =
  loadVocabulary<
    Record<
      'firstPerson' | 'firstPersonEndings' | 'firstPersonUnspaced' | 'rare' | 'rareEndings',
      SpellingsByLanguage
    >
  >('self-references');
const FIRST_PERSON = new RegExp(
  `\\b(?:${foldedPatternOf(WORDS.firstPerson)}|\\w{3,}${foldedPatternOf(WORDS.firstPersonEndings)})\\b|` +
    foldText(patternOf(WORDS.firstPersonUnspaced)),
);
/** Words, and runs of letters without spaces, in folded text. */
const FOLDED_WORDS = new RegExp(
  `[${EAST_ASIAN_LETTERS}]+|(?:(?![${EAST_ASIAN_LETTERS}])[\\p{L}\\p{N}])+`,
  'gu',
);
const UNSPACED = new RegExp(`^[${EAST_ASIAN_LETTERS}]{2,}`, 'u');
/** Shorter stems are too often inflected forms of other words. */
const SHORTEST_STEM = 5;
/** The stems of shorter words are too short. */
const LONG_WORD = /\p{L}{6,}/gu;
/** Characters read on both sides of an inflected word, for names of several words. */
const CONTEXT_LENGTH = 30;

/**
 * Further words with which a company refers to itself, which fewer headlines contain, folded: `us`, `the
 * company`, `siamo`.
 */
const RARE_SELF_REFERENCE = new RegExp(
  `(?<!\\p{L})(?:${patternOf(WORDS.rare)}|\\p{L}{3,20}${patternOf(WORDS.rareEndings)})(?!\\p{L})`,
  'u',
);

/** Returns whether a text names the company that the matcher was created for. */
export type CompanyNameMatcher = (text: string) => boolean;

/**
 * Returns a matcher for a company's names, as `foldName` returns them. It matches whole words in any case and
 * spacing.
 */
export function createCompanyNameMatcher(names: Iterable<string>): CompanyNameMatcher {
  const keys = new Set(names);
  keys.delete('');
  // Text without spaces does not show where a name begins.
  const unspaced = [...keys].filter((key) => UNSPACED.test(key));
  return (text) =>
    namesOneOf(keys, text) || unspaced.some((key) => foldText(text.slice(0, 1500)).includes(key));
}

/**
 * Extends a matcher to texts in the given languages, some of which inflect names: `Wiatraka` and `Wiatrakiem`
 * match Wiatrak.
 */
export function withInflections(
  languages: readonly Language[],
  isOwnName: CompanyNameMatcher,
): CompanyNameMatcher {
  const endings = languages.flatMap(({ nameEnding }) => nameEnding ?? []);
  if (endings.length === 0) return isOwnName;
  const cache = new Map<string, boolean>();
  return (text) => {
    const isNamed = cache.get(text) ?? (isOwnName(text) || hasInflectedName(text, endings, isOwnName));
    cache.set(text, isNamed);
    return isNamed;
  };
}

function hasInflectedName(text: string, endings: readonly RegExp[], isOwnName: CompanyNameMatcher): boolean {
  const folded = foldText(text.slice(0, 1500));
  return allMatches(folded, LONG_WORD).some(({ 0: word, index }) => {
    const before = folded.slice(Math.max(0, index - CONTEXT_LENGTH), index);
    const after = folded.slice(index + word.length, index + word.length + CONTEXT_LENGTH);
    return endings.some((ending) => {
      const stem = word.replace(ending, '');
      return (
        stem !== word &&
        stem.length >= SHORTEST_STEM &&
        nominativesOf(stem).some((name) => isOwnName(`${before}${name}${after}`))
      );
    });
  });
}

/** `Klarny` comes from Klarna, `Modřínku` from Modřínek, `Havukan` from Havukka. */
function nominativesOf(stem: string): string[] {
  return [stem, `${stem}a`].flatMap((name) => [
    name,
    name.replace(/[^aeiouy]$/, 'e$&'),
    name.replace(/[kpt](?=[aeiouy]$)/, '$&$&'),
  ]);
}

/** Whether the text is in the first person, as a company writes about itself. */
export function speaksInFirstPerson(text: string): boolean {
  return FIRST_PERSON.test(foldText(text.slice(0, 1500)));
}

/** Whether the text refers to the company: in the first person, as `the company` or by name. */
export function isSelfReference(text: string, isOwnName: CompanyNameMatcher): boolean {
  return (
    speaksInFirstPerson(text) ||
    RARE_SELF_REFERENCE.test(foldText(text.slice(0, 1500).replace(/\bUS\b/g, ' '))) ||
    isOwnName(text)
  );
}

function namesOneOf(keys: ReadonlySet<string>, text: string): boolean {
  const words = foldText(text.slice(0, 1500)).match(FOLDED_WORDS) ?? [];
  return words.some((word, at) => {
    if (![...keys].some((key) => key.startsWith(word))) return false;
    for (let length = 1; length <= MAX_NAME_WORDS; length++) {
      if (keys.has(words.slice(at, at + length).join(''))) return true;
    }
    return false;
  });
}
