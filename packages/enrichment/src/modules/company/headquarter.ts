import { type Evidence, evidenceFor } from '@firmlens/contract';
import { type Finding, UNKNOWN } from '../../merge/finding';
import { textKey } from '../../merge/name-keys';
import { type FieldEvidence, sortByTrust } from '../../merge/sort-by-trust';
import { placeOf } from './place-of';

type City = FieldEvidence<'company.headquarter_city'>;
type Country = FieldEvidence<'company.headquarter_country'>;

/** A city and the country that its source states at the same place: one record. */
interface Seat {
  city: City;
  country: Country | null;
}

interface Headquarter {
  country: Finding<string | null>;
  city: Finding<string | null>;
}

/**
 * Returns the country of the most trusted record and the city of that record, else the most trusted city of
 * another record with that country, else of one of the same source without any. Never combines a city with
 * the country of another record that contradicts its own.
 */
export function findHeadquarter(evidence: readonly Evidence[]): Headquarter {
  const cities = sortByTrust<City['field']>(evidenceFor(evidence, 'company.headquarter_city'));
  const countries = sortByTrust<Country['field']>(evidenceFor(evidence, 'company.headquarter_country'));
  const seats = cities.map((city): Seat => {
    const country = countries.find((item) => placeOf(item) === placeOf(city)) ?? null;
    return { city, country };
  });
  const [country] = countries;
  const seat =
    country === undefined
      ? seats[0]
      : (seats.find((item) => item.country === country) ??
        seats.find((item) => textKey(item.country?.value ?? '') === textKey(country.value)) ??
        seats.find((item) => item.country === null && isSameSource(item.city, country)));
  return {
    country: country === undefined ? UNKNOWN : { value: country.value, evidence: [country] },
    city: seat === undefined ? UNKNOWN : { value: seat.city.value, evidence: [seat.city] },
  };
}

function isSameSource(a: Evidence, b: Evidence): boolean {
  return a.source.split(':')[0] === b.source.split(':')[0];
}
