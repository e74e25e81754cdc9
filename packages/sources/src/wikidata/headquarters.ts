import type { Evidence } from '@firmlens/contract';
import type { OptionalQueries } from '../optional-queries';
import { type Country, countryOfName, countryOfCode, foldName } from '@firmlens/text';

import { textOf } from '../parsing/json-values';
import {
  currentStatements,
  currentValue,
  currentValues,
  itemIdOf,
  type Item,
  qualifierOf,
  stringOf,
  monolingualTextOf,
} from './statements';
import type { Subject } from './subject';
import type { WikidataApi } from './wikidata-api';

/** Item ids of the headquarters' city and country. */
export interface Headquarters {
  city: string | null;
  country: string | null;
}

const HEADQUARTERS = 'P159';
const COUNTRY = 'P17';
const COUNTRY_CODE = 'P297';
const STREET_ADDRESS = 'P6375';
const CONFIDENCE = 0.9;
const CONFIDENCE_OF_ADDRESS = 0.5;

/**
 * Finds the headquarters of an item. If the item has no country or several, the city's item is queried for
 * it.
 */
export async function findHeadquarters(
  api: WikidataApi,
  item: Item,
  optionalQueries: OptionalQueries,
): Promise<Headquarters> {
  const [headquarters] = currentStatements(item, HEADQUARTERS);
  const city = headquarters === undefined ? null : itemIdOf(headquarters.value);
  const qualifierCountry = headquarters === undefined ? null : itemIdOf(qualifierOf(headquarters, COUNTRY));
  const [only, another] = currentValues(item, COUNTRY, itemIdOf);
  const country = qualifierCountry ?? (another === undefined ? (only ?? null) : null);
  if (country !== null || city === null) return { city, country };
  const place = await optionalQueries.run('country of the headquarters', () => api.statements(city, COUNTRY));
  return { city, country: place && currentValue(place, COUNTRY, itemIdOf) };
}

/**
 * Returns the country of the headquarters by its label. If the label is unknown, queries the item's ISO 3166
 * code.
 */
export async function countryOfHeadquarters(
  api: WikidataApi,
  { country }: Headquarters,
  terms: Subject['terms'],
  optionalQueries: OptionalQueries,
): Promise<Country | null> {
  if (country === null) return null;
  const countryByLabel = countryOfName(terms.get(country)?.label ?? '');
  if (countryByLabel !== null) return countryByLabel;
  const item = await optionalQueries.run('country code', () => api.statements(country, COUNTRY_CODE));
  const code = item && currentValue(item, COUNTRY_CODE, stringOf);
  return code === null ? null : countryOfCode(code);
}

/** Returns evidence of the country, city and address of the headquarters. */
export function readHeadquarters(
  subject: Subject,
  { city: id }: Headquarters,
  country: Country | null,
): Evidence[] {
  const place = id === null ? null : (subject.terms.get(id)?.label ?? null);
  const city = place === null || countryOfName(place) !== null ? null : place;
  return [
    ...subject.observeField('company.headquarter_country', country?.country ?? null, CONFIDENCE),
    ...subject.observeField('company.headquarter_city', city, CONFIDENCE),
    ...subject.observeField(
      'company.registered_address',
      addressIn(subject.item, city, country?.country ?? null),
      CONFIDENCE_OF_ADDRESS,
    ),
  ];
}

/** Returns the street address with city and country, or null if it has no number or the city is unknown. */
function addressIn(item: Item, city: string | null, country: string | null): string | null {
  const [headquarters] = currentStatements(item, HEADQUARTERS);
  const statedStreet =
    currentValue(item, STREET_ADDRESS, monolingualTextOf) ??
    (headquarters === undefined ? null : monolingualTextOf(qualifierOf(headquarters, STREET_ADDRESS)));
  const street = textOf(statedStreet?.text, 200);
  if (street === null || city === null || !/\d/.test(street)) return null;
  const isNamed = (part: string) => foldName(street).includes(foldName(part));
  const rest = [city, country].flatMap((part) => (part === null || isNamed(part) ? [] : part));
  return [street, ...rest].join(', ');
}
