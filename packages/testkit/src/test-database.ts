import { randomBytes } from 'node:crypto';
import { searchDatabase } from './secret-search/search-database';
import { recordSecrets, reportSecrets } from './secret-search/test-run';
import { serverUrl, TEMPLATE_DATABASE, TEST_POSTGRES_URL, withDatabase } from './jest/servers';
import { withPgClient } from './with-pg-client';

export interface TestDatabase {
  url: string;
  /** Removes the database, ending open connections. Throws if it contains an unencrypted secret. */
  drop(): Promise<void>;
}

/** Creates a migrated, empty database for the test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = serverUrl(TEST_POSTGRES_URL);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withPgClient(server, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE}`),
  );
  return {
    url: withDatabase(server, name),
    drop: async () => {
      const { found, known } = await searchDatabase(withDatabase(server, name));
      await withPgClient(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
      recordSecrets(known);
      reportSecrets(found);
    },
  };
}
