import type { Evidence, HighlightObservation } from '@firmlens/contract';
import {
  type Country,
  countryOfName,
  countryOfCode,
  titleCase,
  formatAddress,
  normaliseCityName,
  type PostalAddress,
} from '@firmlens/text';
import { dayOf, type JsonObject, objectOf, itemsOf, textOf } from '../parsing/json-values';

import { industryOfNace } from '../parsing/nace-industry';
import { createFieldObserver } from '../parsing/field-observer';
import { lookupCode } from '../parsing/lookup-code';
import type { Observe, Provenance } from '../source';

import { COMPANY_TYPES, JURISDICTIONS, PROCEEDINGS, STATUSES } from './register-codes';

/** A company's entry in the register. */
export interface Profile {
  number: string;
  names: [string];
  fields: JsonObject;
}

const MAX_TEXT = 200;
const MAX_CODES = 10;
/** The registered office is usually the headquarters, and an activity code usually gives the industry. */
const INFERRED = 0.5;
/** A house number, which goes before the street. Other premises are building names. */
const HOUSE_NUMBER = /^\d{1,5}[A-Za-z]?(?: ?- ?\d{1,5}[A-Za-z]?)?$/;

/** Parses the entry of this company number. Returns null if the response is not that entry. */
export function parseProfile(response: unknown, number: string): Profile | null {
  const fields = objectOf(response);
  const name = textOf(fields['company_name'], MAX_TEXT);
  return fields['company_number'] === number && name !== null ? { number, names: [name], fields } : null;
}

/** Returns the evidence in a register entry. */
export function profileEvidence(profile: Profile, observe: Observe, provenance: Provenance): Evidence[] {
  const { number, fields } = profile;
  const observeField = createFieldObserver(observe, provenance);
  const inferField = createFieldObserver(observe, { ...provenance, confidence: INFERRED });
  const created = dayOf(fields['date_of_creation']);
  const jurisdiction = lookupCode(JURISDICTIONS, fields['jurisdiction']);
  const office = registeredOffice(objectOf(fields['registered_office_address']), jurisdiction);
  const codes = itemsOf(fields['sic_codes'], MAX_CODES).filter(
    (code): code is string => typeof code === 'string' && /^\d{4,5}$/.test(code),
  );
  const industries = new Set(codes.flatMap((code) => industryOfNace(code) ?? []));
  return [
    ...observeField('company.legal_name', profile.names[0]),
    ...observeField('company.company_number', number),
    ...observeField('company.company_status', lookupCode(STATUSES, fields['company_status'])),
    ...observeField('company.company_type', lookupCode(COMPANY_TYPES, fields['type'])),
    ...observeField('company.jurisdiction', jurisdiction),
    ...observeField('company.date_of_creation', created),
    ...observeField('company.founded_year', created === null ? null : Number(created.slice(0, 4))),
    ...observeField('company.registered_address', formatAddress(office)),
    ...inferField('company.headquarter_city', office.city),
    ...inferField('company.headquarter_country', office.country?.country ?? null),
    ...codes.flatMap((code) => observeField('company.sic_codes', code)),
    ...[...industries].flatMap((industry) => inferField('business.industries', industry)),
    ...observeField('signals.highlights', proceedings(fields['company_status'])),
  ];
}

function proceedings(status: unknown): HighlightObservation | null {
  const title = lookupCode(PROCEEDINGS, status);
  if (title === null) return null;
  const description = 'Status of the company in the register of Companies House.';
  return { type: 'legal', title, date: null, description, entities: {}, class: 'confirmed' };
}

/** Omits the "care of" name. */
function registeredOffice(fields: JsonObject, jurisdiction: string | null): PostalAddress {
  const text = (key: string) => textOf(fields[key], MAX_TEXT);
  const [premises, street, box] = [text('premises'), text('address_line_1'), text('po_box')];
  const isNumber = premises !== null && street !== null && HOUSE_NUMBER.test(premises);
  const lines = [
    box === null ? null : `PO Box ${box}`,
    ...(isNumber ? [`${premises} ${street}`] : [premises, street]),
    text('address_line_2'),
  ].filter((line) => line !== null);
  return {
    street: lines.length > 0 ? lines.join(', ') : null,
    postalCode: text('postal_code'),
    city: normaliseCityName(titleCase(text('locality') ?? '')),
    region: text('region'),
    country: countryOf(text('country'), jurisdiction),
  };
}

/** A company in a UK jurisdiction has its office there. Many entries leave the country out. */
function countryOf(name: string | null, jurisdiction: string | null): Country | null {
  if (name !== null) return countryOfName(name);
  return jurisdiction === null ? null : countryOfCode('GB');
}
