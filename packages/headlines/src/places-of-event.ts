import {
  allMatches,
  citiesNamed,
  foldedPatternOf,
  foldText,
  loadVocabulary,
  patternOf,
  type SpellingsByLanguage,
} from '@firmlens/text';

import { placesInText } from './places-in-text';
import { toSearchableText } from './searchable-text';

const MAX_PLACES = 5;
const WORDS =
  loadVocabulary<
    Record<'prepositions' | 'articles' | 'insideNames' | 'notPlaces' | 'streetEndings', SpellingsByLanguage>
  >('event-places');
const AND = patternOf(loadVocabulary<{ and: SpellingsByLanguage }>('names-in-news').and);
const FIRST_WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{2,25}";
const LATER_WORD = `[ -](?:${patternOf(WORDS.insideNames)} )?\\p{Lu}[\\p{L}\\p{M}'’-]{2,20}`;
const FURTHER_PLACE = '(\\p{Lu}\\p{Ll}[\\p{L}\\p{M}-]{1,20})';
/** A hall or a room is not the town of that name: `in Halle 3`. */
const NO_NUMBER_AFTER = '(?! \\d{1,3}(?!\\d))';
/** Prepositions before the place of an event, followed by one place or several. */
const PLACES_AFTER_PREPOSITION = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.prepositions)} (?:${patternOf(WORDS.articles)} )?` +
    `(${FIRST_WORD}(?:${LATER_WORD}){0,2})(?:, ${FURTHER_PLACE})?(?: (?:${AND}|&) ${FURTHER_PLACE})?${NO_NUMBER_AFTER}`,
  'gu',
);
/** Months, days, languages and other words that follow `in` but are not places. */
const NOT_A_PLACE = new RegExp(
  `^(?:${foldedPatternOf(WORDS.notPlaces)}(?![\\p{L}-])|.*${patternOf(WORDS.streetEndings)}$)`,
  'iu',
);
const AMBIGUOUS_PREPOSITION = /^(?:im|in de[rnm]|bei) /;
const ABOUT_A_PLACE = /^(\p{Lu}[\p{L}\p{M}'’ -]{2,30}?) ?: /u;

/**
 * Returns where an event happens, from its headline and the sentences below it. These are the names after a
 * preposition of place (`in Porto`) and, if `isAboutPlaces`, known places anywhere in the text.
 */
export function placesOfEvent(title: string, lead: string, isAboutPlaces: boolean): string[] {
  const text = `${title}. ${lead}`;
  const afterPreposition = allMatches(text, PLACES_AFTER_PREPOSITION).flatMap(([words, ...names]) =>
    names
      .flatMap((name: string | undefined) => placeIn(name ?? '') ?? [])
      .filter((name) => !needsKnownPlace(words, text) || isKnown(name)),
  );
  const heading = ABOUT_A_PLACE.exec(title)?.[1];
  const known = isAboutPlaces ? placesInText(title).map(({ name }) => name) : [];
  const further =
    isAboutPlaces && known.length + afterPreposition.length === 0
      ? placesInText(lead).map(({ name }) => name)
      : [];
  const all = [
    ...known,
    ...(heading !== undefined && isKnown(heading) ? [heading] : []),
    ...afterPreposition.map(englishName),
    ...further,
  ];
  return [...new Map(all.map((name) => [foldText(name), name])).values()].slice(0, MAX_PLACES);
}

/**
 * Whether the words mean a place only if the place is known: `en` is `and` in Dutch, and German capitalises
 * all nouns.
 */
function needsKnownPlace(words: string, text: string): boolean {
  if (/^en /.test(words)) return toSearchableText(text).languages.some(({ name }) => name === 'dutch');
  return AMBIGUOUS_PREPOSITION.test(words);
}

function isKnown(name: string): boolean {
  const [place] = placesInText(name);
  return place?.start === 0 && place.end === name.length;
}

/** Returns the place that begins a run of capitalised words, or null: `Leeds` for `Leeds Today`. */
function placeIn(run: string): string | null {
  const words = run.replace(/['’]s?$/u, '').split(' ');
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    if (!NOT_A_PLACE.test(name) && (isKnown(name) || isTown(name))) return name;
  }
  return null;
}

/** Abbreviations look like the names of small towns. */
function isTown(name: string): boolean {
  return name !== name.toUpperCase() && citiesNamed(name).length > 0;
}

function englishName(name: string): string {
  const [place] = placesInText(name);
  return place?.start === 0 && place.end === name.length ? place.name : name;
}
