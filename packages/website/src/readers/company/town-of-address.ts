import { isStateOf, isTownOf, normaliseCityName, parseCountry, patternOf, townAt } from '@firmlens/text';

import { ADDRESS_WORDS as WORDS } from './address-words';

/** A county, which may come between a British town and its postal code. */
const COUNTY = new RegExp(
  `shire$|^(?:west|east|north|south) \\w+$|^(?:greater \\w+|${patternOf(WORDS.counties)}|county \\w+)$`,
  'i',
);
/** What tells towns of one name apart: `Neustadt ob Bach`, `Neustadt bei Altstadt`. */
const NEAR_OTHER = new RegExp(`^ ${patternOf(WORDS.betweenTownAndOther)} `);
const STREET_WORD = new RegExp(`^${patternOf(WORDS.streets)}`, 'i');
/** `133 30 Fax`: the end of a telephone number has the form of a code. */
const CONTACT_LABEL = new RegExp(`^${patternOf(WORDS.gluedLabels)}$`);
/** `City of Industry`. */
const CITY_OF = /^City of (.+)$/;
/** Countries where a region may follow the postal code: `Keila, 76607 Harju maakond`. */
const CODE_BEHIND_TOWN: ReadonlySet<string> = new Set(['EE', 'LV', 'LT']);
/** Up to this many parts of a British address are between its street and its postal code. */
const MAX_PARTS = 3;

/** The words around a postal code. */
interface Surroundings {
  /** The name next to the code where the country's addresses have the town, or null. */
  written: string | null;
  isCodeFirst: boolean;
  /** The parts before the code, nearest last. Parts of the town are removed. */
  before: string[];
  /** The rest of the line, or the next line. */
  behind: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/**
 * Returns the town of an address. The name next to the postal code may be a district, a label or the first
 * word of what follows, so a town that the country has, in that name or near it, comes first.
 */
export function townOfAddress({ written, isCodeFirst, before, behind, country }: Surroundings): {
  city: string;
  isKnown: boolean;
} | null {
  // The town is before its state, or on the line above: `Gujarat – 382721`.
  const isState = written !== null && isStateOf(written, country);
  if (written !== null && !isState) {
    if (isTownOf(written, country) || isTownOf(CITY_OF.exec(written)?.[1] ?? '', country))
      return { city: written, isKnown: true };
    const inside = townAt(isCodeFirst ? 'start' : 'end', written, country);
    // One word before a town is part of its name more often than not: `New`, `North`, `San`.
    const isWhole = isCodeFirst || written.split(' ').length > (inside ?? '').split(' ').length + 1;
    if (inside !== null && isWhole) {
      const isNearOther = isCodeFirst && NEAR_OTHER.test(written.slice(inside.length));
      return { city: isNearOther ? written : inside, isKnown: true };
    }
    if (STREET_WORD.test(written)) return null;
    // A label, such as that of a tax number or a fax.
    const isLabel = /^\p{Lu}{1,3}$|:/u.test(written) || CONTACT_LABEL.test(written);
    const last = before.at(-1) ?? '';
    if (isCodeFirst && CODE_BEHIND_TOWN.has(country) && isTownOf(last, country)) {
      before.pop();
      return { city: last, isKnown: true };
    }
    if (isCodeFirst) return isLabel ? null : { city: written, isKnown: false };
    const [next = ''] = behind.replace(/^[\s,–-]+/, '').split(/,| [-–/|] | \|/);
    if (isTownOf(next, country)) return { city: next.trim(), isKnown: true };
    return isLabel ? null : { city: written, isKnown: false };
  }
  const parts = before.slice(-MAX_PARTS);
  const known = parts.findLastIndex((part) => !COUNTY.test(part) && isTownOf(part, country));
  if (known === -1 && isState && isTownOf(written, country)) return { city: written, isKnown: true };
  const unknown = parts.findLastIndex((part) => !COUNTY.test(part) && parseCountry(part) === null);
  const at = known === -1 ? unknown : known;
  const part = parts[at];
  if (part === undefined) return null;
  if (/\d/.test(part)) {
    // Nothing separates the parts of the address: `45 Durham Street London`.
    const last = townAt('end', parts.at(-1) ?? '', country);
    return last === null ? null : { city: last, isKnown: true };
  }
  before.splice(before.length - parts.length + at);
  const city = normaliseCityName(part);
  return city === null ? null : { city, isKnown: known !== -1 };
}
