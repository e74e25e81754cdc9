import type { Transaction } from '../database';

/** What must hold at every moment, as far as the database can tell (sql/07_*.sql); I7 is about what receivers got. */
export const INVARIANTS = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I8', 'I9', 'I10', 'I11'] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** Something for which an invariant does not hold. */
export interface BrokenInvariant {
  invariant: Invariant;
  /** Null where it is no account's. */
  account_id: number | null;
  /** A batch's id, a domain, `delivery N` or `account N`. */
  subject: string;
  /** In words for an operator. */
  fault: string;
}

/**
 * What does not hold, all of it seen at one moment; empty where everything is in order. With `since` only what was written
 * or ended from then on is looked at, besides what is in flight and every account's balance.
 */
export async function brokenInvariants(db: Transaction, since?: Date): Promise<BrokenInvariant[]> {
  return db.$queryRaw<BrokenInvariant[]>`
    SELECT invariant, account_id, subject, fault
    FROM broken_invariants(coalesce(${since ?? null}::timestamptz, '-infinity'))
    ORDER BY substr(invariant, 2)::int, account_id, subject, fault`;
}
