import { randomBytes } from 'node:crypto';
import { type AdmissionRequest, type Cache, openCache } from '@firmlens/cache';
import type { KeyRecord } from '@firmlens/domain';
import { connectForWorker, mastersOf, type RedisConnection, type RedisServers } from '@firmlens/redis';
import { emptyRedis, keysIn } from '@firmlens/testkit';
import { fillKey, leaseOf, makeKey, recordOf } from './support/key-fixture';

const installation = () => Promise.resolve('this-database');

let servers: RedisServers;
let redis: RedisConnection;
let cache: Cache;
const otherCaches: Cache[] = [];
beforeAll(async () => {
  servers = await emptyRedis();
  redis = connectForWorker(servers, () => false);
  cache = openCache({ redis: servers, timeoutMs: 20_000, installation });
  await cache.ready();
});
afterAll(() => {
  for (const each of [cache, ...otherCaches]) each.close();
  redis.disconnect();
});

const newHash = () => randomBytes(32);

const admit = (keyHash: Buffer, more: Partial<AdmissionRequest> = {}, from = cache) =>
  from.admit({ keyHash, isRecordChecked: false, requestsToday: 0, company: null, ...more });

const leaseFor = (hash: Buffer, from = cache) => leaseOf(from, hash);
const fill = (hash: Buffer, record: KeyRecord) => fillKey(cache, hash, record);
const knownKey = (changes: Partial<KeyRecord> = {}) => makeKey(cache, changes);

/** Waits for the next minute if the current one is almost over, so no test spans two. */
async function earlyInTheMinute(): Promise<void> {
  const [seconds] = await redis.time();
  const left = 60 - (Number(seconds) % 60);
  if (left <= 3) await redis.blpop('nothing-is-ever-put-here', left + 1);
}

describe('a request', () => {
  test('with an unknown key says so and counts nothing', async () => {
    expect(await admit(newHash())).toEqual({ outcome: 'unknown', lease: expect.any(String) });
  });

  test.each<[string, Partial<KeyRecord>]>([
    ['expires', { expiresAt: 4_102_444_800_000 }],
    ['is bound to addresses', { allowIps: ['10.0.0.0/8'] }],
    ['is disabled', { disabled: true }],
    ['belongs to a suspended account', { status: 'suspended' }],
    ['belongs to a cancelled account', { status: 'cancelled' }],
  ])('with a key that %s is checked before it counts', async (_what, changes) => {
    const { hash, record } = await knownKey(changes);
    expect(await admit(hash)).toEqual({ outcome: 'check_record', record });
    expect(await admit(hash, { isRecordChecked: true })).toMatchObject({
      outcome: 'counted',
      minute: 1,
      day: 1,
    });
  });

  test('of an account that is past due needs no check', async () => {
    const { hash } = await knownKey({ status: 'past_due' });
    expect(await admit(hash)).toMatchObject({ outcome: 'counted' });
  });

  test('on a day whose count was lost asks for the count and continues from it', async () => {
    await earlyInTheMinute();
    const { hash, record } = await knownKey({ ratePerDay: 43 });
    expect(await admit(hash, { requestsToday: null })).toEqual({ outcome: 'seed', record });
    expect(await admit(hash, { requestsToday: 41 })).toMatchObject({
      outcome: 'counted',
      minute: 1,
      day: 42,
    });
    expect(await admit(hash, { requestsToday: null })).toMatchObject({
      outcome: 'counted',
      minute: 2,
      day: 43,
    });
    expect(await admit(hash, { requestsToday: 0 })).toMatchObject({ outcome: 'limited', minute: 2, day: 43 });
  });

  test('beyond a limit is rejected and not counted, and a raised limit applies immediately', async () => {
    await earlyInTheMinute();
    const { hash, record } = await knownKey({ ratePerMinute: 2 });
    const outcomes = [await admit(hash), await admit(hash), await admit(hash), await admit(hash)];
    expect(outcomes.map((response) => [response.outcome, 'minute' in response && response.minute])).toEqual([
      ['counted', 1],
      ['counted', 2],
      ['limited', 2],
      ['limited', 2],
    ]);
    await fill(hash, { ...record, ratePerMinute: 3 });
    expect(await admit(hash)).toMatchObject({
      outcome: 'counted',
      minute: 3,
      day: 3,
      record: { ratePerMinute: 3 },
    });
  });

  test('counts for its account, whichever of its keys it uses', async () => {
    await earlyInTheMinute();
    const { hash, record } = await knownKey({ ratePerMinute: 2 });
    const second = newHash();
    await fill(second, { ...record, keyId: 2 });
    expect(await admit(hash)).toMatchObject({ outcome: 'counted', minute: 1 });
    expect(await admit(second)).toMatchObject({ outcome: 'counted', minute: 2 });
    expect(await admit(hash)).toMatchObject({ outcome: 'limited' });
  });

  test('uses the clock of Redis, which all processes share', async () => {
    const { hash } = await knownKey();
    const [before] = await redis.time();
    const response = await admit(hash);
    const [after] = await redis.time();
    const second = 'nowMs' in response ? Math.floor(response.nowMs / 1_000) : 0;
    expect(second).toBeGreaterThanOrEqual(Number(before));
    expect(second).toBeLessThanOrEqual(Number(after));
  });
});

test.each([
  ['a minute', { ratePerMinute: 150 }],
  ['a day', { ratePerMinute: 5_000, ratePerDay: 150 }],
])(
  'admits exactly the limit of %s when 1,000 calls run concurrently over 4 connections',
  async (_window, limits) => {
    const { hash } = await knownKey(limits);
    const caches = Array.from({ length: 4 }, () =>
      openCache({ redis: servers, timeoutMs: 30_000, installation }),
    );
    otherCaches.push(...caches);
    await Promise.all(caches.map((each) => each.ready()));
    await earlyInTheMinute();
    const responses = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) => admit(hash, {}, caches[index % 4])),
    );
    const passed = responses.filter(({ outcome }) => outcome === 'counted');
    expect(passed).toHaveLength(150);
    expect(new Set(passed.map((response) => 'day' in response && response.day)).size).toBe(150);
    expect(responses.filter(({ outcome }) => outcome === 'limited')).toHaveLength(850);
  },
);

describe('the record of a key', () => {
  test('is not stored by a caller that requested it before it was dropped', async () => {
    const { hash, record } = await knownKey();
    await cache.dropKeys([hash]);
    const early = await leaseFor(hash);
    await cache.dropKeys([hash]);
    const late = await leaseFor(hash);
    await cache.putKey(hash, { ...record, disabled: true }, late);
    await cache.putKey(hash, record, early);
    expect(await admit(hash)).toMatchObject({ outcome: 'check_record', record: { disabled: true } });
  });

  test('is not stored by a caller that requested it before Redis lost all data', async () => {
    const [hash, record] = [newHash(), recordOf()];
    const lease = await leaseFor(hash);
    await Promise.all(mastersOf(redis).map((master) => master.flushdb()));
    expect(await admit(hash)).toMatchObject({ outcome: 'unknown' });
    await cache.putKey(hash, record, lease);
    expect(await admit(hash)).toMatchObject({ outcome: 'unknown' });
  });

  test('is requested with one lease by all callers that miss it, and one of them stores it', async () => {
    const [hash, record] = [newHash(), recordOf()];
    const leases = await Promise.all([1, 2, 3].map(() => leaseFor(hash)));
    expect(new Set(leases).size).toBe(1);
    await cache.putKey(hash, record, String(leases[0]));
    await cache.putKey(hash, { ...record, ratePerDay: 1 }, String(leases[1]));
    expect(await admit(hash)).toMatchObject({ outcome: 'counted', record });
  });

  test('expires', async () => {
    const { hash } = await knownKey();
    const key = (await keysIn(redis, '*')).find((name) => name.endsWith(hash.toString('hex')));
    const left = await redis.ttl(String(key));
    expect(left).toBeGreaterThan(290);
    expect(left).toBeLessThanOrEqual(300);
    const requestedHash = newHash();
    await leaseFor(requestedHash);
    const lease = (await keysIn(redis, '*')).find((name) => name.endsWith(requestedHash.toString('hex')));
    expect(await redis.ttl(String(lease))).toBeLessThanOrEqual(10);
  });
});

test('rejects immediately while Redis is down, and is not ready', async () => {
  const unreachable = openCache({ redis: { url: 'redis://127.0.0.1:1' }, timeoutMs: 300, installation });
  otherCaches.push(unreachable);
  await expect(admit(newHash(), {}, unreachable)).rejects.toThrow();
  await expect(unreachable.ready()).rejects.toThrow();
});

test('does not see what another database left in the same Redis', async () => {
  const record = recordOf();
  const keyHash = randomBytes(32);
  const other = openCache({
    redis: servers,
    timeoutMs: 5_000,
    installation: () => Promise.resolve('other-database'),
  });
  otherCaches.push(other);
  await other.ready();
  await other.putKey(keyHash, record, await leaseFor(keyHash, other));
  expect(await admit(keyHash, {}, other)).toMatchObject({ outcome: 'counted' });
  expect(await admit(keyHash)).toMatchObject({ outcome: 'unknown' });
});
