import { type Country, countryOfCode, countryOfPlace } from '../../../parsing/country';
import { COUNTRY_BY_POSTAL_PREFIX, POSTAL_PATTERNS, type PostalPattern } from './postal-code';
import { normaliseCityName, parseCountry, type PostalAddress } from '../../../parsing/postal-address';

/** An address that a text names, and the line where its postal code stands. */
export interface AddressMatch {
  address: PostalAddress;
  line: number;
}

/** The countries whose codes are known: another form is not theirs. */
const KNOWN_COUNTRIES = new Set(POSTAL_PATTERNS.flatMap(({ countries }) => countries));
const MAX_LINE = 1_000;
const MAX_ADDRESSES = 30;
/** Countries that are a city. */
const CITY_STATES =
  /^(?:singapore|monaco|luxembourg|gibraltar|san marino|panam[aá]|guatemala|mexico|djibouti|kuwait)$/i;
const PROVINCE_BEHIND = new Set(['ES', 'IT']);
/** What a line of an address is not. */
const NO_STREET =
  /@|https?:|www\.|\b(?:tel|phone|telefon|fax|e-?mail|mobile?|vat|ust|hr[ab]|siret|rcs|iban|opening|öffnungszeiten|mon|copyright|registered (?:in|company)|company (?:no|number)|since|seit|call|ruf)\b|©|\d{6,}/i;
/** Addresses that templates come with. */
const PLACEHOLDER = /terry francine|muster(?:straße|strasse|stadt)|anytown|123 (?:main|street|example)/i;
const STREET_WORD =
  /(?:straße|strasse|str\.|platz|weg|allee|street|road|lane|avenue|square|house|rue |via |calle |plaza|quai|camino |carretera |ctra\.? |paraje |polígono |pol\. ind|avenida |av\.? |avda\.? |paseo |strada |viale |piazza |corso |località |frazione |rua |largo |estrada |rodovia |zone |z\.?a\.? de|z\.?i\.? |parc |chemin |route de|lieu-dit|ul\.? |ulica |aleja |al\. |náměstí|třída|gatan|vägen|gate\b|vej\b|veien|straat|laan|weg\b|plein|kade|katu|tie\b)/i;
/** A house without a number, as addresses say it: `Ctra. de la Sierra s/n`. */
const NO_NUMBER = /(?:^|[\s,])(?:s\/n\.?|s\.?n\.?c\.?|z\/n|sn)$/iu;
/** What stands beside the street and its number: a floor, a suite, a house number of its own. */
const UNIT =
  /^(?:\d{1,5}[a-z]?|(?:unit|suite|ste|floor|level|building|office|block|flat|plot|shop|bât|étage|etage|stock|piano|planta|piso|c\/o|\d+(?:st|nd|rd|th)? floor)\b.{0,40})$/i;
const HOUSE_NUMBER =
  /^(?:s\/n|snc)$|^(?:n[º°o]\.? ?)?\d{1,4}(?: ?[a-z])?(?: (?:bajo|bis|ter|izq\w*|dcha|int\.? ?\d{1,3}|\d{1,2} ?[º°ª].{0,10}))?$/i;
const LABEL =
  /^(?:.{0,60}?\b(?:siège(?: social)?|domicilio social|registered office|sede legale|sede social)(?: est)?(?: située?)?(?: (?:au|aux|à|en|in|at|is at|is))?|(?:our |company )?(?:registered )?(?:head ?)?(?:office|address|headquarters?|hq|location|adresse|anschrift|postanschrift|hausanschrift|hauptsitz|sitz|sede(?: legale| social)?|siège(?: social)?|domicilio(?: social)?|visit us|find us|besuchsadresse|indirizzo|dirección|adres|adress|osoite)(?: address)?(?: is)?(?: (?:at|in))?) ?[:–-]? */iu;

/**
 * The postal addresses in a text's lines: what stands before the postal code is the street, what follows the
 * town the country. `home` tells the country of codes that several countries write alike.
 */
export function addressesIn(lines: readonly string[], home: string | null): AddressMatch[] {
  const found: AddressMatch[] = [];
  lines.forEach((full, line) => {
    if (found.length >= MAX_ADDRESSES || !/\d/.test(full)) return;
    let rest = full.slice(0, MAX_LINE).replace(/\s*[|•·‧●▪/]\s+/g, ', ');
    // A line can hold several addresses one after the other.
    for (let times = 0; times < 5; times++) {
      const read = readCode(rest, lines, line, home);
      if (!read) break;
      found.push({ address: read.address, line });
      rest = rest.slice(read.end);
    }
  });
  return found;
}

function readCode(
  text: string,
  lines: readonly string[],
  line: number,
  home: string | null,
): { address: PostalAddress; end: number } | null {
  for (const { pattern, countries } of POSTAL_PATTERNS) {
    const match = pattern.exec(text);
    const groups = match?.groups;
    const code = groups?.['code'];
    if (!match || !groups || code === undefined) continue;
    const end = match.index + match[0].length;
    // `ISO 45001, Qualibat`: the number of a standard.
    if (/\b(?:ISO|IEC|DIN|EN|UNE|NF|UNI|BS|API|AD)[ /-]*$/.test(text.slice(0, match.index))) continue;
    const after = countryAfter(groups['city'] ?? '', text.slice(end), lines.slice(line + 1, line + 3));
    // `Pune, Maharashtra, India – 411001`: the code stands behind the country, and the town cannot be told.
    if (parseCountry(after.city) !== null && !CITY_STATES.test(after.city)) continue;
    const before = partsBefore(text.slice(0, match.index), lines, line);
    const city = normaliseCityName(after.city) ?? takeCity(before);
    const country = decide(countries, groups['prefix'], after.country, city, home);
    const street = streetOf(before);
    if (city === null || country === null || PLACEHOLDER.test(`${street ?? ''} ${city}`)) continue;
    // Four or five digits before a capital are a year or an amount, unless a street stands before them.
    const plain = /^\d+$/.test(code) && groups['prefix'] === undefined && groups['region'] === undefined;
    if (plain && street === null && (code.length === 4 || after.country === null)) continue;
    const region = groups['region'] ?? null;
    // Italian and Spanish addresses name the province behind the town.
    const town = PROVINCE_BEHIND.has(country.country_code) ? city.replace(/ \([^)]*\)?$/, '') : city;
    return { address: { street, postalCode: code, city: town, region, country }, end };
  }
  return null;
}

/** The country of an address: named after the town, told by the code's form, or the site's own where that writes such codes. */
function decide(
  countries: PostalPattern['countries'],
  prefix: string | undefined,
  named: Country | null,
  city: string | null,
  home: string | null,
): Country | null {
  if (prefix !== undefined) return countryOfCode(COUNTRY_BY_POSTAL_PREFIX[prefix] ?? prefix);
  const [only, another] = countries;
  const elsewhere = named !== null && !countries.includes(named.country_code);
  // `94066 San Bruno, CA`: a country whose own codes look otherwise was not meant.
  if (elsewhere && KNOWN_COUNTRIES.has(named.country_code)) return null;
  if (named && (countries.length > 1 || named.country_code === only)) return named;
  if (named) return null;
  if (only === 'IN' && home !== 'IN') return null;
  if (only !== undefined && another === undefined) return countryOfCode(only);
  const byCity = city === null ? null : countryOfPlace(city);
  if (byCity && countries.includes(byCity.country_code)) return byCity;
  return home !== null && countries.includes(home) ? countryOfCode(home) : null;
}

/** Town and country where the country follows: on the same line, in the town's last words, or on the next line. */
function countryAfter(
  city: string,
  rest: string,
  next: readonly string[],
): { city: string; country: Country | null } {
  const sameLine = /^[\s,.–-]*(?:\([^)]{1,30}\)[\s,]*)?(?<name>[\p{L}][\p{L} .'’-]{1,40})/u.exec(rest)
    ?.groups?.['name'];
  for (const text of [
    sameLine,
    sameLine?.split(/ (?=Tel|Phone|Fax|E-?mail|T:|VAT)/)[0],
    ...(rest.trim() === '' ? next : []),
  ]) {
    // `Ph` and `Tel` label a number; codes of countries are capitals.
    const isLabel = text !== undefined && /^\p{Lu}?\p{Ll}{1,2}$/u.test(text.trim());
    const country = text === undefined || isLabel ? null : parseCountry(text.replace(LABEL, ''));
    if (country) return { city, country };
  }
  const words = city.split(' ');
  for (const count of [2, 1]) {
    if (words.length <= count) continue;
    const country = parseCountry(words.slice(-count).join(' '));
    if (country) return { city: words.slice(0, -count).join(' '), country };
  }
  return { city, country: null };
}

/** What stands before the code, nearest last: on its line, else on the lines above. */
function partsBefore(before: string, lines: readonly string[], line: number): string[] {
  const onLine = before
    .split(/,|;| [–—-] | [–—]$|: |(?<=[\p{L}\d]{4}|-\d{2})\. (?=\p{Lu})|(?<=\d{3})\. (?=\d{1,4} \p{Lu})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const above = lines
    .slice(Math.max(0, line - 3), line)
    .flatMap((text) => (text.length <= 120 ? text.split(/, /) : []))
    .map((part) => part.replace(/[\s,]+$/, '').trim());
  const isWhole = onLine.some((part) => /\d/.test(part) || NO_NUMBER.test(part) || STREET_WORD.test(part));
  return isWhole ? onLine : [...above.filter((part) => !isPhone(part)), ...onLine];
}

/** A row of a contact list above an address: `Petrol station 953 55 02 90`. */
function isPhone(part: string): boolean {
  return part.replace(/\D/g, '').length >= 7;
}

/** Takes the town off the end of the parts, where the code stands alone (as British ones do). */
function takeCity(before: string[]): string | null {
  for (let steps = 0; steps < 3 && before.length > 0; steps++) {
    const part = before.pop() ?? '';
    // A county stands between the town and the code.
    if (
      /shire$|^(?:west|east|north|south) \w+$|^(?:greater \w+|kent|essex|surrey|norfolk|suffolk|devon|cornwall|merseyside|middlesex|county \w+)$/i.test(
        part,
      )
    ) {
      continue;
    }
    return /\d/.test(part) ? null : normaliseCityName(part);
  }
  return null;
}

/** The last part that can be a street, with the floor or building before it. */
function streetOf(before: readonly string[]): string | null {
  for (let at = before.length - 1; at >= Math.max(0, before.length - 3); at--) {
    const part = (before[at] ?? '').replace(LABEL, '').trim();
    if (NO_STREET.test(part) || part.length > 80) continue;
    const numbered = (/\d/.test(part) || NO_NUMBER.test(part)) && /\p{L}{2}/u.test(part);
    const above = (before[at - 1] ?? '').replace(LABEL, '').trim();
    const isNumber = HOUSE_NUMBER.test(part) && STREET_WORD.test(above) && !/\d/.test(above);
    if (isNumber && !NO_STREET.test(above)) return `${above}, ${part}`;
    if (!numbered && !STREET_WORD.test(part)) continue;
    const belongs = !NO_STREET.test(above) && (UNIT.test(above) || (UNIT.test(part) && /\d/.test(above)));
    // `San Pedro, 24 bajo`: the number stands in a part of its own.
    const number = HOUSE_NUMBER.test(part) && /^\p{Lu}[^\d]{2,40}$/u.test(above) && !NO_STREET.test(above);
    return belongs || number ? `${above}, ${part}` : part;
  }
  return null;
}
