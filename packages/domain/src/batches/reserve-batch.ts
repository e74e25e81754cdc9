import { type Module, priceOf } from '@firmlens/contract';
import type { Transaction } from '../database';
import { newBatchId } from './batch-id';

interface Reservation {
  accountId: number;
  keySeries: number;
  domain: string;
  modules: readonly Module[];
  /** The route that its credits are counted under in the usage summary. */
  route: string;
  /** The URL for the batch's webhook; null for none. */
  webhookUrl: string | null;
  freshnessSeconds: number;
  cooldownSeconds: number;
  deadlineSeconds: number;
  /** How many batches of an account may be refunded in an hour before it has to wait. */
  refundsPerHour: number;
  /** The span that the batch comes from, as in W3C Trace Context; none if that is not traced. */
  traceparent?: string | null;
}

export type ReservationOutcome =
  | { outcome: 'reserved'; batchId: string; creditsReserved: number; balance: number; ledgerSequence: number }
  /** `batchId` is null if the batch belongs to another account. */
  | { outcome: 'in_progress'; batchId: string | null }
  | { outcome: 'recently_enriched' }
  | { outcome: 'cooldown'; secondsLeft: number }
  /** The last enrichment failed because the company's website cannot be read. */
  | { outcome: 'unreadable'; secondsLeft: number }
  | { outcome: 'refund_limit'; limit: number; secondsLeft: number }
  | { outcome: 'insufficient_credits'; required: number; available: number }
  | { outcome: 'concurrent_limit'; limit: number };

interface Row {
  outcome: ReservationOutcome['outcome'];
  running_batch: string | null;
  seconds_left: number | null;
  credits_left: number | null;
  entry: bigint | null;
  limit_reached: number | null;
}

/**
 * Seconds after which an unclaimed batch is looked up in the queue, and dispatched again if it is missing.
 */
export const REDISPATCH_SECONDS = 20;

/**
 * Queues a batch and reserves its credits in one transaction, or says what prevents it and changes nothing
 * (sql/05_reserve_batch.sql). A repeat after a lost response finds the batch running.
 */
export async function reserveBatch(db: Transaction, reservation: Reservation): Promise<ReservationOutcome> {
  const price = priceOf(reservation.modules);
  const [row] = await db.$queryRaw<Row[]>`
    SELECT * FROM reserve_batch(
      ${newBatchId()}, ${reservation.accountId}::int, ${reservation.keySeries}::int, ${reservation.domain},
      ${[...reservation.modules]}::text[], ${price}::int, ${reservation.route}, ${reservation.webhookUrl},
      ${reservation.freshnessSeconds}::float8, ${reservation.cooldownSeconds}::float8,
      ${reservation.deadlineSeconds}::float8, ${REDISPATCH_SECONDS}::float8, ${reservation.refundsPerHour}::int,
      ${reservation.traceparent ?? null})`;
  if (row === undefined) throw new Error('reserve_batch returned no row');
  const secondsLeft = Math.max(1, Math.ceil(Number(row.seconds_left)));
  switch (row.outcome) {
    case 'reserved':
      return {
        outcome: 'reserved',
        batchId: String(row.running_batch),
        creditsReserved: price,
        balance: Number(row.credits_left),
        ledgerSequence: Number(row.entry),
      };
    case 'in_progress':
      return { outcome: 'in_progress', batchId: row.running_batch };
    case 'recently_enriched':
      return { outcome: 'recently_enriched' };
    case 'cooldown':
    case 'unreadable':
      return { outcome: row.outcome, secondsLeft };
    case 'refund_limit':
      return { outcome: 'refund_limit', limit: Number(row.limit_reached), secondsLeft };
    case 'insufficient_credits':
      return { outcome: 'insufficient_credits', required: price, available: Number(row.credits_left) };
    case 'concurrent_limit':
      return { outcome: 'concurrent_limit', limit: Number(row.limit_reached) };
  }
}
