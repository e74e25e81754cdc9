import { foldText } from './fold-text';
import { loadVocabulary } from './vocabulary/load-vocabulary';
import type { SpellingsByLanguage } from './vocabulary/word-lists';

const PLACES = loadVocabulary<{
  usStates: Readonly<Record<string, string>>;
  canadianProvinces: Readonly<Record<string, string>>;
  indianStates: readonly string[];
  chineseProvinces: readonly string[];
  statesElsewhere: Readonly<Record<string, readonly string[]>>;
  cities: Readonly<Record<string, readonly string[]>>;
  countryNames: Readonly<Record<string, readonly string[]>>;
  ambiguousCountryNames: readonly string[];
  remote: SpellingsByLanguage;
}>('places');

/**
 * Postal codes and names of the US states (USPS Publication 28). The codes of Delaware and Indiana are left
 * out: after an unknown town, DE means Germany and IN could be either.
 */
export const US_STATES = PLACES.usStates;

/** Postal codes and names of the Canadian provinces, without codes that are also country codes. */
export const CANADIAN_PROVINCES = PLACES.canadianProvinces;

/** Names of the Indian states with most companies. */
export const INDIAN_STATES = PLACES.indianStates;

/** Names of the Chinese provinces. */
export const CHINESE_PROVINCES = PLACES.chineseProvinces;

const STATES_BY_COUNTRY = new Map(
  Object.entries({ ...PLACES.statesElsewhere, IN: INDIAN_STATES }).map(([code, names]) => [
    code,
    new Set(names.map(foldText)),
  ]),
);

/**
 * Whether a name is that of a state of the country (ISO 3166-1 alpha-2), which may stand between a town and its
 * postal code.
 */
export function isStateOf(name: string, country: string): boolean {
  return STATES_BY_COUNTRY.get(country)?.has(foldText(name)) ?? false;
}

/**
 * Cities whose name alone identifies the country, each with its country code, in English and in the local
 * spelling. Names of several well-known cities (Cambridge, Birmingham) are left out.
 */
export const CITY_COUNTRIES: readonly [city: string, code: string][] = Object.entries(PLACES.cities).flatMap(
  ([code, cities]) => cities.map((city): [string, string] => [city, code]),
);

/** Common names of countries that are missing from the ISO tables, folded, by country code. */
export const COUNTRY_NAMES = PLACES.countryNames;

/** Country names that are at least as often everyday words or other places, folded. */
export const AMBIGUOUS_COUNTRY_NAMES = PLACES.ambiguousCountryNames;

/** Wording for work from anywhere, where an advertisement names a place. */
export const REMOTE_WORDS = PLACES.remote;
