import { type Evidence, type EvidenceField, evidenceFor } from '@firmlens/contract';
import { sortByTrust, type FieldEvidence } from './sort-by-trust';

export interface Pick<F extends EvidenceField> {
  /** The most trusted evidence, or null if there is none. */
  winner: FieldEvidence<F> | null;
  /** The rest of the field's evidence, best first. */
  others: FieldEvidence<F>[];
}

/** Picks the value of a field that holds one value. */
export function pickOne<F extends EvidenceField>(evidence: readonly Evidence[], field: F): Pick<F> {
  const [winner, ...others] = sortByTrust<F>(evidenceFor(evidence, field));
  return { winner: winner ?? null, others };
}
