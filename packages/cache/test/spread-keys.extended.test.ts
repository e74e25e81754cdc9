import {
  openAttemptLimits,
  openCache,
  openHostGate,
  openProgressFeed,
  openProgressPublisher,
} from '@firmlens/cache';
import { connectForWorker, mastersOf, type RedisConnection } from '@firmlens/redis';
import { type RedisCluster, startRedisCluster, waitUntil } from '@firmlens/testkit';
import { makeKey } from './support/key-fixture';

const installation = () => Promise.resolve('this-database');
const TIMEOUT_MS = 5_000;

let cluster: RedisCluster;
let redis: RedisConnection;
const opened: { close(): unknown }[] = [];
beforeAll(async () => {
  cluster = await startRedisCluster();
  redis = connectForWorker(cluster, () => false);
});
afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()));
  redis.disconnect();
  await cluster.stop();
});

function open<T extends { close(): unknown }>(each: T): T {
  opened.push(each);
  return each;
}

/** Counts the keys that match on each master that has any. */
async function spreadOf(pattern: string): Promise<number[]> {
  const found = await Promise.all(mastersOf(redis).map((master) => master.keys(pattern)));
  return found.map((keys) => keys.length).filter((count) => count > 0);
}

const domains = Array.from({ length: 60 }, (_, index) => `c${index}.example`);

test('copies of companies and the state of hosts are spread over all masters; keys and accounts share one', async () => {
  const cache = open(openCache({ redis: cluster, timeoutMs: TIMEOUT_MS, installation }));
  const gate = open(openHostGate({ redis: cluster, timeoutMs: TIMEOUT_MS }));
  await cache.ready();
  const keys = [await makeKey(cache), await makeKey(cache), await makeKey(cache)];
  for (const { hash, record } of keys) {
    await cache.putBalance(record.accountId, 1, 5);
    await cache.admit({ keyHash: hash, isRecordChecked: false, requestsToday: 0, company: null });
  }
  for (const domain of domains) {
    await cache.putCompany(domain, [{ module: 'company', data: `"${domain}"`, enrichedAt: new Date() }], 60);
    const limit = { name: domain, requestsPerSecond: 1_000, parallel: 9 };
    const request = { account: 'one', withinMs: 1_000, signal: new AbortController().signal };
    expect(await gate.take(limit, request)).toMatchObject({ status: 'go' });
  }
  expect(await spreadOf('*:C*')).toHaveLength(3);
  expect(await spreadOf('*state:c*')).toHaveLength(3);
  expect(await spreadOf('{firmlens-cache}:*')).toHaveLength(1);
});

test('a company on a lost master is read from PostgreSQL, and its requests still count exactly', async () => {
  const cache = open(openCache({ redis: cluster, timeoutMs: TIMEOUT_MS, installation }));
  await cache.ready();
  const { hash, record } = await makeKey(cache);
  await cache.putBalance(record.accountId, 1, 5);
  const slotOf = async (key: string) => Number(await redis.cluster('KEYSLOT', key));
  // The nodes have a third of the slots each, in order.
  const nodeOf = async (key: string) => Math.floor((3 * (await slotOf(key))) / 16_384);
  const admission = await nodeOf('{firmlens-cache}:x');
  const elsewhere: string[] = [];
  for (const domain of domains)
    if ((await nodeOf(`{firmlens-cache:${domain}}:x`)) !== admission) elsewhere.push(domain);
  const [domain = ''] = elsewhere;
  const admit = () =>
    cache.admit({
      ...{ keyHash: hash, isRecordChecked: false, requestsToday: 0 },
      company: { domain, modules: ['company'], freshnessSeconds: 60 },
    });
  await cache.putCompany(domain, [{ module: 'company', data: '{}', enrichedAt: new Date() }], 60);
  expect(await admit()).toMatchObject({
    outcome: 'counted',
    day: 1,
    cached: { modules: [{ data: Buffer.from('{}') }], balance: 5 },
  });
  await cluster.killMasterOf(`{firmlens-cache:${domain}}:x`);
  expect(await admit()).toMatchObject({ outcome: 'counted', day: 2, cached: null });
  // The replica inherits what its master may have changed last, so none of it is served.
  await waitUntil(
    () =>
      cache
        .putCompany(domain, [{ module: 'company', data: '{"new":1}', enrichedAt: new Date() }], 60)
        .then(() => true)
        .catch(() => false),
    { what: 'the replica that takes over' },
  );
  expect(await admit()).toMatchObject({
    outcome: 'counted',
    day: 3,
    cached: { modules: [{ data: Buffer.from('{"new":1}') }] },
  });
});

test('steps of batches arrive in order, and attempts to sign in are limited', async () => {
  const publisher = open(openProgressPublisher({ redis: cluster, timeoutMs: TIMEOUT_MS, installation }));
  const feed = open(openProgressFeed({ redis: cluster, installation }));
  const seen: string[] = [];
  const stops = ['one', 'two'].map((batchId) =>
    feed.watch(batchId, null, ({ step }) => void seen.push(`${batchId} ${step.step}`)),
  );
  await waitUntil(
    () => {
      publisher.publish('one', { step: 'started' });
      return seen.includes('one started');
    },
    { what: 'a step' },
  );
  publisher.publish('two', { step: 'started' });
  publisher.publish('two', { step: 'ended' });
  await waitUntil(() => seen.includes('two ended'), { what: 'the steps of another batch' });
  expect(seen.filter((step) => step.startsWith('two'))).toEqual(['two started', 'two ended']);
  for (const stop of stops) stop();

  const limits = open(openAttemptLimits({ redis: cluster, timeoutMs: TIMEOUT_MS, installation }));
  const attempt = { kind: 'password' as const, network: '192.0.2.1', email: 'a@firm.example' };
  await waitUntil(
    () =>
      limits.begin(attempt).then(
        () => true,
        () => false,
      ),
    { what: 'the connection' },
  );
  for (let more = 0; more < 4; more += 1) expect(await limits.begin(attempt)).toBeNull();
  expect(await limits.begin(attempt)).toBeGreaterThan(0);
});
