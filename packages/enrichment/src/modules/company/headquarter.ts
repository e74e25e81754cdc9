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
 * The country is the most trusted one. The city is the most trusted of
 * 1. those read in the same place as that country,
 * 2. those whose place names the same country,
 * 3. those whose place names no country;
 * never one whose place names another country.
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
