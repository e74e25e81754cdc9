import countries from 'i18n-iso-countries';
import de from 'i18n-iso-countries/langs/de.json';
import en from 'i18n-iso-countries/langs/en.json';
import es from 'i18n-iso-countries/langs/es.json';
import fr from 'i18n-iso-countries/langs/fr.json';
import it from 'i18n-iso-countries/langs/it.json';
import nl from 'i18n-iso-countries/langs/nl.json';
import cs from 'i18n-iso-countries/langs/cs.json';
import da from 'i18n-iso-countries/langs/da.json';
import fi from 'i18n-iso-countries/langs/fi.json';
import nb from 'i18n-iso-countries/langs/nb.json';
import pl from 'i18n-iso-countries/langs/pl.json';
import pt from 'i18n-iso-countries/langs/pt.json';
import sv from 'i18n-iso-countries/langs/sv.json';
import { foldText } from './fold-text';
import { remembered } from './memoized';
import { foldedPatternOf } from './vocabulary/word-lists';
import {
  AMBIGUOUS_COUNTRY_NAMES,
  CANADIAN_PROVINCES,
  CITY_COUNTRIES,
  COUNTRY_NAMES,
  REMOTE_WORDS,
  US_STATES,
} from './place-names';

export interface Country {
  /** The common English name: that of ISO 3166, or a shorter one if no one uses it. */
  country: string;
  /** ISO 3166-1 alpha-2. */
  country_code: string;
}

/** Country names that are at least as often everyday words or other places. */
const AMBIGUOUS = new Set(AMBIGUOUS_COUNTRY_NAMES);

/** Common names for countries that the ISO tables name formally. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  US: 'United States',
  CN: 'China',
  RU: 'Russia',
  CZ: 'Czechia',
  TW: 'Taiwan',
  IR: 'Iran',
  MD: 'Moldova',
  TZ: 'Tanzania',
  SY: 'Syria',
  LA: 'Laos',
  BN: 'Brunei',
  GM: 'Gambia',
  FM: 'Micronesia',
  MK: 'North Macedonia',
  CI: 'Ivory Coast',
  PS: 'Palestine',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'U.S. Virgin Islands',
  FK: 'Falkland Islands',
};

/** Most lines of a page are compared with places several times. */
const MEMORY = 2_000;
/** Folds the name of a place, to compare it. */
export const nameKey = remembered(MEMORY, (name) =>
  foldText(name)
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

const LANGUAGES = [en, de, fr, es, it, nl, pt, sv, da, nb, fi, pl, cs];
LANGUAGES.forEach((language) => countries.registerLocale(language));

const CODE_BY_NAME = codesByName();
/** With which names of countries begin. */
const FIRST_WORDS = new Set([...CODE_BY_NAME.keys()].map(firstWordOf));
const CODE_BY_CITY = new Map(CITY_COUNTRIES.map(([city, code]) => [nameKey(city), code]));
const STATE_NAMES = new Set(Object.values(US_STATES).map(nameKey));
const PROVINCE_NAMES = new Set(Object.values(CANADIAN_PROVINCES).map(nameKey));

/** Returns the country of an ISO 3166-1 alpha-2 code in any case, or null. */
export function countryOfCode(code: string): Country | null {
  const upper = code.toUpperCase();
  if (!/^[A-Z]{2}$/.test(upper)) return null;
  const country_code = upper === 'UK' ? 'GB' : upper;
  const country = COMMON_NAMES[country_code] ?? countries.getName(country_code, 'en');
  return country === undefined ? null : { country, country_code };
}

/**
 * Returns the country if it is all that the text names: by a name in one of our languages, or by a code of
 * two or three capitals.
 */
export function countryOfName(text: string): Country | null {
  const trimmed = text.trim().replace(/\./g, '');
  if (/^[A-Z]{2}$/.test(trimmed)) return countryOfCode(trimmed);
  if (/^[A-Z]{3}$/.test(trimmed) && countries.alpha3ToAlpha2(trimmed)) {
    return countryOfCode(countries.alpha3ToAlpha2(trimmed) ?? '');
  }
  const code = CODE_BY_NAME.get(nameKey(trimmed));
  return code === undefined ? null : countryOfCode(code);
}

/**
 * Returns the country of a place in the notation of job advertisements and addresses: `Leeds, UK`, `Berlin`,
 * `Remote - US`, `San Francisco, CA`. Named countries and states take precedence over cities. Null if the
 * text gives no country, or several.
 */
export function countryOfPlace(place: string): Country | null {
  const parts = place
    .slice(0, 200)
    .split(/[,;|/()·•–—&]| - | or | and | oder | und | ou /)
    .map((part) => part.replace(/^(?:remote|hybrid)[ :]+(?:in |from )?/i, '').trim())
    .filter((part) => part !== '');
  const cities = new Set(parts.flatMap((part) => CODE_BY_CITY.get(nameKey(part)) ?? []));
  const namedCodes = new Set(parts.flatMap((part) => codeOfPart(part, parts.length > 1, cities) ?? []));
  const [only, another] = namedCodes.size > 0 ? namedCodes : cities;
  return only === undefined || another !== undefined ? null : countryOfCode(only);
}

/** Whether a short text is a known city, state or country, or means remote work. */
export function isPlace(text: string): boolean {
  return text.length <= 80 && (countryOfPlace(text) !== null || REMOTE.test(text.trim()));
}

/** Wording for remote work in job advertisements. */
const REMOTE = new RegExp(`^(?:fully |100 ?% )?${foldedPatternOf(REMOTE_WORDS)}`, 'i');

/**
 * Returns every country that a running text names in full, each once, in order. Ignores names that are also
 * common words.
 */
export function countriesIn(text: string): Country[] {
  const words = text.slice(0, 5000).match(/[\p{L}\p{M}'’.-]+/gu) ?? [];
  const found = new Map<string, Country>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!/^\p{Lu}/u.test(word) || !FIRST_WORDS.has(firstWordOf(nameKey(word)))) continue;
    for (let length = 4; length >= 1; length--) {
      const key = nameKey(words.slice(at, at + length).join(' '));
      const code = CODE_BY_NAME.get(key);
      if (code === undefined || AMBIGUOUS.has(key)) continue;
      const country = countryOfCode(code);
      if (country) found.set(code, country);
      at += length - 1;
      break;
    }
  }
  return [...found.values()];
}

/**
 * Codes of small countries that far more often stand for a field of work: artificial intelligence, quality
 * assurance.
 */
const TRADE_CODES = new Set(['AI', 'HR', 'PR', 'QA', 'ML', 'PM', 'IO', 'TV', 'BI', 'CS', 'AD']);

/**
 * Returns the country code of one part of a place. `isLonger`: the place has other parts. `cities`: the
 * countries of its cities.
 */
function codeOfPart(part: string, isLonger: boolean, cities: ReadonlySet<string>): string | null {
  const key = nameKey(part);
  if (/^[A-Z]{2}$/.test(part)) {
    const country = countryOfCode(part)?.country_code;
    // `CA` after a city is California, unless the city is known to be in Canada.
    if (country !== undefined && cities.has(country)) return country;
    if (isLonger && part in US_STATES) return 'US';
    if (isLonger && part in CANADIAN_PROVINCES) return 'CA';
    return TRADE_CODES.has(part) || (isLonger && part === 'IN') ? null : (country ?? null);
  }
  if (key === 'georgia') return cities.has('US') ? 'US' : cities.has('GE') ? 'GE' : null;
  if (CODE_BY_CITY.has(key) && !STATE_NAMES.has(key)) return null;
  const country = countryOfName(part);
  if (country) return country.country_code;
  if (STATE_NAMES.has(key)) return 'US';
  return PROVINCE_NAMES.has(key) ? 'CA' : null;
}

function firstWordOf(key: string): string {
  return key.split(' ', 1)[0] ?? '';
}

function codesByName(): Map<string, string> {
  const codes = new Map<string, string>();
  for (const { locale } of LANGUAGES) {
    for (const [code, names] of Object.entries(countries.getNames(locale, { select: 'all' }))) {
      for (const name of names) {
        const key = nameKey(name);
        // Two letters are more often a pronoun or a preposition than a country.
        if (key.length > 2 || key === 'uk') codes.set(key, codes.get(key) ?? code);
      }
    }
  }
  for (const [code, names] of Object.entries(COUNTRY_NAMES)) for (const name of names) codes.set(name, code);
  return codes;
}
