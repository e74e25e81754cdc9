import { type Evidence, evidenceFor } from '@firmlens/contract';
import { sortByTrust, type Sortable } from '../../merge/sort-by-trust';
import { type Finding, UNKNOWN } from '../../merge/finding';

type Status = Sortable<'company.company_status'>['value'];

/**
 * Whether the company lives, by the most trusted word on it: what a register has closed is closed, however well
 * its website works. Registers keep a bought company as active, since its owner is none of their business; so a living
 * company counts as acquired where any source says so.
 */
export function findStatus(evidence: readonly Evidence[]): Finding<Status | null> {
  const told = sortByTrust<'company.company_status'>(evidenceFor(evidence, 'company.company_status'));
  const [best] = told;
  if (best === undefined) return UNKNOWN;
  const believed = best.value === 'active' ? (told.find(({ value }) => value === 'acquired') ?? best) : best;
  return { value: believed.value, evidence: [believed] };
}
