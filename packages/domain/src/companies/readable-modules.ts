import type { DataModule } from '@firmlens/contract';
import type { Database, Transaction } from '../database';

const PAGE = 5_000;

interface Reader {
  accountId: number;
  domain: string;
}

/**
 * Returns the modules of a company whose values an account may read: fresh ones, which are free for everybody,
 * and those that it bought within retention, by a completed enrichment or by an agent's read.
 */
export async function findReadableModules(
  db: Transaction,
  { accountId, domain }: Reader,
  { freshnessSeconds, resultsDays }: { freshnessSeconds: number; resultsDays: number },
): Promise<ReadonlySet<DataModule>> {
  const rows = await db.$queryRaw<{ module: DataModule }[]>`
    SELECT module FROM company_modules
    WHERE domain = ${domain} AND enriched_at > clock_timestamp() - make_interval(secs => ${freshnessSeconds}::float8)
    UNION
    SELECT unnest('company'::text || modules) FROM batches
    WHERE domain = ${domain} AND account_id = ${accountId}::int AND status = 'completed'
      AND completed_at > clock_timestamp() - make_interval(days => ${resultsDays}::int)
    UNION
    SELECT module FROM paid_reads
    WHERE domain = ${domain} AND account_id = ${accountId}::int
      AND paid_at > clock_timestamp() - make_interval(days => ${resultsDays}::int)`;
  return new Set(rows.map(({ module }) => module));
}

/** Records that an agent of the account paid to read these modules. Call it in the transaction that charges. */
export async function recordPaidRead(
  tx: Transaction,
  { accountId, domain }: Reader,
  modules: readonly DataModule[],
): Promise<void> {
  // In one order, so that two calls of an account cannot each wait for the other's rows.
  await tx.$executeRaw`
    INSERT INTO paid_reads (account_id, domain, module)
    SELECT ${accountId}::int, ${domain}, module FROM unnest(${[...modules].sort()}::text[]) AS m(module)
    ON CONFLICT (account_id, domain, module) DO UPDATE SET paid_at = clock_timestamp()`;
}

/** Deletes a page of the paid reads that are past retention. Returns how many there were. */
export async function deleteOldPaidReads(db: Database, resultsDays: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM paid_reads WHERE (account_id, domain, module) IN (
      SELECT account_id, domain, module FROM paid_reads
      WHERE paid_at < clock_timestamp() - make_interval(days => ${resultsDays}::int) LIMIT ${PAGE}::int)`;
}
