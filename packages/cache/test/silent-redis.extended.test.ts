import { randomBytes } from 'node:crypto';
import { openCache } from '@firmlens/cache';
import { startTcpProxy, emptyRedisUrl, waitUntil } from '@firmlens/testkit';

test('replaces a connection to Redis that broke silently, while requests fail', async () => {
  const gate = await startTcpProxy(await emptyRedisUrl());
  const installation = () => Promise.resolve('this-database');
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
