import {
  allMatches,
  CANADIAN_PROVINCES,
  CITY_COUNTRIES,
  countryOfName,
  foldText,
  loadVocabulary,
  US_STATES,
} from '@firmlens/text';

export interface PlaceInText {
  /** As written, or the country's English name. */
  name: string;
  start: number;
  end: number;
}

const CITIES = new Map(
  [
    ...CITY_COUNTRIES.map(([city]) => city),
    ...Object.values(US_STATES),
    ...Object.values(CANADIAN_PROVINCES),
  ].map((name) => [foldText(name), name]),
);
/** Parts of the world that companies expand to, folded. */
const REGIONS: ReadonlySet<string> = new Set(
  loadVocabulary<{ regions: readonly string[] }>('places').regions,
);
/** Names of cities and countries that look like other words at the start of a headline. */
const COMMON_WORDS: ReadonlySet<string> = new Set([
  'reading',
  'nice',
  'bath',
  'mobile',
  'split',
  'orange',
  'turkey',
  'us',
  'of',
  'on',
]);
const MAX_WORDS = 3;

/** Returns the cities, countries and parts of the world in a text, with their positions. */
export function placesInText(text: string): PlaceInText[] {
  const words = allMatches(text, /[\p{L}][\p{L}\p{M}.-]*/gu);
  const places: PlaceInText[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(MAX_WORDS, words.length - at); length >= 1; length--) {
      const place = placeOf(text, words[at], words[at + length - 1]);
      if (place === null) continue;
      places.push(place);
      at += length - 1;
      break;
    }
  }
  return places;
}

function placeOf(
  text: string,
  first: RegExpExecArray | undefined,
  last: RegExpExecArray | undefined,
): PlaceInText | null {
  if (!first || !last || !/^\p{Lu}/u.test(first[0])) return null;
  const [start, end] = [first.index, last.index + last[0].replace(/[.-]+$/, '').length];
  const written = text.slice(start, end);
  const key = foldText(written);
  if (COMMON_WORDS.has(key) && written !== written.toUpperCase()) return null;
  const city = CITIES.get(key);
  // Two letters may be a country code, but just as well anything else.
  if (written.length <= 3 && !REGIONS.has(key)) return null;
  const name = city ?? countryOfName(written)?.country ?? (REGIONS.has(key) ? written : null);
  return name === null ? null : { name, start, end };
}
