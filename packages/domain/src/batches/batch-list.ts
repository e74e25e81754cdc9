import type { BatchStatus, Module } from '@firmlens/contract';
import type { Database } from '../database';
import { Prisma } from '../generated/client';

/** How many batches one search reads at most, so that a filter that nothing matches stays quick. */
const MAX_SCANNED = 20_000;

export interface BatchFilters {
  status: BatchStatus | null;
  /** What the domain contains. */
  domain: string | null;
}

export interface ListedBatch {
  id: string;
  domain: string;
  status: BatchStatus;
  modules: Module[];
  requestedAt: Date;
  completedAt: Date | null;
  creditsReserved: number;
  creditsRefunded: number;
}

function conditions({ status, domain }: BatchFilters): Prisma.Sql {
  const all = [
    ...(status === null ? [] : [Prisma.sql`b.status = ${status}`]),
    ...(domain === null ? [] : [Prisma.sql`strpos(b.domain, lower(${domain})) > 0`]),
  ];
  return all.length === 0 ? Prisma.sql`true` : Prisma.join(all, ' AND ');
}

/**
 * Returns an account's batches that match, newest first, before one of them if given. `next` is the batch that an
 * older page begins before; null if there are no older ones. A page can have fewer than `limit`, and even none, before
 * the list ends.
 */
export async function listBatches(
  db: Database,
  accountId: number,
  filters: BatchFilters,
  { before, limit }: { before: string | null; limit: number },
): Promise<{ batches: ListedBatch[]; next: string | null }> {
  const start =
    before === null
      ? Prisma.empty
      : Prisma.sql`AND (b.requested_at, b.id) <
          (SELECT s.requested_at, s.id FROM batches s WHERE s.id = ${before} AND s.account_id = ${accountId}::int)`;
  // The last row of the scan is returned even if it does not match, as the place from where to go on.
  const rows = await db.$queryRaw<(ListedBatch & { matches: boolean; scanned: bigint })[]>`
    SELECT * FROM (
      SELECT b.id, b.domain, b.status, b.modules, b.requested_at AS "requestedAt", b.completed_at AS "completedAt",
             b.credits_reserved AS "creditsReserved", b.credits_refunded AS "creditsRefunded",
             (${conditions(filters)}) AS matches, row_number() OVER (ORDER BY b.requested_at DESC, b.id DESC) AS scanned
      FROM batches b WHERE b.account_id = ${accountId}::int ${start}
      ORDER BY b.requested_at DESC, b.id DESC LIMIT ${MAX_SCANNED}::int
    ) scan WHERE matches OR scanned = ${MAX_SCANNED}::int
    ORDER BY "requestedAt" DESC, id DESC LIMIT ${limit + 1}::int`;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit || Number(last?.scanned) === MAX_SCANNED;
  return {
    batches: shown.filter(({ matches }) => matches),
    next: hasMore && last ? last.id : null,
  };
}
