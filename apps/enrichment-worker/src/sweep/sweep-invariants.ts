import { checkInvariants, type Database } from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';

const CHECK_SECONDS = 60;

export interface InvariantSweepDeps {
  /** The database, with room for a check that takes minutes. */
  checkedDb: Database;
  logger: Logger;
}

/** Tells what does not hold of the invariants, once when it is first seen, and from then on how much it is. Corrects nothing. */
export async function sweepInvariants(
  { checkedDb, logger }: InvariantSweepDeps,
  signal: AbortSignal,
): Promise<void> {
  const check = await checkInvariants(checkedDb, CHECK_SECONDS, signal);
  if (check === null) return;
  for (const broken of check.news) logger.error('an invariant is broken', { ...broken });
  if (Object.keys(check.counts).length > 0) logger.error('invariants are broken', { counts: check.counts });
}
