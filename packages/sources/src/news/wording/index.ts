import { DUTCH } from './dutch';
import { ENGLISH } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { HEDGES, type Hedges } from './hedges';
import { ITALIAN } from './italian';
import { SPANISH } from './spanish';
import type { Wording } from './wording';

export const LANGUAGES = ['english', 'german', 'french', 'spanish', 'italian', 'dutch'] as const;
export type Language = (typeof LANGUAGES)[number];

export const WORDINGS: Readonly<Record<Language, Wording>> = {
  english: ENGLISH,
  german: GERMAN,
  french: FRENCH,
  spanish: SPANISH,
  italian: ITALIAN,
  dutch: DUTCH,
};

/** Every word by which a language is known: its small words, and those that its events are told with. */
const KNOWN_WORDS = LANGUAGES.map((language) => ({
  language,
  words: new Set([
    ...WORDINGS[language].functionWords.split(' '),
    ...eventWords(WORDINGS[language], HEDGES[language]),
  ]),
}));
const SMALL_WORDS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => WORDINGS[language].functionWords.split(' ')),
);
/** By word the languages that have it; the fewer they are, the more it says. */
const LANGUAGES_OF_WORD = new Map<string, Language[]>();
for (const { language, words } of KNOWN_WORDS)
  for (const word of words) LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), language]);
/** Languages that score this much less than the best are possible as well. */
const CLOSE = 0.4;

/** The languages that a folded text is likely in, by its words; all where it has none that is known. */
export function languagesOf(folded: string): Language[] {
  const scores = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]));
  for (const word of folded.match(/\p{L}+/gu) ?? []) {
    const languages = LANGUAGES_OF_WORD.get(word) ?? [];
    for (const language of languages)
      scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  }
  const best = Math.max(...scores.values());
  return LANGUAGES.filter((language) => (scores.get(language) ?? 0) >= best - CLOSE);
}

/** Whether a word is an article, a preposition or the like in one of the languages. */
export function isSmallWord(folded: string): boolean {
  return SMALL_WORDS.has(folded);
}

function eventWords({ vocabulary, events }: Wording, { hearsay, unsettled, modal }: Hedges): string[] {
  const lists = [
    hearsay,
    unsettled,
    modal,
    ...Object.values(vocabulary),
    ...Object.values(events).flatMap((ways) => ways.map(([words]) => words)),
  ];
  return lists
    .flatMap((list) => list.replace(/\{\w+\}/g, ' ').split(/[\s|[\]/…^']+/))
    .filter((word) => /^\p{L}{3,}$/u.test(word));
}
