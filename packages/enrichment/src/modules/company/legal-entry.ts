import { type Evidence, evidenceFor } from '@firmlens/contract';
import { one } from '../../merge/finding';
import { placeOf } from './place-of';

/** Registers, imprints and encyclopaedias write a number with and without prefixes, zeros in front and letters. */
function isSameNumber(a: string, b: string): boolean {
  const [one, other] = [a, b].map((number) => number.replace(/\D/g, '').replace(/^0+/, ''));
  return one !== undefined && other !== undefined && (one.includes(other) || other.includes(one));
}

/**
 * The legal facts, all of one company: whatever stands beside another number than the believed one is of a subsidiary,
 * a parent or the web agency, and is not mixed in.
 */
export function findLegalEntry(evidence: readonly Evidence[]) {
  const number = one(evidence, 'company.company_number');
  const numbers = evidenceFor(evidence, 'company.company_number');
  const agreeing = numbers.filter(({ value }) => isSameNumber(value, number.value ?? value)).map(placeOf);
  const others = new Set(numbers.map(placeOf).filter((place) => !agreeing.includes(place)));
  const ofEntry = evidence.filter((item) => !others.has(placeOf(item)));
  return {
    legal_name: one(ofEntry, 'company.legal_name'),
    company_number: number,
    company_type: one(ofEntry, 'company.company_type'),
    date_of_creation: one(ofEntry, 'company.date_of_creation'),
    jurisdiction: one(ofEntry, 'company.jurisdiction'),
    registered_address: one(ofEntry, 'company.registered_address'),
  };
}
