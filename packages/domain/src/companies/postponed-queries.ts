import { type Database } from '../database';
import { Prisma } from '../generated/client';

/** A query that is older has no value: by then the company may be enriched again. */
const MAX_AGE_HOURS = 24;
const MAX_TRIES = 3;
/** Longer than a query may take. After a failure or the loss of a worker, the next try comes this much later. */
const RETRY_SECONDS = 600;

/** A query that a batch did not wait for. */
export interface PostponedQuery {
  domain: string;
  source: string;
  /** The batch whose evidence the source is queried with. */
  batchId: string;
  postponedAt: Date;
}

const isOpen = Prisma.sql`
  tries < ${MAX_TRIES}::int AND postponed_at > clock_timestamp() - make_interval(hours => ${MAX_AGE_HOURS}::int)`;

/** Counts the postponed queries by source. A source without any is left out. */
export async function countPostponedQueries(db: Database): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ source: string; queries: number }[]>`
    SELECT source, count(*)::int AS queries FROM postponed_queries WHERE ${isOpen} GROUP BY source`;
  return Object.fromEntries(rows.map(({ source, queries }) => [source, queries]));
}

/**
 * Claims the oldest postponed query of a source that is due; null if there is none. The claim counts as a
 * try. Unless the query is deleted or released, it is due again ten minutes later, three times in all.
 */
export async function claimPostponedQuery(db: Database, source: string): Promise<PostponedQuery | null> {
  const [row] = await db.$queryRaw<PostponedQuery[]>`
    UPDATE postponed_queries
    SET tries = tries + 1, due_at = clock_timestamp() + make_interval(secs => ${RETRY_SECONDS}::float8)
    WHERE (domain, source) = (
      SELECT domain, source FROM postponed_queries
      WHERE source = ${source} AND due_at <= clock_timestamp() AND ${isOpen}
      ORDER BY postponed_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING domain, source, batch_id AS "batchId", postponed_at AS "postponedAt"`;
  return row ?? null;
}

/** Takes back a claim, so that it does not count as a try. Does nothing if a newer batch postponed the query. */
export async function releasePostponedQuery(db: Database, query: PostponedQuery): Promise<void> {
  const { domain, source, batchId } = query;
  await db.$executeRaw`
    UPDATE postponed_queries SET tries = tries - 1, due_at = clock_timestamp()
    WHERE domain = ${domain} AND source = ${source} AND batch_id = ${batchId}`;
}

/** Deletes a query that was made or is pointless. Does nothing if a newer batch postponed it. */
export async function deletePostponedQuery(db: Database, query: PostponedQuery): Promise<void> {
  const { domain, source, batchId } = query;
  await db.postponedQuery.deleteMany({ where: { domain, source, batchId } });
}

/** Deletes queries that are too old or failed too often; returns how many. */
export async function deleteOldPostponedQueries(db: Database): Promise<number> {
  return db.$executeRaw`DELETE FROM postponed_queries WHERE NOT (${isOpen})`;
}
