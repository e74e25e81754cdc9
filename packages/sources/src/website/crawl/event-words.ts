import { loadVocabulary } from '../../vocabulary/load-vocabulary';
import { sourceOfSpellings } from '../../vocabulary/spellings';

/** Words by which headlines report money, control, people, places and products: posts worth a request before others. */
const LANGUAGES = Object.values(
  loadVocabulary<{
    languages: Readonly<Record<string, { words?: readonly string[]; beginnings?: readonly string[] }>>;
  }>('event-words').languages,
);
const WORDS = sourceOf(LANGUAGES.flatMap(({ words = [] }) => words));
const BEGINNINGS = sourceOf(LANGUAGES.flatMap(({ beginnings = [] }) => beginnings));
const EVENT = new RegExp(`(?:^|-)(?:(?:${WORDS})(?:-|$)|${BEGINNINGS})`);

/** Whether a folded headline or address holds a word by which events are told. */
export function suggestsEvent(folded: string): boolean {
  return EVENT.test(folded.slice(0, 200));
}

/** `*` stands for a word of at least two letters or digits here. */
function sourceOf(spellings: readonly string[]): string {
  return sourceOfSpellings(spellings).replaceAll('\\p{L}+', '\\w{2,20}');
}
