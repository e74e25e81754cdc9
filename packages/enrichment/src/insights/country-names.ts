import { textKey } from '../merge/name-keys';
import { CODES_BY_ADJECTIVE, LANGUAGE_WORDS } from './country-adjectives';

/** Other names of countries. */
const OTHER_NAMES: readonly [name: string, code: string][] = [
  ...['usa', 'united states of america', 'america'].map((name): [string, string] => [name, 'US']),
  ...['uk', 'great britain', 'britain', 'england', 'scotland', 'wales'].map((name): [string, string] => [
    name,
    'GB',
  ]),
  ['uae', 'AE'],
  ['holland', 'NL'],
  ['turkey', 'TR'],
  ['czech republic', 'CZ'],
  ['korea', 'KR'],
  ['republic of korea', 'KR'],
  ['hong kong', 'HK'],
  ['macau', 'MO'],
  ['burma', 'MM'],
  ['congo', 'CG'],
  ['ivory coast', 'CI'],
  ['russian federation', 'RU'],
];
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

function countryNames(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const named = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).flatMap((code): [string, string][] => {
    const name = english.of(code);
    // Former codes resolve to the name of today's country: `FX` is France, `DD` is Germany.
    const isToday = new Intl.Locale(`und-${code}`).region === code;
    return name === undefined || !isToday ? [] : [[textKey(name.replace(/ \(.*\)/, '')), code]];
  });
  return new Map([...named, ...OTHER_NAMES, ...CODES_BY_ADJECTIVE]);
}

const CODES_BY_NAME = countryNames();
const LONGEST = Math.max(...[...CODES_BY_NAME.keys()].map((name) => name.split(' ').length));

/**
 * Returns the countries that a text names in English, also as adjectives and in any case, with their codes.
 * Of overlapping names the longest wins.
 */
export function countriesNamed(text: string): { code: string; name: string }[] {
  const words = textKey(text).split(' ');
  const found: { code: string; name: string }[] = [];
  for (let start = 0; start < words.length;) {
    const name = Array.from({ length: LONGEST }, (_, index) => LONGEST - index)
      .map((length) => words.slice(start, start + length).join(' '))
      .find((phrase) => CODES_BY_NAME.has(phrase));
    const next = words[start + (name?.split(' ').length ?? 0)] ?? '';
    const isLanguage = CODES_BY_ADJECTIVE.has(name ?? '') && LANGUAGE_WORDS.has(next);
    if (name !== undefined && !isLanguage) found.push({ code: CODES_BY_NAME.get(name) ?? '', name });
    start += name === undefined ? 1 : name.split(' ').length;
  }
  return found;
}
