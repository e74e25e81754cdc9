import { type Evidence, evidenceFor } from '@firmlens/contract';
import { sortByTrust } from '../../merge/sort-by-trust';
import { type Finding, UNKNOWN } from '../../merge/finding';
import { textKey } from '../../merge/name-keys';
import { placeOf } from './place-of';

interface Headquarter {
  country: Finding<string | null>;
  city: Finding<string | null>;
}

/**
 * Returns the most trusted country. The city is the most trusted one
 * 1. read in the same place as that country,
 * 2. else from a place that names the same country,
 * 3. else from a place that names no country; never from a place that names another country.
 */
export function findHeadquarter(evidence: readonly Evidence[]): Headquarter {
  const countries = sortByTrust<'company.headquarter_country'>(
    evidenceFor(evidence, 'company.headquarter_country'),
  );
  const cities = sortByTrust<'company.headquarter_city'>(evidenceFor(evidence, 'company.headquarter_city'));
  const [country] = countries;
  const countryOfPlace = new Map(countries.toReversed().map((item) => [placeOf(item), textKey(item.value)]));

  const city =
    country === undefined
      ? cities[0]
      : (cities.find((item) => placeOf(item) === placeOf(country)) ??
        cities.find((item) => countryOfPlace.get(placeOf(item)) === textKey(country.value)) ??
        cities.find((item) => !countryOfPlace.has(placeOf(item))));

  return {
    country: country === undefined ? UNKNOWN : { value: country.value, evidence: [country] },
    city: city === undefined ? UNKNOWN : { value: city.value, evidence: [city] },
  };
}
