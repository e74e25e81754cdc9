import { citiesNamed } from './cities';
import { foldText } from './fold-text';
import { afterShortGivenName } from './short-given-name';
import { openSortedFile } from './sorted-file';

/**
 * How likely a text with the shape of a name is the name of a person. `likely`: it has a known given name or
 * surname, and nothing speaks against it. `possible`: nothing is known about its words. `unlikely`: it
 * has a word of the language, or is a place.
 */
export type NameLikelihood = 'likely' | 'possible' | 'unlikely';

const GIVEN_NAMES = openSortedFile('given-names');
const SURNAMES = openSortedFile('surnames');
const COMMON_WORDS = openSortedFile('common-words');
const INITIALS = /^\p{Lu}{1,2}\.?$|^(?:\p{Lu}\.)+$/u;
const PARTICLE = /^\p{Ll}/u;
/** `Vesta PRO`, `MAN TGX`: a short word in capitals beside a word that is not. */
const ABBREVIATION = /^\p{Lu}{2,4}$/u;

/** Whether a word is a given name. Many are ordinary words as well: `Grace`, `Mark`. */
export function isGivenName(word: string): boolean {
  return GIVEN_NAMES.has(foldText(word));
}

/** Whether a word is a given name or a surname. */
export function isKnownName(word: string): boolean {
  return isGivenName(word) || SURNAMES.has(foldText(word));
}

/** Whether a word is one of the most frequent of a language. */
export function isFrequentWord(word: string): boolean {
  return COMMON_WORDS.has(foldText(word));
}

/**
 * Judges a text that has the shape of a name, such as one that `parsePersonName` accepts. `isOrdinaryWord`
 * tells whether the same site uses a word in lower case. The lists are those of `gazetteers/build.mjs`: the
 * names of sixty locales, and the thousand most frequent words of forty languages.
 */
export function nameLikelihood(
  name: string,
  isOrdinaryWord: (word: string) => boolean = () => false,
): NameLikelihood {
  const rest = afterShortGivenName(name);
  if (rest !== null) return nameLikelihood(rest, isOrdinaryWord) === 'unlikely' ? 'possible' : 'likely';
  const words = name.split(' ').filter((word) => !INITIALS.test(word) && !PARTICLE.test(word));
  if (words.length === 0) return 'possible';
  const hasInitials = name.split(' ').some((word) => INITIALS.test(word));
  const isCapitals = name === name.toUpperCase();
  let clear = 0;
  let ambiguous = 0;
  for (const word of words) {
    const parts = foldText(word).replace(/[.’']/g, '').split('-');
    const isName = parts.some((part) => GIVEN_NAMES.has(part) || SURNAMES.has(part));
    const isWord = parts.some((part) => COMMON_WORDS.has(part) || isOrdinaryWord(part));
    // Headings have no initials, so beside them any word can be a surname.
    if (!isName && !hasInitials && (isWord || (!isCapitals && ABBREVIATION.test(word)))) return 'unlikely';
    if (isName && isWord) ambiguous += 1;
    else if (isName) clear += 1;
  }
  if (citiesNamed(name).length > 0) return 'unlikely';
  // `Dortmund HQ`: initials stand before a surname.
  if (
    hasInitials &&
    words.length === 1 &&
    name.startsWith(`${words[0]} `) &&
    citiesNamed(words[0] ?? '').length > 0
  )
    return 'unlikely';
  if (clear > 0) return 'likely';
  const isGivenThenSurname =
    GIVEN_NAMES.has(foldText(words[0] ?? '')) && SURNAMES.has(foldText(words.at(-1) ?? ''));
  return ambiguous === words.length && !hasInitials && !isGivenThenSurname ? 'unlikely' : 'possible';
}
