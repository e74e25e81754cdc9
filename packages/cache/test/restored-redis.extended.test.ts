import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Cache, openCache } from '@firmlens/cache';
import type { KeyRecord } from '@firmlens/domain';
import { startRedis } from '@firmlens/embedded';
import { waitUntil } from '@firmlens/testkit';
import { Redis } from 'ioredis';

const RECORD: KeyRecord = {
  ...{ keyId: 1, series: 1, accountId: 1, plan: 'starter', status: 'active', disabled: false },
  ...{ ratePerMinute: 60, ratePerDay: 2_000, expiresAt: null, allowIps: [], renewsAt: null },
};
const company = { domain: 'acme.example', modules: ['company' as const], freshnessSeconds: 60 };

let folder: string;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-restored-'));
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a Redis on this folder's files, and a cache in it. */
async function startWithFiles(
  dataDir: string,
): Promise<{ cache: Cache; redis: Redis; stop: () => Promise<void> }> {
  const server = await startRedis({ dataDir, persistent: true });
  const [cache, redis] = [
    openCache({ redis: { url: server.url }, timeoutMs: 5_000, installation: () => Promise.resolve('one') }),
    new Redis(server.url),
  ];
  ends.push(
    () => server.stop(),
    () => redis.disconnect(),
    () => cache.close(),
  );
  await cache.ready();
  return { cache, redis, stop: server.stop };
}

const admit = (cache: Cache, keyHash: Buffer) =>
  cache.admit({ keyHash, isRecordChecked: false, requestsToday: 0, company });

async function fill(cache: Cache, keyHash: Buffer): Promise<void> {
  const response = await admit(cache, keyHash);
  if (response.outcome === 'unknown') await cache.putKey(keyHash, RECORD, response.lease);
}

test('does not use copies restored from disk, because the latest changes may be missing', async () => {
  const [rotated, requestedHash] = [randomBytes(32), randomBytes(32)];
  const before = await startWithFiles(path.join(folder, 'before'));
  await fill(before.cache, rotated);
  await before.cache.putBalance(RECORD.accountId, 1, 100);
  await before.cache.putCompany(
    company.domain,
    [{ module: 'company', data: '{}', enrichedAt: new Date() }],
    600,
  );
  expect(await admit(before.cache, rotated)).toMatchObject({ outcome: 'counted', cached: { balance: 100 } });
  const unknown = await admit(before.cache, requestedHash);
  const lease = unknown.outcome === 'unknown' ? unknown.lease : '';
  await cp(path.join(folder, 'before'), path.join(folder, 'copy'), { recursive: true });
  await before.cache.dropKeys([rotated, requestedHash]);
  await before.cache.dropCompany(company.domain);
  await before.stop();

  const after = await startWithFiles(path.join(folder, 'copy'));
  const remaining = await after.redis.keys('*');
  expect(remaining.filter((name) => name.endsWith(rotated.toString('hex')))).toHaveLength(1);
  expect(await admit(after.cache, rotated)).toMatchObject({ outcome: 'unknown' });
  await after.cache.putKey(requestedHash, RECORD, lease);
  expect(await admit(after.cache, requestedHash)).toMatchObject({ outcome: 'unknown' });
  await fill(after.cache, rotated);
  // The counts of the windows continue, because they are not copies.
  expect(await admit(after.cache, rotated)).toMatchObject({ outcome: 'counted', day: 2, cached: null });
});

test('does not use copies that a new master inherited from the old one', async () => {
  const hash = randomBytes(32);
  const master = await startWithFiles(path.join(folder, 'master'));
  const replica = await startWithFiles(path.join(folder, 'replica'));
  const { host, port, password } = master.redis.options;
  await replica.redis.config('SET', 'masterauth', String(password));
  await replica.redis.replicaof(String(host), Number(port));
  // A master that gets its first replica starts a new history, which invalidates earlier leases.
  await waitUntil(async () => (await replica.redis.info('replication')).includes('master_link_status:up'), {
    what: 'the replica to follow its master',
  });
  await fill(master.cache, hash);
  const name = await waitUntil(
    async () => (await replica.redis.keys('*')).find((key) => key.endsWith(hash.toString('hex'))),
    { what: 'the copy in the replica' },
  );
  await waitUntil(() => replica.redis.hget(name, 'record'), { what: 'the record in the replica' });
  await replica.redis.replicaof('NO', 'ONE');
  expect(await admit(replica.cache, hash)).toMatchObject({ outcome: 'unknown' });
  expect(await admit(master.cache, hash)).toMatchObject({ outcome: 'counted' });
});
