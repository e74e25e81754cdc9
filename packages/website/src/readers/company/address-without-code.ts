import {
  type Country,
  countryOfCode,
  isCitySpelling,
  isTownOf,
  parseCountry,
  patternOf,
  type PostalAddress,
  townAt,
} from '@firmlens/text';

import { ADDRESS_WORDS as WORDS } from './address-words';

const MAX_LINE = 160;
const MAX_PARTS = 10;
/** Countries whose addresses go from the district to the town. Elsewhere the town comes first. */
const DISTRICT_FIRST = new Set(['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'IN', 'SG', 'ZA']);
const STREET_WORD = new RegExp(`${patternOf(WORDS.streets)}|${patternOf(WORDS.streetEndings)}\\b`, 'i');
/** `Storgata 33`, `12b High Street`, `nr. 30`. */
const NUMBERED =
  /^\p{Lu}[\p{L} .'’-]{2,40} \d{1,4} ?\p{L}?$|^(?!(?:19|20)\d\d )\d{1,4}\p{L}? \p{Lu}[\p{L} .'’-]{4,40}$/u;
const HOUSE_NUMBER = /^\p{L}{0,3}[.º°]? ?\d{1,4}\p{L}?$/u;
/** What follows an address on its line: a mailbox, a telephone number. */
const CONTACT = new RegExp(` (?:\\S*@|[+(]?\\d[\\d ()./-]{6,}|${patternOf(WORDS.contactLabels)}\\b).*$`);
/** The postal zone of a town: `Mumbai - 84`. */
const ZONE = /(?<=\p{Ll}) ?[–-] ?\d{1,2}\.?$/u;
/** `所在地: `. */
const JAPANESE_LABEL = /^\p{Lo}{2,6} ?[:：] ?/u;
const JAPANESE_CODE = /^〒 ?(?<code>\d{3}-?\d{4})(?!\d) ?/;
/** Japanese addresses name prefecture, town and district without spaces. */
const JAPANESE =
  /^(?<prefecture>東京都|北海道|(?:京都|大阪)府|\p{Lo}{2,3}県)?(?<city>\p{Lo}{1,6}?(?:市(?!市)|区|町|村))(?<street>[^\d\s]{0,20}\d[^\s（(]*)/u;

/**
 * Returns the address on a line without a postal code: a street with its number, on the line or the one above,
 * and a known town behind it. `home` is the country (ISO 3166-1 alpha-2) if the address names none.
 */
export function addressWithoutCode(line: string, above: string, home: string): PostalAddress | null {
  if (line.length > MAX_LINE) return null;
  if (home === 'JP') return japaneseAddress(line, above);
  const parts = partsOf(line.replace(CONTACT, '').replace(ZONE, ''));
  if (parts.length === 0 || parts.length > MAX_PARTS) return null;
  const undivided = parts.length === 1 ? undividedAddress(parts.join(), home) : null;
  if (undivided) return undivided;
  const streetAt = parts.findLastIndex(isStreet);
  const street = streetAt === -1 ? above.trim() : streetText(parts, streetAt);
  if (streetAt === -1 && !isStreet(street)) return null;
  const behind = parts.slice(streetAt + 1);
  const named = countryIn(behind);
  const country = named ?? countryOfCode(home);
  if (country === null) return null;
  const towns = behind.filter((part) => isTownOf(part, country.country_code));
  const city = DISTRICT_FIRST.has(country.country_code) ? towns.at(-1) : towns[0];
  if (city === undefined || (streetAt === -1 && behind[0] !== city)) return null;
  return { street, postalCode: null, city, region: null, country };
}

/** Reads `Lange Laan 12 Gent`, of a larger town. In `3 Rue de Rouen`, the town names the street. */
function undividedAddress(part: string, home: string): PostalAddress | null {
  const city = townAt('end', part, home);
  const street = part.slice(0, -(city ?? '').length).trim();
  if (city === null || !/\d$/.test(street) || !isStreet(street) || !isCitySpelling(city, home)) return null;
  return { street, postalCode: null, city, region: null, country: countryOfCode(home) };
}

function countryIn(parts: readonly string[]): Country | null {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && (last.length > 3 || /^\p{Lu}+$/u.test(last)) ? parseCountry(last) : null;
}

function partsOf(line: string): string[] {
  return line
    .split(/,|;| [|•·–-] /)
    .map((part) => part.replace(/ \(\p{Lu}{2}\)$|\.$/gu, '').trim())
    .filter((part) => part !== '');
}

/** Returns the street with its number on a line, or null. */
export function streetIn(line: string): string | null {
  const parts = line.length > MAX_LINE ? [] : partsOf(line);
  const at = parts.findIndex((part) => isStreet(part) && !HOUSE_NUMBER.test(part));
  return at === -1 ? null : streetText(parts, at);
}

function isStreet(part: string): boolean {
  return (
    part.length <= 60 &&
    (NUMBERED.test(part) || (/\d/.test(part) && STREET_WORD.test(part)) || HOUSE_NUMBER.test(part))
  );
}

/** The street, with the parts before it if those have the name and this one the number. */
function streetText(parts: readonly string[], at: number): string {
  const from = parts.findLastIndex((part, index) => index <= at && !HOUSE_NUMBER.test(part));
  return parts.slice(Math.max(0, from), at + 1).join(', ');
}

/** A line without a prefecture is an address if it follows a postal code. */
function japaneseAddress(line: string, above: string): PostalAddress | null {
  const code = (JAPANESE_CODE.exec(line) ?? JAPANESE_CODE.exec(above))?.groups?.['code'] ?? null;
  const groups = JAPANESE.exec(line.replace(JAPANESE_LABEL, '').replace(JAPANESE_CODE, ''))?.groups;
  if (groups === undefined || (code === null && groups['prefecture'] === undefined)) return null;
  return {
    street: groups['street'] ?? null,
    postalCode: code,
    city: groups['city'] ?? null,
    region: groups['prefecture'] ?? null,
    country: countryOfCode('JP'),
  };
}
