import { type Language, LANGUAGES } from './languages';
import { stepsOf } from './compile-pattern';
import type { Headlines } from './wording';

/** Words that identify a language: its function words and the words of its events. */
const KNOWN_WORDS = LANGUAGES.map((language) => ({
  language,
  words: new Set([...language.functionWords, ...eventWords(language)]),
}));
const STOP_WORDS: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ functionWords }) => functionWords));
/** Languages by word. The fewer languages have a word, the more it says. */
const LANGUAGES_OF_WORD = new Map<string, Language[]>();
for (const { language, words } of KNOWN_WORDS)
  for (const word of words) LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), language]);
/** Shorter stems occur in words of any language. */
const SHORTEST_STEM = 4;
/** Languages by stem, for words with many endings. */
const LANGUAGES_OF_STEM = new Map<string, Language[]>();
for (const language of LANGUAGES)
  for (const stem of eventStems(language))
    LANGUAGES_OF_STEM.set(stem, [...(LANGUAGES_OF_STEM.get(stem) ?? []), language]);
/** Languages whose score is at most this far below the best one are possible as well. */
const MAX_SCORE_GAP = 0.4;

/** Letters are weaker evidence than words, because names in any language contain them. */
const LETTER_WEIGHT = 0.5;
/** A script of its own is stronger evidence than words: names and products stand there in Latin letters. */
const SCRIPT_WEIGHT = 5;
const STEM_WEIGHT = 0.5;

/**
 * Returns the likely languages of a folded text, judged by its words and by the letters of the unfolded text.
 * Returns all languages if nothing is recognised.
 */
export function detectLanguages(folded: string, unfolded = folded): Language[] {
  const scores = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]));
  for (const word of folded.match(/\p{L}+/gu) ?? []) {
    const exact = LANGUAGES_OF_WORD.get(word);
    const languages = exact ?? languagesOfStem(word);
    const weight = (exact ? 1 : STEM_WEIGHT) / languages.length;
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + weight);
  }
  for (const language of LANGUAGES) {
    const weight = language.dropsSubject ? SCRIPT_WEIGHT : LETTER_WEIGHT;
    for (const letters of language.letters)
      if (letters.test(unfolded)) scores.set(language, (scores.get(language) ?? 0) + weight);
  }
  const best = Math.max(...scores.values());
  return LANGUAGES.filter((language) => (scores.get(language) ?? 0) >= best - MAX_SCORE_GAP);
}

/** Whether a word is an article, a preposition or the like in one of the languages. */
export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded);
}

function languagesOfStem(word: string): readonly Language[] {
  for (let length = word.length - 1; length >= SHORTEST_STEM; length--) {
    const languages = LANGUAGES_OF_STEM.get(word.slice(0, length));
    if (languages) return languages;
  }
  return [];
}

function eventStems({ headlines }: Language): ReadonlySet<string> {
  const lists = [...Object.values(headlines.lists), ...wordLists(headlines)];
  const stems = lists.flatMap((list) => list.join('|').match(/(?<![\p{L}*])\p{L}+(?=\*)/gu) ?? []);
  return new Set(stems.filter((stem) => stem.length >= SHORTEST_STEM));
}

function eventWords({ headlines, hedges }: Language): string[] {
  return [
    ...hedges.hearsay,
    ...hedges.unsettled,
    ...hedges.modal,
    ...Object.values(headlines.lists).flat(),
    ...wordLists(headlines).flat(),
  ]
    .flatMap((words) => words.replace(/\{\w+\}/g, ' ').split(/[\s[\]/^']+/))
    .filter((word) => /^\p{L}{3,}$/u.test(word));
}

function wordLists({ events }: Headlines): readonly (readonly string[])[] {
  return Object.values(events).flatMap((ways) => ways.flatMap(({ words }) => stepsOf(words)));
}
