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
 * Returns the most trusted country and its city. A city and a country that were read together are one record
 * and stay one: the city is the most trusted one
 * 1. of a record with that country and from the same place,
 * 2. else of a record with that country,
 * 3. else without a country; never one of another country.
 */
export function findHeadquarter(evidence: readonly Evidence[]): Headquarter {
  const countries = sortByTrust<'company.headquarter_country'>(
    evidenceFor(evidence, 'company.headquarter_country'),
  );
  const cities = sortByTrust<'company.headquarter_city'>(evidenceFor(evidence, 'company.headquarter_city'));
  const [country] = countries;
  const city =
    country === undefined
      ? cities[0]
      : (cities.find((item) => placeOf(item) === placeOf(country) && isIn(item, country)) ??
        cities.find((item) => isIn(item, country)) ??
        cities.find((item) => countriesOf(item).length === 0));

  return {
    country: country === undefined ? UNKNOWN : { value: country.value, evidence: [country] },
    city: city === undefined ? UNKNOWN : { value: city.value, evidence: [city] },
  };

  function isIn(item: Evidence, { value }: { value: string }): boolean {
    const [only, another] = countriesOf(item);
    return only === textKey(value) && another === undefined;
  }

  /** A page with several addresses names several countries. Those of one record have one confidence. */
  function countriesOf(item: Evidence): string[] {
    const there = countries.filter((country) => placeOf(country) === placeOf(item));
    const together = there.filter(({ confidence }) => confidence === item.confidence);
    return [...new Set((together.length > 0 ? together : there).map(({ value }) => textKey(value)))];
  }
}
