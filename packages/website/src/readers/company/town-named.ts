import {
  CHINESE_PROVINCES,
  type Country,
  countryOfCode,
  countryOfPlace,
  foldText,
  INDIAN_STATES,
  isTownOf,
  legalFormsIn,
  normaliseCityName,
  parseCountry,
  patternOf,
  type PostalAddress,
  remembered,
  US_STATES,
} from '@firmlens/text';

import { OFFICE_WORDS as WORDS } from './office-words';

/** A place that a text names and nothing else. */
export interface NamedTown {
  city: string;
  country: Country | null;
  /** Whether the country has a town of that name. */
  isKnown: boolean;
  isCountryNamed: boolean;
}

const MAX_TEXT = 60;
const MEMORY = 2_000;
const MAX_PARTS = 3;
const MAX_WORDS = 4;
/** Countries that share their name with their only or largest city. */
export const CITY_STATES = /^(?:singapore|hong kong|monaco|luxembourg|kuwait|panam[aá]|guatemala|djibouti)$/i;
/** Notes beside a town: `Palma (head office)`, `Tokyo office`. */
const NOTE = new RegExp(`\\s*\\([^)]{1,40}\\)|:$| ${patternOf(WORDS.afterCities)}$`, 'gi');
/** `Lyon (France)`, `上海（中国）`. */
const COUNTRY_IN_BRACKETS = /\s*[(（](\p{L}[\p{L} ]{1,30})[)）]$/u;
const STATE_CODE = /(?:,| [–-]) \p{Lu}{2}$/u;
/** Towns have the names of some. */
const STATES: ReadonlySet<string> = new Set([
  ...Object.values(US_STATES),
  ...INDIAN_STATES,
  ...CHINESE_PROVINCES,
]);
/** Opening hours name the days of the week, and towns have the names of some: `Pazar`. */
const WEEKDAYS: ReadonlySet<string> = new Set(
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro hr sl sr bg el tr ru uk lt lv et'
    .split(' ')
    .flatMap((language) => {
      const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
      return [1, 2, 3, 4, 5, 6, 7].map((day) => foldText(format(new Date(Date.UTC(2024, 0, day)))));
    }),
);
/** What menus call the first page, and a town of the United States. */
const FIRST_PAGE = 'Home';
const SEPARATOR = /\s*[,|/·•]\s*|\s+[–—-]\s+/u;

/**
 * Returns the town if a text is a town alone or with its state or country: `Cali – Colombia`, `Frederick, MD`.
 * `home` is the country of a town that names none and is not known worldwide.
 */
export function townNamed(text: string, home: Country | null): NamedTown | null {
  if (text.length > MAX_TEXT || /\d|: \S/.test(text) || !/^\p{Lu}|^\p{Lo}/u.test(text)) return null;
  return townOfKey(`${home?.country_code ?? ''} ${text}`);
}

/** The same of a code and a text, because most pages of a site have the same menus and footers. */
const townOfKey = remembered(MEMORY, (key): NamedTown | null => {
  const [code = ''] = key.split(' ', 1);
  const home = countryOfCode(code);
  const text = key.slice(code.length + 1);
  // `SE` is a legal form and a state of Brazil.
  if (legalFormsIn(text.replace(STATE_CODE, '')).length > 0) return null;
  const place = text
    .replace(COUNTRY_IN_BRACKETS, (note, name: string) => (parseCountry(name) === null ? note : `, ${name}`))
    .replace(NOTE, '')
    .trim();
  const parts = place.split(SEPARATOR).filter((part) => part !== '');
  if (parts.length === 0 || parts.length > MAX_PARTS) return null;
  const named = parts.length > 1 ? countryNamed(parts) : null;
  const towns = parts.filter((part) => CITY_STATES.test(part) || parseCountry(part) === null);
  const [first] = towns;
  if (first === undefined || WEEKDAYS.has(foldText(place)) || place === FIRST_PAGE) return null;
  // `Aracaju - SE` is in a state of Brazil, not in Sweden.
  const isState = home !== null && isStateCode(parts.at(-1) ?? '', first, { named, home });
  const country = (isState ? home : named) ?? countryOfPlace(first) ?? home;
  const town =
    country &&
    towns.find((part) => (part === first || !isStateName(part)) && isTownOf(part, country.country_code));
  const city = normaliseCityName(town ?? first);
  if (city === null || city.split(' ').length > MAX_WORDS) return null;
  return { city, country, isKnown: town !== null && town !== undefined, isCountryNamed: named !== null };
});

/** Whether two capitals behind a town stand for a state of the company's own country, and not for another country. */
function isStateCode(
  code: string,
  town: string,
  { named, home }: { named: Country | null; home: Country },
): boolean {
  return (
    /^\p{Lu}{2}$/u.test(code) &&
    named !== null &&
    !isTownOf(town, named.country_code) &&
    isTownOf(town, home.country_code)
  );
}

/** Whether a name is that of a state, and more often than that of a town. */
export function isStateName(name: string): boolean {
  return name !== 'New York' && STATES.has(name);
}

/** Returns the address of a town of which no more is known. */
export function addressOf({ city, country }: Pick<NamedTown, 'city' | 'country'>): PostalAddress {
  return { street: null, postalCode: null, city, region: null, country };
}

/** Returns the country named before or after a town, or that of its state. */
function countryNamed(parts: readonly string[]): Country | null {
  const names = parts.filter((part) => part.length > 3 || /^(?:\p{Lu}+|\p{Lo}+)$/u.test(part));
  return (
    countryOfPlace(parts.join(', ')) ?? names.map(parseCountry).find((country) => country !== null) ?? null
  );
}
