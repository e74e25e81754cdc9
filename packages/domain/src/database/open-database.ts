import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { type Prisma, PrismaClient } from '../generated/client';

export type Database = PrismaClient;
/** The database within a transaction; a whole one does as well. */
export type Transaction = Prisma.TransactionClient;

interface DatabaseOptions {
  url: string;
  /** Connections of this process. */
  poolSize: number;
  /** A statement that takes longer is cancelled by the server; 0 lets it take as long as it may. */
  statementTimeoutMs: number;
}

/** How long after the server should have cancelled a statement its silence is taken for a connection that is lost. */
const SILENCE_MS = 3_000;

/** How long a statement, or a transaction, waits for a connection. */
const CONNECT_MS = 5_000;

/** Connections that stay when nothing is asked: to make one is what takes long where the machine is busy. */
const KEPT = 4;

/** For how long a transaction may stand idle, and last. */
const TRANSACTION_MS = 10_000;

const names = new Map<string, string>();

/**
 * A statement's name, so that the server keeps its plan. The texts come from our sources alone, hence few;
 * a text with a list that is written out (`IN ($1, $2, …)`) has another name for each length.
 */
function statementName({ sql }: { sql: string }): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = `f_${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`;
    names.set(sql, name);
  }
  return name;
}

/** Opens the pool; it connects when first used and again whenever the server comes back. */
export function openDatabase({ url, poolSize, statementTimeoutMs }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    min: Math.min(KEPT, poolSize),
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementTimeoutMs,
    // A path that was lost without a word never breaks by itself; the pool drops a connection whose query timed out.
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + SILENCE_MS,
    idle_in_transaction_session_timeout: TRANSACTION_MS,
    application_name: 'firmlens',
    options: '-c TimeZone=UTC',
  });
  // Of a transaction that was given up without an answer nobody knows how it ended: what came next on its connection would
  // be part of it.
  pool.on('release', (_error, client) => {
    if (['T', 'E'].includes(client.getTransactionStatus() ?? '')) void client.end();
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  const adapter = new PrismaPg(pool, {
    statementNameGenerator: statementName,
    onPoolError: () => undefined,
    onConnectionError: () => undefined,
    disposeExternalPool: true,
  });
  return new PrismaClient({ adapter, transactionOptions: { maxWait: CONNECT_MS, timeout: TRANSACTION_MS } });
}
