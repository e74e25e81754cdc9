import type { Transaction } from '../database';
import { Prisma } from '../generated/client';

export interface RequestRecord {
  id: number;
  endpoint: string;
  method: string;
  /** Net: without what a batch was refunded. */
  creditsConsumed: number;
  status: number;
  durationMs: number;
  requestedAt: Date;
  errorMessage: string | null;
}

/** The records of the rows that a query selects. Only these look up their batches, not the rows before the page. */
const recordsOf = (page: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT r.id::int8 AS id, r.endpoint, r.method,
         coalesce(b.credits_reserved - b.credits_refunded, r.credits) AS "creditsConsumed", r.response_status AS status,
         r.response_time_ms AS "durationMs", r.requested_at AS "requestedAt", r.error_message AS "errorMessage"
  FROM (${page}) r LEFT JOIN batches b ON b.id = r.batch_id ORDER BY r.requested_at DESC, r.id DESC`;

type Row = Omit<RequestRecord, 'id'> & { id: bigint };
const toRecord = (row: Row): RequestRecord => ({ ...row, id: Number(row.id) });

/** Returns an account's latest requests, newest first. */
export async function recentRequests(
  db: Transaction,
  accountId: number,
  limit: number,
): Promise<RequestRecord[]> {
  const page = Prisma.sql`
    SELECT * FROM request_log WHERE account_id = ${accountId}::int
    ORDER BY requested_at DESC, id DESC LIMIT ${limit}::int`;
  const rows = await db.$queryRaw<Row[]>(recordsOf(page));
  return rows.map(toRecord);
}

/**
 * Returns one page of a key's requests, newest first, and their number. Daily counters tell on which day the
 * page begins, so only requests of that day are skipped, and of these the index alone is read.
 */
export async function requestHistory(
  db: Transaction,
  keySeries: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ requests: RequestRecord[]; total: number }> {
  const [start] = await db.$queryRaw<{ total: bigint; day: Date | null; skipped: bigint | null }[]>`
    WITH days AS (
      SELECT day, sum(requests) AS requests FROM usage_days WHERE key_series = ${keySeries}::int GROUP BY day
    ), running AS (
      SELECT day, sum(requests) OVER (ORDER BY day DESC) AS up_to, requests FROM days
    )
    SELECT (SELECT coalesce(sum(requests), 0) FROM days)::int8 AS total, first.day, first.skipped::int8 AS skipped
    FROM (SELECT 1) one LEFT JOIN LATERAL (
      SELECT day, up_to - requests AS skipped FROM running WHERE up_to > ${offset}::int8 ORDER BY day DESC LIMIT 1
    ) first ON true`;
  const total = Number(start?.total ?? 0);
  if (!start?.day) return { requests: [], total };
  const page = Prisma.sql`
    SELECT * FROM request_log
    WHERE key_series = ${keySeries}::int
      AND (requested_at, id) <= (
        SELECT requested_at, id FROM request_log
        WHERE key_series = ${keySeries}::int
          AND requested_at < ((${start.day}::date + 1)::timestamp AT TIME ZONE 'UTC')
        ORDER BY requested_at DESC, id DESC OFFSET ${offset - Number(start.skipped)}::int8 LIMIT 1)
    ORDER BY requested_at DESC, id DESC LIMIT ${limit}::int`;
  const rows = await db.$queryRaw<Row[]>(recordsOf(page));
  return { requests: rows.map(toRecord), total };
}
