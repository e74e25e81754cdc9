import { connectForWorker, mastersOf, type RedisConnection, type RedisServers } from '@firmlens/redis';
import { once } from 'node:events';
import { runningCluster } from './redis-cluster';
import { searchRedis } from './secret-search/search-redis';
import { recordedSecrets, reportSecrets } from './secret-search/test-run';
import { serverUrl, TEST_REDIS_URL, withDatabase } from './jest/servers';

/**
 * Returns an empty Redis: the cluster of the test file (`useRedisCluster`) if it has one, otherwise a database. Each
 * Jest worker has its own and runs one test file at a time. Throws if the previous test file left a secret there.
 */
export async function emptyRedis(): Promise<RedisServers> {
  const servers = runningCluster() ?? { url: await emptyRedisUrl() };
  if (runningCluster() !== null) await empty(servers);
  return servers;
}

/** As `emptyRedis`, but never a cluster. */
export async function emptyRedisUrl(): Promise<string> {
  const url = withDatabase(serverUrl(TEST_REDIS_URL), process.env['JEST_WORKER_ID'] ?? '1');
  await empty({ url });
  return url;
}

async function empty(servers: RedisServers): Promise<void> {
  const connection = connectForWorker(servers, () => false);
  try {
    if (connection.status !== 'ready') await once(connection, 'ready');
    const found: string[] = [];
    for (const master of mastersOf(connection)) {
      found.push(...(await searchRedis(master, recordedSecrets())));
      await master.flushdb();
    }
    reportSecrets(found);
  } finally {
    connection.disconnect();
  }
}

/** Returns the names that match a pattern, from all masters. */
export async function keysIn(connection: RedisConnection, pattern: string): Promise<string[]> {
  return (await Promise.all(mastersOf(connection).map((master) => master.keys(pattern)))).flat();
}
