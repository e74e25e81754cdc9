import { loadVocabulary, spellingsToPattern } from '@firmlens/text';

/**
 * Words with which headlines report money, control, people, places and products. Such posts are fetched
 * first.
 */
const LANGUAGES = Object.values(
  loadVocabulary<{
    languages: Readonly<Record<string, { words?: readonly string[]; beginnings?: readonly string[] }>>;
  }>('event-words').languages,
);
const WORDS = sourceOf(LANGUAGES.flatMap(({ words = [] }) => words));
const PREFIXES = sourceOf(LANGUAGES.flatMap(({ beginnings = [] }) => beginnings));
const EVENT = new RegExp(`(?:^|-)(?:(?:${WORDS})(?:-|$)|${PREFIXES})`);

/** Returns whether a folded headline or address contains a word that reports events. */
export function suggestsEvent(folded: string): boolean {
  return EVENT.test(folded.slice(0, 200));
}

/** Here `*` stands for a word of at least two letters or digits. */
function sourceOf(spellings: readonly string[]): string {
  return spellingsToPattern(spellings).replaceAll('\\p{L}+', '\\w{2,20}');
}
