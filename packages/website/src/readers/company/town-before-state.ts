import { isTownOf, parseCountry, US_STATES } from '@firmlens/text';

/** Countries whose addresses end with the two letters of a state, province or canton. */
const COUNTRIES_OF_STATES: ReadonlySet<string> = new Set(['BR', 'IT', 'US', 'CA', 'CH', 'MY']);

/**
 * Returns the country (ISO 3166-1 alpha-2) of a town if two letters behind it are those of its state: `Torino, TO` is in
 * Italy and not in Tonga. Null if they may well stand for a country. `home` is the company's country.
 */
export function countryOfStateCode(town: string, code: string, home: string | null): string | null {
  if (!/^\p{Lu}{2}$/u.test(code)) return null;
  const named = parseCountry(code)?.country_code ?? null;
  if (named !== null && isTownOf(town, named)) return null;
  const candidates = [
    ...(home !== null && COUNTRIES_OF_STATES.has(home) ? [home] : []),
    ...(code in US_STATES ? ['US'] : []),
  ];
  return candidates.find((country) => isTownOf(town, country)) ?? null;
}
