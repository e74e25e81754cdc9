import { checkInvariants, type Database } from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';

const CHECK_SECONDS = 60;

/** Tells what does not hold of the invariants, once when it is first seen, and from then on how much it is. Corrects nothing. */
export async function sweepInvariants(
  { db, logger }: { db: Database; logger: Logger },
  signal: AbortSignal,
): Promise<void> {
  const check = await checkInvariants(db, CHECK_SECONDS, signal);
  if (check === null) return;
  for (const broken of check.news) logger.error('an invariant does not hold', { ...broken });
  if (Object.keys(check.counts).length > 0) logger.error('invariants do not hold', { counts: check.counts });
}
