import { type Cache, openCache } from '@firmlens/cache';
import { connectForWorker, type RedisConnection } from '@firmlens/redis';
import { emptyRedis, keysIn } from '@firmlens/testkit';
import { makeKey } from './support/key-fixture';

let redis: RedisConnection;
let cache: Cache;
beforeAll(async () => {
  const servers = await emptyRedis();
  redis = connectForWorker(servers, () => false);
  cache = openCache({
    redis: servers,
    timeoutMs: 5_000,
    installation: () => Promise.resolve('this-database'),
  });
  await cache.ready();
});
afterAll(() => {
  cache.close();
  redis.disconnect();
});

const now = () => new Date();
const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
let names = 0;

/** Creates a caller with a balance and a new company. */
async function prepare() {
  const { hash, record } = await makeKey(cache);
  await cache.putBalance(record.accountId, 1, 77);
  names += 1;
  const domain = `c${names}.example`;
  const cachedFor = async (...modules: ('company' | 'team' | 'funding')[]) => {
    const company = { domain, modules, freshnessSeconds: 86_400 };
    const response = await cache.admit({ keyHash: hash, isRecordChecked: false, requestsToday: 0, company });
    if (response.outcome !== 'counted' || response.cached === null) return null;
    const { modules: stored, balance } = response.cached;
    return { modules: stored.map((module) => ({ ...module, data: module.data.toString() })), balance };
  };
  return { domain, record, cachedFor };
}

test('a cached company is returned in the requested order with the balance if all of it is fresh', async () => {
  const { domain, cachedFor } = await prepare();
  const team = { data: '{"t":"ü😀"}', coverage: '{"status":"checked"}', enrichedAt: hoursAgo(23.9) };
  const base = { data: '{"c":1}', coverage: null, enrichedAt: now() };
  const funding = { data: '{"f":1}', coverage: null, enrichedAt: hoursAgo(24.1) };
  await cache.putCompany(
    domain,
    [
      { module: 'team', ...team },
      { module: 'company', ...base },
      { module: 'funding', ...funding },
    ],
    600,
  );
  expect(await cachedFor('company', 'team')).toEqual({ modules: [base, team], balance: 77 });
  expect(await cachedFor('team', 'company')).toEqual({ modules: [team, base], balance: 77 });
  expect(await cachedFor('company', 'funding')).toBeNull();
});

test('a cached company is null if a module is missing, the company is unknown or the balance is', async () => {
  const { domain, cachedFor, record } = await prepare();
  expect(await cachedFor('company')).toBeNull();
  await cache.putCompany(domain, [{ module: 'company', data: '{}', enrichedAt: now() }], 600);
  expect(await cachedFor('company', 'team')).toBeNull();
  expect(await cachedFor('company')).not.toBeNull();
  await redis.del(...(await keysIn(redis, `*:B${record.accountId}`)));
  expect(await cachedFor('company')).toBeNull();
});

test('a cached company keeps the newer version of a module, whichever arrives last', async () => {
  const { domain, cachedFor } = await prepare();
  const put = (data: string, hours: number) =>
    cache.putCompany(domain, [{ module: 'company', data, enrichedAt: hoursAgo(hours) }], 600);
  await put('"late"', 1);
  await put('"early"', 2);
  expect(await cachedFor('company')).toMatchObject({ modules: [{ data: '"late"' }] });
  await put('"latest"', 0.5);
  expect(await cachedFor('company')).toMatchObject({ modules: [{ data: '"latest"' }] });
});

test('a cached company outlives a later copy of a module with a shorter lifetime', async () => {
  const { domain } = await prepare();
  const put = (module: 'company' | 'team', seconds: number) =>
    cache.putCompany(domain, [{ module, data: '{}', enrichedAt: now() }], seconds);
  await put('company', 600);
  await put('team', 5);
  const key = (await keysIn(redis, `*:C${domain}`))[0] ?? '';
  expect(await redis.ttl(key)).toBeGreaterThan(590);
});

test('a cached company is gone once it is dropped', async () => {
  const { domain, cachedFor } = await prepare();
  await cache.putCompany(domain, [{ module: 'company', data: '{}', enrichedAt: now() }], 600);
  await cache.dropCompany(domain);
  expect(await cachedFor('company')).toBeNull();
});

test('a cached company is not stored for less than a second', async () => {
  const { domain, cachedFor } = await prepare();
  await cache.putCompany(domain, [{ module: 'company', data: '{}', enrichedAt: now() }], 0.5);
  expect(await cachedFor('company')).toBeNull();
});

test('a cached company does not come back from data that was read before it was dropped', async () => {
  const { domain, cachedFor } = await prepare();
  const read = [{ module: 'company' as const, data: '{}', enrichedAt: now() }];
  await cache.putCompany(domain, read, 86_400);
  await cache.dropCompany(domain);
  await cache.putCompany(domain, read, 86_400);
  expect(await cachedFor('company')).toBeNull();
  const key = (await keysIn(redis, `*:C${domain}`))[0] ?? '';
  expect(await redis.ttl(key)).toBeLessThanOrEqual(600);
});

test('a cached company comes with the balance of the latest ledger entry', async () => {
  const { domain, cachedFor, record } = await prepare();
  await cache.putCompany(domain, [{ module: 'company', data: '{}', enrichedAt: now() }], 600);
  await cache.putBalance(record.accountId, 9, 50);
  await cache.putBalance(record.accountId, 8, 60);
  expect(await cachedFor('company')).toMatchObject({ balance: 50 });
  await cache.putBalance(record.accountId, 10, 40);
  expect(await cachedFor('company')).toMatchObject({ balance: 40 });
});

test('of balances that are stored in one turn each account keeps its latest', async () => {
  const accounts = [await prepare(), await prepare()];
  for (const { domain } of accounts) {
    await cache.putCompany(domain, [{ module: 'company', data: '{}', enrichedAt: now() }], 600);
  }
  const entries = [
    [9, 50],
    [10, 40],
    [8, 60],
  ] as const;
  await Promise.all(
    entries.flatMap(([entry, balance]) =>
      accounts.map(({ record }, index) => cache.putBalance(record.accountId, entry, balance + index)),
    ),
  );
  const cached = await Promise.all(accounts.map(({ cachedFor }) => cachedFor('company')));
  expect(cached).toMatchObject([{ balance: 40 }, { balance: 41 }]);
});
