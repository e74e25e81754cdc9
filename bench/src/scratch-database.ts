import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Database, migrate, openDatabase } from '@firmlens/domain';
import { startPostgres } from '@firmlens/embedded';
import { Client } from 'pg';

/** A migrated database on its own server, in a temporary folder. */
export interface ScratchDatabase {
  url: string;
  /** The id of the server's main process. */
  postgresPid: number;
  folder: string;
  client: Client;
  /** One connection, like the code under measurement. */
  db: Database;
  /** Opens another one. The caller closes it. */
  open: () => Database;
  /** The lines that the server logged. */
  log: string[];
}

/** Runs `work` with a new database and removes the database afterwards. */
export async function withScratchDatabase(work: (scratch: ScratchDatabase) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const log: string[] = [];
  const { url, pid, stop } = await startPostgres({
    dataDir: path.join(folder, 'servers'),
    durable: false,
    log: (line) => log.push(line),
  });
  const client = new Client({ connectionString: url });
  const open = () => openDatabase({ url, poolSize: 1, statementTimeoutMs: 60_000 });
  const db = open();
  try {
    await migrate(url);
    await client.connect();
    await work({ url, postgresPid: pid, folder, client, db, open, log });
  } finally {
    await db.$disconnect();
    await client.end();
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
