import { Redis } from 'ioredis';
import { searchRedis } from './secret-search/search-redis';
import { recordedSecrets, reportSecrets } from './secret-search/test-run';
import { serverUrl, TEST_REDIS_URL, withDatabase } from './jest/servers';

/**
 * Returns the URL of an empty Redis database. Each Jest worker has its own and runs one test file at a time.
 * Throws if the previous test file left a secret there.
 */
export async function emptyRedisUrl(): Promise<string> {
  const url = withDatabase(serverUrl(TEST_REDIS_URL), process.env['JEST_WORKER_ID'] ?? '1');
  const redis = new Redis(url);
  try {
    const found = await searchRedis(redis, recordedSecrets());
    await redis.flushdb();
    reportSecrets(found);
  } finally {
    redis.disconnect();
  }
  return url;
}
