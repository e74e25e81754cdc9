import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolConfig } from 'pg';
import { type Prisma, PrismaClient } from '../generated/client';
import { onFirstUse } from './on-first-use';
import { listPool } from './pool-use';
import { WITH_SHARED_COMPILER } from './query-compiler';

export type Database = PrismaClient;
/** The database within a transaction. A whole database works too. */
export type Transaction = Prisma.TransactionClient;

/** Where PostgreSQL is reached. */
export interface DatabaseAddress {
  url: string;
  /**
   * Whether a pooler in transaction mode is between, such as PgBouncer. Then a session lasts for one transaction:
   * statements have no names, and the pooler sets the server's timeouts.
   */
  isPooled?: boolean;
}

interface DatabaseOptions extends DatabaseAddress {
  /** The number of connections of this process. */
  poolSize: number;
  /** The server cancels a statement that takes longer; 0 for no limit. */
  statementTimeoutMs: number;
  /** What its connections are for. A pool with a name is listed by `poolUse`. */
  pool?: string;
}

/** How long after the server should have cancelled a statement its connection counts as lost. */
const SILENCE_MS = 3_000;

/** How long a statement or transaction waits for a connection. */
const CONNECT_MS = 5_000;

/** Connections that stay open when idle: opening one is slow on a busy machine. */
const MIN_IDLE_CONNECTIONS = 4;

/** How long a transaction may be idle, and last. */
const TRANSACTION_MS = 10_000;

const names = new Map<string, string>();

/**
 * Names a statement so that the server caches its plan. The texts come only from our code, so they are few. A
 * text with a spelled-out list (`IN ($1, $2, …)`) has another name for each length.
 */
function statementName({ sql }: { sql: string }): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = `f_${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`;
    names.set(sql, name);
  }
  return name;
}

/** Settings of a session that has its connection for itself. A pooler refuses them. */
const sessionSettings = (statementTimeoutMs: number): PoolConfig => ({
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: TRANSACTION_MS,
  options: '-c TimeZone=UTC',
});

/** Poolers keep this setting for each client. Days and months are those of UTC. */
const pooledSettings: PoolConfig = {
  verify: (client, done) => client.query("SET TIME ZONE 'UTC'", (error) => done(error)),
};

/** Opens the pool. It connects on first use, and again whenever the server returns. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, isPooled = false, poolSize, statementTimeoutMs, pool: name } = options;
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    min: Math.min(MIN_IDLE_CONNECTIONS, poolSize),
    connectionTimeoutMillis: CONNECT_MS,
    // A silently lost path never breaks on its own, so the pool drops a connection whose query timed out.
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + SILENCE_MS,
    application_name: 'firmlens',
    ...(isPooled ? pooledSettings : sessionSettings(statementTimeoutMs)),
  });
  if (name !== undefined) listPool(name, pool);
  // Nobody knows how a transaction ended that was abandoned without a response, and the next statement on
  // its connection would belong to it.
  pool.on('release', (_error, client) => {
    if (['T', 'E'].includes(client.getTransactionStatus() ?? '')) void client.end();
  });
  // The pool replaces an idle connection that breaks. Without a listener the error would end the process.
  const adapter = new PrismaPg(pool, {
    ...(isPooled ? {} : { statementNameGenerator: statementName }),
    onPoolError: () => undefined,
    onConnectionError: () => undefined,
    disposeExternalPool: true,
  });
  // A client takes 12 MiB and 20 ms: Prisma unfolds for each what may be asked of all models. Many pools of a process
  // are hardly ever used.
  return onFirstUse(
    () =>
      new PrismaClient({
        adapter,
        transactionOptions: { maxWait: CONNECT_MS, timeout: TRANSACTION_MS },
        ...WITH_SHARED_COMPILER,
      }),
    { $disconnect: () => pool.end() },
  );
}
