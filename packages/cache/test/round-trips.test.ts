import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { type Cache, openCache } from '@firmlens/cache';
import { emptyRedisUrl } from '@firmlens/testkit';
import { Redis } from 'ioredis';
import { makeKey } from './support/key-fixture';

let url: string;
let redis: Redis;
let cache: Cache;
beforeAll(async () => {
  url = await emptyRedisUrl();
  redis = new Redis(url);
  cache = openCache({
    redis: { url },
    timeoutMs: 20_000,
    installation: () => Promise.resolve('this-database'),
  });
  await cache.ready();
});
afterAll(() => {
  cache.close();
  redis.disconnect();
});

test('a request for a cached company costs one round trip', async () => {
  const { hash, record } = await makeKey(cache);
  await cache.putBalance(record.accountId, 1, 100);
  await cache.putCompany('acme.example', [{ module: 'company', data: '{}', enrichedAt: new Date() }], 60);
  const company = { domain: 'acme.example', modules: ['company' as const], freshnessSeconds: 60 };
  await cache.admit({ keyHash: hash, isRecordChecked: false, requestsToday: 0, company });
  const sent = await commandsDuring(async () => {
    for (let round = 0; round < 10; round += 1)
      await cache.admit({ keyHash: hash, isRecordChecked: false, requestsToday: 0, company });
  });
  expect(sent).toEqual(Array.from({ length: 10 }, () => 'evalsha'));
});

test('balances that are stored in one turn cost one round trip', async () => {
  await cache.putBalance(1, 1, 100);
  const sent = await commandsDuring(async () => {
    await Promise.all([1, 2, 3].map((accountId) => cache.putBalance(accountId, 2, 90)));
  });
  expect(sent).toEqual(['evalsha']);
});

/**
 * Records the commands that clients of this Redis database send meanwhile. Other databases share the
 * server.
 */
async function commandsDuring(work: () => Promise<void>): Promise<string[]> {
  const { hostname, port, username, password, pathname } = new URL(url);
  // A plain socket: the client library fails if a monitored command arrives before the reply to MONITOR.
  const monitor = connect({ host: hostname, port: Number(port) });
  const lines = createInterface({ input: monitor })[Symbol.asyncIterator]();
  monitor.write(`AUTH ${username || 'default'} ${password}\r\nMONITOR\r\n`);
  // One reply to each command.
  expect([(await lines.next()).value, (await lines.next()).value]).toEqual(['+OK', '+OK']);
  await work();
  await redis.echo('over');
  const sent: string[] = [];
  for (;;) {
    const { value = '' } = (await lines.next()) as IteratorResult<string, undefined>;
    // +1700000000.000001 [3 127.0.0.1:50000] "evalsha" …
    const [, database, source, name = ''] = /^\+[\d.]+ \[(\d+) (\S+)\] "(\w+)"/.exec(value) ?? [];
    if (database !== pathname.slice(1) || source === 'lua') continue;
    if (name === 'echo') break;
    sent.push(name);
  }
  monitor.destroy();
  return sent;
}
