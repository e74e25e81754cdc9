import type { Transaction } from '../database';
import { Prisma } from '../generated/client';

/** How many requests one search reads at most, so that a filter that nothing matches stays quick. */
const MAX_SCANNED = 20_000;

/** A request's place in the log, newest first: when it was made, in microseconds since 1970, and its number. */
export interface RequestPlace {
  micros: bigint;
  id: bigint;
}

export interface RequestFilters {
  /** The first digit of the status. */
  statusClass: number | null;
  method: string | null;
  /** What the path contains, whatever the case. */
  path: string | null;
  keySeries: number | null;
  /** UTC days, both included. */
  from: Date | null;
  to: Date | null;
}

/** A finished request of an account. */
export interface LoggedRequest {
  place: RequestPlace;
  requestedAt: Date;
  keySeries: number;
  method: string;
  endpoint: string;
  status: number;
  durationMs: number;
  /** Net: without what its batch was refunded. */
  credits: number;
  errorMessage: string | null;
  batchId: string | null;
  /** Of the batch. */
  domain: string | null;
}

type Row = Omit<LoggedRequest, 'place'> & RequestPlace;
const toRequest = ({ micros, id, ...row }: Row): LoggedRequest => ({ ...row, place: { micros, id } });

const MICROS = Prisma.sql`(extract(epoch FROM r.requested_at) * 1000000)::int8`;
const timeOf = ({ micros }: RequestPlace) =>
  Prisma.sql`('epoch'::timestamptz + ${micros}::int8 * interval '1 microsecond')`;

const COLUMNS = Prisma.sql`
  ${MICROS} AS micros, r.id::int8 AS id, r.requested_at AS "requestedAt", r.key_series AS "keySeries", r.method, r.endpoint,
  r.response_status AS status, r.response_time_ms AS "durationMs",
  coalesce(b.credits_reserved - b.credits_refunded, r.credits) AS credits, r.error_message AS "errorMessage",
  b.id AS "batchId", b.domain`;

/** Returns a request of an account; null if it has none at this place. */
export async function findRequest(
  db: Transaction,
  accountId: number,
  place: RequestPlace,
): Promise<LoggedRequest | null> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT ${COLUMNS} FROM request_log r LEFT JOIN batches b ON b.id = r.batch_id
    WHERE r.requested_at = ${timeOf(place)} AND r.id = ${place.id}::int8 AND r.account_id = ${accountId}::int`;
  return rows[0] === undefined ? null : toRequest(rows[0]);
}

function conditions({ statusClass, method, path }: RequestFilters): Prisma.Sql {
  const all = [
    ...(statusClass === null ? [] : [Prisma.sql`r.response_status / 100 = ${statusClass}::int`]),
    ...(method === null ? [] : [Prisma.sql`r.method = ${method}`]),
    ...(path === null ? [] : [Prisma.sql`strpos(lower(r.endpoint), lower(${path})) > 0`]),
  ];
  return all.length === 0 ? Prisma.sql`true` : Prisma.join(all, ' AND ');
}

/** Bounds that the log's indexes know. */
function bounds({ keySeries, from, to }: RequestFilters, before: RequestPlace | null): Prisma.Sql {
  const all = [
    ...(keySeries === null ? [] : [Prisma.sql`r.key_series = ${keySeries}::int`]),
    ...(from === null ? [] : [Prisma.sql`r.requested_at >= ${from}::timestamptz`]),
    ...(to === null ? [] : [Prisma.sql`r.requested_at < ${to}::timestamptz + interval '1 day'`]),
    // The first condition alone tells PostgreSQL which months to leave out.
    ...(before === null
      ? []
      : [
          Prisma.sql`r.requested_at <= ${timeOf(before)} AND (r.requested_at, r.id) < (${timeOf(before)}, ${before.id}::int8)`,
        ]),
  ];
  return all.length === 0 ? Prisma.empty : Prisma.sql`AND ${Prisma.join(all, ' AND ')}`;
}

/**
 * Returns an account's requests that match, newest first. `next` is where an older page begins; null if there are no
 * older requests. A page can have fewer than `limit`, and even none, before the log ends.
 */
export async function searchRequests(
  db: Transaction,
  accountId: number,
  filters: RequestFilters,
  { before, limit }: { before: RequestPlace | null; limit: number },
): Promise<{ requests: LoggedRequest[]; next: RequestPlace | null }> {
  // The last row of the scan is returned even if it does not match, as the place from where to go on.
  const rows = await db.$queryRaw<(Row & { matches: boolean; scanned: bigint })[]>`
    SELECT ${COLUMNS}, r.matches, r.scanned FROM (
      SELECT * FROM (
        SELECT r.*, (${conditions(filters)}) AS matches,
               row_number() OVER (ORDER BY r.requested_at DESC, r.id DESC) AS scanned
        FROM request_log r WHERE r.account_id = ${accountId}::int ${bounds(filters, before)}
        ORDER BY r.requested_at DESC, r.id DESC LIMIT ${MAX_SCANNED}::int
      ) scan WHERE matches OR scanned = ${MAX_SCANNED}::int
      ORDER BY requested_at DESC, id DESC LIMIT ${limit + 1}::int
    ) r LEFT JOIN batches b ON b.id = r.batch_id
    ORDER BY r.requested_at DESC, r.id DESC`;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit || Number(last?.scanned) === MAX_SCANNED;
  return {
    requests: shown.filter(({ matches }) => matches).map(toRequest),
    next: hasMore && last ? { micros: last.micros, id: last.id } : null,
  };
}
