import {
  type AttemptResult,
  claimDeliveries,
  type ClaimedDelivery,
  type Database,
  type NextStep,
  recordAttempts,
} from '@firmlens/domain';

/** Claims one delivery as `claimDeliveries` does. */
export async function claimDelivery(
  db: Database,
  id: string,
  leaseSeconds: number,
): Promise<ClaimedDelivery | null> {
  const [claimed = null] = await claimDeliveries(db, [id], leaseSeconds);
  return claimed;
}

/** Records one attempt as `recordAttempts` does. */
export async function recordAttempt(
  db: Database,
  delivery: Pick<ClaimedDelivery, 'id' | 'attempt' | 'claim'>,
  result: AttemptResult,
  retryDelays: readonly number[],
): Promise<NextStep | null> {
  const [next = null] = await recordAttempts(db, [{ delivery, result, retryDelays }]);
  return next;
}
