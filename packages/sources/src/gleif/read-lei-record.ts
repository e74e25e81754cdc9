import { countryOfCode } from '../parsing/country';
import { dayOf, type JsonObject, objectOf, itemsOf, textOf, valueAt } from '../parsing/json-values';
import type { Observe, Provenance } from '../source';
import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import { formatAddress, type PostalAddress } from '../parsing/postal-address';
import { legalFormOfCode } from './legal-form-codes';

/** The record of one legal entity. */
export interface LeiRecord {
  lei: string;
  /** Its legal name and the others it goes by. */
  names: string[];
  /** ISO 3166-1 alpha-2 code of the registered address. */
  country: string | null;
  registeredAs: string | null;
  /** A branch or a fund: it bears its company's number or name, and is not the company. */
  isPartOfAnother: boolean;
  entity: JsonObject;
}

const LEI = /^[A-Z0-9]{18}\d{2}$/;
const JURISDICTION = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;
/** Records that were replaced by another of the same entity, or should not have been. */
const VOID = new Set(['DUPLICATE', 'ANNULLED', 'CANCELLED']);
const PARTS = new Set(['BRANCH', 'FUND']);
const MAX_NAMES = 20;
const CREATION_IS_FOUNDING = 0.6;

/** Whether a text has the form of a legal entity identifier (ISO 17442). */
export function isLei(text: string): boolean {
  return LEI.test(text);
}

/** A resource of type `lei-records`; null where it is none, or void. */
export function readLeiRecord(resource: unknown): LeiRecord | null {
  const { lei, entity: about, registration } = objectOf(valueAt(resource, 'attributes'));
  const entity = objectOf(about);
  if (typeof lei !== 'string' || !isLei(lei)) return null;
  const status = valueAt(registration, 'status');
  if (typeof status === 'string' && VOID.has(status)) return null;
  const names = [
    valueAt(entity, 'legalName', 'name'),
    ...itemsOf(entity['otherNames'], MAX_NAMES).map((other) => valueAt(other, 'name')),
  ];
  return {
    lei,
    names: names.flatMap((name) => textOf(name, 200) ?? []),
    country: codeOf(valueAt(entity, 'legalAddress', 'country')),
    registeredAs: textOf(entity['registeredAs'], 40),
    isPartOfAnother: PARTS.has(String(entity['category'])),
    entity,
  };
}

/** What the record says of the company, `confidence` being how sure it is that the company is meant. */
export function leiRecordEvidence(
  { lei, registeredAs, entity }: LeiRecord,
  observe: Observe,
  confidence: number,
): Evidence[] {
  const seen: Provenance = { url: `https://search.gleif.org/#/record/${lei}`, confidence };
  const found: Evidence[] = [];
  const add = <F extends EvidenceField>(field: F, value: EvidenceValues[F] | null, sure = confidence) => {
    // The compiler does not relate the member of a union to its field here.
    if (value !== null) found.push(observe(field, value, { ...seen, confidence: sure }) as Evidence);
  };
  const created = dayOf(entity['creationDate']);
  const headquarters = addressOf(entity['headquartersAddress']);
  const form = valueAt(entity, 'legalForm', 'id');
  const jurisdiction = entity['jurisdiction'];

  add('company.legal_name', textOf(valueAt(entity, 'legalName', 'name'), 200));
  add('company.company_number', registeredAs);
  add('company.company_type', typeof form === 'string' ? legalFormOfCode(form) : null);
  add('company.company_status', statusOf(entity));
  add('company.date_of_creation', created);
  add('company.founded_year', created === null ? null : Number(created.slice(0, 4)), CREATION_IS_FOUNDING);
  add(
    'company.jurisdiction',
    typeof jurisdiction === 'string' && JURISDICTION.test(jurisdiction) ? jurisdiction : null,
  );
  // Where a person trades alone, both addresses can be the home.
  if (entity['category'] === 'SOLE_PROPRIETOR') return found;
  add('company.registered_address', formatAddress(addressOf(entity['legalAddress'])));
  add('company.headquarter_city', headquarters.city);
  add('company.headquarter_country', headquarters.country?.country ?? null);
  return found;
}

/** INACTIVE is the end of the entity; a registration that lapsed is an unpaid fee and says nothing. */
function statusOf(entity: JsonObject): EvidenceValues['company.company_status'] | null {
  if (entity['status'] === 'ACTIVE') return 'active';
  if (entity['status'] !== 'INACTIVE') return null;
  const isSucceeded = itemsOf(entity['successorEntities'], 1).length > 0;
  const isCorporateAction = valueAt(entity, 'expiration', 'reason') === 'CORPORATE_ACTION';
  return isSucceeded && isCorporateAction ? 'acquired' : 'closed';
}

function addressOf(value: unknown): PostalAddress {
  const { addressLines, city, region, country, postalCode } = objectOf(value);
  const lines = itemsOf(addressLines, 6).flatMap((line) => textOf(line, 120) ?? []);
  return {
    street: lines.length > 0 ? lines.join(', ') : null,
    postalCode: textOf(postalCode, 20),
    city: textOf(city, 80),
    // `US-DE`: the state's own code.
    region: textOf(region, 10)?.replace(/^[A-Z]{2}-/, '') ?? null,
    country: countryOfCode(codeOf(country) ?? ''),
  };
}

function codeOf(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : null;
}
