import { type Language, LANGUAGES } from './languages';
import { stepsOf } from './compile-pattern';
import type { Headlines } from './wording';

/** Every word by which a language is known: its small words, and those that its events are told with. */
const KNOWN_WORDS = LANGUAGES.map((language) => ({
  language,
  words: new Set([...language.functionWords, ...eventWords(language)]),
}));
const SMALL_WORDS: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ functionWords }) => functionWords));
/** By word the languages that have it; the fewer they are, the more it says. */
const LANGUAGES_OF_WORD = new Map<string, Language[]>();
for (const { language, words } of KNOWN_WORDS)
  for (const word of words) LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), language]);
/** Shorter beginnings are in words of any language. */
const SHORTEST_STEM = 4;
/** The same for the beginnings of words that end in many ways. */
const LANGUAGES_OF_STEM = new Map<string, Language[]>();
for (const language of LANGUAGES)
  for (const stem of eventStems(language))
    LANGUAGES_OF_STEM.set(stem, [...(LANGUAGES_OF_STEM.get(stem) ?? []), language]);
/** Languages that score this much less than the best are possible as well. */
const CLOSE = 0.4;

/** They say less than a word: names have them in any language. */
const LETTER_WEIGHT = 0.5;
const STEM_WEIGHT = 0.5;

/**
 * The languages that a folded text is likely in, by its words, and by the letters it was written with; all where it has
 * none that is known.
 */
export function detectLanguages(folded: string, unfolded = folded): Language[] {
  const scores = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]));
  for (const word of folded.match(/\p{L}+/gu) ?? []) {
    const exact = LANGUAGES_OF_WORD.get(word);
    const languages = exact ?? languagesOfStem(word);
    const weight = (exact ? 1 : STEM_WEIGHT) / languages.length;
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + weight);
  }
  for (const language of LANGUAGES)
    for (const letters of language.letters)
      if (letters.test(unfolded)) scores.set(language, (scores.get(language) ?? 0) + LETTER_WEIGHT);
  const best = Math.max(...scores.values());
  return LANGUAGES.filter((language) => (scores.get(language) ?? 0) >= best - CLOSE);
}

/** Whether a word is an article, a preposition or the like in one of the languages. */
export function isStopWord(folded: string): boolean {
  return SMALL_WORDS.has(folded);
}

function languagesOfStem(word: string): readonly Language[] {
  for (let length = word.length - 1; length >= SHORTEST_STEM; length--) {
    const languages = LANGUAGES_OF_STEM.get(word.slice(0, length));
    if (languages) return languages;
  }
  return [];
}

function eventStems({ headlines }: Language): ReadonlySet<string> {
  const lists = [...Object.values(headlines.lists), ...waysOf(headlines)];
  const stems = lists.flatMap((list) => list.join('|').match(/(?<![\p{L}*])\p{L}+(?=\*)/gu) ?? []);
  return new Set(stems.filter((stem) => stem.length >= SHORTEST_STEM));
}

function eventWords({ headlines, hedges }: Language): string[] {
  return [
    ...hedges.hearsay,
    ...hedges.unsettled,
    ...hedges.modal,
    ...Object.values(headlines.lists).flat(),
    ...waysOf(headlines).flat(),
  ]
    .flatMap((words) => words.replace(/\{\w+\}/g, ' ').split(/[\s[\]/^']+/))
    .filter((word) => /^\p{L}{3,}$/u.test(word));
}

function waysOf({ events }: Headlines): readonly (readonly string[])[] {
  return Object.values(events).flatMap((ways) => ways.flatMap(({ words }) => stepsOf(words)));
}
