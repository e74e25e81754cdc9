import type { Evidence, HighlightObservation } from '@firmlens/contract';
import {
  countryOfCode,
  titleCase,
  normalisePhoneNumber,
  formatAddress,
  normaliseCityName,
  type PostalAddress,
} from '@firmlens/text';
import { domainOfWebsite } from '../parsing/domain-of-website';
import {
  dayOf,
  type JsonObject,
  objectOf,
  integerOf,
  itemsOf,
  textOf,
  valueAt,
} from '../parsing/json-values';

import { industryOfNace } from '../parsing/nace-industry';

import { createFieldObserver } from '../parsing/field-observer';
import type { Observe, Provenance } from '../source';

/** A company's entry in the register. */
export interface Unit {
  number: string;
  names: [string];
  fields: JsonObject;
}

const MAX_TEXT = 200;
/** The page size of a search. */
const MAX_UNITS = 20;
const ADDRESS_LINES = 4;
const SOLE_TRADER = 'ENK';
const EMAIL = /^[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}$/;
/** The registered office is usually the headquarters, and an activity code usually gives the industry. */
const INFERRED = 0.5;
/** Companies in bankruptcy or liquidation still exist. */
const PROCEEDINGS: readonly [flag: string, day: string, title: string][] = [
  ['konkurs', 'konkursdato', 'In bankruptcy'],
  ['underTvangsavviklingEllerTvangsopplosning', '', 'In compulsory liquidation'],
  ['underAvvikling', 'underAvviklingDato', 'In liquidation'],
];

/** Parses the unit in a response. Returns null if there is none. */
export function parseUnit(response: unknown): Unit | null {
  const fields = objectOf(response);
  const { organisasjonsnummer: number } = fields;
  const name = textOf(fields['navn'], MAX_TEXT);
  return typeof number === 'string' && /^\d{9}$/.test(number) && name !== null
    ? { number, names: [name], fields }
    : null;
}

/** Returns the units of a search response whose website is on the domain. */
export function parseUnitsOnDomain(response: unknown, domain: string): Unit[] {
  return itemsOf(valueAt(response, '_embedded', 'enheter'), MAX_UNITS)
    .flatMap((item) => parseUnit(item) ?? [])
    .filter(({ fields }) => domainOfWebsite(fields['hjemmeside']) === domain);
}

/** Whether the unit gives the domain's front page as its website, rather than another host or page. */
export function hasDomainHomePage({ fields }: Unit, domain: string): boolean {
  const website = textOf(fields['hjemmeside'], MAX_TEXT) ?? '';
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(address)) return false;
  const { hostname, pathname, search } = new URL(address);
  return hostname.replace(/^www\./, '') === domain && pathname === '/' && search === '';
}

/** Returns the evidence in a register entry. */
export function unitEvidence(
  { number, names, fields }: Unit,
  observe: Observe,
  provenance: Provenance,
): Evidence[] {
  const observeField = createFieldObserver(observe, provenance);
  const inferField = createFieldObserver(observe, { ...provenance, confidence: INFERRED });
  const founded = dayOf(fields['stiftelsesdato']);
  const address = businessAddress(fields);
  const codes = ['naeringskode1', 'naeringskode2', 'naeringskode3'].flatMap(
    (key) => activityCode(fields[key]) ?? [],
  );
  const industries = new Set(codes.flatMap((code) => industryOfNace(code) ?? []));
  return [
    ...observeField('company.legal_name', names[0]),
    ...observeField('company.company_number', number),
    ...observeField('company.company_status', dayOf(fields['slettedato']) === null ? 'active' : 'closed'),
    ...observeField('company.company_type', organisationForm(fields['organisasjonsform'])),
    ...observeField('company.jurisdiction', 'NO'),
    ...observeField('company.date_of_creation', founded),
    ...observeField('company.founded_year', founded === null ? null : Number(founded.slice(0, 4))),
    ...observeField('company.registered_address', formatAddress(address)),
    ...observeField('company.employee_count', employeeCount(fields)),
    ...observeField('company.phone', normalisePhoneNumber(fields['telefon'], 'NO') ?? mobileOf(fields)),
    ...observeField('company.email', emailOf(fields['epostadresse'])),
    ...codes.flatMap((code) => observeField('company.sic_codes', code)),
    ...inferField('company.headquarter_city', address.city),
    ...inferField('company.headquarter_country', address.country?.country ?? null),
    ...[...industries].flatMap((industry) => inferField('business.industries', industry)),
    ...observeField('signals.highlights', proceedings(fields)),
  ];
}

function proceedings(fields: JsonObject): HighlightObservation | null {
  const found = PROCEEDINGS.find(([flag]) => fields[flag] === true);
  if (found === undefined) return null;
  const [, day, title] = found;
  const description = 'Status of the company in the Central Coordinating Register for Legal Entities.';
  return { type: 'legal', title, date: dayOf(fields[day]), description, entities: {}, class: 'confirmed' };
}

/** Formats the form as `Aksjeselskap (AS)`. */
function organisationForm(form: unknown): string | null {
  const { kode, beskrivelse } = objectOf(form);
  const [code, words] = [textOf(kode, 20), textOf(beskrivelse, MAX_TEXT)];
  return words === null || code === null ? (words ?? code) : `${words} (${code})`;
}

/** Omits a sole trader's street, because it may be a home address. */
function businessAddress(fields: JsonObject): PostalAddress {
  const address = objectOf(fields['forretningsadresse']);
  const { landkode } = address;
  const lines = itemsOf(address['adresse'], ADDRESS_LINES).flatMap((line) => textOf(line, MAX_TEXT) ?? []);
  return {
    street: isSoleTrader(fields) || lines.length === 0 ? null : lines.join(', '),
    postalCode: textOf(address['postnummer'], MAX_TEXT),
    city: normaliseCityName(titleCase(textOf(address['poststed'], MAX_TEXT) ?? '')),
    region: null,
    country: typeof landkode === 'string' ? countryOfCode(landkode) : null,
  };
}

/** Null for a sole trader, because it is a personal number. */
function mobileOf(fields: JsonObject): string | null {
  return isSoleTrader(fields) ? null : normalisePhoneNumber(fields['mobil'], 'NO');
}

function isSoleTrader(fields: JsonObject): boolean {
  return valueAt(fields, 'organisasjonsform', 'kode') === SOLE_TRADER;
}

/** If `harRegistrertAntallAnsatte` is false, the headcount is unknown, not 0. */
function employeeCount({ antallAnsatte, harRegistrertAntallAnsatte }: JsonObject): number | null {
  const count = integerOf(antallAnsatte);
  return count !== null && count >= 0 && harRegistrertAntallAnsatte !== false ? count : null;
}

function activityCode(activity: unknown): string | null {
  const { kode } = objectOf(activity);
  return typeof kode === 'string' && /^\d{2}\.\d{1,3}$/.test(kode) ? kode : null;
}

function emailOf(value: unknown): string | null {
  const email = textOf(value, MAX_TEXT)?.toLowerCase() ?? '';
  return EMAIL.test(email) ? email : null;
}
