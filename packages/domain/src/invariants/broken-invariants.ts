import type { Transaction } from '../database';

/**
 * Rules that must hold at every moment, as far as the database can tell (sql/07_*.sql). I7 concerns what
 * receivers got.
 */
export const INVARIANTS = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I8', 'I9', 'I10', 'I11', 'I12'] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** A violation of an invariant. */
export interface BrokenInvariant {
  invariant: Invariant;
  /** Null if it belongs to no account. */
  account_id: number | null;
  /** The id of a batch or list, a domain, `delivery N` or `account N`. */
  subject: string;
  /** As text for an operator. */
  fault: string;
}

/**
 * Returns all violations, seen at one moment. With `since`, checks only what was written or ended since then,
 * plus everything running and every account's balance.
 */
export async function brokenInvariants(db: Transaction, since?: Date): Promise<BrokenInvariant[]> {
  return db.$queryRaw<BrokenInvariant[]>`
    SELECT invariant, account_id, subject, fault
    FROM broken_invariants(coalesce(${since ?? null}::timestamptz, '-infinity'))
    ORDER BY substr(invariant, 2)::int, account_id, subject, fault`;
}
