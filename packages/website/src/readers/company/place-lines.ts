import {
  allMatches,
  countriesIn,
  type Country,
  countryOfCode,
  countryOfPlace,
  foldedPatternOf,
  foldText,
  isCitySpelling,
  isGivenName,
  isTownOf,
  legalFormsIn,
  nameLikelihood,
  parseCountry,
  parsePersonName,
  townAt,
} from '@firmlens/text';
import { isSupportedCountry } from 'libphonenumber-js/max';

import type { AddressMatch } from './address-lines';
import { streetIn } from './address-without-code';
import { isContactHeading } from './contact-headings';
import type { ContactLine } from './contact-lines';
import { DIGITS, dialledNumber } from './dialled-number';
import { OFFICE_WORDS } from './office-words';
import { addressOf, isStateName, type NamedTown, townNamed } from './town-named';

/** A postal code before a town or behind its country. */
const CODE = /^\d{4,7} |[ –-]+\d{4,7}$/;
/** The number of an item in a list: `02. Cali`. */
const ITEM_NUMBER = /^\d{1,2}[.)] (?=\p{Lu})/u;
/** How many lines from a town its contact details may be. */
const NEAR = 2;
/** How many lines below a heading. */
const IN_SECTION = 6;
const MAX_HEADING = 30;
/** `Sharjah Industrial Area 15, UAE. Tel: …`. */
const BEFORE_COUNTRY =
  /^(?:.*, ?)?(\p{Lu}[^,]{3,40}), ?(\p{Lu}[\p{L} ]{2,30})\.?(?= \p{L}{1,10} ?:| P\.? ?O\.? ?Box|$)(.*)$/u;

/** `Dubai office: Building A2, Business Park, Dubai`. */
const LABELLED = /^(?<label>[^:]{3,40}): ?(?<before>[^:]*\d[^:]*), ?(?<town>\p{Lu}[^,:\d]{2,40}?)\.?$/u;
/** A telephone number in a heading of its own. */
const NUMBER_ALONE = /^[+(\d][\d ()/.-]{6,30}$/;
const COPYRIGHT = /(?:©|\(c\)|copyright) ?(.{5,200})$/i;
const BETWEEN_STATEMENTS = /\s*[|·•]\s*|\s[–—-]\s|\.\s+(?=\p{Lu})/u;
/** `Acme · Leeds, UK · mail@acme.example`. */
const BETWEEN_PARTS = /\s[|·•]\s/;
/** A town and its country alone: `Leeds, UK`. */
const IN_COUNTRY = /^\p{Lu}[^,]{2,30}, \p{Lu}[^,]{1,30}$/u;
const OFFICE_LABEL = new RegExp(`(?<!\\p{L})${foldedPatternOf(OFFICE_WORDS.labels)}(?!\\p{L})`, 'u');
const OFFICE_WORD = new RegExp(`^${foldedPatternOf(OFFICE_WORDS.labels)}$`, 'u');
/** `Filiale di Torino`, `Planta de Rosario`. */
const JOINING = /^(?:de|di|in|en|d|à|a|of|–|-)$/i;
const MAX_LABELLED_TOWN = 50;

/**
 * Returns the towns in footers with their country and nothing else, and those that have contact details: `Cali,
 * Colombia` on a line of its own above a street, a telephone number or a mailbox, or below a street; set apart before
 * its street (`<b>Cali</b> Km 2`); in a heading of a contact page (`Sede Cali`); before the country (`Cali Free Zone,
 * Colombia`); beside the word for an office (`Branch Office Cali`); or at the end of an address labelled as that of an
 * office. `home` (ISO 3166-1 alpha-2) is the country of those that name none.
 */
export function townsWithDetails(
  lines: readonly ContactLine[],
  home: string | null,
  { isOrdinaryWord, isContactPage }: { isOrdinaryWord: (word: string) => boolean; isContactPage: boolean },
): AddressMatch[] {
  const homeCountry = countryOfCode(home ?? '');
  return lines.flatMap(({ text: numbered, block }, line) => {
    const written = numbered.replace(ITEM_NUMBER, '');
    const next = lines[line + 1]?.text ?? '';
    // A comma may split the town from its country, or from its region and country.
    const isSplit = /,$/.test(written) && parseCountry(next.split(', ').at(-1) ?? '') !== null;
    const text = isSplit ? `${written} ${next}` : written;
    const isHeading = block.level > 0;
    const section = isHeading ? block : block.heading;
    const [town, rest] = townOn({ text, block }, homeCountry, isContactPage);
    if (!town?.isKnown || isOrdinaryWord(town.city)) return [];
    const inSection = (part: readonly ContactLine[]): string[] =>
      part
        .filter(
          (near) =>
            near.block.region === block.region &&
            (near.block.level === 0
              ? near.block.heading === section
              : near.block.heading === block.heading && NUMBER_ALONE.test(near.text)),
        )
        .map((near) => near.text);
    const below = inSection(lines.slice(line + 1, line + 1 + (isHeading ? IN_SECTION : NEAR)));
    // The last line of an address names the country.
    const near = lines.slice(Math.max(0, line - NEAR), line);
    // Each line of an address may be a heading.
    const alike = near
      .filter(({ block: other }) => other.level === block.level && other.heading === block.heading)
      .map((other) => other.text);
    const above = (town.isCountryNamed ? (isHeading ? alike : inSection(near)) : []).filter(
      (text) => /\d/.test(text) && /\p{L}{3}/u.test(text),
    );
    const details = [...above, rest, ...below];
    // `Science Park, Addis Ababa, Ethiopia` is an address without a number.
    const isBehindPlace =
      town.isCountryNamed && /\p{L}{3}.*, ?$/u.test(text.slice(0, text.lastIndexOf(town.city)));
    const isAddress = isContactPage && (above.length > 0 || isBehindPlace);
    const isSigned =
      COPYRIGHT.test(text) ||
      (town.isCountryNamed && isContactPage && legalFormsIn(lines[line - 1]?.text ?? '').length > 0);
    const isLabelled = isContactHeading(lines[line - 1]?.text ?? '');
    const isDetail = (detail: string): boolean => isContactDetail(detail, town.country?.country_code ?? null);
    const isInFooter =
      block.region === 'footer' && town.isCountryNamed && IN_COUNTRY.test(text) && block.linkShare < 0.5;
    if (!isAddress && !isSigned && !isLabelled && !isInFooter && !details.some(isDetail)) return [];
    const street = details.map(streetIn).find((found) => found !== null) ?? null;
    return [{ address: { ...addressOf(town), street }, line, isKnownTown: true }];
  });
}

/** Returns the town that a line is about, and what else the line says. */
function townOn(
  { text, block }: ContactLine,
  home: Country | null,
  isContactPage: boolean,
): [town: NamedTown | null, rest: string] {
  const alone = townNamed(text.replace(CODE, ''), home);
  if (alone?.isKnown) return [alone, ''];
  const signed = townOfCopyright(text);
  if (signed !== null) return [signed, text];
  const labelled = townOfLabelled(text);
  if (labelled !== null) return [labelled, text];
  const besideLabel = townBesideLabel(text, home);
  if (besideLabel !== null) return [besideLabel, ''];
  const parts = text.split(BETWEEN_PARTS);
  const pieces = block.region === 'footer' ? block.pieces : [];
  const piece = [...pieces, ...(parts.length > 2 ? parts : [])]
    .map((part) => townNamed(part, null))
    .find((place) => place?.isKnown && place.isCountryNamed);
  if (piece) return [piece, text];
  const [first = '', ...others] = block.pieces;
  if (others.length > 0 && text.startsWith(`${first} `))
    return [townNamed(first, home), text.slice(first.length)];
  if (block.level > 0) return [isContactPage ? home && townInHeading(text, home) : null, ''];
  const [whole = '', place = '', name = '', rest = ''] = BEFORE_COUNTRY.exec(withoutState(text)) ?? [];
  const country = parseCountry(name);
  const city = country && townAt('start', place, country.country_code);
  const before = whole.slice(0, whole.indexOf(place));
  return [city === null ? null : { city, country, isKnown: true, isCountryNamed: true }, `${before} ${rest}`];
}

/** Leaves out the state between a town and its country: `Xinzheng, Zhengzhou, Henan, China`. */
function withoutState(text: string): string {
  const parts = text.split(', ');
  const isState = parts.length > 2 && isStateName(parts.at(-2) ?? '');
  return isState ? [...parts.slice(0, -2), parts.at(-1)].join(', ') : text;
}

/** Returns the town and country behind the owner in a copyright line: `© 2026 Acme Ltd · Leeds, United Kingdom`. */
function townOfCopyright(text: string): NamedTown | null {
  const [, line = ''] = COPYRIGHT.exec(text) ?? [];
  const ends = line
    .split(BETWEEN_STATEMENTS)
    .flatMap((part) => [part, part.split(', ').slice(-2).join(', ')]);
  const towns = ends.slice(1).map((end) => townNamed(end, null));
  return towns.find((town) => town?.isKnown === true && town.isCountryNamed) ?? null;
}

/**
 * Returns the town at the end of an address that a label calls an office's, in the country of the label if it names
 * one.
 */
function townOfLabelled(text: string): NamedTown | null {
  const { label = '', town = '' } = LABELLED.exec(text)?.groups ?? {};
  if (!OFFICE_LABEL.test(foldText(label))) return null;
  const country = countriesIn(label)[0] ?? countryOfPlace(town);
  if (country === null || !isTownOf(town, country.country_code)) return null;
  return { city: town, country, isKnown: true, isCountryNamed: countriesIn(label).length > 0 };
}

/** Returns the larger town that stands beside the word for an office: `Branch Office Mumbai`, `Ulm Plant`. */
function townBesideLabel(text: string, home: Country | null): NamedTown | null {
  const words = text.length > MAX_LABELLED_TOWN ? [] : text.split(' ');
  const isLabel = (word: string): boolean => OFFICE_WORD.test(foldText(word.replace(/[:–-]$/, '')));
  const from = words.findIndex((word) => !isLabel(word) && !JOINING.test(word));
  const to = words.findLastIndex((word) => !isLabel(word));
  if (from === -1 || !(words.slice(0, from).some(isLabel) || words.slice(to + 1).some(isLabel))) return null;
  const town = townNamed(words.slice(from, to + 1).join(' '), home);
  const country = town?.country?.country_code;
  // `Sede Centrale` is no branch in Centrale.
  return country !== undefined && isCitySpelling(town?.city ?? '', country) ? town : null;
}

/** Returns the larger town with which a heading of few words ends or begins. */
function townInHeading(text: string, country: Country): NamedTown | null {
  // `Tyler Marsh` is somebody, though Tyler is a town.
  if (text.length > MAX_HEADING || !/^[\p{L} –-]+$/u.test(text) || isPerson(text)) return null;
  const city = townAt('end', text, country.country_code) ?? townAt('start', text, country.country_code);
  return city === null || !isCitySpelling(city, country.country_code)
    ? null
    : { city, country, isKnown: true, isCountryNamed: false };
}

function isPerson(text: string): boolean {
  const name = parsePersonName(text);
  return name !== null && isGivenName(text.split(' ')[0] ?? '') && nameLikelihood(name) === 'likely';
}

/** Whether a text has a mailbox, a street or a telephone number, which may be of the country. */
export function isContactDetail(text: string, country: string | null): boolean {
  return /\S@\S/.test(text) || streetIn(text) !== null || hasPhone(text, country);
}

/** Whether a text has a telephone number, which may be of the country. */
export function hasPhone(text: string, country: string | null): boolean {
  const from = country !== null && isSupportedCountry(country) ? country : null;
  return allMatches(text, DIGITS).some(([number]) => dialledNumber(number, from) !== null);
}
