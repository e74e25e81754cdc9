import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRedis } from '@firmlens/embedded';
import { Redis } from 'ioredis';

async function withRedis<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'firmlens-redis-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

describe('embedded Redis', () => {
  test('keeps its data across restarts', async () => {
    const first = await startRedis({ dataDir, persistent: true });
    await withRedis(first.url, (redis) => redis.set('kept', 'yes'));
    await first.stop();
    const second = await startRedis({ dataDir, persistent: true });
    const stored = await withRedis(second.url, (redis) => redis.get('kept'));
    await second.stop();
    expect(stored).toBe('yes');
  });

  test('refuses a client without the password, and never evicts', async () => {
    const server = await startRedis({ dataDir, persistent: false });
    const unauthenticatedUrl = new URL(server.url);
    unauthenticatedUrl.password = '';
    unauthenticatedUrl.username = '';
    await expect(withRedis(unauthenticatedUrl.href, (redis) => redis.get('a'))).rejects.toThrow('NOAUTH');
    const policy = await withRedis(server.url, (redis) => redis.config('GET', 'maxmemory-policy'));
    await server.stop();
    expect(policy).toEqual(['maxmemory-policy', 'noeviction']);
  });

  test('ends a server that still runs on the same data, and takes over', async () => {
    const leftover = await startRedis({ dataDir, persistent: true });
    await withRedis(leftover.url, (redis) => redis.set('kept', 'yes'));
    const server = await startRedis({ dataDir, persistent: true });
    await leftover.ended;
    const stored = await withRedis(server.url, (redis) => redis.get('kept'));
    await server.stop();
    expect(stored).toBe('yes');
  });
});
