import { migrate } from '@firmlens/domain';
import { withPgClient } from '../with-pg-client';
import { openTestRun } from '../secret-search/test-run';
import { startServers, type RunningServers } from './running-servers';
import { TEMPLATE_DATABASE, TEST_POSTGRES_URL, TEST_REDIS_URL, withDatabase } from './servers';

declare global {
  var firmlensTestServers: RunningServers | undefined;
}

/** Jest runs this once before the first test file of the project. */
export default async function globalSetup(): Promise<void> {
  openTestRun();
  const servers = await startServers();
  globalThis.firmlensTestServers = servers;
  await withPgClient(servers.postgresUrl, (client) => client.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`));
  await migrate(withDatabase(servers.postgresUrl, TEMPLATE_DATABASE));
  process.env[TEST_POSTGRES_URL] = servers.postgresUrl;
  process.env[TEST_REDIS_URL] = servers.redisUrl;
}
