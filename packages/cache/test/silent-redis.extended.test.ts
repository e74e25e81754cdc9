import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCache } from '@firmlens/cache';
import { startRedis } from '@firmlens/embedded';
import { startTcpProxy, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { Redis } from 'ioredis';

const installation = () => Promise.resolve('this-database');

test('replaces a connection to Redis that broke silently, while requests fail', async () => {
  const gate = await startTcpProxy(await emptyRedisUrl());
  const cache = openCache({ redis: { url: gate.url }, timeoutMs: 1_000, installation });
  const admit = () =>
    cache.admit({ keyHash: randomBytes(32), isRecordChecked: false, requestsToday: 0, company: null });
  try {
    await cache.ready();
    expect(await admit()).toMatchObject({ outcome: 'unknown' });
    gate.silence();
    await expect(admit()).rejects.toThrow();
    const isBack = () =>
      admit().then(
        () => true,
        () => false,
      );
    await waitUntil(isBack, { what: 'a response from Redis' });
  } finally {
    cache.close();
    await gate.close();
  }
});

test('keeps a connection whose Redis is slow, as long as its callers wait', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'firmlens-slow-redis-'));
  const server = await startRedis({ dataDir, persistent: false });
  const cache = openCache({ redis: { url: server.url }, timeoutMs: 20_000, installation });
  const other = new Redis(server.url);
  try {
    await cache.ready();
    await other.client('PAUSE', 2_500);
    const request = {
      keyHash: randomBytes(32),
      isRecordChecked: false,
      requestsToday: 0,
      company: null,
    };
    expect(await cache.admit(request)).toMatchObject({ outcome: 'unknown' });
  } finally {
    other.disconnect();
    cache.close();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
});
