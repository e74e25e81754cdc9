import type { Cache } from '@firmlens/cache';
import {
  type ClaimedDelivery,
  type Database,
  type MadeAttempt,
  type NextStep,
  releaseDelivery,
  TEST_SCHEDULE,
} from '@firmlens/domain';
import { countAttempt, postponedAttempts } from '@firmlens/metrics';
import type { Queues } from '@firmlens/queues';
import type { Logger } from '@firmlens/runtime';
import { continueTrace, inSpan, type OpenSpan } from '@firmlens/tracing';
import type { DeliverySlots } from './delivery-slots';
import { sendDelivery, type SendDeps } from './send-delivery';

export interface AttemptDeps extends SendDeps {
  db: Database;
  /** Claims a delivery whose attempt is due, together with others of the moment; null if it is not due or not free. */
  claim: (deliveryId: string) => Promise<ClaimedDelivery | null>;
  /** Records an attempt together with others of the moment; null if that was done, or another worker has claimed it. */
  record: (made: MadeAttempt) => Promise<NextStep | null>;
  cache: Cache;
  queues: Queues;
  slots: DeliverySlots;
  logger: Logger;
  /** Delay before each attempt, in seconds. */
  retryDelays: readonly number[];
}

/** How long after its timeout a claimed but unrecorded attempt may be claimed again. */
const LEASE_MARGIN_SECONDS = 15;

/** Returns how long an attempt is claimed for. */
export function attemptLeaseSeconds(timeoutSeconds: number): number {
  return timeoutSeconds + LEASE_MARGIN_SECONDS;
}

/** Schedules a wake-up job. If Redis cannot store it, the poll for overdue deliveries finds the delivery. */
async function scheduleWakeUp(
  { queues, logger }: AttemptDeps,
  call: { deliveryId: string; attempt: number; wake: string; delayMs: number },
): Promise<void> {
  try {
    await queues.wakeDeliveries([call]);
  } catch (error) {
    logger.warn('a wake-up job could not be scheduled', { delivery_id: call.deliveryId, error });
  }
}

/** Releases a claimed attempt that cannot be made now. `why` keeps its wake-up job distinct from others. */
async function postponeAttempt(
  deps: AttemptDeps,
  delivery: ClaimedDelivery,
  seconds: number,
  why: 'first' | 'busy' | 'left',
): Promise<void> {
  if (why !== 'first') postponedAttempts.inc({ reason: why });
  await releaseDelivery(deps.db, delivery, seconds);
  const wake = `${why}${Date.now()}`;
  await scheduleWakeUp(deps, {
    deliveryId: delivery.id,
    attempt: delivery.attempt,
    wake,
    delayMs: seconds * 1_000,
  });
}

/**
 * Makes the due attempt of a delivery, records it and schedules the next one. Does nothing if none is due or
 * another worker has claimed it. An attempt that a shutdown interrupts is released. If a worker dies before
 * recording its attempt, the attempt is repeated, so a receiver may see it twice with the same batch id.
 */
export async function attemptDelivery(deps: AttemptDeps, deliveryId: string): Promise<void> {
  const delivery = await deps.claim(deliveryId);
  if (delivery === null) return;
  const { kind, subject } = delivery.report;
  const ids = { delivery_id: delivery.id, [`${kind}_id`]: subject.id };
  // Not `withLogFields`: its context makes Node call hooks at each promise, 7 % of this worker's processor time.
  const logged = { ...deps, logger: deps.logger.child(ids) };
  await continueTrace(delivery.traceparent, () => attemptClaimed(logged, delivery));
}

async function attemptClaimed(deps: AttemptDeps, delivery: ClaimedDelivery): Promise<void> {
  const { attempt, owedSeconds } = delivery;
  const retryDelays = delivery.isTest ? TEST_SCHEDULE : deps.retryDelays;
  // A negative `owedSeconds` means that the clock was set back. The delivery's wait was reset then, so it
  // has waited.
  const hasInitialDelay = attempt === 1 && owedSeconds >= 0;
  const secondsEarly = hasInitialDelay ? (retryDelays[0] ?? 0) - owedSeconds : 0;
  if (secondsEarly > 0) return postponeAttempt(deps, delivery, secondsEarly, 'first');
  const slot = deps.slots.take(delivery);
  if ('retryInSeconds' in slot) return postponeAttempt(deps, delivery, slot.retryInSeconds, 'busy');
  const attributes = {
    [`firmlens.${delivery.report.kind}_id`]: delivery.report.subject.id,
    'firmlens.delivery_id': delivery.id,
    'firmlens.attempt': attempt,
  };
  try {
    await inSpan('webhook attempt', attributes, (span) => send(deps, delivery, retryDelays, span), 'client');
  } finally {
    slot.release();
  }
}

/** Sends a claimed attempt, records it and schedules the next one. */
async function send(
  deps: AttemptDeps,
  delivery: ClaimedDelivery,
  retryDelays: readonly number[],
  span: OpenSpan,
): Promise<void> {
  const { cache, logger } = deps;
  // The next cached response must show the same credits as the webhook.
  await cache
    .putBalance(delivery.accountId, delivery.ledgerSequence, delivery.balance)
    .catch(() => undefined);
  const result = await sendDelivery(deps, delivery);
  if (result === null) return postponeAttempt(deps, delivery, 0, 'left');
  const next = await inSpan('record attempt', {}, () => deps.record({ delivery, result, retryDelays }));
  if (next) countAttempt(delivery.attempt, next.status, delivery.dueSeconds);
  if (result.statusCode !== null) span.set({ 'http.response.status_code': result.statusCode });
  span.set({ 'firmlens.outcome': next?.status ?? 'recorded elsewhere' });
  logger.info('delivery attempted', {
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
    await scheduleWakeUp(deps, {
      deliveryId: delivery.id,
      attempt: delivery.attempt + 1,
      wake: 'due',
      delayMs,
    });
  }
}
