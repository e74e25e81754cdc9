import { loadVocabulary } from '../vocabulary/load-vocabulary';

const PLACES = loadVocabulary<{
  usStates: Readonly<Record<string, string>>;
  canadianProvinces: Readonly<Record<string, string>>;
  cities: Readonly<Record<string, readonly string[]>>;
}>('places');

/**
 * Postal codes and names of the states of the USA (USPS Publication 28). Delaware's and Indiana's codes are
 * left out: after a town that nobody knows, DE is Germany and IN is a coin to toss.
 */
export const US_STATES = PLACES.usStates;

/** The same of Canada, without the codes that are those of a country as well. */
export const CANADIAN_PROVINCES = PLACES.canadianProvinces;

/**
 * Cities whose name alone tells the country, each with its code, in English and as the country writes them. Names
 * that several well-known cities share (Cambridge, Birmingham) are left out.
 */
export const CITY_COUNTRIES: readonly [city: string, code: string][] = Object.entries(PLACES.cities).flatMap(
  ([code, cities]) => cities.map((city): [string, string] => [city, code]),
);
