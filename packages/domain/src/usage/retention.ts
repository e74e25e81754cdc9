import type { Database } from '../database';

/**
 * Creates the partitions needed soon and drops those past retention. Returns the names of dropped partitions.
 */
export async function rotateRequestLogPartitions(db: Database, months: number): Promise<string[]> {
  await db.$executeRaw`SELECT add_request_log_partitions()`;
  // Nobody sends a page again after this long.
  await db.$executeRaw`DELETE FROM request_pages WHERE written_at < now() - interval '1 day'`;
  const rows = await db.$queryRaw<
    { name: string }[]
  >`SELECT drop_request_log_partitions(${months}::int) AS name`;
  return rows.map(({ name }) => name);
}
