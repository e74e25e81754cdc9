import type { Database } from '../database';
import { decrypt } from '../secrets';

/** What an operator wants to know of the database before anything else. */
export interface DatabaseFacts {
  /** Such as 16.4. */
  version: string;
  /** The first part of it. */
  major: number;
  /** Its clock. */
  now: Date;
  connections: number;
  maxConnections: number;
  isReadOnly: boolean;
}

/** Reads the server's own figures. Needs no tables of ours. */
export async function readDatabaseFacts(db: Database): Promise<DatabaseFacts> {
  const [row] = await db.$queryRaw<DatabaseFacts[]>`
    SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
           current_setting('server_version_num')::int / 10000 AS major, clock_timestamp() AS now,
           (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::int AS connections,
           current_setting('max_connections')::int AS "maxConnections",
           pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS "isReadOnly"`;
  if (row === undefined) throw new Error('the server returned no row');
  return row;
}

/** Returns how long a pooler lets statements and idle transactions last, as PostgreSQL shows it; `0` for ever. */
export async function pooledTimeouts(db: Database): Promise<{ statement: string; idle: string }> {
  const [row] = await db.$queryRaw<{ statement: string; idle: string }[]>`
    SELECT current_setting('statement_timeout') AS statement,
           current_setting('idle_in_transaction_session_timeout') AS idle`;
  if (row === undefined) throw new Error('the server returned no row');
  return row;
}

/** How long the oldest job waits for its dispatch to Redis, in seconds; 0 if none waits. */
export async function outboxLagSeconds(db: Database): Promise<number> {
  const [row] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS seconds FROM outbox`;
  return row?.seconds ?? 0;
}

/** Whether the key decrypts the newest signing secret; null if there is none yet. */
export async function isSecretsKeyRight(db: Database, secretsKey: Buffer): Promise<boolean | null> {
  const row = await db.account.findFirst({ orderBy: { id: 'desc' }, select: { signingSecret: true } });
  if (row === null) return null;
  try {
    decrypt(row.signingSecret, secretsKey);
    return true;
  } catch {
    return false;
  }
}
