import { Redis } from 'ioredis';
import { serverUrl, TEST_REDIS_URL, withDatabase } from './jest/servers';

/** The URL of an empty Redis database; each jest worker has one of its own, and runs one test file at a time. */
export async function testRedisUrl(): Promise<string> {
  const url = withDatabase(serverUrl(TEST_REDIS_URL), process.env['JEST_WORKER_ID'] ?? '1');
  const redis = new Redis(url);
  try {
    await redis.flushdb();
  } finally {
    redis.disconnect();
  }
  return url;
}
