import { type Evidence, type EvidenceField, evidenceFor } from '@firmlens/contract';
import { sortByTrust, type Sortable } from './sort-by-trust';

export interface Pick<F extends EvidenceField> {
  /** The evidence to believe, or null where there is none. */
  winner: Sortable<F> | null;
  /** What else was seen of the field, best first. */
  losers: Sortable<F>[];
}

/** Decides a field that holds one value. */
export function pickOne<F extends EvidenceField>(evidence: readonly Evidence[], field: F): Pick<F> {
  const [winner, ...losers] = sortByTrust<F>(evidenceFor(evidence, field));
  return { winner: winner ?? null, losers };
}
