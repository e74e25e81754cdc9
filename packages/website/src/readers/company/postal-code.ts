import { CANADIAN_PROVINCES, INDIAN_STATES, US_STATES, patternOf } from '@firmlens/text';

import { ADDRESS_WORDS as WORDS } from './address-words';

/** A format of postal code and town, and the countries that use it. */
export interface PostalPattern {
  pattern: RegExp;
  /**
   * ISO 3166-1 alpha-2. With one country, the format itself identifies it. With several, something else must
   * decide.
   */
  countries: readonly string[];
}

/**
 * A town's name: a capitalised word, then further ones or the small words that join them. Dutch ones may begin with
 * a shortened article: `’s-Hertogenbosch`, `'t Harde`.
 */
const TOWN = `(?<![\\p{L}\\p{M}\\d'’.-])(?<city>(?:['’‘](?:s-|t ))?\\p{Lu}[\\p{L}\\p{M}'’.-]*(?: (?:${patternOf(WORDS.smallWordsInTowns)} ){0,2}\\(?\\p{Lu}[\\p{L}\\p{M}'’.)-]*){0,4}(?: ${patternOf(WORDS.lowerCaseTownEndings)}(?![\\p{L}]))?)`;
const NOT_IN_WORD = '(?<![\\p{L}\\d.,/-])';
const END = '(?![\\p{L}\\d])';
/** Next to a postal code, the codes of all states and provinces are unambiguous. */
const US_STATE = [
  ...codesAndNames(US_STATES).filter((name) => name !== 'District of Columbia'),
  ...['DE', 'IN', 'Delaware', 'Indiana'],
].join('|');
const CANADIAN_PROVINCE = [
  ...codesAndNames(CANADIAN_PROVINCES),
  ...['NL', 'PE', 'SK', 'Québec', 'Saskatchewan'],
].join('|');
const INDIAN_STATE = INDIAN_STATES.join('|');

function codesAndNames(states: Readonly<Record<string, string>>): string[] {
  return [...Object.keys(states), ...Object.values(states)];
}

const written = (source: string, ...countries: string[]): PostalPattern => ({
  pattern: new RegExp(source, 'u'),
  countries,
});

/**
 * Postal code formats of the countries with most company sites, the most distinctive first. Source: the
 * Universal Postal Union's addressing sheets.
 */
export const POSTAL_PATTERNS: readonly PostalPattern[] = [
  written(
    `${TOWN} ?,? (?<region>${US_STATE})\\.?,?(?: USA,?| [–-])? (?<code>\\d{5}(?:-\\d{4})?)${END}`,
    'US',
  ),
  written(
    `${TOWN} ?,? \\(?(?<region>${CANADIAN_PROVINCE})\\)?,?(?: Canada,?)? (?<code>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)${END}`,
    'CA',
  ),
  written(`${TOWN},? (?<code>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)${END}`, 'CA'),
  written(
    `${TOWN},? (?<region>NSW|VIC|QLD|WA|SA|TAS|ACT|NT|New South Wales|Victoria|Queensland),? (?<code>\\d{4})${END}`,
    'AU',
  ),
  written(`${NOT_IN_WORD}(?<code>[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})${END}`, 'GB'),
  written(
    `${TOWN}(?: \\d{1,2})?[, ]+(?:Co\\.? [A-Z]\\p{L}+[, ]+)?(?<code>[AC-FHKNPRTV-Y]\\d[\\dW] ?[\\dA-Z]{4})${END}`,
    'IE',
  ),
  written(`${NOT_IN_WORD}(?:NL[- ])?(?<code>\\d{4} ?[A-Z]{2})[, ]+${TOWN}`, 'NL'),
  written(`${NOT_IN_WORD}(?<code>\\d{2} ?[-–] ?\\d{3}),? ${TOWN}`, 'PL'),
  written(`${NOT_IN_WORD}(?<code>\\d{4} ?- ?\\d{3})[, ]+${TOWN}`, 'PT'),
  written(`(?<city>Singapore)[, ]+\\(?(?<code>\\d{6})${END}`, 'SG'),
  written(`${TOWN},?(?: (?<region>${INDIAN_STATE}))?(?: ?[-–,] ?| )(?<code>\\d{3} ?\\d{3})${END}`, 'IN'),
  written(
    `(?<city>\\p{Lu}\\p{Ll}+)(?:-shi| City),? (?:\\p{Lu}\\p{Ll}+(?: Prefecture|-ken)?),? 〒?(?<code>\\d{3}-\\d{4})${END}`,
    'JP',
  ),
  written(
    `(?<city>Tokyo|Osaka|Kyoto|Nagoya|Yokohama|Kobe|Fukuoka|Sapporo|Sendai|Hiroshima)(?:-to|-fu)?,? 〒?(?<code>\\d{3}-\\d{4})${END}`,
    'JP',
  ),
  written(
    `(?<prefix>〒) ?(?<code>\\d{3}-?\\d{4}) ?(?:東京都|北海道|京都府|大阪府|\\p{Lo}{2,3}県)(?<city>\\p{Lo}{1,7}?[市区町村])`,
    'JP',
  ),
  written(
    `${TOWN}(?: ?[-–/,] ?(?<region>[A-Z]{2}))?,?(?: [–-])? (?:CEP:? ?)?(?<code>\\d{5}-\\d{3})${END}`,
    'BR',
  ),
  written(
    `${NOT_IN_WORD}(?<prefix>D|DE|F|FR|I|IT|E|ES|FI|A|AT|CH|B|BE|L|LU|LI|DK|N|NO|H|HU|SI|EE|HR|LT|LV|SE|S|CZ|SK)(?: ?[-–] ?| )(?<code>\\d{3} ?\\d{1,2}) +${TOWN}`,
  ),
  written(`${TOWN},? (?<prefix>LT|LV|EE|MD)[ -]?(?<code>\\d{4,5})${END}`),
  written(`${NOT_IN_WORD}(?<code>\\d{3} \\d{2}) ${TOWN}`, 'SE', 'CZ', 'SK', 'GR'),
  written(
    `${NOT_IN_WORD}(?<code>\\d{5})(?:[, ]+| [-–] )${TOWN}`,
    'DE',
    'FR',
    'IT',
    'ES',
    'FI',
    'EE',
    'HR',
    'TR',
    'UA',
    'MX',
    'RS',
    'LT',
    'SE',
    'CZ',
    'SK',
    'GR',
    // Overseas parts of France.
    'GP',
    'MQ',
    'GF',
    'RE',
    'YT',
    'MF',
    'BL',
  ),
  written(
    `${NOT_IN_WORD}(?<code>\\d{4}),? ${TOWN}`,
    'AT',
    'CH',
    'BE',
    'DK',
    'NO',
    'HU',
    'LU',
    'SI',
    'BG',
    'LI',
    'LV',
    'CY',
    'NL',
  ),
];

/** Codes with letters or signs, and short ones. */
const LOOSE_CODES: Readonly<Record<string, string>> = {
  AR: '[A-Z]?\\d{4}(?:[A-Z]{3})?',
  AZ: 'AZ ?\\d{4}',
  IS: '\\d{3}',
  LT: '(?:LT-)?\\d{5}',
  MD: '(?:MD-?)?\\d{4}',
  MT: '[A-Z]{3} ?\\d{4}',
  NL: '\\d{4} ?[A-Z]{2}',
  PL: '\\d{2}-\\d{3}',
  PT: '\\d{4}-\\d{3}',
  TW: '\\d{3}(?:\\d{2,3})?',
};

/**
 * Returns the formats of codes beside a town for a country that has no pattern above, or whose addresses are
 * written with the code last. Too loose for towns that the country does not have.
 */
export function loosePatterns(country: string): PostalPattern[] {
  const known = loose.get(country) ?? loosePatternsOf(country);
  loose.set(country, known);
  return known;
}

const loose = new Map<string, PostalPattern[]>();

function loosePatternsOf(country: string): PostalPattern[] {
  const hasPattern = POSTAL_PATTERNS.some(({ countries }) => countries.includes(country));
  // Four digits behind a street without a town are a house number.
  const digits = hasPattern ? '\\d{3} ?\\d{2}' : '\\d{3} ?\\d{2,3}|(?!19|20)\\d{4}|\\d{5,7}';
  const code = `(?<code>${LOOSE_CODES[country] ?? digits})`;
  const last = written(`${TOWN}(?: \\d{1,2})?(?: ?[-–,] ?| )\\(?${code}(?! ?\\d)${END}`, country);
  return hasPattern ? [last] : [written(`${NOT_IN_WORD}${code}[, ]+${TOWN}`, country), last];
}

/** Countries by the letters before a postal code (`D-10115`, `CH-8001`). */
export const COUNTRY_BY_POSTAL_PREFIX: Readonly<Record<string, string>> = {
  D: 'DE',
  F: 'FR',
  I: 'IT',
  E: 'ES',
  A: 'AT',
  B: 'BE',
  L: 'LU',
  N: 'NO',
  H: 'HU',
  S: 'SE',
  '〒': 'JP',
};
