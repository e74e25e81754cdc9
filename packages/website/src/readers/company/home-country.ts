import { allMatches, countriesIn, linesOf } from '@firmlens/text';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ReaderInput } from '../reader';
import { nestedSchemaNodes } from '../schema-nodes';
import { isOtherPartyLine } from './legal-lines';
import { companyOrganizations } from './company-organizations';
import { schemaPostalAddress } from './schema-postal-address';

/** Country domains used worldwide because of how they sound. */
const GENERIC_COUNTRY_DOMAINS = new Set(
  'ac ag ai am as bz cc cd co cx dj fm gg gl io is la ly me ms nu pw sc sh so st tk to tv vc ws'.split(' '),
);
/** A phone number in international format. */
const WITH_CALLING_CODE = /(?<!\d)\+[1-9][\d ().-]{7,18}\d/g;
const NORTH_AMERICAN_NUMBER = /(?<![\d+.-]|\d[ )])(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])/g;
/** Number of characters at the end of a page that are searched for phone numbers. */
const TAIL_LENGTH = 8_000;
const FIRST_PAGES = 5;
const LEAST_NAMED = 2;
/** The main country of each language that is mostly spoken in one. */
const COUNTRY_OF_LANGUAGE: Readonly<Record<string, CountryCode>> = {
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  es: 'ES',
  nl: 'NL',
  sv: 'SE',
  da: 'DK',
  nb: 'NO',
  nn: 'NO',
  no: 'NO',
  fi: 'FI',
  pl: 'PL',
  cs: 'CZ',
  sk: 'SK',
  hu: 'HU',
  ro: 'RO',
  bg: 'BG',
  el: 'GR',
  hr: 'HR',
  sl: 'SI',
  et: 'EE',
  lv: 'LV',
  lt: 'LT',
  pt: 'PT',
  tr: 'TR',
  uk: 'UA',
  he: 'IL',
  ja: 'JP',
  ko: 'KR',
};

/** Languages that most people speak in other countries than the main one. */
const SPOKEN_ELSEWHERE = new Set(['es', 'pt']);
/** Letters of Japanese alone. */
const KANA = /\p{Script=Hiragana}{4}/u;

/** Returns the country of the top-level domain, or null if it does not indicate one. */
export function domainCountry(domain: string): CountryCode | null {
  const ending = domain.split('.').at(-1) ?? '';
  if (ending === 'uk') return 'GB';
  const code = ending.toUpperCase();
  return ending.length === 2 && !GENERIC_COUNTRY_DOMAINS.has(ending) && isSupportedCountry(code)
    ? code
    : null;
}

const known = new WeakMap<ReaderInput['pages'], CountryCode | null>();

/**
 * Returns the country to assume for phone numbers and addresses that do not name one: from the company's
 * address markup, its domain, the calling code of its phone numbers, the language of its pages and
 * the country that most of them name; else null. Cached, because several readers need it.
 */
export function homeCountry(input: Pick<ReaderInput, 'site' | 'pages'>): CountryCode | null {
  const country = known.get(input.pages);
  if (country !== undefined) return country;
  const found = findHomeCountry(input);
  known.set(input.pages, found);
  return found;
}

function findHomeCountry(input: Pick<ReaderInput, 'site' | 'pages'>): CountryCode | null {
  for (const { node } of companyOrganizations(input)) {
    for (const address of nestedSchemaNodes(node, 'address')) {
      const country = schemaPostalAddress(address)?.country?.country_code;
      if (country !== undefined && isSupportedCountry(country)) return country;
    }
  }
  const byDomain = domainCountry(input.site.domain);
  if (byDomain) return byDomain;
  const byPhone = phoneCountry(input);
  if (byPhone) return byPhone;
  const languages = input.pages.flatMap(({ language }) => language ?? []);
  const language = languages[0]?.split('-')[0] ?? '';
  const main = COUNTRY_OF_LANGUAGE[language];
  const isSpokenElsewhere = SPOKEN_ELSEWHERE.has(language);
  const elsewhere = isSpokenElsewhere ? firstPhoneElsewhere(input, main) : null;
  for (const tag of languages) {
    const region = tag.split('-')[1]?.toUpperCase() ?? '';
    // Site builders default to en-US, and es-ES.
    const isDefault = tag === 'en-us' || (elsewhere !== null && region === main);
    if (!isDefault && region.length === 2 && isSupportedCountry(region)) return region;
  }
  const named = isSpokenElsewhere ? countryNamed(input) : null;
  return named ?? elsewhere ?? main ?? (input.pages.some(({ text }) => KANA.test(text)) ? 'JP' : null);
}

/**
 * Returns the country of the international phone numbers on the first pages, or else of the North American ones. Null
 * unless all of them agree.
 */
export function phoneCountry({ pages }: Pick<ReaderInput, 'pages'>): CountryCode | null {
  const found = internationalNumbers(pages);
  const [only, another] = [...new Set(found.length === 0 ? nationalNumbers(pages) : found)];
  return only !== undefined && another === undefined ? only : null;
}

/** Returns the country of the first international number if none is of the main country: the offices in Chile and Peru. */
function firstPhoneElsewhere(
  { pages }: Pick<ReaderInput, 'pages'>,
  main: CountryCode | undefined,
): CountryCode | null {
  const found = internationalNumbers(pages);
  return main !== undefined && found.includes(main) ? null : (found[0] ?? null);
}

/** Returns the countries of the international phone numbers on the first pages. */
function internationalNumbers(pages: ReaderInput['pages']): CountryCode[] {
  const numbers = pages.slice(0, FIRST_PAGES).flatMap(({ $, text }) => [
    ...$('a[href^="tel:" i]')
      .toArray()
      .slice(0, 20)
      .map(({ attribs }) => (attribs['href'] ?? '').slice(4, 60).replace(/%20/g, ' ').trim()),
    ...allMatches(ownText(text.slice(-TAIL_LENGTH)), WITH_CALLING_CODE)
      .slice(0, 20)
      .map(([number]) => number),
  ]);
  return numbers.flatMap((number) =>
    /^(?:\+|00)/.test(number) ? (parsePhoneNumberFromString(number.replace(/^00/, '+'))?.country ?? []) : [],
  );
}

/** Returns the countries of the North American numbers on the first pages of a site in English, which need no prefix. */
function nationalNumbers(pages: ReaderInput['pages']): CountryCode[] {
  return pages
    .slice(0, FIRST_PAGES)
    .filter(({ language }) => language === null || language.startsWith('en'))
    .flatMap(({ text }) => allMatches(ownText(text.slice(-TAIL_LENGTH)), NORTH_AMERICAN_NUMBER).slice(0, 20))
    .flatMap(([number]) => {
      const phone = parsePhoneNumberFromString(number, 'US');
      return phone?.isValid() ? (phone.country ?? []) : [];
    });
}

/** Returns the country that more pages name than all others together, or null. */
function countryNamed({ pages }: Pick<ReaderInput, 'pages'>): CountryCode | null {
  const named = pages.flatMap(({ text }) => countriesIn(text)).map(({ country_code }) => country_code);
  const most = named.find((code) => named.filter((other) => other === code).length * 2 > named.length);
  return named.length >= LEAST_NAMED && most !== undefined && isSupportedCountry(most) ? most : null;
}

/** Removes the lines about importers, agencies and other parties. */
function ownText(text: string): string {
  const lines = linesOf(text);
  return lines.filter((_line, at) => !isOtherPartyLine(lines, at)).join('\n');
}
