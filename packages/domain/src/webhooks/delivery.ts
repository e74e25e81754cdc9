import {
  type DeliveryEvent,
  type DeliveryStatus,
  type EndedBatch,
  type EndedList,
  type Module,
  type TerminalBatchStatus,
  type ToldSignal,
  type WebhookEvent,
} from '@firmlens/contract';
import type { Database } from '../database';
import { serviceSignature, standardSignature, decrypt } from '../secrets';
import { isTestDelivery } from './is-test';
import { exampleBatch } from './test-event';

/**
 * How often one attempt is claimed before its loss counts as a failed attempt: a worker may die while
 * sending.
 */
const MAX_CLAIMS = 3;

/** A delivery whose attempt the caller has claimed. */
export interface ClaimedDelivery {
  id: string;
  /** Starts at 1. */
  attempt: number;
  /**
   * The number of this claim of the attempt, from 1. A worker with an older one was presumed dead, and its
   * writes change nothing.
   */
  claim: number;
  /** Seconds since the batch ended and the delivery became due. */
  owedSeconds: number;
  /** Seconds since the attempt became due, or since it was last postponed. */
  dueSeconds: number;
  /** Whether the attempt was claimed too often: record it as failed instead of sending it. */
  isLost: boolean;
  url: string;
  event: DeliveryEvent;
  encryptedSecret: Uint8Array;
  accountId: number;
  balance: number;
  ledgerSequence: number;
  /** Whether it is a test event, whose batch is an example. */
  isTest: boolean;
  /** The trace of the request that queued the batch; null if that was not traced. */
  traceparent: string | null;
  /** What ended, or the signal. */
  report:
    | { kind: 'batch'; subject: EndedBatch }
    | { kind: 'list'; subject: EndedList }
    | { kind: 'signal'; subject: ToldSignal };
}

interface ClaimRow extends Omit<ClaimedDelivery, 'id' | 'isLost' | 'ledgerSequence' | 'isTest' | 'report'> {
  id: bigint;
  ledgerSequence: bigint;
  createdAt: Date;
  /** Null for other events, as the next. */
  signal: (Omit<ToldSignal, 'detectedAt'> & { detectedAt: string }) | null;
  list: (Omit<EndedList, 'createdAt' | 'endedAt'> & { createdAt: string; endedAt: string }) | null;
  /** Null for an event without a batch, as all that follows. */
  batch_id: string | null;
  domain: string;
  status: TerminalBatchStatus;
  modules: Module[];
  message: string | null;
  reserved: number;
  used: number;
  refunded: number;
  requested_at: Date;
  completed_at: Date;
}

/**
 * Claims a delivery whose attempt is due, for this many seconds. Returns null if it is not due or another
 * worker has it.
 */
export async function claimDelivery(
  db: Database,
  deliveryId: string,
  leaseSeconds: number,
): Promise<ClaimedDelivery | null> {
  const [row] = await db.$queryRaw<ClaimRow[]>`
    WITH claimed AS (
      UPDATE deliveries
      SET claims = claims + 1, lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}::float8)
      WHERE id = ${deliveryId}::bigint AND status IN ('pending', 'retrying') AND next_attempt_at <= clock_timestamp()
        AND (lease_until IS NULL OR lease_until < clock_timestamp())
      RETURNING *
    )
    SELECT d.id, d.attempts + 1 AS attempt, d.claims AS claim,
           extract(epoch FROM clock_timestamp() - d.created_at)::float8 AS "owedSeconds",
           extract(epoch FROM clock_timestamp() - d.next_attempt_at)::float8 AS "dueSeconds", d.url, d.event, a.signing_secret AS "encryptedSecret",
           a.id AS "accountId", a.balance, a.ledger_sequence AS "ledgerSequence", d.created_at AS "createdAt",
           b.id AS batch_id, b.domain, b.status, b.modules, b.message, b.credits_reserved AS reserved,
           b.credits_used AS used, b.credits_refunded AS refunded, b.requested_at, b.completed_at, b.traceparent,
           CASE WHEN l.id IS NOT NULL THEN json_build_object(
             'id', l.id, 'status', l.status, 'size', l.size, 'counts', l.totals -> 'counts', 'spent', l.totals -> 'spent',
             'refunded', l.totals -> 'refunded', 'createdAt', l.created_at, 'endedAt', l.ended_at) END AS list,
           CASE WHEN k.id IS NOT NULL THEN json_build_object(
             'id', signal_event_id(k.id), 'watchId', k.watch_id, 'domain', k.domain, 'detectedAt', k.told_at, 'signal', k.told)
           END AS signal
    FROM claimed d JOIN accounts a ON a.id = d.account_id LEFT JOIN batches b ON b.id = d.batch_id
    LEFT JOIN lists l ON l.delivery_id = d.id LEFT JOIN watch_signals k ON k.delivery_id = d.id`;
  if (row === undefined) return null;
  return {
    id: String(row.id),
    attempt: row.attempt,
    claim: row.claim,
    owedSeconds: row.owedSeconds,
    dueSeconds: row.dueSeconds,
    isLost: row.claim > MAX_CLAIMS,
    url: row.url,
    event: row.event,
    encryptedSecret: row.encryptedSecret,
    accountId: row.accountId,
    balance: row.balance,
    ledgerSequence: Number(row.ledgerSequence),
    isTest: isTestDelivery({ batchId: row.batch_id, event: row.event }),
    traceparent: row.traceparent,
    report: reportOf(row),
  };
}

function reportOf({ list, signal, ...row }: ClaimRow): ClaimedDelivery['report'] {
  if (list !== null) {
    const { createdAt, endedAt } = list;
    return { kind: 'list', subject: { ...list, createdAt: new Date(createdAt), endedAt: new Date(endedAt) } };
  }
  if (signal !== null) {
    return { kind: 'signal', subject: { ...signal, detectedAt: new Date(signal.detectedAt) } };
  }
  if (row.event === 'list.completed' || row.event === 'signal.detected') {
    throw new Error(`what delivery ${row.id} reports is gone`);
  }
  return { kind: 'batch', subject: batchOf({ ...row, event: row.event }) };
}

function batchOf(row: Omit<ClaimRow, 'list' | 'signal' | 'event'> & { event: WebhookEvent }): EndedBatch {
  if (row.batch_id === null) return exampleBatch(row.id, row.event, row.createdAt);
  return {
    id: row.batch_id,
    domain: row.domain,
    status: row.status,
    modules: row.modules,
    message: row.message,
    creditsReserved: row.reserved,
    creditsUsed: row.used,
    creditsRefunded: row.refunded,
    requestedAt: row.requested_at,
    completedAt: row.completed_at,
  };
}

/**
 * Returns the signature headers of one attempt of an event, made with the account's current secret.
 * The timestamp is Unix seconds.
 */
export function signDelivery(
  delivery: Pick<ClaimedDelivery, 'encryptedSecret'> & { eventId: string },
  secretsKey: Buffer,
  timestamp: number,
  body: string,
): Record<string, string> {
  const secret = decrypt(delivery.encryptedSecret, secretsKey);
  return {
    'x-service-signature': serviceSignature(secret, timestamp, body),
    'x-service-timestamp': String(timestamp),
    'webhook-id': delivery.eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': standardSignature(secret, delivery.eventId, timestamp, body),
  };
}

export interface AttemptResult {
  startedAt: Date;
  durationMs: number;
  /** HTTP status of the response, or null if there was none. */
  statusCode: number | null;
  /** Why the attempt failed; null if it succeeded. */
  error: string | null;
  /** What was sent; null if nothing was. */
  request: { headers: Readonly<Record<string, string>>; body: string } | null;
  /** The beginning of the response's body, as text that is safe to show, and whether there was more; null if none came. */
  response: { body: string; isCut: boolean } | null;
}

/**
 * Records the outcome of a claimed attempt and decides what is next: `retryDelays[n]` is the delay in seconds
 * before attempt n + 1. Returns the status and the seconds until the next attempt; null if the attempt was
 * already recorded, or claimed by another worker.
 */
export async function recordAttempt(
  db: Database,
  delivery: Pick<ClaimedDelivery, 'id' | 'attempt' | 'claim'>,
  result: AttemptResult,
  retryDelays: readonly number[],
): Promise<{ status: DeliveryStatus; nextInSeconds: number | null } | null> {
  const { request, response } = result;
  const delivered = result.error === null;
  const nextInSeconds = delivered ? null : (retryDelays[delivery.attempt] ?? null);
  const status: DeliveryStatus = delivered ? 'delivered' : nextInSeconds === null ? 'failed' : 'retrying';
  const recorded = await db.$executeRaw`
    WITH done AS (
      UPDATE deliveries
      SET status = ${status}, attempts = attempts + 1, claims = 0, lease_until = NULL, sent_at = ${result.startedAt},
          next_attempt_at = clock_timestamp() + make_interval(secs => ${nextInSeconds}::float8)
      WHERE id = ${delivery.id}::bigint AND attempts = ${delivery.attempt - 1}::int
        AND claims = ${delivery.claim}::int AND status IN ('pending', 'retrying')
      RETURNING id
    )
    INSERT INTO delivery_attempts (delivery_id, attempt, started_at, duration_ms, status_code, error, of_attempts,
                                   request_headers, request_body, response_body, response_cut)
    SELECT id, ${delivery.attempt}::int, ${result.startedAt}, ${result.durationMs}::int, ${result.statusCode}::int,
           ${result.error}, ${retryDelays.length}::int, ${request && JSON.stringify(request.headers)}::json,
           ${request && request.body}, ${response && response.body}, ${response && response.isCut}::boolean
    FROM done`;
  return recorded === 1 ? { status, nextInSeconds } : null;
}

/** Releases a claimed attempt that was not made. It is due again, for any worker, after this many seconds. */
export async function releaseDelivery(
  db: Database,
  delivery: Pick<ClaimedDelivery, 'id' | 'attempt' | 'claim'>,
  seconds: number,
): Promise<void> {
  await db.$executeRaw`
    UPDATE deliveries
    SET claims = claims - 1, lease_until = NULL,
        next_attempt_at = clock_timestamp() + make_interval(secs => ${seconds}::float8)
    WHERE id = ${delivery.id}::bigint AND attempts = ${delivery.attempt - 1}::int
      AND claims = ${delivery.claim}::int AND lease_until IS NOT NULL`;
}
