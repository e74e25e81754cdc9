import type { Database } from '../database';
import { Prisma } from '../generated/client';
import { type Actor, writeAudit } from '../panel/audit';
import { signalEventId } from '../watches/watch-id';
import { EVENTS_WITHOUT_BATCH } from './is-test';
import { resendDelivery } from './resend';

export interface FailingFilter {
  status?: 'retrying' | 'failed' | undefined;
  accountId?: number | undefined;
  /** Host of the URL, with its port if it has one. */
  host?: string | undefined;
}

/** A delivery that failed for good, or whose latest attempt failed. */
export interface FailingDelivery {
  id: number;
  /** The id of the batch, list or signal. */
  batchId: string;
  accountId: number;
  accountName: string;
  /** Of the event of a list: its id. */
  domain: string;
  event: string;
  host: string;
  status: 'retrying' | 'failed';
  attempts: number;
  createdAt: Date;
  nextAttemptAt: Date | null;
  /** Null if the attempts of an earlier release were not kept. */
  lastAttempt: {
    startedAt: Date;
    durationMs: number;
    statusCode: number | null;
    error: string | null;
  } | null;
}

interface Row extends Omit<FailingDelivery, 'id' | 'lastAttempt'> {
  id: bigint;
  startedAt: Date | null;
  durationMs: number;
  statusCode: number | null;
  error: string | null;
}

/** Returns failing deliveries of all accounts before an id, or the newest, newest first. */
export async function findFailingDeliveries(
  db: Database,
  { status, accountId, host }: FailingFilter,
  { before, limit }: { before: bigint | null; limit: number },
): Promise<FailingDelivery[]> {
  // In the words of the indexes deliveries_failing_*.
  const conditions = [
    Prisma.sql`d.status IN ('retrying', 'failed') AND (d.batch_id IS NOT NULL OR d.event = ANY (${EVENTS_WITHOUT_BATCH}::text[]))`,
  ];
  if (before !== null) conditions.push(Prisma.sql`d.id < ${before}::bigint`);
  if (status !== undefined) conditions.push(Prisma.sql`d.status = ${status}`);
  if (accountId !== undefined) conditions.push(Prisma.sql`d.account_id = ${accountId}::int`);
  if (host !== undefined) conditions.push(Prisma.sql`split_part(d.url, '/', 3) = ${host}`);
  const rows = await db.$queryRaw<Row[]>`
    SELECT d.id, coalesce(d.batch_id, l.id, signal_event_id(k.id)) AS "batchId", d.account_id AS "accountId", coalesce(a.company_name, a.name) AS "accountName",
           coalesce(b.domain, k.domain, l.id) AS domain, d.event, split_part(d.url, '/', 3) AS host, d.status, d.attempts, d.created_at AS "createdAt",
           d.next_attempt_at AS "nextAttemptAt", last.started_at AS "startedAt", last.duration_ms AS "durationMs",
           last.status_code AS "statusCode", last.error
    FROM (SELECT * FROM deliveries d WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY d.id DESC LIMIT ${limit}::int) d
    JOIN accounts a ON a.id = d.account_id LEFT JOIN batches b ON b.id = d.batch_id
    LEFT JOIN lists l ON l.delivery_id = d.id LEFT JOIN watch_signals k ON k.delivery_id = d.id
    LEFT JOIN LATERAL (
      SELECT * FROM delivery_attempts t WHERE t.delivery_id = d.id ORDER BY t.attempt DESC LIMIT 1
    ) last ON true
    ORDER BY d.id DESC`;
  return rows.map(({ id, startedAt, durationMs, statusCode, error, ...delivery }) => ({
    ...delivery,
    id: Number(id),
    lastAttempt: startedAt && { startedAt, durationMs, statusCode, error },
  }));
}

/** Queues a failed delivery again, as `resendDelivery` does. Returns `in_progress` if it is still being tried. */
export async function resendAsOperator(
  db: Database,
  actor: Actor,
  deliveryId: bigint,
): Promise<'done' | 'unknown' | 'in_progress'> {
  return db.$transaction(async (tx) => {
    const delivery = await tx.delivery.findUnique({
      where: { id: deliveryId },
      select: {
        batchId: true,
        accountId: true,
        list: { select: { id: true } },
        signal: { select: { id: true } },
      },
    });
    const signalId = delivery?.signal ? signalEventId(delivery.signal.id) : undefined;
    const id = delivery?.batchId ?? delivery?.list?.id ?? signalId;
    // Tests have none, and are nobody's but the account's.
    if (delivery === null || id === undefined) return 'unknown';
    const { batchId, list, accountId } = delivery;
    if (!(await resendDelivery(tx, id))) return 'in_progress';
    const target = `of ${batchId !== null ? 'batch' : list === null ? 'signal' : 'list'} ${id}`;
    await writeAudit(tx, actor, { accountId, action: 'delivery.resent', target });
    return 'done';
  });
}
