import { type Evidence, type EvidenceField, evidenceFor } from '@firmlens/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countryOfName, foldName, foldText } from '@firmlens/text';

import { filerNameKey } from './filer-name';

/** What other sources found about the company, to distinguish its record from those of namesakes. */
export interface FilerMatchCriteria {
  /** Name keys, likeliest first. */
  names: string[];
  /** Whether anything indicates headquarters or an incorporation in the USA. */
  isAmerican: boolean;
  /** E.164. */
  phones: ReadonlySet<string>;
  /** Folded. */
  cities: ReadonlySet<string>;
  addresses: readonly string[];
  /** Folded names. */
  people: ReadonlySet<string>;
}

/** Further names are rarely the company's. */
const MAX_NAMES = 2;

export function filerMatchCriteria(evidence: readonly Evidence[]): FilerMatchCriteria {
  const values = <F extends EvidenceField>(field: F) =>
    [...evidenceFor(evidence, field)].sort((a, b) => b.confidence - a.confidence).map(({ value }) => value);
  const names = [...values('company.legal_name').slice(0, 1), ...values('company.name').slice(0, 1)];
  const phones = values('company.phone');
  const places = [...values('company.headquarter_city'), ...values('company.office_locations')];
  return {
    names: [...new Set(names.map(filerNameKey))].filter((key) => key !== '').slice(0, MAX_NAMES),
    isAmerican:
      values('company.jurisdiction').some((code) => /^US(?:-|$)/.test(code)) ||
      values('company.headquarter_country').some((name) => countryOfName(name)?.country_code === 'US') ||
      phones.some((phone) => parsePhoneNumberFromString(phone)?.country === 'US'),
    phones: new Set(phones),
    cities: new Set(places.map((place) => foldName(place.split(',', 1)[0] ?? ''))),
    addresses: values('company.registered_address').map(addressKey),
    people: new Set(values('team.team_members').map(({ name }) => foldName(name))),
  };
}

/** Words that addresses abbreviate, folded (USPS Publication 28, appendices B and C). */
const ADDRESS_ABBREVIATIONS: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  boulevard: 'blvd',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  square: 'sq',
  parkway: 'pkwy',
  highway: 'hwy',
  suite: 'ste',
  floor: 'fl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
};

/** Normalises an address to its words, with postal abbreviations. Single spaces separate and enclose them. */
export function addressKey(address: string): string {
  const words = foldText(address.slice(0, 300))
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return ` ${words.map((word) => (Object.hasOwn(ADDRESS_ABBREVIATIONS, word) ? ADDRESS_ABBREVIATIONS[word] : word)).join(' ')} `;
}
