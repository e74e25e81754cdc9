import type { Database } from '../database';

/** Returns how many outbox rows there are, and the age of the oldest in seconds, 0 if there is none. */
export async function outboxLag(db: Database): Promise<{ rows: number; seconds: number }> {
  const [row] = await db.$queryRaw<{ rows: number; seconds: number }[]>`
    SELECT count(*)::int AS rows,
           greatest(0, coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0))::float8 AS seconds
    FROM outbox`;
  return row ?? { rows: 0, seconds: 0 };
}
