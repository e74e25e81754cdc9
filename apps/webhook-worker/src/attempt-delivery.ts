import type { Cache } from '@firmlens/cache';
import {
  claimDelivery,
  type ClaimedDelivery,
  type Database,
  releaseDelivery,
  recordAttempt,
} from '@firmlens/domain';
import type { Queues } from '@firmlens/queues';
import type { Logger } from '@firmlens/runtime';
import type { DeliverySlots } from './delivery-slots';
import { sendDelivery, type SendDeps } from './send-delivery';

export interface AttemptDeps extends SendDeps {
  db: Database;
  cache: Cache;
  queues: Queues;
  slots: DeliverySlots;
  logger: Logger;
  /** Delays before each attempt, in seconds. */
  retryDelays: readonly number[];
}

/** A claimed attempt that was not recorded this long after its time limit is anybody's again. */
const LEASE_MARGIN_SECONDS = 15;

/** For how long an attempt is claimed. */
export function attemptLeaseSeconds(timeoutSeconds: number): number {
  return timeoutSeconds + LEASE_MARGIN_SECONDS;
}

/** A wake-up call that cannot be left with Redis is made up for by the look for overdue deliveries. */
async function wakeLater(
  { queues, logger }: AttemptDeps,
  call: { deliveryId: string; attempt: number; wake: string; delayMs: number },
): Promise<void> {
  try {
    await queues.wakeDeliveries([call]);
  } catch (error) {
    logger.warn('a wake-up job could not be scheduled', { delivery_id: call.deliveryId, error });
  }
}

/** Hands a claimed attempt back that is not to be made now; `why` tells its wake-up call from others. */
async function putOff(
  deps: AttemptDeps,
  delivery: ClaimedDelivery,
  seconds: number,
  why: 'first' | 'busy' | 'left',
): Promise<void> {
  await releaseDelivery(deps.db, delivery, seconds);
  const wake = `${why}${Date.now()}`;
  await wakeLater(deps, {
    deliveryId: delivery.id,
    attempt: delivery.attempt,
    wake,
    delayMs: seconds * 1_000,
  });
}

/**
 * Makes the attempt of a delivery that is due, records it and arranges the next; does nothing where none is due
 * or another worker has it. An attempt that the end of the process cuts off is handed back. A worker that dies
 * before it records leaves the attempt to be made again, so that a receiver may see one attempt twice, under the
 * same batch id.
 */
export async function attemptDelivery(deps: AttemptDeps, deliveryId: string): Promise<void> {
  const { db, cache, logger } = deps;
  const delivery = await claimDelivery(db, deliveryId, attemptLeaseSeconds(deps.timeoutSeconds));
  if (delivery === null) return;
  const { attempt, owedSeconds } = delivery;
  // One owed since a time that the clock has not reached again has waited: its wait was begun anew when the clock was set.
  const waits = attempt === 1 && owedSeconds >= 0;
  const tooEarly = waits ? (deps.retryDelays[0] ?? 0) - owedSeconds : 0;
  if (tooEarly > 0) return putOff(deps, delivery, tooEarly, 'first');
  const slot = deps.slots.take(delivery);
  if ('retryInSeconds' in slot) return putOff(deps, delivery, slot.retryInSeconds, 'busy');
  try {
    // What the webhook says of the credits, the next cached answer must say too.
    await cache
      .putBalance(delivery.accountId, delivery.ledgerSequence, delivery.balance)
      .catch(() => undefined);
    const result = await sendDelivery(deps, delivery);
    if (result === null) return await putOff(deps, delivery, 0, 'left');
    const next = await recordAttempt(db, delivery, result, deps.retryDelays);
    logger.info('delivery attempted', {
      batch_id: delivery.batch.id,
      delivery_id: delivery.id,
      event: delivery.event,
      attempt: delivery.attempt,
      status_code: result.statusCode,
      error: result.error ?? undefined,
      duration_ms: result.durationMs,
      outcome: next?.status ?? 'recorded elsewhere',
      next_in_seconds: next?.nextInSeconds ?? undefined,
    });
    if (next && next.nextInSeconds !== null) {
      const delayMs = next.nextInSeconds * 1_000;
      await wakeLater(deps, { deliveryId, attempt: delivery.attempt + 1, wake: 'due', delayMs });
    }
  } finally {
    slot.release();
  }
}
