import type { Database } from '../database';

/** Makes the partitions that are needed soon and drops those past retention; gives the names of the dropped. */
export async function keepRequestLog(db: Database, months: number): Promise<string[]> {
  await db.$executeRaw`SELECT add_request_log_partitions()`;
  const rows = await db.$queryRaw<
    { name: string }[]
  >`SELECT drop_request_log_partitions(${months}::int) AS name`;
  return rows.map(({ name }) => name);
}
