import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A phone number in E.164 form, as a company of this country (ISO 3166-1 alpha-2, null where it is unknown) gives it; null where it is none. */
export function normalisePhoneNumber(text: unknown, country: string | null): string | null {
  if (typeof text !== 'string') return null;
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(text.slice(0, 60), home);
  return phone?.isValid() === true ? phone.number : null;
}
