import { citiesNamed, isCitySpelling } from './cities';
import { nameKey } from './country';
import { foldText } from './fold-text';
import { CITY_COUNTRIES } from './place-names';

const CITIES = new Set(CITY_COUNTRIES.map(([city, code]) => `${code} ${nameKey(city)}`));
/** A longer text is not a town's name. */
const MAX_WORDS = 8;

/**
 * Whether a country (ISO 3166-1 alpha-2) has a town of that name. Hyphens and spaces count as the same, and so
 * do `St` and `Saint`. Larger towns are known by their names in other languages, too.
 */
export function isTownOf(name: string, country: string): boolean {
  const spelt = foldText(name.trim().replace(/[’‘]/g, "'"))
    // The capital district: `Bogotá D.C.`, `Brasília DF`.
    .replace(/,? d\.? ?[cf]\.?$/, '')
    .replace(/^st\.?[ -]/, 'saint-')
    .replace(/^ste\.?[ -]/, 'sainte-')
    .replace(/^sf\.?[ -]/, 'sfantu-');
  const words = spelt.replaceAll('-', ' ');
  const spellings = new Set([name, words, spelt.replaceAll(' ', '-')]);
  return (
    CITIES.has(`${country} ${nameKey(name)}`) ||
    isCitySpelling(spelt, country) ||
    [...spellings].some((spelling) => citiesNamed(spelling).some((city) => city.country === country))
  );
}

/** Returns the longest name of a town of the country with which a text starts or ends, or null. */
export function townAt(edge: 'start' | 'end', text: string, country: string): string | null {
  const words = text.trim().split(/\s+/).slice(0, 20);
  for (let count = Math.min(words.length, MAX_WORDS); count > 0; count--) {
    const part = edge === 'start' ? words.slice(0, count) : words.slice(-count);
    const name = part.join(' ').replace(/^[,;.]+|[,;.]+$/g, '');
    if (/^\p{Lu}/u.test(name) && isTownOf(name, country)) return name;
  }
  return null;
}
