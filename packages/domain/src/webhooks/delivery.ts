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
import { jsonText } from '../database/json-text';
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

/** A claimed delivery as JSON. */
interface ClaimRow extends Omit<ClaimedDelivery, 'id' | 'isLost' | 'encryptedSecret' | 'isTest' | 'report'> {
  id: number;
  /** As base64. */
  secret: string;
  createdAt: string;
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
  requested_at: string;
  completed_at: string;
}

/**
 * Claims deliveries whose attempts are due, for this many seconds, in one statement. Returns them in the order of
 * the ids: null for one that is not due, that another worker has or claims at this moment, that comes a second
 * time, or whose list or signal is gone.
 */
export async function claimDeliveries(
  db: Database,
  ids: readonly string[],
  leaseSeconds: number,
): Promise<(ClaimedDelivery | null)[]> {
  const [row] = await db.$queryRaw<{ claimed: ClaimRow[] | null }[]>`
    WITH due AS (
      SELECT id FROM deliveries
      WHERE id = ANY (${[...ids]}::bigint[]) AND status IN ('pending', 'retrying') AND next_attempt_at <= clock_timestamp()
        AND (lease_until IS NULL OR lease_until < clock_timestamp())
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
    ), claimed AS (
      UPDATE deliveries d
      SET claims = claims + 1, lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}::float8)
      FROM due WHERE d.id = due.id
      RETURNING d.*
    )
    SELECT json_agg(json_build_object(
             'id', d.id, 'attempt', d.attempts + 1, 'claim', d.claims,
             'owedSeconds', extract(epoch FROM clock_timestamp() - d.created_at),
             'dueSeconds', extract(epoch FROM clock_timestamp() - d.next_attempt_at), 'url', d.url, 'event', d.event,
             'secret', encode(a.signing_secret, 'base64'), 'accountId', a.id, 'balance', a.balance,
             'ledgerSequence', a.ledger_sequence, 'createdAt', d.created_at, 'batch_id', b.id, 'domain', b.domain,
             'status', b.status, 'modules', b.modules, 'message', b.message, 'reserved', b.credits_reserved,
             'used', b.credits_used, 'refunded', b.credits_refunded, 'requested_at', b.requested_at,
             'completed_at', b.completed_at, 'traceparent', b.traceparent,
             'list', CASE WHEN l.id IS NOT NULL THEN json_build_object(
               'id', l.id, 'status', l.status, 'size', l.size, 'counts', l.totals -> 'counts', 'spent', l.totals -> 'spent',
               'refunded', l.totals -> 'refunded', 'createdAt', l.created_at, 'endedAt', l.ended_at) END,
             'signal', CASE WHEN k.id IS NOT NULL THEN json_build_object(
               'id', signal_event_id(k.id), 'watchId', k.watch_id, 'domain', k.domain, 'detectedAt', k.told_at,
               'signal', k.told) END)) AS claimed
    FROM claimed d JOIN accounts a ON a.id = d.account_id LEFT JOIN batches b ON b.id = d.batch_id
    LEFT JOIN lists l ON l.delivery_id = d.id LEFT JOIN watch_signals k ON k.delivery_id = d.id`;
  const claimed = new Map(row?.claimed?.map((each) => [String(each.id), each]));
  return ids.map((id) => {
    const each = claimed.get(id);
    claimed.delete(id);
    return each === undefined ? null : deliveryOf(each);
  });
}

function deliveryOf(row: ClaimRow): ClaimedDelivery | null {
  const report = reportOf(row);
  if (report === null) return null;
  return {
    id: String(row.id),
    attempt: row.attempt,
    claim: row.claim,
    owedSeconds: row.owedSeconds,
    dueSeconds: row.dueSeconds,
    isLost: row.claim > MAX_CLAIMS,
    url: row.url,
    event: row.event,
    encryptedSecret: Buffer.from(row.secret, 'base64'),
    accountId: row.accountId,
    balance: row.balance,
    ledgerSequence: row.ledgerSequence,
    isTest: isTestDelivery({ batchId: row.batch_id, event: row.event }),
    traceparent: row.traceparent,
    report,
  };
}

/** Returns null if the list or signal is gone. */
function reportOf({ list, signal, ...row }: ClaimRow): ClaimedDelivery['report'] | null {
  if (list !== null) {
    const { createdAt, endedAt } = list;
    return { kind: 'list', subject: { ...list, createdAt: new Date(createdAt), endedAt: new Date(endedAt) } };
  }
  if (signal !== null) {
    return { kind: 'signal', subject: { ...signal, detectedAt: new Date(signal.detectedAt) } };
  }
  if (row.event === 'list.completed' || row.event === 'signal.detected') return null;
  return { kind: 'batch', subject: batchOf({ ...row, event: row.event }) };
}

function batchOf(row: Omit<ClaimRow, 'list' | 'signal' | 'event'> & { event: WebhookEvent }): EndedBatch {
  if (row.batch_id === null) return exampleBatch(BigInt(row.id), row.event, new Date(row.createdAt));
  return {
    id: row.batch_id,
    domain: row.domain,
    status: row.status,
    modules: row.modules,
    message: row.message,
    creditsReserved: row.reserved,
    creditsUsed: row.used,
    creditsRefunded: row.refunded,
    requestedAt: new Date(row.requested_at),
    completedAt: new Date(row.completed_at),
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

/** An attempt that was made. */
export interface MadeAttempt {
  delivery: Pick<ClaimedDelivery, 'id' | 'attempt' | 'claim'>;
  result: AttemptResult;
  /** `retryDelays[n]` is the delay in seconds before attempt n + 1. */
  retryDelays: readonly number[];
}

/** What is next after an attempt. */
export interface NextStep {
  status: DeliveryStatus;
  /** Seconds until the next attempt; null if there is none. */
  nextInSeconds: number | null;
}

function nextStep({ delivery, result, retryDelays }: MadeAttempt): NextStep {
  const delivered = result.error === null;
  const nextInSeconds = delivered ? null : (retryDelays[delivery.attempt] ?? null);
  return {
    status: delivered ? 'delivered' : nextInSeconds === null ? 'failed' : 'retrying',
    nextInSeconds,
  };
}

/**
 * Records the outcomes of claimed attempts of different deliveries in one statement, and decides what is next. Returns that
 * in the order of the attempts; null for one that was already recorded, or claimed by another worker.
 */
export async function recordAttempts(
  db: Database,
  made: readonly MadeAttempt[],
): Promise<(NextStep | null)[]> {
  const steps = made.map(nextStep);
  const rows = made.map(({ delivery: { id, attempt, claim }, result, retryDelays }, index) => ({
    ...{ id, attempt, claim, planned: retryDelays.length },
    ...{ status: steps[index]?.status, next: steps[index]?.nextInSeconds },
    ...{
      started: result.startedAt,
      duration: result.durationMs,
      code: result.statusCode,
      error: result.error,
    },
    ...{ headers: result.request?.headers, body: result.request?.body },
    ...{ response: result.response?.body, cut: result.response?.isCut },
  }));
  const recorded = await db.$queryRaw<{ id: bigint }[]>`
    WITH made AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${jsonText(rows)}::json)
        AS m(id bigint, attempt int, claim int, planned int, status text, next float8, started timestamptz, duration int,
             code int, error text, headers json, body text, response text, cut boolean)
    ), held AS (
      SELECT d.id FROM made m JOIN deliveries d ON d.id = m.id
      WHERE d.attempts = m.attempt - 1 AND d.claims = m.claim AND d.status IN ('pending', 'retrying')
      -- All writers use the same order, so that no two deadlock.
      ORDER BY d.id FOR NO KEY UPDATE OF d
    ), done AS (
      UPDATE deliveries d
      SET status = m.status, attempts = d.attempts + 1, claims = 0, lease_until = NULL, sent_at = m.started,
          next_attempt_at = clock_timestamp() + make_interval(secs => m.next)
      FROM held h JOIN made m ON m.id = h.id
      WHERE d.id = h.id
      RETURNING d.id
    )
    INSERT INTO delivery_attempts (delivery_id, attempt, started_at, duration_ms, status_code, error, of_attempts,
                                   request_headers, request_body, response_body, response_cut)
    SELECT m.id, m.attempt, m.started, m.duration, m.code, m.error, m.planned, m.headers, m.body, m.response, m.cut
    FROM done JOIN made m ON m.id = done.id
    RETURNING delivery_id AS id`;
  const ids = new Set(recorded.map(({ id }) => String(id)));
  return made.map(({ delivery }, index) => (ids.has(delivery.id) ? (steps[index] ?? null) : null));
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
