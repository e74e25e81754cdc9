import {
  CANADIAN_PROVINCES,
  type Country,
  countryOfCode,
  isCitySpelling,
  isTownOf,
  legalFormsIn,
  normaliseCityName,
  parseCountry,
  patternOf,
  type PostalAddress,
  townAt,
  US_STATES,
} from '@firmlens/text';

import { addressFromCountry } from './address-from-country';
import { ADDRESS_WORDS as WORDS } from './address-words';
import { countryOfStateCode } from './town-before-state';
import { CITY_STATES } from './town-named';

const MAX_LINE = 160;
const MAX_PARTS = 10;
/** A town, its street and its postal code. */
const MAX_PARTS_FROM_TOWN = 3;
/** A district, its town and the state or country, below a street. */
const MAX_PARTS_BELOW = 3;
/** Countries whose addresses go from the district to the town. Elsewhere the town comes first. */
const DISTRICT_FIRST = new Set(
  'GB IE US CA AU NZ IN SG ZA CN HK TW KR JP VN TH PH TR NG KE GH TZ UG ZM PK BD LK NP MY ID AE SA QA'.split(
    ' ',
  ),
);
/** Countries whose streets have the number in front. */
const NUMBER_FIRST = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']);
/** Towns have the names of some. */
const STATES = new Set([...Object.values(US_STATES), ...Object.values(CANADIAN_PROVINCES)]);
const STREET_WORD = new RegExp(`${patternOf(WORDS.streets)}|${patternOf(WORDS.streetEndings)}\\b`, 'i');
/** `Storgata 33`, `12b High Street`, `nr. 30`. With a year, it is the name of an event. */
const NUMBERED =
  /^[\p{Lu}\p{Lo}][\p{L} .'’-]{2,40} (?!(?:19|20)\d\d$)\d{1,4}(?:\/\d{1,4})? ?\p{L}?$|^(?!(?:19|20)\d\d )\d{1,4}\p{L}? \p{Lu}[\p{L} .'’-]{4,40}$/u;
/** `Plot 12 Palm Close`. */
const PLOT = new RegExp(`^${patternOf(WORDS.units)} \\S*\\d\\S* \\p{Lu}`, 'iu');
/** `Bloc 7`, beside the number of its house. */
const UNIT = new RegExp(`^${patternOf(WORDS.units)}\\.? \\S*\\d\\S*$`, 'iu');
/** `Phase - 1`. */
const UNIT_DASH = new RegExp(`(?<=(?:^|[ ,])${patternOf(WORDS.units)}) ?[–-] ?(?=\\d)`, 'giu');
/** `P.O. Box 1234-00100`. */
const BOX = /^(?:P\.? ?O\.? ?Box|B\.?P\.?)[ :]*(?:No\.? ?)?\d/i;
const FLOOR = /^\d{1,2}(?:st|nd|rd|th) floor\b/i;
/** `BP 1234 Douala`. */
const BOX_BEFORE_TOWN = /^((?:P\.? ?O\.? ?Box|B\.?P\.?)[ :]*\d{1,6}) (?=\p{Lu})/u;
/** A mailbox behind the country. */
const BOX_AT_END = /(?<=\p{L}\.?)[,.;]? (?:[–-] )?P\.? ?O\.? ?Box[ :]*(?:No\.? ?)?\d{2,8}\.?$/iu;
/** `RS 342 Km 1`, `Km. 3 Vía Oriental`. */
const KILOMETRE = /\b[Kk][Mm]\.? ?\d/;
/** `12`, `No: 12`, `12/3`. */
const HOUSE_NUMBER = /^(?!24\/7)\p{L}{0,3}[.:º°]? ?\d{1,4}(?:\/\d{1,4})?\p{L}?$/u;
/** `Cím: `, `Our office: `. */
const LABEL = /^\p{L}[\p{L} ]{2,25}: ?/u;
/** `Región Metropolitana`. */
const REGION = /\b(?:regi[oó]n|provin[czs]|prefe[ck]t|state|county|d[eé]part[ae]mento?)/i;
/** A longer name between commas is a street's or a district's with the town. */
const MAX_WORDS = 3;
const CODE = /^\d{4,6}$/;
/** `Arosio (Como)`. */
const PROVINCE = / \((\p{Lu}\p{Ll}[\p{L} ]{1,24})\)/gu;
/** `Arosio (CO)`. */
const PROVINCE_CODE = / \(\p{Lu}\p{L}\)/u;
/** Words before a registered office in a sentence. */
const REGISTERED_AT = new RegExp(
  `(?<=[ ,(])${patternOf(WORDS.registeredOffices)}(?: ${patternOf(WORDS.isLocated)})?(?: ${patternOf(WORDS.at)})?(?: ?:)? `,
  'iu',
);
/** `of the company is 5 High Street`. */
const WORDS_BEFORE = /^(?:\p{Ll}[\p{L}'’]* ){1,6}(?=\p{Lu}|\d)/u;
/** A street, its number, its floor, its district and its town. */
const MAX_PARTS_BEHIND = 5;
/** What follows an address on its line: a mailbox, a telephone number. */
const CONTACT = new RegExp(
  `(?: [|·–—-])?(?<!Box:?) (?:\\S*@|[+(]?\\d(?:[ ()./-]{0,2}\\d){6,}|${patternOf(WORDS.contactLabels)}\\b).*$`,
);
/** The postal zone of a town: `Mumbai - 84`. */
const ZONE = /(?<=\p{Ll}) ?[–-] ?\d{1,2}\.?$/u;
/** `Istanbul, Turkey 34000`, `Metro Manila, 1600 Philippines`. */
const CODE_AND_COUNTRY =
  /^(?<before>.*\p{L})[ ,]+(?:(?<name>\p{Lu}[\p{L} ]{3,30}?),? [–-]? ?(?<code>\d{4,6})|(?<first>\d{4,6}),? (?<last>\p{Lu}[\p{L} ]{3,30}?))\.?$/u;
/** The longest part of an address above the line with its town. */
const MAX_ABOVE = 120;
/** The district before its town: `No: 15 Çiğli / İzmir`. */
const TURKISH_DISTRICT = /(?<=^|[ -])(\p{Lu}\p{L}+) ?[/-] ?(?=\p{Lu}\p{L}+(?: ?[,./-]|$))/gu;
/** `所在地: `. */
const JAPANESE_LABEL = /^\p{Lo}{2,6} ?[:：] ?/u;
const JAPANESE_CODE = /^〒 ?(?<code>\d{3}-?\d{4})(?!\d) ?/;
/** Japanese addresses name prefecture, town and district without spaces. */
const JAPANESE =
  /^(?<prefecture>東京都|北海道|(?:京都|大阪)府|\p{Lo}{2,3}県)?(?<city>\p{Lo}{1,6}?(?:市(?!市)|区|町|村))(?<street>[^\d\s]{0,20}\d[^\s（(]*)/u;

/** An address without a postal code beside its town, and whether the country has a town of that name. */
interface AddressWithoutCode {
  address: PostalAddress;
  isKnownTown: boolean;
}

/**
 * Returns the address on a line without a postal code: a street with its number, on the line or the one above,
 * and a town next to it, known or between the street and the country. `home` is the country (ISO 3166-1
 * alpha-2) if the address names none.
 */
export function addressWithoutCode(
  line: string,
  above: string,
  home: string | null,
): AddressWithoutCode | null {
  if (line.length > MAX_LINE) return null;
  if (home === 'JP') return known(japaneseAddress(line, above));
  const bare = line.replace(LABEL, '').replace(CONTACT, '').replace(BOX_AT_END, '').replace(ZONE, '');
  const [text, postalCode] = withoutCode(home === 'TR' ? bare.replace(TURKISH_DISTRICT, ', $1, ') : bare);
  const parts = partsOf(text);
  if (parts.length === 0 || parts.length > MAX_PARTS) return null;
  const place = countryIn(parts)?.country_code ?? home;
  const isWhole = parts.length === 1 || (parts.length === 2 && countryIn(parts) !== null);
  const undivided = isWhole && place !== null ? undividedAddress(parts[0] ?? '', place) : null;
  if (undivided) return known(undivided);
  const withStreet = parts.findLastIndex(
    (part, at) => isStreet(part) && !(at > 0 && isDistrict(part, place)),
  );
  const streetAt = withStreet === -1 ? parts.findLastIndex((part) => FLOOR.test(part)) : withStreet;
  const onLine = streetAt === -1 ? '' : streetText(parts, streetAt);
  const isNumberOfAbove = HOUSE_NUMBER.test(onLine) && STREET_WORD.test(above) && isStreet(above);
  const withNumber = isNumberOfAbove ? `${above.trim()}, ${onLine}` : onLine;
  const street = streetAt === -1 ? above.trim() : withNumber;
  // A code beside the country is proof enough that the line above is part of an address.
  const isAboveWhole =
    postalCode !== null && above.length <= MAX_ABOVE && (/,$/.test(above) || isStreet(above));
  const isBehindPlace = postalCode !== null && parts.length > MAX_PARTS_FROM_TOWN;
  if (streetAt === -1 && !isStreet(street) && !isAboveWhole && !isBehindPlace) return null;
  const rest = parts.slice(streetAt + 1);
  const next = rest.findIndex((part) => LABEL.test(part));
  const beforeLabel = next === -1 ? rest : rest.slice(0, next);
  // A sentence may go on behind the state: `, Belo Horizonte - MG, com lojas em todo o Brasil`.
  const stateAt = beforeLabel.findIndex(
    (part, at) => countryOfStateCode(withoutDistrict(beforeLabel[at - 1] ?? ''), part, home) !== null,
  );
  const behind = stateAt === -1 ? beforeLabel : beforeLabel.slice(0, stateAt + 1);
  const ofState = countryOfStateCode(withoutDistrict(behind.at(-2) ?? ''), behind.at(-1) ?? '', home);
  const named = countryOfCode(ofState ?? '') ?? countryIn(behind);
  const country = named ?? countryOfCode(home ?? '');
  if (country === null) return addressWithCountryFirst(parts);
  // There is a town of Colombia in Colombia.
  const isCountry = (part: string, at: number): boolean =>
    named !== null && at === behind.length - 1 && !CITY_STATES.test(part);
  const towns = behind
    .map(withoutDistrict)
    .filter((part, at) => !isCountry(part, at) && isTownOf(part, country.country_code));
  const isDistrictFirst = ofState !== null || DISTRICT_FIRST.has(country.country_code);
  const city =
    towns.find((town) => / City$/.test(town)) ??
    (isDistrictFirst ? (towns.findLast((town) => !STATES.has(town)) ?? towns[0]) : towns[0]);
  if (city === undefined) {
    const isInProvince = country.country_code === 'IT' && PROVINCE_CODE.test(bare);
    const before = named ? behind.slice(0, -1) : behind;
    const isTownNext = (named && !isDistrictFirst) || isInProvince;
    const unknown = isTownNext && streetAt !== -1 ? unknownTown(before) : null;
    const address = unknown !== null && { street, postalCode: null, city: unknown, region: null, country };
    if (address) return { address, isKnownTown: false };
    if (named) return null;
    return (
      addressWithCountryFirst(parts) ??
      (parts.length > MAX_PARTS_FROM_TOWN ? null : known(addressFromTown(parts, country)))
    );
  }
  const townAt = behind.map(withoutDistrict).indexOf(city);
  const isBelowStreet = isDistrictFirst && behind.length <= MAX_PARTS_BELOW && STREET_WORD.test(above);
  if (streetAt === -1 && postalCode === null && townAt > 0 && !isBelowStreet) return null;
  return known({ street: street.replace(/[\s,]+$/, ''), postalCode, city, region: null, country });
}

/**
 * Returns the address of a larger town alone on its line, two lines below its street: `5 High Road`, `Sandyford`,
 * `Dublin 18`.
 */
export function townBelowDistrict(
  line: string,
  street: string,
  home: string | null,
): AddressWithoutCode | null {
  const city = withoutDistrict(line.replace(/[.,]$/, ''));
  const isTown = home !== null && DISTRICT_FIRST.has(home) && isCitySpelling(city, home);
  if (!isTown || !isStreet(street.replace(/,$/, '')) || !STREET_WORD.test(street)) return null;
  return known({
    street: street.replace(/,$/, ''),
    postalCode: null,
    city,
    region: null,
    country: countryOfCode(home),
  });
}

/**
 * Returns the address in a sentence behind the label of a registered office: `con sede legale in Via Roma 1, Torino,
 * iscritta al …`.
 */
export function addressBehindLabel(line: string, home: string | null): AddressWithoutCode | null {
  const label = /\d/.test(line) ? REGISTERED_AT.exec(line) : null;
  if (label === null) return null;
  const behind = line.slice(label.index + label[0].length);
  const [words = ''] = WORDS_BEFORE.exec(behind) ?? [];
  const parts = behind.slice(STREET_WORD.test(words) ? 0 : words.length).split(',', MAX_PARTS_BEHIND);
  for (let count = parts.length; count > 1; count--) {
    const read = addressWithoutCode(parts.slice(0, count).join(','), '', home);
    if (read !== null) return read;
  }
  return null;
}

/** `Praha 4`, `Dublin 2`. */
function withoutDistrict(town: string): string {
  return town.replace(/(?<=\p{L}) \d{1,2}$/u, '');
}

function isDistrict(part: string, home: string | null): boolean {
  const town = withoutDistrict(part);
  return town !== part && home !== null && isCitySpelling(town, home);
}

/** Splits off a code beside the country. */
function withoutCode(line: string): [text: string, code: string | null] {
  const { before = '', name, code, first, last } = CODE_AND_COUNTRY.exec(line)?.groups ?? {};
  const country = name ?? last ?? '';
  return parseCountry(country) === null ? [line, null] : [`${before}, ${country}`, code ?? first ?? null];
}

function known(address: PostalAddress | null): AddressWithoutCode | null {
  return address && { address, isKnownTown: true };
}

/** Returns the last part before the country and its region that can be a town's name, for places that no gazetteer has. */
function unknownTown(parts: readonly string[]): string | null {
  const last = parts.findLast((part) => !REGION.test(part)) ?? '';
  return /\d/.test(last) || STREET_WORD.test(last) || last.split(' ').length > MAX_WORDS
    ? null
    : normaliseCityName(last);
}

function addressWithCountryFirst(parts: readonly string[]): AddressWithoutCode | null {
  return known(addressFromCountry(parts, isStreet));
}

/**
 * Reads `Nyíregyháza, Viktória u. 20, 4400` and `Torino - Via Roma, 20`, of a larger town. `Milan, Fair 2026` names no
 * street.
 */
function addressFromTown(
  [city = '', name = '', last = '']: readonly string[],
  country: Country,
): PostalAddress | null {
  const isNumber = HOUSE_NUMBER.test(last) && STREET_WORD.test(name) && !/\d/.test(name);
  const [street, code] = isNumber ? [`${name}, ${last}`, ''] : [name, last];
  const isStreetNamed = STREET_WORD.test(street) || CODE.test(code);
  if (!isStreetNamed || !isStreet(street) || !isCitySpelling(city, country.country_code)) return null;
  return { street, postalCode: CODE.test(code) ? code : null, city, region: null, country };
}

/** Reads `Lange Laan 12 Gent`, of a larger town. In `3 Rue de Rouen`, the town names the street, and `Plant 2 Boston` is none. */
function undividedAddress(part: string, home: string): PostalAddress | null {
  if (!/\d/.test(part) || NUMBER_FIRST.has(home)) return null;
  const city = townAt('end', part, home);
  const street = part.slice(0, -(city ?? '').length).trim();
  if (city === null || !/\d$/.test(street) || !isStreet(street) || !isCitySpelling(city, home)) return null;
  return { street, postalCode: null, city, region: null, country: countryOfCode(home) };
}

function countryIn(parts: readonly string[]): Country | null {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && (last.length > 3 || /^\p{Lu}+$/u.test(last)) ? parseCountry(last) : null;
}

/** Writes the numbers of units without a dash, which otherwise divides an address: `Phase - 1`. */
export function withoutUnitDashes(line: string): string {
  return line.replace(UNIT_DASH, ' ');
}

function partsOf(line: string): string[] {
  return withoutUnitDashes(line)
    .replace(PROVINCE, ', $1')
    .replace(BOX_BEFORE_TOWN, '$1, ')
    .split(/,|;| [|•·–—-] /)
    .map((part) => part.replace(/ ?(?:\(\p{Lu}\p{L}\)|\/\p{Lu}{2})$|(?<=\p{Ll})-\p{Lu}{2}$|\.$/gu, '').trim())
    .filter((part) => part !== '');
}

/** Returns the street with its number on a line, or null. */
export function streetIn(line: string): string | null {
  const parts = line.length > MAX_LINE ? [] : partsOf(line);
  const at = parts.findIndex(
    (part, index) => isStreet(part) && (!HOUSE_NUMBER.test(part) || STREET_WORD.test(parts[index - 1] ?? '')),
  );
  return at === -1 ? null : streetText(parts, at);
}

function isStreet(part: string): boolean {
  return (
    part.length <= 60 &&
    (NUMBERED.test(part) ||
      KILOMETRE.test(part) ||
      BOX.test(part) ||
      (/\d/.test(part) && (STREET_WORD.test(part) || PLOT.test(part))) ||
      HOUSE_NUMBER.test(part))
  );
}

/** The street, with the parts before it if those have the name and this one the number of a house, or of a unit in it. */
function streetText(parts: readonly string[], at: number): string {
  const continues = (part: string, before: string): boolean =>
    HOUSE_NUMBER.test(part) || (UNIT.test(part) && (/\d/.test(before) || STREET_WORD.test(before)));
  const from = parts.findLastIndex((part, index) => index <= at && !continues(part, parts[index - 1] ?? ''));
  return behindLegalName(parts.slice(Math.max(0, from), at + 1).join(', '));
}

/** `Acme Ltd 5 High Street` is a company and its street on one line. */
function behindLegalName(street: string): string {
  const form = legalFormsIn(street).findLast(({ legalForm }) => !legalForm.ambiguous);
  const behind = street.slice(form?.end ?? street.length).replace(/^[\s,.–-]+/, '');
  return isStreet(behind.split(',')[0] ?? '') || STREET_WORD.test(behind) ? behind : street;
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
