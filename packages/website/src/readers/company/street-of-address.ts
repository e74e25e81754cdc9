import {
  type Country,
  foldedPatternOf,
  foldText,
  legalFormsIn,
  mentionsLegalForm,
  patternOf,
} from '@firmlens/text';

import { ADDRESS_WORDS as WORDS } from './address-words';
import { streetIn, withoutUnitDashes } from './address-without-code';

/** Up to this many parts before a postal code, the last of them being the town, may have the street. */
const MAX_PARTS = 3;
/** Text that cannot be a street line. */
const NOT_A_STREET = new RegExp(`@|https?:|www\\.|\\b${patternOf(WORDS.notStreets)}\\b|©|\\d{6,}`, 'i');
const STREET_WORD = new RegExp(`${patternOf(WORDS.streets)}|${patternOf(WORDS.streetEndings)}\\b`, 'i');
/** A house without a number: `Ctra. de la Sierra s/n`. */
const WITHOUT_NUMBER = new RegExp(`(?:^|[\\s,])${patternOf(WORDS.withoutNumber)}$`, 'iu');
/** Additions to a street line: a floor, a suite, a separate house number. */
const UNIT = new RegExp(
  `^(?:\\d{1,5}[a-z]?|(?:${patternOf(WORDS.units)}|\\d+(?:st|nd|rd|th)? floor)\\b.{0,40})$`,
  'i',
);
const ABBREVIATED_UNIT = /^(?:\p{Ll}{1,8}[.º°]{0,2} ?\d{1,4}|\p{Ll}{2,4}\. ?\p{Lu}\d{0,3})\p{L}?$/u;
/** `401-404`, before the name of a building. */
const UNITS = /^\d{1,4}[A-Z]?[–-]\d{1,4}[A-Z]?$/;
/** A longer part is a sentence. */
const MAX_DISTRICT = 60;
/** A unit is up to this many parts before its street. */
const MAX_BEFORE_STREET = 2;
const HOUSE_NUMBER = new RegExp(
  `^(?:s/n|snc)$|^(?:n[º°o]\\.? ?)?\\d{1,4}(?: ?[a-z])?(?: (?:${foldedPatternOf(WORDS.afterHouseNumbers)}|\\d{1,2} ?[º°ª].{0,10}))?$`,
  'i',
);
/** What a line says before its street. */
export const LABEL = new RegExp(
  `^(?:.{0,120}?\\b${patternOf(WORDS.headOffices)}(?: ${patternOf(WORDS.isLocated)})?(?: ${patternOf(WORDS.at)}(?!\\p{L}))?|${patternOf(WORDS.registeredOffices)}(?!\\p{L})|(?:our |company )?(?:registered )?(?:head ?)?${patternOf(WORDS.labels)}(?: address)?(?: is)?(?: (?:at|in))?) ?[:–-]? *`,
  'iu',
);

/**
 * Returns the parts before the postal code, nearest last: from its own line or, if that is incomplete, also
 * from the lines above.
 */
export function partsBefore(before: string, lines: readonly string[], line: number): string[] {
  // In a sentence, a word leads to the code: `our works in 93333 Neustadt`, `Lange Straße 4 in 20457 Hamburg`.
  const [, sentence] = /^(.{20,}) \p{Ll}{1,4} ?$/u.exec(before) ?? [];
  if (sentence !== undefined && !/ \d{1,4}\p{L}?,?$/u.test(sentence)) return [];
  const onLine = withoutUnitDashes(sentence ?? before)
    .split(/,|;| [–—-] | [–—]$|: |(?<=[\p{L}\d]{4}|-\d{2})\. (?=\p{Lu})|(?<=\d{3})\. (?=\d{1,4} \p{Lu})/u)
    .map((part) => part.trim().replace(/(?<=\d)\.$/, ''))
    .filter((part) => part !== '');
  const above = lines
    .slice(Math.max(0, line - 3), line)
    .flatMap((text) => (text.length <= 120 ? withoutUnitDashes(text).split(/, | [·|—–] /) : []))
    .map((part) => part.replace(/[\s,]+$/, '').trim());
  const isWhole = onLine.some(
    (part) => /\d/.test(part) || WITHOUT_NUMBER.test(part) || STREET_WORD.test(part),
  );
  return isWhole ? onLine : [...above.filter((part) => !isPhone(part)), ...onLine];
}

/** Whether a part is a contact list row above an address: `Petrol station 953 55 02 90`. */
function isPhone(part: string): boolean {
  return part.replace(/\D/g, '').length >= 7;
}

/** Removes the words of a sentence before a street: `con sede in Via Asiago 33`. */
function withoutWordsBefore(part: string): string {
  const [words = ''] = /^(?:\p{Ll}[\p{L}'’]* ){2,}(?=\p{Lu}|\d)/u.exec(part) ?? [];
  return STREET_WORD.test(words) ? part : part.slice(words.length);
}

/** Returns the last part that can be a street, with its number, floor and building in parts of their own. */
export function streetOf(before: readonly string[]): string | null {
  const parts = before.map((part) => withoutWordsBefore(part.replace(LABEL, '').trim()));
  const isUsable = (at: number): boolean => parts[at] !== undefined && !NOT_A_STREET.test(parts[at]);
  for (let at = parts.length - 1; at >= Math.max(0, parts.length - MAX_PARTS); at--) {
    const part = parts[at] ?? '';
    if (!isUsable(at) || part.length > 80 || !(/\p{L}{2}/u.test(part) || isAddition(part))) continue;
    // What follows a label with nothing else on its line is a street whatever it is called.
    const isLabelled = parts[at - 1] === '';
    if (!isLabelled && !/\d/.test(part) && !WITHOUT_NUMBER.test(part) && !STREET_WORD.test(part)) continue;
    let from = at;
    while (isUsable(from - 1) && isAddition(parts[from] ?? '') && /^[\p{Lu}\d]/u.test(parts[from - 1] ?? ''))
      from -= 1;
    if (isAddition(parts[from] ?? '')) continue;
    const unit = unitBefore(parts, from);
    if (unit !== null && isUsable(unit)) from = unit;
    return parts.slice(from, at + 1).join(', ');
  }
  return null;
}

/**
 * Returns everything between the house and the town, in countries whose addresses have no street there but a landmark, a
 * village or a district: `12/4, Palm Estate, Opp. Old Mill, Sarona`. Null if no part has a number.
 */
export function streetThroughDistricts(before: readonly string[], town: string): string | null {
  const parts = before.map((part) => withoutWordsBefore(part.replace(LABEL, '').trim()));
  const townAt = parts.findLastIndex((part) => foldText(part) === foldText(town));
  const end = townAt === -1 ? parts.length : townAt;
  const isPart = (part: string): boolean =>
    part !== '' && part.length <= MAX_DISTRICT && !NOT_A_STREET.test(part) && !mentionsLegalForm(part);
  const from = parts.findLastIndex((part, at) => at < end && !isPart(part)) + 1;
  const address = parts.slice(from, end);
  const house = address.findIndex((part) => /\d/.test(part));
  return house === -1 ? null : address.slice(house).join(', ');
}

/** Returns where the unit of a street is, directly before it or before its building: `Unit 4, Harbour House, Quay Street`. */
function unitBefore(parts: readonly string[], street: number): number | null {
  for (let at = street - 1; at >= Math.max(0, street - MAX_BEFORE_STREET); at--) {
    const part = parts[at] ?? '';
    if (UNIT.test(part) || (at < street - 1 && UNITS.test(part))) return at;
    if (/\d/.test(part) || NOT_A_STREET.test(part) || legalFormsIn(part).length > 0) return null;
  }
  return null;
}

/**
 * Returns the street behind a town, as in `4400 Nyíregyháza, Viktória utca 20`. Hungarian addresses may have it on the
 * next line.
 */
export function streetBehind(
  rest: string,
  next: string | undefined,
  { country_code }: Country,
): string | null {
  const [, part = ''] = /^(?:, ?| [–-] )([^,;|()]{4,60}(?:, ?\d{1,4}(?!\d))?)/u.exec(rest) ?? [];
  return streetIn(part) ?? (country_code === 'HU' && rest.trim() === '' ? streetIn(next ?? '') : null);
}

/** Whether a part belongs to the one before it: a house number, a floor, `sala 37`, `bl. B1`. */
function isAddition(part: string): boolean {
  return HOUSE_NUMBER.test(part) || UNIT.test(part) || ABBREVIATED_UNIT.test(part);
}
