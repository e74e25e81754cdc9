import countries from 'i18n-iso-countries';
import bg from 'i18n-iso-countries/langs/bg.json';
import cs from 'i18n-iso-countries/langs/cs.json';
import da from 'i18n-iso-countries/langs/da.json';
import el from 'i18n-iso-countries/langs/el.json';
import et from 'i18n-iso-countries/langs/et.json';
import fi from 'i18n-iso-countries/langs/fi.json';
import hr from 'i18n-iso-countries/langs/hr.json';
import hu from 'i18n-iso-countries/langs/hu.json';
import ja from 'i18n-iso-countries/langs/ja.json';
import ko from 'i18n-iso-countries/langs/ko.json';
import lt from 'i18n-iso-countries/langs/lt.json';
import lv from 'i18n-iso-countries/langs/lv.json';
import nb from 'i18n-iso-countries/langs/nb.json';
import pl from 'i18n-iso-countries/langs/pl.json';
import pt from 'i18n-iso-countries/langs/pt.json';
import ro from 'i18n-iso-countries/langs/ro.json';
import ru from 'i18n-iso-countries/langs/ru.json';
import sk from 'i18n-iso-countries/langs/sk.json';
import sl from 'i18n-iso-countries/langs/sl.json';
import sv from 'i18n-iso-countries/langs/sv.json';
import tr from 'i18n-iso-countries/langs/tr.json';
import uk from 'i18n-iso-countries/langs/uk.json';
import zh from 'i18n-iso-countries/langs/zh.json';
import { citiesNamed } from './cities';
import { plainText } from './plain-text';
import { type Country, countryOfName, countryOfCode, countryOfPlace } from './country';
import { foldText } from './fold-text';
import { loadVocabulary } from './vocabulary/load-vocabulary';
import { foldedPatternOf, type SpellingsByLanguage } from './vocabulary/word-lists';

/** A company's address, as far as it is known. */
export interface PostalAddress {
  street: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
  country: Country | null;
}

/** Country names in further languages of company sites, besides those that `countryOfName` knows. */
const LOCAL_NAMES = new Map(
  [bg, cs, da, el, et, fi, hr, hu, ja, ko, lt, lv, nb, pl, pt, ro, ru, sk, sl, sv, tr, uk, zh].flatMap(
    (locale) => {
      countries.registerLocale(locale);
      return Object.entries(countries.getNames(locale.locale, { select: 'all' })).flatMap(([code, names]) =>
        names.map((name): [string, string] => [foldText(name), code]),
      );
    },
  ),
);

const { headOfficeMarks: HEAD_OFFICE } =
  loadVocabulary<Record<'headOfficeMarks', SpellingsByLanguage>>('addresses');
/** `(MI)`, `(HQ)` after a town. */
const STATE_OR_HEAD_OFFICE = new RegExp(`\\s*\\((?:[A-Z]{2}|${foldedPatternOf(HEAD_OFFICE)})\\)$`, 'i');

/** Parses a country name, or a code of two or three letters in any case. */
export function parseCountry(text: string): Country | null {
  const name = plainText(text, 80).replace(/[.,;]+$/, '');
  if (/^[a-z]{2,3}$/i.test(name)) return countryOfName(name.toUpperCase());
  return countryOfName(name) ?? countryOfCode(LOCAL_NAMES.get(foldText(name)) ?? '');
}

/**
 * Part of a country: `Raigad District`, `Prakasam (Dt)`, `Harju maakond`; `Merkez`, the central part of a Turkish
 * province.
 */
const DIVISION =
  /(?: (?:district|county|prefecture|governorate|maakond|megye|oblast)| \((?:d|dt|dist|m)\.?\))$|^merkez$/i;

/**
 * Normalises a city name: drops what post offices and provinces add (`Cedex 07`, `(MI)`, `København K`).
 * Returns null if the text cannot be a city.
 */
export function normaliseCityName(text: string): string | null {
  const written = plainText(text, 80);
  if (DIVISION.test(written)) return null;
  const name = written
    .replace(STATE_OR_HEAD_OFFICE, '')
    .replace(/(?<=\p{L}{4}|\))\. .*$/u, '')
    .replace(/ [A-ZØ]{1,2}$/u, (district, at: number, whole: string) =>
      district.length > 2 || citiesNamed(whole.slice(0, at)).length > 0 ? '' : district,
    )
    .replace(/\s+(?:cedex(?:\s+\d{1,2})?|cep)$/i, '')
    .replace(/^[\s,.-]+|[\s,;:.-]+$/g, '');
  return /^(?:['’‘][st][ -])?\p{L}[\p{L}\p{M}'’.() /-]{1,50}$/u.test(name) && countryOfCode(name) === null
    ? name
    : null;
}

/** Formats `City, Country`, or the city alone if the country is not known. Returns null without a city. */
export function formatOfficeLocation({ city, country }: PostalAddress): string | null {
  if (city === null) return null;
  const place = country ?? countryOfPlace(city);
  return place === null || place.country === city ? city : `${city}, ${place.country}`;
}

/** Formats the whole address on one line. Returns null without a street or a city. */
export function formatAddress({ street, postalCode, city, region, country }: PostalAddress): string | null {
  if (street === null || city === null) return null;
  const codeFirst = country === null || !CODE_LAST.has(country.country_code);
  const town = codeFirst
    ? [postalCode, city].filter((part) => part !== null).join(' ')
    : [city, [region, postalCode].filter((part) => part !== null).join(' ')]
        .filter((part) => part !== '')
        .join(', ');
  return [street.replace(/[\s,]+$/, ''), town, country?.country]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** Countries that write the postal code after the town. */
const CODE_LAST = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'IN', 'SG', 'ZA']);
