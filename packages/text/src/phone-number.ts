import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Normalises a phone number of a company in this country (ISO 3166-1 alpha-2, null if unknown) to E.164.
 * Returns null if the text is not a phone number.
 */
export function normalisePhoneNumber(text: unknown, country: string | null): string | null {
  if (typeof text !== 'string') return null;
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(text.slice(0, 60), home);
  return phone?.isValid() === true ? phone.number : null;
}
