import { placesInText } from './places-in-text';
import { toSearchableText } from './searchable-text';

const MAX_PLACES = 5;
/** Prepositions before the place of an event, followed by one place or several. */
const PLACES_AFTER_PREPOSITION =
  /(?<!\p{L})(?:in|near|im|bei|à|en|aux?|a|op|te|nach|naar|into) (?:(?:the|der|den|die|el|la|il|le) )?(\p{Lu}[\p{L}\p{M}'’-]{2,25}(?:[ -](?:(?:de|sur|am|an der|aan|upon|del) )?\p{Lu}[\p{L}\p{M}'’-]{2,20}){0,2})(?:, (\p{Lu}\p{Ll}[\p{L}\p{M}-]{1,20}))?(?: (?:and|und|et|y|e|en|&) (\p{Lu}\p{Ll}[\p{L}\p{M}-]{1,20}))?/gu;
/** Months, days, languages and other words that follow `in` but are no place. */
const NO_PLACE =
  /^(?:(?:jan(?:uar\w*|vier)?|feb(?:ruar\w*)?|m[aä]r(?:z|ch|s|zo)|a[pv]ril\w*|ma[iy]|juni?|june|juillet|juli?|july|aug(?:ust)?|agosto|ao[uû]t|sep(?:t\w*)?|o[kc]t\w*|nov\w*|de[cz]\w*|monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|seri\w*|phase|english|german|french|spanish|q\d|h\d|bourse|borsa|bolsa|piazza|kraft|betrieb|zukunft|zusammenarbeit|kooperation|k[uü]rze|h[oö]he|gang|frage|deutsch|ruhestand|rente|sommer|winter|fr[uü]hjahr|herbst|summer|spring|autumn|norden|s[uü]den|osten|westen|sichtweite|rechnung|cdi|cdd|stock|open|chapter|court|high|supreme|class|beta|app|store|insolvenz|verhandlung\w*|gespr[aä]ch\w*|firmen|unternehmen|million\w*|milliard\w*|redressement|liquidation|concurso|bankruptcy|administration|leadership|engineering|marketing|design|sales|finance|ceo|cto|eicma|europe|europa)(?![\p{L}-])|.*(?:stra(?:ß|ss)e|street|weg|platz|court|gasse|avenue)$)/iu;
const KNOWN_ONLY = /^(?:im|in de[rnm]|bei) /;
const ABOUT_A_PLACE = /^(\p{Lu}[\p{L}\p{M}'’ -]{2,30}?) ?: /u;

/**
 * Returns where an event happens, from its headline and the sentences below it. These are the names after a
 * preposition of place (`in Porto`) and, if `isAboutPlaces`, known places anywhere in the text.
 */
export function placesOfEvent(title: string, lead: string, isAboutPlaces: boolean): string[] {
  const text = `${title}. ${lead}`;
  const behind = [...text.matchAll(PLACES_AFTER_PREPOSITION)].flatMap(([words, ...names]) =>
    names.filter(isPlaceName).filter((name) => !needsKnownPlace(words, text) || isKnown(name)),
  );
  const heading = ABOUT_A_PLACE.exec(title)?.[1];
  const known = isAboutPlaces ? placesInText(title).map(({ name }) => name) : [];
  const further =
    isAboutPlaces && known.length + behind.length === 0 ? placesInText(lead).map(({ name }) => name) : [];
  const all = [
    ...known,
    ...(heading !== undefined && isKnown(heading) ? [heading] : []),
    ...behind.map(englishName),
    ...further,
  ];
  return [...new Set(all)].slice(0, MAX_PLACES);
}

/**
 * Whether the words mean a place only if the place is known: `en` is `and` in Dutch, and German capitalises
 * all nouns.
 */
function needsKnownPlace(words: string, text: string): boolean {
  if (/^en /.test(words)) return toSearchableText(text).languages.some(({ name }) => name === 'dutch');
  return KNOWN_ONLY.test(words);
}

function isKnown(name: string): boolean {
  return placesInText(name).length > 0;
}

function isPlaceName(name: string | undefined): name is string {
  return name !== undefined && !NO_PLACE.test(name);
}

function englishName(name: string): string {
  const [place] = placesInText(name);
  return place?.start === 0 && place.end === name.length ? place.name : name;
}
