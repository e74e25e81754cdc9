import { type Evidence, evidenceFor } from '@firmlens/contract';
import { type Country, countryOfName } from '@firmlens/text';
import type { JobOpening } from './job-opening';

export interface HiringCountry {
  country: Country;
  /** The first opening in this country. */
  opening: JobOpening;
}

/**
 * Returns the countries with openings in which the company is not known to sell or to be based. If neither is
 * known, the country with most openings counts as its home. If several countries tie, the result is empty,
 * because any of them may be the home country.
 */
export function hiringCountries(
  openings: readonly JobOpening[],
  known: readonly Evidence[],
): HiringCountry[] {
  const current = new Set([
    ...evidenceFor(known, 'business.target_countries').map(({ value }) => value.country_code),
    ...evidenceFor(known, 'company.headquarter_country').flatMap(
      ({ value }) => countryOfName(value)?.country_code ?? [],
    ),
  ]);
  const firstByCountry = new Map<string, HiringCountry>();
  const counts = new Map<string, number>();
  for (const opening of openings) {
    const countries = new Map(
      opening.places.flatMap(({ country }) => (country ? [[country.country_code, country]] : [])),
    );
    for (const [code, country] of countries) {
      if (!firstByCountry.has(code)) firstByCountry.set(code, { country, opening });
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  if (current.size === 0) {
    const maxCount = Math.max(...counts.values());
    const topCountries = [...counts].filter(([, count]) => count === maxCount).map(([code]) => code);
    if (topCountries.length !== 1) return [];
    topCountries.forEach((code) => current.add(code));
  }
  return [...firstByCountry.values()].filter(({ country }) => !current.has(country.country_code));
}
