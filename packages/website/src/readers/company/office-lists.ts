import {
  countryOfPlace,
  type Country,
  isTownOf,
  normaliseCityName,
  parseCountry,
  formatOfficeLocation,
  foldText,
  foldedPatternOf,
  patternOf,
} from '@firmlens/text';

import type { WebPage } from '../../page/web-page';
import { sectionsOf } from '../page-sections';
import { OFFICE_WORDS as WORDS } from './office-words';

/** Headings above a list of the company's locations, folded. */
const PLACES_HEADING = new RegExp(
  `^(?:${foldedPatternOf(WORDS.headings.beginnings)} )?(?:\\w+ )?${foldedPatternOf(WORDS.headings.words)}$`,
);
/** What separates the places on one line. */
const ENUMERATED = new RegExp(`\\s*[·•|;/]\\s*|,? ${patternOf(WORDS.andInLists)} (?=\\p{Lu})`, 'u');
/** Notes in brackets or after a dash beside a place: `Palma (head office)`. */
const PLACE_NOTE = /\s*\([^)]{1,40}\)|\s+[–—-]\s.*$/gu;
const MAX_LINE = 80;
const MAX_PLACES = 30;

/**
 * Returns the locations listed under a heading such as `Offices`, one per line or several on one. Unknown
 * towns count if the list contains a known one. `home` is the country of those that name none.
 */
export function listedOffices(page: WebPage, home: Country | null): string[] {
  return sectionsOf(page).flatMap(({ title, lines }) => {
    if (!PLACES_HEADING.test(foldText(title).replace(/[:.]$/, ''))) return [];
    const parts = lines
      .filter((line) => line.length <= MAX_LINE && !/\d/.test(line))
      .flatMap((line) => line.split(ENUMERATED))
      .map((part) => part.replace(PLACE_NOTE, '').trim())
      .filter((part) => part !== '');
    return parseOfficeList(parts, home);
  });
}

/** Returns the places at the start of a list, up to the first part that cannot be one, if a town is known. */
function parseOfficeList(parts: readonly string[], home: Country | null): string[] {
  const read = parts.slice(0, MAX_PLACES).map((part) => officeAt(part, home));
  const end = read.findIndex((office) => office === null);
  const places = end === -1 ? read : read.slice(0, end);
  return places.some((office) => office?.isKnown) ? places.flatMap((office) => office?.place ?? []) : [];
}

function officeAt(part: string, home: Country | null): { place: string; isKnown: boolean } | null {
  const [town = ''] = part.split(',');
  const city = normaliseCityName(town);
  const isTown = city !== null && /^\p{Lu}/u.test(city) && city.split(' ').length <= 3;
  if (!isTown || parseCountry(city) !== null) return null;
  const country = countryOfPlace(part) ?? home;
  const isKnown = country !== null && isTownOf(city, country.country_code);
  const place = formatOfficeLocation({ street: null, postalCode: null, region: null, city, country });
  return place === null ? null : { place, isKnown };
}
