import { checkInvariants, type Database } from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';

const CHECK_SECONDS = 60;

export interface InvariantSweepDeps {
  /** A database connection that allows statements of several minutes. */
  checkedDb: Database;
  logger: Logger;
}

/** Logs each broken invariant once when it is first seen, and after that only the counts. Repairs nothing. */
export async function sweepInvariants(
  { checkedDb, logger }: InvariantSweepDeps,
  signal: AbortSignal,
): Promise<void> {
  const check = await checkInvariants(checkedDb, CHECK_SECONDS, signal);
  if (check === null) return;
  for (const broken of check.news) logger.error('an invariant is broken', { ...broken });
  if (Object.keys(check.counts).length > 0) logger.error('invariants are broken', { counts: check.counts });
}
