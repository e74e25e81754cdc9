import { type Database, lastInvariantCheck } from '@firmlens/domain';

/** Returns the last check of the invariants for `/health`: the number of violations of each broken one. */
export async function invariantsReport(db: Database): Promise<{ checked_at: string | null; broken: object }> {
  const { checkedAt, counts } = await lastInvariantCheck(db);
  return { checked_at: checkedAt?.toISOString() ?? null, broken: counts };
}
