import { isTownOf, parseCountry, type PostalAddress } from '@firmlens/text';

/** `Kenya`, `UAE`. Two letters have other meanings. */
const COUNTRY = /^(?:\p{Lu}\p{L}{3}|\p{Lu}{3}$)/u;
const CODE = /^\d{4,6}$/;
/** How many parts from the country its town may be, behind a postal code and a region. */
const MAX_BEFORE_TOWN = 3;
const MAX_STREET_PARTS = 4;

/**
 * Returns an address that goes from the country to the street: `Ukraine, 01001, Kyiv, Khreschatyk St., 5`. `isStreet`
 * says whether a part has a street or a number of a house.
 */
export function addressFromCountry(
  [name = '', ...parts]: readonly string[],
  isStreet: (part: string) => boolean,
): PostalAddress | null {
  const country = COUNTRY.test(name) ? parseCountry(name) : null;
  if (country === null) return null;
  const at = parts.findIndex((part) => isTownOf(part, country.country_code));
  const street = parts.slice(at + 1, at + 1 + MAX_STREET_PARTS);
  if (at === -1 || at >= MAX_BEFORE_TOWN || !street.some(isStreet)) return null;
  return {
    street: street.join(', '),
    postalCode: parts.slice(0, at).find((part) => CODE.test(part)) ?? null,
    city: parts[at] ?? null,
    region: null,
    country,
  };
}
