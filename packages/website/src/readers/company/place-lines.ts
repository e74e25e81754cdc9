import { countryOfCode } from '@firmlens/text';
import { isSupportedCountry } from 'libphonenumber-js/max';

import type { AddressMatch } from './address-lines';
import { streetIn } from './address-without-code';
import type { ContactLine } from './contact-lines';
import { DIGITS, dialledNumber } from './dialled-number';
import { townNamed } from './town-named';

/** How many lines below a town its contact details may start. */
const NEAR = 2;

/**
 * Returns the towns on lines of their own with contact details below: `Cali, Colombia` above a street, a
 * telephone number or a mailbox. `home` (ISO 3166-1 alpha-2) is the country of those that name none.
 */
export function townsAboveDetails(
  lines: readonly ContactLine[],
  home: string | null,
  isOrdinaryWord: (word: string) => boolean,
): AddressMatch[] {
  const homeCountry = countryOfCode(home ?? '');
  return lines.flatMap(({ text, block }, line) => {
    const section = block.level > 0 ? block : block.heading;
    const below = lines
      .slice(line + 1, line + 1 + NEAR)
      .filter((next) => next.block.heading === section && next.block.level === 0)
      .map((next) => next.text);
    const town = below.length === 0 ? null : townNamed(text, homeCountry);
    if (!town?.isKnown || isOrdinaryWord(town.city)) return [];
    const { city, country } = town;
    if (!below.some((detail) => isDetail(detail, country?.country_code ?? ''))) return [];
    const street = below.map(streetIn).find((found) => found !== null) ?? null;
    return [{ address: { street, postalCode: null, city, region: null, country }, line, isKnownTown: true }];
  });
}

function isDetail(text: string, country: string): boolean {
  if (/\S@\S/.test(text) || streetIn(text) !== null) return true;
  const from = isSupportedCountry(country) ? country : null;
  return [...text.matchAll(DIGITS)].some(([number]) => dialledNumber(number, from) !== null);
}
