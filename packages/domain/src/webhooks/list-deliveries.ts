import type { DeliveryEvent, DeliveryStatus } from '@firmlens/contract';
import type { Database } from '../database';
import { Prisma } from '../generated/client';
import { ofEvent } from './event-id';
import { EVENTS_WITHOUT_BATCH, isTestDelivery } from './is-test';
import { deliveryOfTest, TEST_DOMAIN, testBatchId } from './test-event';

export interface DeliveryFilters {
  /** Null for those of all accounts. */
  accountId: number | null;
  /** Those before this delivery; null for the newest. */
  before: bigint | null;
  status?: DeliveryStatus | undefined;
  event?: DeliveryEvent | undefined;
  /** A normalised domain. */
  domain?: string | undefined;
  /** As the event has it, so that tests are found by theirs. */
  batchId?: string | undefined;
}

/** A delivery in a list. */
export interface DeliverySummary {
  id: bigint;
  accountId: number;
  /** The id of the batch, list or signal in the event. */
  batchId: string;
  /** Null for the event of a list. */
  domain: string | null;
  isTest: boolean;
  event: DeliveryEvent;
  url: string;
  status: DeliveryStatus;
  /** Attempts made and recorded since it was last resent. */
  attempts: number;
  /** The number of attempts in the schedule, as of the last attempt; null before the first. */
  ofAttempts: number | null;
  resends: number;
  createdAt: Date;
  /** When the next attempt is due; null if there is none. */
  nextAttemptAt: Date | null;
  /** When the last attempt began. */
  sentAt: Date | null;
  /** The outcome of the last attempt. */
  lastStatusCode: number | null;
  lastError: string | null;
}

interface SummaryRow extends Omit<DeliverySummary, 'batchId' | 'isTest'> {
  batchId: string | null;
  listId: string | null;
  signalId: string | null;
}

const SUMMARY = Prisma.sql`
  d.id, d.account_id AS "accountId", d.batch_id AS "batchId", l.id AS "listId", signal_event_id(k.id) AS "signalId",
  coalesce(b.domain, k.domain) AS domain, d.event, d.url, d.status, d.attempts,
  last.of_attempts AS "ofAttempts", d.resends, d.created_at AS "createdAt", d.next_attempt_at AS "nextAttemptAt",
  last.started_at AS "sentAt", last.status_code AS "lastStatusCode", last.error AS "lastError"
  FROM deliveries d
  LEFT JOIN batches b ON b.id = d.batch_id
  LEFT JOIN lists l ON l.delivery_id = d.id
  LEFT JOIN watch_signals k ON k.delivery_id = d.id
  LEFT JOIN delivery_attempts last ON last.delivery_id = d.id AND last.attempt = d.attempts`;

/** A test event has no batch: its id and domain are made up. */
function toSummary({ batchId, listId, signalId, domain, ...row }: SummaryRow): DeliverySummary {
  const isTest = isTestDelivery({ batchId, event: row.event });
  return {
    ...row,
    batchId: batchId ?? listId ?? signalId ?? testBatchId(row.id),
    domain: isTest ? TEST_DOMAIN : domain,
    isTest,
  };
}

/** Returns deliveries that pass all filters, newest first. */
export async function listDeliveries(
  db: Database,
  { accountId, before, status, event, domain, batchId }: DeliveryFilters,
  limit: number,
): Promise<DeliverySummary[]> {
  const testId = batchId === undefined ? null : deliveryOfTest(batchId);
  const conditions = [
    accountId !== null && Prisma.sql`d.account_id = ${accountId}::int`,
    before !== null && Prisma.sql`d.id < ${before}`,
    status !== undefined && Prisma.sql`d.status = ${status}`,
    event !== undefined && Prisma.sql`d.event = ${event}`,
    domain === TEST_DOMAIN &&
      Prisma.sql`d.batch_id IS NULL AND d.event <> ALL (${EVENTS_WITHOUT_BATCH}::text[])`,
    domain !== undefined &&
      domain !== TEST_DOMAIN &&
      Prisma.sql`d.id IN (
        SELECT own.id FROM batches JOIN deliveries own ON own.batch_id = batches.id WHERE batches.domain = ${domain}
        UNION ALL SELECT delivery_id FROM watch_signals WHERE watch_signals.domain = ${domain})`,
    testId !== null && Prisma.sql`d.id = ${testId} AND d.batch_id IS NULL`,
    batchId !== undefined && testId === null && ofEvent(batchId),
  ].filter((condition) => condition !== false);
  const rows = await db.$queryRaw<SummaryRow[]>`
    SELECT ${SUMMARY} WHERE ${Prisma.join([Prisma.sql`true`, ...conditions], ' AND ')}
    ORDER BY d.id DESC LIMIT ${limit}::int`;
  return rows.map(toSummary);
}

/** An attempt as it was recorded. */
export interface RecordedAttempt {
  attempt: number;
  startedAt: Date;
  durationMs: number;
  /** HTTP status; null if there was no response. */
  statusCode: number | null;
  /** Why it failed; null if it succeeded. */
  error: string | null;
  /** Null if nothing was sent, past retention, or if an earlier release recorded it. */
  requestHeaders: Readonly<Record<string, string>> | null;
  requestBody: string | null;
  responseBody: string | null;
  responseCut: boolean | null;
}

/** A delivery with its attempts, first to last. */
export interface RecordedDelivery extends DeliverySummary {
  log: RecordedAttempt[];
}

/** Returns an account's delivery; null if it has none with this id. */
export async function findDelivery(
  db: Database,
  accountId: number,
  deliveryId: bigint,
): Promise<RecordedDelivery | null> {
  const [row] = await db.$queryRaw<SummaryRow[]>`
    SELECT ${SUMMARY} WHERE d.id = ${deliveryId} AND d.account_id = ${accountId}::int`;
  return row === undefined ? null : withAttempts(db, toSummary(row));
}

/** Returns the account's delivery whose event has this batch id, or null. */
export async function findDeliveryOf(
  db: Database,
  accountId: number,
  batchId: string,
): Promise<RecordedDelivery | null> {
  const [found] = await listDeliveries(db, { accountId, before: null, batchId }, 1);
  return found === undefined ? null : withAttempts(db, found);
}

async function withAttempts(db: Database, delivery: DeliverySummary): Promise<RecordedDelivery> {
  const rows = await db.deliveryAttempt.findMany({
    where: { deliveryId: delivery.id },
    orderBy: { attempt: 'asc' },
  });
  const log = rows.map(({ requestHeaders, ...row }) => ({
    ...row,
    requestHeaders: requestHeaders as RecordedAttempt['requestHeaders'],
  }));
  return { ...delivery, log };
}
