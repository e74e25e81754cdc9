import {
  allMatches,
  foldedPatternOf,
  loadVocabulary,
  parsePersonName,
  patternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';

import { peopleIn } from './names-in-text';
import type { CompanyNameMatcher } from './company-name-matcher';
import { placesInText } from './places-in-text';

/** Lists of the file `vocabulary/names-in-news.json`. */
type PeopleWords = Record<
  | 'beforePlaces'
  | 'appointments'
  | 'of'
  | 'relations'
  | 'welcome'
  | 'as'
  | 'heads'
  | 'notFirstWords'
  | 'notWelcomed',
  SpellingsByLanguage
>;

const { people: WORDS, and: AND } = loadVocabulary<{ people: PeopleWords; and: SpellingsByLanguage }>(
  'names-in-news',
);
const { particlesInNews: PARTICLES } =
  loadVocabulary<Record<'particlesInNews', SpellingsByLanguage>>('person-names');

/** Number of characters of an opening that are searched for people. */
const MAX_OPENING_LENGTH = 400;
const MAX_PEOPLE = 5;
/** Capitalised words that may be a person's name, with the lower-case words inside names. */
const CAPITALISED_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])\\p{Lu}[\\p{L}\\p{M}'’.-]{0,25}(?: (?:${patternOf(PARTICLES)} ){0,3}\\p{Lu}[\\p{L}\\p{M}'’.-]{0,25}){1,5}`,
  'gu',
);
/** Words that precede the place where someone works or lives, not a person. */
const PLACE_PREPOSITION_BEFORE = new RegExp(`(?:^|[\\s(])${foldedPatternOf(WORDS.beforePlaces)}\\s?$`, 'i');
const APPOINTMENT_BEFORE = new RegExp(
  `${foldedPatternOf(WORDS.appointments)} ${foldedPatternOf(WORDS.of)}\\s$`,
  'i',
);
const FIRST_NAME = '(\\p{Lu}\\p{Ll}{2,15})';
/** A single name after a word that says who the person is, such as `founder` or `daughter`. */
const ONE_NAME = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.relations)} ${FIRST_NAME}(?=[ ,.])(?! \\p{Lu})`,
  'gu',
);
const WELCOME = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.welcome)},? ${FIRST_NAME}` +
    `(?:(?:, | ${patternOf(AND)} )${FIRST_NAME})?(?=$|[.!?,]| ${patternOf(WORDS.as)} )`,
  'gu',
);
/** A title of the company's head before the name. */
const HEAD_BEFORE = new RegExp(`${foldedPatternOf(WORDS.heads)}[ ,]{1,2}(?:dr\\.? )?$`, 'i');
/** Words that begin a sentence or give a position or time, and are not a first name. */
const NOT_A_FIRST_NAME = new RegExp(`^${foldedPatternOf(WORDS.notFirstWords)}$`, 'i');
const NOT_WELCOMED = new RegExp(`^${patternOf(WORDS.notWelcomed)}$`, 'u');

/**
 * Returns the people whom a report says join, leave or receive an award. Names in the headline precede those
 * in the text.
 */
export function peopleInReport(
  type: 'leadership' | 'hiring' | 'award',
  { title, opening }: { title: string; opening: string },
  isOwnName: CompanyNameMatcher,
): string[] {
  // A family business bears its founder's name.
  const isPersonName = (name: string): boolean =>
    !isOwnName(name.split(' ')[0] ?? '') && placesInText(name).length === 0;
  const lead = opening.slice(0, MAX_OPENING_LENGTH);
  const named = type === 'award' ? [] : [...peopleIn(title), ...peopleIn(lead)];
  // Headlines also name companies.
  const inTitle = type === 'leadership' && isSentenceCase(title) ? fullNames(title, type) : [];
  const full = [...inTitle, ...fullNames(lead, type), ...named].filter(isPersonName);
  const singleFirstNames = type === 'award' ? [] : firstNames(`${title}. ${lead}`);
  const people = [...full, ...singleFirstNames.filter((name) => !isOwnName(name))];
  return [...new Set(people)]
    .filter((name) => !people.some((other) => other !== name && other.split(' ').includes(name)))
    .filter((name) => !people.some((other) => other !== name && other.includes(name)))
    .slice(0, MAX_PEOPLE);
}

function fullNames(text: string, type: 'leadership' | 'hiring' | 'award'): string[] {
  return allMatches(text, CAPITALISED_WORDS).flatMap((run) => {
    const found = nameWithin(run[0].replace(/['’]s$/u, ''));
    if (found === null) return [];
    const before = text.slice(Math.max(0, run.index - 40), run.index + found.at);
    if (type === 'award') return HEAD_BEFORE.test(before) ? [found.name] : [];
    return PLACE_PREPOSITION_BEFORE.test(before) && !APPOINTMENT_BEFORE.test(before) ? [] : [found.name];
  });
}

/**
 * Returns the name in a run of capitalised words, without leading words that begin a sentence or give a
 * position.
 */
function nameWithin(run: string): { name: string; at: number } | null {
  // A full stop after a word ends the sentence, one after an initial does not.
  const words = run.replace(/(?<=\p{L}{3})\. .*$/u, '').split(' ');
  for (let first = 0; first < Math.min(words.length - 1, 4); first++) {
    const rest = words.slice(first);
    if (NOT_A_FIRST_NAME.test(rest[0] ?? '')) continue;
    const name = parsePersonName(rest.join(' ').replace(/[.,]$/, ''));
    if (name !== null) return { name, at: words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0) };
  }
  return null;
}

function firstNames(text: string): string[] {
  const known = allMatches(text, ONE_NAME).map(([, name]) => name);
  const welcomed = allMatches(text, WELCOME).flatMap(([, one, other]) => [one, other]);
  return [...known, ...welcomed].filter(
    (name): name is string => name !== undefined && !NOT_A_FIRST_NAME.test(name) && !NOT_WELCOMED.test(name),
  );
}

/** Whether some words are in lower case. Many English headlines capitalise every word. */
function isSentenceCase(title: string): boolean {
  return (title.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).length >= 1;
}
