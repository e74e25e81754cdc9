import { loadVocabulary } from './vocabulary/load-vocabulary';
import { patternOf, type SpellingsByLanguage } from './vocabulary/word-lists';

const { shortGivenNames } = loadVocabulary<Record<'shortGivenNames', SpellingsByLanguage>>('person-names');
const SHORT_GIVEN_NAME = new RegExp(`^${patternOf(shortGivenNames)}(?:\\. ?| )(?=\\p{Lu}\\p{Ll})`, 'u');

/**
 * Returns the rest of a text that begins with a shortened given name, or null: `Selim Brandt` for `Md. Selim Brandt`.
 * In capitals, `MD` is a position.
 */
export function afterShortGivenName(text: string): string | null {
  const short = SHORT_GIVEN_NAME.exec(text)?.[0];
  return short === undefined ? null : text.slice(short.length);
}
