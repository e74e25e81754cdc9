import { countryOfCode } from '@firmlens/text';
import { isSupportedCountry } from 'libphonenumber-js/max';

import type { AddressMatch } from './address-lines';
import { streetIn } from './address-without-code';
import type { ContactLine } from './contact-lines';
import { DIGITS, dialledNumber } from './dialled-number';
import { addressOf, townNamed } from './town-named';

/** A postal code before a town or behind its country. */
const CODE = /^\d{4,7} |[ –-]+\d{4,7}$/;
/** How many lines from a town its contact details may be. */
const NEAR = 2;

/**
 * Returns the towns on lines of their own with contact details: `Cali, Colombia` above a street, a telephone
 * number or a mailbox, or below a street. `home` (ISO 3166-1 alpha-2) is the country of those that name none.
 */
export function townsWithDetails(
  lines: readonly ContactLine[],
  home: string | null,
  isOrdinaryWord: (word: string) => boolean,
): AddressMatch[] {
  const homeCountry = countryOfCode(home ?? '');
  return lines.flatMap(({ text, block }, line) => {
    const section = block.level > 0 ? block : block.heading;
    const town = townNamed(text.replace(CODE, ''), homeCountry);
    if (!town?.isKnown || isOrdinaryWord(town.city)) return [];
    const inSection = (part: readonly ContactLine[]): string[] =>
      part
        .filter(
          (near) =>
            near.block.level === 0 && near.block.heading === section && near.block.region === block.region,
        )
        .map((near) => near.text);
    const below = inSection(lines.slice(line + 1, line + 1 + NEAR));
    // The last line of an address names the country.
    const above = town.isCountryNamed ? inSection(lines.slice(Math.max(0, line - NEAR), line)) : [];
    const details = [...above.filter((text) => /\d/.test(text) && /\p{L}{3}/u.test(text)), ...below];
    if (!details.some((detail) => isContactDetail(detail, town.country?.country_code ?? null))) return [];
    const street = details.map(streetIn).find((found) => found !== null) ?? null;
    return [{ address: { ...addressOf(town), street }, line, isKnownTown: true }];
  });
}

/** Whether a text has a mailbox, a street or a telephone number, which may be of the country. */
export function isContactDetail(text: string, country: string | null): boolean {
  return /\S@\S/.test(text) || streetIn(text) !== null || hasPhone(text, country);
}

/** Whether a text has a telephone number, which may be of the country. */
export function hasPhone(text: string, country: string | null): boolean {
  const from = country !== null && isSupportedCountry(country) ? country : null;
  return [...text.matchAll(DIGITS)].some(([number]) => dialledNumber(number, from) !== null);
}
