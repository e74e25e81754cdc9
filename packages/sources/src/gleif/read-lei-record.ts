import { countryOfCode, formatAddress, type PostalAddress } from '@firmlens/text';
import { dayOf, type JsonObject, objectOf, itemsOf, textOf, valueAt } from '../parsing/json-values';
import type { Observe, Provenance } from '../source';
import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';

import { legalFormOfCode } from './legal-form-codes';

/** The record of one legal entity. */
export interface LeiRecord {
  lei: string;
  /** Its legal name and other names. */
  names: string[];
  /** ISO 3166-1 alpha-2 code of the registered address. */
  country: string | null;
  registeredAs: string | null;
  /** A branch or a fund. It carries its company's number or name, but is not the company. */
  isPartOfAnother: boolean;
  entity: JsonObject;
}

const LEI = /^[A-Z0-9]{18}\d{2}$/;
const JURISDICTION = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;
/** Records that were replaced by another of the same entity, or issued by mistake. */
const VOID = new Set(['DUPLICATE', 'ANNULLED', 'CANCELLED']);
const PARTS = new Set(['BRANCH', 'FUND']);
const MAX_NAMES = 20;
const FOUNDED_YEAR_CONFIDENCE = 0.6;

/** Whether a text has the format of a legal entity identifier (ISO 17442). */
export function isLei(text: string): boolean {
  return LEI.test(text);
}

/** Parses a resource of type `lei-records`. Returns null if it is invalid or void. */
export function readLeiRecord(resource: unknown): LeiRecord | null {
  const { lei, entity: entityFields, registration } = objectOf(valueAt(resource, 'attributes'));
  const entity = objectOf(entityFields);
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

/** Converts the record to evidence. `confidence` is how sure we are that the record is the company's. */
export function leiRecordEvidence(
  { lei, registeredAs, entity }: LeiRecord,
  observe: Observe,
  confidence: number,
): Evidence[] {
  const provenance: Provenance = { url: `https://search.gleif.org/#/record/${lei}`, confidence };
  const found: Evidence[] = [];
  const add = <F extends EvidenceField>(
    field: F,
    value: EvidenceValues[F] | null,
    fieldConfidence = confidence,
  ) => {
    // TypeScript cannot relate the member of the union to its field here.
    if (value !== null)
      found.push(observe(field, value, { ...provenance, confidence: fieldConfidence }) as Evidence);
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
  add('company.founded_year', created === null ? null : Number(created.slice(0, 4)), FOUNDED_YEAR_CONFIDENCE);
  add(
    'company.jurisdiction',
    typeof jurisdiction === 'string' && JURISDICTION.test(jurisdiction) ? jurisdiction : null,
  );
  // For a sole proprietor, both addresses may be a home.
  if (entity['category'] === 'SOLE_PROPRIETOR') return found;
  add('company.registered_address', formatAddress(addressOf(entity['legalAddress'])));
  add('company.headquarter_city', headquarters.city);
  add('company.headquarter_country', headquarters.country?.country ?? null);
  return found;
}

/** INACTIVE means that the entity ended. A lapsed registration is only an unpaid fee. */
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
    // Turns `US-DE` into the state's own code.
    region: textOf(region, 10)?.replace(/^[A-Z]{2}-/, '') ?? null,
    country: countryOfCode(codeOf(country) ?? ''),
  };
}

function codeOf(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : null;
}
