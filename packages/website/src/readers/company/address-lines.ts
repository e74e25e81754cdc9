import {
  type Country,
  countryOfCode,
  countryOfPlace,
  patternOf,
  isTownOf,
  memoized,
  normaliseCityName,
  parseCountry,
  type PostalAddress,
} from '@firmlens/text';

import { ADDRESS_WORDS as WORDS } from './address-words';
import { addressBehindLabel, addressWithoutCode, townBelowDistrict } from './address-without-code';
import { asianAddress } from './asian-address';
import { cyrillicAddress } from './cyrillic-address';
import { LABEL, partsBefore, streetBehind, streetOf, streetThroughDistricts } from './street-of-address';
import { townOfAddress } from './town-of-address';
import { COUNTRY_BY_POSTAL_PREFIX, loosePatterns, POSTAL_PATTERNS, type PostalPattern } from './postal-code';

/** A postal address found in a text and the line of its town. */
export interface AddressMatch {
  address: PostalAddress;
  line: number;
  /** Whether the country has a town of that name. An unknown one may be a district, or no town at all. */
  isKnownTown: boolean;
}

/** Countries whose postal codes have a known pattern. A code of another form is not theirs. */
const KNOWN_COUNTRIES = new Set(POSTAL_PATTERNS.flatMap(({ countries }) => countries));
const MAX_LINE = 1_000;
const REMEMBERED_LINES = 1_000;
const MAX_ADDRESSES = 50;
/** Each line with a digit is compared with the postal codes of all countries. */
const MAX_LINES_WITH_DIGITS = 400;
/** A British address may have village, town and county on lines between the street and the code. */
const MAX_LINES_TO_CODE = 3;
const COURT_FILES = new Set(['CZ', 'SK']);
/** City states and countries that share their name with a city. */
const CITY_STATES =
  /^(?:singapore|monaco|luxembourg|gibraltar|san marino|panam[aá]|guatemala|mexico|djibouti|kuwait|saint[- ]martin)$/i;
const PROVINCE_AFTER_TOWN = new Set(['ES', 'IT']);
/** Countries whose addresses name landmarks, villages and districts between the house and the town. */
const DISTRICTS_NAMED = new Set(['BD', 'IN', 'LK', 'NP', 'PK']);
/** Placeholder addresses in templates. */
const PLACEHOLDER = new RegExp(patternOf(WORDS.placeholders), 'i');
/** A label of contact details after the country. */
const BEFORE_CONTACT = new RegExp(` (?=${patternOf(WORDS.contactLabels)})`);
/** `CEP 04530-000`, `SW1A 1AA`: a line with nothing but a code. */
const CODE_ALONE = /^(?:\p{L}{3}:? )?(?=.*\d)[A-Z\d]{3,5}[ -]?[A-Z\d]{2,4}$/u;
/** `C.P. 05110`: what stands before a code is no part of the address. */
const CODE_LABEL = /(?<![\p{L}\d])(?:C\.? ?P|C\.?[AE]\.?P)\.?:? *$/u;
/** `IL – 60008`. */
const STATE_AND_CODE = /^\p{Lu}{2},? (?:[–-] )?\d{5}(?:-\d{4})?(?!\d)/u;
const CODE_AT_END = /(?:^|[ ,])\d{4,5}(?: ?[A-Z]{2})?,?$/;
/** The name of a register or scheme rather than of a town. */
const ABBREVIATION = /^\p{Lu}{2,5}$/u;
/** `Pune, Pin Code – 411001`. */
const PIN_CODE = /[ ,–-]{1,3}pin(?: ?code)?\b[ :.–-]{0,3}(?=\d{3} ?\d{3}(?!\d))/gi;
/** A label on a line of its own, and `Pin Code: 411001, Maharashtra`. */
const PIN_LABEL = /^pin ?code ?:?$/i;
const PIN_CODE_FIRST = /^(?:pin ?code[ :–-]{0,3})?(?=\d{3} ?\d{3}(?:,|$))/i;
/** `, Uttar Pradesh, India` behind a code. */
const BEHIND_STATE = /^[ ,.–-]*\p{Lu}[\p{L} ]{2,30}, ?(\p{Lu}[\p{L} ]{2,30})\.?$/u;
/** A line between a street and its town. */
const DISTRICT_LINE = /^\p{Lu}[\p{L} .'’()-]{2,40},?$/u;
/** What separates the parts of an address on one line. */
const SEPARATORS = /\s*[|•·‧●▪/]\s+/g;

/**
 * Returns the postal addresses in lines of text. The street precedes the postal code and the country follows
 * the town. `ofCompany` decides between countries with the same code format; `headedBy` (ISO 3166-1 alpha-2) is the country
 * in the heading above a line, which comes first.
 */
export function addressesIn(
  lines: readonly string[],
  ofCompany: string | null,
  headedBy: (line: number) => string | null = () => null,
): AddressMatch[] {
  const found: AddressMatch[] = [];
  let linesLeft = MAX_LINES_WITH_DIGITS;
  for (let line = 0; line < lines.length && found.length < MAX_ADDRESSES && linesLeft > 0; line++) {
    const full = lines[line] ?? '';
    const home = headedBy(line) ?? ofCompany ?? parseCountry(lines[line + 1] ?? '')?.country_code ?? null;
    const labels = PIN_LABEL.test(lines[line + 1] ?? '') ? 1 : 0;
    const whole = withWholeCode(full, lines[line + 1 + labels] ?? '', home);
    const native = cyrillicAddress(full, home) ?? asianAddress(full, home);
    if (native !== null) {
      linesLeft -= 1;
      found.push({ address: native, line, isKnownTown: true });
      continue;
    }
    let rest = whole.slice(0, MAX_LINE).replace(SEPARATORS, ', ').replaceAll('—', '–').replace(PIN_CODE, ' ');
    let times = 0;
    if (/\d/.test(rest)) linesLeft -= 1;
    // One line can contain several addresses.
    for (; times < 5 && /\d/.test(rest); times++) {
      const read = readCode(rest, lines, line, countryAtEnd(rest) ?? home);
      if (!read) break;
      const last = found.at(-1);
      // The line of the village above the town.
      if (last && isSameStreet(last, { ...read.found, line })) found.pop();
      found.push({ ...read.found, line });
      rest = rest.slice(read.end);
    }
    if (times === 0) {
      const read =
        addressBehindLabel(full.slice(0, MAX_LINE), home) ??
        addressWithoutCode(withCountry(full, lines[line + 1] ?? ''), lines[line - 1] ?? '', home) ??
        (DISTRICT_LINE.test(lines[line - 1] ?? '')
          ? townBelowDistrict(full, lines[line - 2] ?? '', home)
          : null);
      if (read) {
        const last = found.at(-1);
        if (last && isDistrictOf(last, { ...read, line }, lines)) found.pop();
        found.push({ ...read, line });
      }
    }
    if (times > 0 && whole !== full) line += 1 + labels;
  }
  return found;
}

/** Whether an address without a code was read from the first lines of one with a code. */
function isSameStreet(first: AddressMatch, whole: AddressMatch): boolean {
  const [part, street] = [first.address.street, whole.address.street];
  return (
    first.address.postalCode === null &&
    (part === street || (part !== null && street?.startsWith(`${part}, `) === true)) &&
    whole.line - first.line <= MAX_LINES_TO_CODE
  );
}

/** Whether an address was read from the lines above its town: `5 High Road`, `Sandyford`, `Dublin 18`. */
function isDistrictOf(district: AddressMatch, town: AddressMatch, lines: readonly string[]): boolean {
  return (
    district.address.postalCode === null &&
    district.address.street === town.address.street &&
    town.line === district.line + 1 &&
    DISTRICT_LINE.test(lines[district.line] ?? '')
  );
}

/** Returns the country (ISO 3166-1 alpha-2) behind the last comma of a line, or null. */
function countryAtEnd(line: string): string | null {
  const [, name = ''] = /, ?(\p{Lu}[\p{L} .]{2,30}?)\.?$/u.exec(line) ?? [];
  return parseCountry(name)?.country_code ?? null;
}

/** Returns a line that ends in a comma or a code with the country on the next one. */
function withCountry(line: string, next: string): string {
  return /,$|\p{L}[ ,]+\d{4,6}$/u.test(line) && parseCountry(next) !== null ? `${line} ${next}` : line;
}

/** Returns a line with the next one if a line break separates a postal code from its town. */
function withWholeCode(line: string, next: string, home: string | null): string {
  if (CODE_ALONE.test(next) && !/\d$/.test(line)) return `${line.replace(/,$/, '')}, ${next}`;
  if (/,$/.test(line) && STATE_AND_CODE.test(next)) return `${line} ${next}`;
  if (/, \p{Lu}{2}$/u.test(line) && /^\d{5}(?:-\d{4})?(?:,? \p{Lu}|$)/u.test(next)) return `${line} ${next}`;
  if (home === 'IN' && /\p{L}$/u.test(line) && PIN_CODE_FIRST.test(next))
    return `${line} ${next.replace(PIN_CODE_FIRST, '')}`;
  const isSplit = home !== null && CODE_AT_END.test(line) && isTownOf(next.split(',')[0] ?? '', home);
  return isSplit ? `${line} ${next}` : line;
}

/** Several readers look for addresses in the same lines. */
const matchingPatterns = memoized(REMEMBERED_LINES, (text) =>
  POSTAL_PATTERNS.filter(({ pattern }) => pattern.test(text)),
);

function readCode(
  text: string,
  lines: readonly string[],
  line: number,
  home: string | null,
): { found: Omit<AddressMatch, 'line'>; end: number } | null {
  const matching = matchingPatterns(text);
  const patterns = home === null ? matching : [...matching, ...loosePatterns(home)];
  for (const [at, { pattern, countries }] of patterns.entries()) {
    const isLoose = at >= matching.length;
    const match = pattern.exec(text);
    const groups = match?.groups;
    const code = groups?.['code'];
    if (!match || !groups || code === undefined) continue;
    const end = match.index + match[0].length;
    // `sp. zn. B 28640` is a file of a Czech court.
    const isFile = /(?:^|zn\. ?|[Oo]ddíl ?|, ?)[A-Z] ?$/u.test(text.slice(0, match.index));
    if (isFile && home !== null && COURT_FILES.has(home)) continue;
    // `ISO 45001, Qualibat` contains the number of a standard, `HRB 31007, Amtsgericht` that of a company, and `© 2026
    // Leeds Robotics` a year.
    if (/(?:\b(?:ISO|IEC|DIN|EN|UNE|NF|UNI|BS|API|AD|HR[AB])|©)[ /-]*$/.test(text.slice(0, match.index)))
      continue;
    const next = lines.slice(line + 1, line + 3);
    // `20121 Milano (MI) P. IVA`: nothing behind a province belongs to the town.
    const name = (groups['city'] ?? '').replace(/(?<= \(\p{Lu}{2}\)).*$/u, '');
    const after = countryAfter(name, text.slice(end), next, countries);
    // In `Pune, Maharashtra, India – 411001` the code follows the country, so the town is unclear.
    if (parseCountry(after.city) !== null && !CITY_STATES.test(after.city)) continue;
    const before = partsBefore(text.slice(0, match.index).replace(CODE_LABEL, ''), lines, line);
    const written = normaliseCityName(after.city);
    const country = resolveCountry(
      countries,
      groups['prefix'],
      after.country,
      written ?? before.at(-1) ?? null,
      home,
    );
    if (country === null) continue;
    const town = townOfAddress({
      written,
      isCodeFirst: text.indexOf(code, match.index) < text.lastIndexOf(after.city, end),
      before,
      behind: text.slice(end).trim() === '' ? (next[0] ?? '') : text.slice(end),
      country: country.country_code,
    });
    const street =
      (DISTRICTS_NAMED.has(country.country_code) && town
        ? streetThroughDistricts(before, town.city)
        : null) ??
      streetOf(before) ??
      (groups['city'] === undefined ? null : streetBehind(text.slice(end), next[0], country));
    // `9450 SW Gemini Drive` has the form of a Dutch code. Nothing but the form says that it is one.
    const isNamed = after.country !== null || (groups['prefix'] ?? groups['region']) !== undefined;
    const isConfirmed =
      town?.isKnown === true ||
      CITY_STATES.test(town?.city ?? '') ||
      isNamed ||
      country.country_code === home;
    if (isLoose && !town?.isKnown) continue;
    if (town === null || !isConfirmed || PLACEHOLDER.test(`${street ?? ''} ${town.city}`)) continue;
    // Without a street, four or five digits before a capitalised word may be a year or an amount.
    const plain = /^\d+$/.test(code) && groups['prefix'] === undefined && groups['region'] === undefined;
    if (plain && street === null && (isLoose || code.length === 4 || after.country === null)) continue;
    if (plain && !town.isKnown && /^(?:19|20)\d\d$/.test(code)) continue;
    const region = groups['region'] ?? null;
    // Italian and Spanish addresses give the province after the town.
    const city = PROVINCE_AFTER_TOWN.has(country.country_code)
      ? town.city.replace(/ \([^)]*\)?$/, '')
      : town.city;
    const address = { street, postalCode: code, city, region, country };
    return { found: { address, isKnownTown: town.isKnown }, end };
  }
  return null;
}

/**
 * Returns the country of an address: the one named after the town, the one implied by the code's format, or
 * the site's own if its codes have that format.
 */
function resolveCountry(
  countries: PostalPattern['countries'],
  prefix: string | undefined,
  named: Country | null,
  city: string | null,
  home: string | null,
): Country | null {
  if (prefix !== undefined) return countryOfCode(COUNTRY_BY_POSTAL_PREFIX[prefix] ?? prefix);
  const [only, another] = countries;
  const isNamedElsewhere = named !== null && !countries.includes(named.country_code);
  // In `94066 San Bruno, CA`, `CA` cannot be Canada, because Canadian codes look different.
  if (isNamedElsewhere && KNOWN_COUNTRIES.has(named.country_code)) return null;
  if (named && (countries.length > 1 || named.country_code === only)) return named;
  if (named) return null;
  // Six digits behind a word are much more often something else, as are those behind an abbreviation: `CHAS 123456`.
  if (only === 'IN' && home !== 'IN' && (!isTownOf(city ?? '', 'IN') || ABBREVIATION.test(city ?? '')))
    return null;
  if (only !== undefined && another === undefined) return countryOfCode(only);
  const byCity = city === null ? null : countryOfPlace(city);
  if (byCity && countries.includes(byCity.country_code)) return byCity;
  return home !== null && countries.includes(home) ? countryOfCode(home) : null;
}

/**
 * Splits off the country that follows a town: on the same line, in the town's last words, or on the next
 * line.
 */
function countryAfter(
  city: string,
  rest: string,
  next: readonly string[],
  countries: readonly string[],
): { city: string; country: Country | null } {
  const sameLine = /^[\s,.–-]*(?:\([^)]{1,30}\)[\s,]*)?(?<name>[\p{L}][\p{L} .'’-]{1,40})/u.exec(rest)
    ?.groups?.['name'];
  const [, behindState] = BEHIND_STATE.exec(rest) ?? [];
  const onLine = [sameLine, sameLine?.split(BEFORE_CONTACT)[0], behindState];
  for (const text of [...onLine, ...(rest.trim() === '' ? next : [])]) {
    // `Ph` and `Tel` label a phone number. Country codes are in capitals.
    const isLabel =
      text !== undefined &&
      (/^\p{Lu}?\p{Ll}{1,2}\P{L}*$/u.test(text.trim()) ||
        // `C.F.: 123`
        (text === sameLine && rest.includes(`${text}:`)));
    const country = text === undefined || isLabel ? null : parseCountry(text.replace(LABEL, ''));
    // The line below may name the country of the next address.
    const isOther = next.includes(text ?? '') && !countries.includes(country?.country_code ?? '');
    if (country && !isOther) return { city, country };
  }
  const words = city.split(' ');
  for (const count of [2, 1]) {
    // `Ciudad de México` ends with the name of its country.
    if (words.length <= count || /^\p{Ll}/u.test(words.at(-count - 1) ?? '')) continue;
    const [town, name] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    const country = parseCountry(name);
    // A country has the town or at least its form of code. `SA` is a legal form, and `Jardim Canadá` a district.
    const fits = name.length > 3 && countries.includes(country?.country_code ?? '');
    if (country && (fits || isTownOf(town, country.country_code))) return { city: town, country };
  }
  return { city, country: null };
}
