import { type Cache, openCache } from '@firmlens/cache';
import {
  claimBatch,
  COMPANY_ROUTE,
  createAccount,
  type Database,
  findStoredModules,
  findKeyRecord,
  finishModule,
  forgottenNameMatcher,
  hashKey,
  installationId,
  openDatabase,
  reserveBatch,
  storeCollectedEvidence,
} from '@firmlens/domain';
import { createTestDatabase, type TestDatabase, emptyRedisUrl } from '@firmlens/testkit';
import { runAdmin } from './support/run-admin';

let database: TestDatabase;
let db: Database;
let cache: Cache;
let environment: NodeJS.ProcessEnv;
let account: Awaited<ReturnType<typeof createAccount>>;
let keyHash: Buffer;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 3, statementTimeoutMs: 10_000 });
  const redisUrl = await emptyRedisUrl();
  cache = openCache({ redis: { url: redisUrl }, timeoutMs: 5_000, installation: () => installationId(db) });
  await cache.ready();
  account = await createAccount(db, {
    ...{ name: 'Tanner', email: 'people@tanner.example', companyName: null, plan: 'starter' as const },
    secretsKey: Buffer.alloc(32, 5),
  });
  keyHash = hashKey(account.apiKey);
  const record = await findKeyRecord(db, keyHash);
  if (record === null) throw new Error('no record of the key');
  const unknown = await cache.admit({ keyHash, isRecordChecked: true, requestsToday: 0, company: null });
  if (unknown.outcome === 'unknown') await cache.putKey(keyHash, record, unknown.lease);
  await cache.putBalance(account.accountId, 1, 10_000);
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    SECRETS_KEY: 'ab'.repeat(32),
  };
});
afterAll(async () => {
  cache.close();
  await db.$disconnect();
  await database.drop();
});

const admin = (args: readonly string[], changes: NodeJS.ProcessEnv = {}) =>
  runAdmin(['person', ...args, '--json'], { ...environment, ...changes });

async function json(...args: string[]): Promise<unknown> {
  const { code, stdout, stderr } = await admin(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

/** Stores a company with one person and caches it in Redis. */
async function companyWith(domain: string, person: string): Promise<void> {
  const reserved = await reserveBatch(db, {
    ...{ accountId: account.accountId, keySeries: account.keyId, domain, modules: ['team'] },
    ...{ route: COMPANY_ROUTE, webhookUrl: null },
    ...{ freshnessSeconds: 60, cooldownSeconds: 60, deadlineSeconds: 60, refundsPerHour: 1_000 },
  });
  const batch = reserved.outcome === 'reserved' ? await claimBatch(db, reserved.batchId) : null;
  if (batch === null) throw new Error(`no batch of ${domain}`);
  await storeCollectedEvidence(db, batch, [], []);
  await finishModule(db, batch, 'company', { name: 'Tanner' });
  await finishModule(db, batch, 'team', { team_count: 1, team_members: [{ name: person }] });
  await cache.putCompany(domain, await findStoredModules(db, domain), 60);
}

/** Whether a request for the company is served from Redis. */
async function isCached(domain: string): Promise<boolean> {
  const company = { domain, modules: ['company', 'team'] as const, freshnessSeconds: 60 };
  const admitted = await cache.admit({ keyHash, isRecordChecked: true, requestsToday: 0, company });
  if (admitted.outcome !== 'counted') throw new Error(`not let in: ${admitted.outcome}`);
  return admitted.cached !== null;
}

describe('a person', () => {
  test('is forgotten by name, in the database and in Redis, and listed without the name', async () => {
    await companyWith('forget.example', 'Ada Example');
    expect(await isCached('forget.example')).toBe(true);
    expect(await json('forget', '--name', 'dr. ada EXAMPLE')).toEqual({
      name_hash: expect.stringMatching(/^[0-9a-f]{12}$/),
      domain: null,
      companies: ['forget.example'],
    });
    expect(await isCached('forget.example')).toBe(false);
    const team = (await findStoredModules(db, 'forget.example')).find(({ module }) => module === 'team');
    expect(team?.data).toBe('{"team_count":0,"team_members":[]}');

    const { stdout } = await admin(['list']);
    expect(stdout).not.toMatch(/ada|example/i);
    expect(JSON.parse(stdout)).toEqual({
      people: [
        { name_hash: expect.any(String), domain: null, created_at: expect.stringMatching(/^\d{4}-.*Z$/) },
      ],
    });
    await json('allow', '--name', 'Ada Example');
    expect(await json('list')).toEqual({ people: [] });
  });

  test('is forgotten for one company only, however its domain is spelt', async () => {
    await companyWith('one.example', 'Grace Sample');
    await companyWith('two.example', 'Grace Sample');
    const options = ['--name', 'Grace Sample', '--domain', 'https://www.One.example/team'];
    expect(await json('forget', ...options)).toMatchObject({
      domain: 'one.example',
      companies: ['one.example'],
    });
    expect([await isCached('one.example'), await isCached('two.example')]).toEqual([false, true]);
    expect((await forgottenNameMatcher(db, 'two.example'))('Grace Sample')).toBe(false);
    expect(await json('forget', ...options)).toMatchObject({ companies: [] });
    expect(await json('allow', ...options)).toEqual({ domain: 'one.example' });
    expect((await forgottenNameMatcher(db, 'one.example'))('Grace Sample')).toBe(false);
  });

  test('is still found by the next run if Redis could not be updated', async () => {
    await companyWith('away.example', 'Alan Muster');
    const { code, stderr } = await admin(['forget', '--name', 'Alan Muster'], {
      REDIS_URL: 'redis://127.0.0.1:1',
    });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^[^\n]*Redis could not be updated[^\n]*Run the command again\.\n$/),
    ]);
    expect(await json('forget', '--name', 'Alan Muster')).toMatchObject({ companies: ['away.example'] });
    expect(await isCached('away.example')).toBe(false);
  });

  test.each([
    ['a name without a letter', 2, ['forget', '--name', '...'], /Give a name/],
    ['an invalid domain', 2, ['forget', '--name', 'Ada Example', '--domain', '..'], /not a company domain/],
    [
      'a name that is not on the list',
      1,
      ['allow', '--name', 'Nobody Atall'],
      /not on the list for all companies/,
    ],
  ])('is rejected in one line for %s', async (_what, expected, args, message) => {
    const { code, stdout, stderr } = await admin(args);
    expect({ code, stdout }).toEqual({ code: expected, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toMatch(message);
  });
});
