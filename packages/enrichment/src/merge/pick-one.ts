import { type Evidence, type EvidenceField, evidenceFor } from '@firmlens/contract';
import { bestFirst, type Seen } from './best-first';

export interface Pick<F extends EvidenceField> {
  /** The evidence to believe, or null where there is none. */
  winner: Seen<F> | null;
  /** What else was seen of the field, best first. */
  losers: Seen<F>[];
}

/** Decides a field that holds one value. */
export function pickOne<F extends EvidenceField>(evidence: readonly Evidence[], field: F): Pick<F> {
  const [winner, ...losers] = bestFirst<F>(evidenceFor(evidence, field));
  return { winner: winner ?? null, losers };
}
