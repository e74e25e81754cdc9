import { type Evidence, evidenceFor } from '@firmlens/contract';
import { sortByTrust, type FieldEvidence } from '../../merge/sort-by-trust';
import { type Finding, UNKNOWN } from '../../merge/finding';

type Status = FieldEvidence<'company.company_status'>['value'];

/**
 * Returns the status from the most trusted source: a company that a register has closed is closed, however
 * well its website works. Registers list an acquired company as active, because its owner does not concern
 * them, so an active company counts as acquired if any source says so.
 */
export function findStatus(evidence: readonly Evidence[]): Finding<Status | null> {
  const stated = sortByTrust<'company.company_status'>(evidenceFor(evidence, 'company.company_status'));
  const [best] = stated;
  if (best === undefined) return UNKNOWN;
  const trusted = best.value === 'active' ? (stated.find(({ value }) => value === 'acquired') ?? best) : best;
  return { value: trusted.value, evidence: [trusted] };
}
