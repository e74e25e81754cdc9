import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { prismaFolder } from './prisma-folder';

/** Returns the statements of prisma/indexes.sql, by the names of the indexes. */
async function indexStatements(): Promise<Map<string, string>> {
  const script = await readFile(path.join(prismaFolder, 'indexes.sql'), 'utf8');
  const statements = script.replaceAll(/^--.*$/gm, '').split(';');
  return new Map(
    statements.flatMap((statement) => {
      const name = /^\s*CREATE INDEX CONCURRENTLY "(\w+)"/.exec(statement)?.[1];
      return name === undefined ? [] : [[name, statement] as const];
    }),
  );
}

/**
 * Builds the indexes that are missing, one after the other, while other processes write. A build that is interrupted
 * leaves an index that is not used; the next call replaces it. No transaction may be open on the connection.
 */
export async function buildIndexes(client: Client): Promise<void> {
  for (const [name, statement] of await indexStatements()) {
    const { rows } = await client.query<{ valid: boolean }>(
      'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
      [name],
    );
    const [index] = rows;
    if (index?.valid === true) continue;
    if (index !== undefined) await client.query(`DROP INDEX CONCURRENTLY "${name}"`);
    await client.query(statement);
  }
}
