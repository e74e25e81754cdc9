import { type AdmissionOutcome, type AdmissionRequest, type Cache, openCache } from '@firmlens/cache';
import {
  COMPANY_ROUTE,
  createAccount,
  type Database,
  endBatch,
  findKeyRecord,
  hashKey,
  openDatabase,
  reserveBatch,
  decrypt,
  installationId,
} from '@firmlens/domain';
import { createTestDatabase, type TestDatabase, emptyRedisUrl, recordAttempt } from '@firmlens/testkit';
import { runAdmin } from './support/run-admin';

const SECRETS_KEY = Buffer.alloc(32, 5);

let database: TestDatabase;
let db: Database;
let cache: Cache;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 3, statementTimeoutMs: 10_000 });
  const redisUrl = await emptyRedisUrl();
  cache = openCache({ redis: { url: redisUrl }, timeoutMs: 5_000, installation: () => installationId(db) });
  await cache.ready();
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    SECRETS_KEY: SECRETS_KEY.toString('hex'),
  };
});
afterAll(async () => {
  cache.close();
  await db.$disconnect();
  await database.drop();
});

const admin = (args: readonly string[], changes: NodeJS.ProcessEnv = {}) =>
  runAdmin(args, { ...environment, ...changes });

/** Returns what a command prints with --json: one object on one line and nothing else. */
async function json(...args: string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await admin([...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^\{.*\}\n$/);
  return JSON.parse(stdout) as Record<string, unknown>;
}

let mails = 0;
/** Creates an account and caches its key in Redis. */
async function openAccount(plan: 'starter' | 'trial' = 'starter') {
  mails += 1;
  const email = `n${mails}@tanner.example`;
  const account = await createAccount(db, {
    name: 'Tanner',
    email,
    companyName: null,
    plan,
    secretsKey: SECRETS_KEY,
  });
  const hash = hashKey(account.apiKey);
  await admitKey(hash);
  return { ...account, hash, id: String(account.accountId), keyId: String(account.keyId) };
}

/** Admits a request with the key as the API does: from PostgreSQL if Redis has no record. */
async function admitKey(
  keyHash: Buffer,
  company: AdmissionRequest['company'] = null,
): Promise<AdmissionOutcome> {
  const request = { keyHash, isRecordChecked: company !== null, requestsToday: 0, company };
  const response = await cache.admit(request);
  if (response.outcome !== 'unknown') return response;
  const record = await findKeyRecord(db, keyHash);
  if (record === null) throw new Error('no record of the key');
  await cache.putKey(keyHash, record, response.lease);
  return cache.admit(request);
}

describe('an account', () => {
  test('is created with a working key and a secret, on the trial plan by default', async () => {
    const created = await json(
      'account',
      'create',
      '--email',
      'new@tanner.example',
      '--name',
      'New',
      '--company',
      'Tanner Ltd',
    );
    expect(created).toMatchObject({
      account_id: expect.any(Number),
      api_key: expect.stringMatching(/^flk_[0-9A-Za-z]{38}$/),
      signing_secret: expect.stringMatching(/^whsec_/),
    });
    expect(await findKeyRecord(db, hashKey(String(created['api_key'])))).toMatchObject({
      accountId: created['account_id'],
      plan: 'trial',
    });
    const shown = await json('account', 'show', '--account', String(created['account_id']));
    expect(shown).toMatchObject({
      account_id: created['account_id'],
      email: 'new@tanner.example',
      name: 'New',
      company_name: 'Tanner Ltd',
      plan_type: 'trial',
      status: 'active',
      credits_per_month: 2_500,
      rate_per_minute: 30,
      rate_per_day: 500,
      concurrent: 3,
      credits: { balance: 2_500, used: 0, limit: 2_500, total_purchased: 0, resets_at: null },
    });
    const { accounts } = await json('account', 'list');
    expect(accounts).toContainEqual(shown);
  });

  test('applies changed limits to its keys immediately', async () => {
    const { id, hash } = await openAccount();
    expect(await admitKey(hash)).toMatchObject({ outcome: 'counted', record: { ratePerMinute: 60 } });
    const flags = '--rate-per-minute 1 --rate-per-day 7 --concurrent 4 --credits-per-month 0'.split(' ');
    expect(await json('account', 'set', '--account', id, ...flags)).toMatchObject({
      rate_per_minute: 1,
      rate_per_day: 7,
      concurrent: 4,
      credits_per_month: 0,
      credits: { balance: 10_000, limit: 10_000 },
    });
    expect(await admitKey(hash)).toMatchObject({ record: { ratePerMinute: 1, ratePerDay: 7 } });
  });

  test('is suspended immediately, and a plan change adds the new allowance', async () => {
    const { id, hash } = await openAccount('trial');
    const changed = await json(
      'account',
      'set',
      '--account',
      id,
      '--plan',
      'professional',
      '--status',
      'suspended',
    );
    expect(changed).toMatchObject({
      plan_type: 'professional',
      status: 'suspended',
      rate_per_minute: 150,
      credits: { balance: 27_500, limit: 25_000 },
    });
    expect(await admitKey(hash)).toMatchObject({
      outcome: 'check_record',
      record: { status: 'suspended', plan: 'professional' },
    });
  });

  test('buys credits and starts a period, and cached responses carry the new balance', async () => {
    const { id, accountId, hash } = await openAccount();
    expect(await json('credits', 'purchase', '--account', id, '--amount', '250')).toMatchObject({
      balance: 10_250,
      total_purchased: 250,
    });
    await cache.putCompany('acme.example', [{ module: 'company', data: '{}', enrichedAt: new Date() }], 60);
    const company = { domain: 'acme.example', modules: ['company' as const], freshnessSeconds: 60 };
    const balance = () => admitKey(hash, company);
    expect(await balance()).toMatchObject({ cached: { balance: 10_250 } });
    expect(await json('account', 'renew', '--account', id)).toMatchObject({
      account_id: accountId,
      credits: { balance: 10_000, used: 0, resets_at: expect.any(String) },
    });
    expect(await balance()).toMatchObject({ cached: { balance: 10_000 } });
  });
});

describe('a key', () => {
  test('is created with its rules, listed without its text, rotated with its rules and disabled permanently', async () => {
    const { id, hash, keyId } = await openAccount();
    const created = await json(
      'key',
      'create',
      '--account',
      id,
      '--expires',
      '2100-01-01',
      '--allow-ip',
      '10.0.0.0/8,2001:db8::1',
    );
    expect(created).toEqual({ key_id: expect.any(Number), api_key: expect.stringMatching(/^flk_/) });

    const rotated = await json('key', 'rotate', '--key-id', String(created['key_id']));
    expect(await findKeyRecord(db, hashKey(String(rotated['api_key'])))).toMatchObject({
      series: created['key_id'],
      allowIps: ['10.0.0.0/8', '2001:db8::1'],
      expiresAt: Date.UTC(2100, 0, 1),
    });
    expect(await admitKey(hashKey(String(created['api_key'])))).toMatchObject({
      outcome: 'check_record',
      record: { disabled: true },
    });

    const disabled = await json('key', 'disable', '--key-id', keyId);
    expect(disabled).toEqual({ key_id: Number(keyId), status: 'disabled' });
    expect(await admitKey(hash)).toMatchObject({ outcome: 'check_record', record: { disabled: true } });

    const listed = await admin(['key', 'list', '--account', id, '--json']);
    const { keys } = JSON.parse(listed.stdout) as { keys: { key_id: number; disabled_at: string | null }[] };
    expect(keys.map(({ key_id, disabled_at }) => [key_id, disabled_at === null])).toEqual([
      [Number(keyId), false],
      [created['key_id'], false],
      [rotated['key_id'], true],
    ]);
    expect(listed.stdout).not.toContain(String(rotated['api_key']));
  });
});

test('replaces a signing secret and shows it once', async () => {
  const { id, accountId, signingSecret } = await openAccount();
  const { signing_secret } = await json('secret', 'rotate', '--account', id);
  const { signingSecret: encrypted } = await db.account.findUniqueOrThrow({ where: { id: accountId } });
  expect(decrypt(encrypted, SECRETS_KEY)).toBe(signing_secret);
  expect(signing_secret).not.toBe(signingSecret);
});

describe('a delivery', () => {
  test('is resent once it was delivered, but not while it is in progress', async () => {
    const { accountId, keyId } = await openAccount();
    const reserved = await reserveBatch(db, {
      accountId,
      keySeries: Number(keyId),
      domain: 'resend.example',
      modules: [],
      route: COMPANY_ROUTE,
      webhookUrl: 'https://hooks.tanner.example/in',
      freshnessSeconds: 60,
      cooldownSeconds: 60,
      deadlineSeconds: 60,
      refundsPerHour: 1_000,
    });
    const id = reserved.outcome === 'reserved' ? reserved.batchId : '';
    await endBatch(db, { id, fence: null }, 'failed', 'over');
    const early = await admin(['webhook', 'resend', '--batch', id, '--json']);
    expect(early).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^[^\n]+\n$/) });

    const delivery = await db.delivery.findUniqueOrThrow({ where: { batchId: id } });
    const outcome = { statusCode: 200, error: null, request: null, response: null };
    const result = { startedAt: new Date(), durationMs: 1, ...outcome };
    await recordAttempt(db, { id: String(delivery.id), attempt: 1, claim: 0 }, result, [0]);
    expect(await json('webhook', 'resend', '--batch', id)).toMatchObject({ batch_id: id, status: 'pending' });
  });
});

test('buys credits once while Redis is down, and the suggested remedy updates Redis', async () => {
  const { id, accountId, hash } = await openAccount();
  const purchase = ['credits', 'purchase', '--account', id, '--amount', '250', '--json'];
  const { code, stdout, stderr } = await admin(purchase, { REDIS_URL: 'redis://127.0.0.1:1' });
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ account_id: accountId, balance: 10_250 });
  expect(stderr).toMatch(/^The database is changed, but Redis could not be updated \([^\n]+\.\n$/);
  const remedy = /`([^`]+)`/.exec(stderr)?.[1]?.split(' ') ?? [];
  expect(await json(...remedy)).toMatchObject({ credits: { balance: 10_250, total_purchased: 250 } });
  await cache.putCompany('once.example', [{ module: 'company', data: '{}', enrichedAt: new Date() }], 60);
  const company = { domain: 'once.example', modules: ['company' as const], freshnessSeconds: 60 };
  expect(await admitKey(hash, company)).toMatchObject({ cached: { balance: 10_250 } });
});

describe('the ledger', () => {
  test('is verified with counts; a mismatch is named and the exit code is 1', async () => {
    const { accountId } = await openAccount();
    const intact = await json('ledger', 'verify');
    expect(intact).toMatchObject({
      accounts: expect.any(Number),
      entries: expect.any(Number),
      batches: expect.any(Number),
      faults: [],
      broken_invariants: [],
    });
    await db.account.update({ where: { id: accountId }, data: { balance: { increment: 1 } } });
    const { code, stdout, stderr } = await admin(['ledger', 'verify', '--json']);
    await db.account.update({ where: { id: accountId }, data: { balance: { decrement: 1 } } });
    expect([code, stderr]).toEqual([1, 'Broken invariants: I1.\n']);
    const fault = 'balance is not the sum of the entries';
    expect(JSON.parse(stdout)).toMatchObject({
      faults: [{ account_id: accountId, fault }],
      broken_invariants: [{ invariant: 'I1', account_id: accountId, subject: `account ${accountId}`, fault }],
    });
  });

  test('is intact, but the exit code is 1 if an invariant other than money is broken', async () => {
    await db.company.create({ data: { domain: 'unseen.example', noDataAt: new Date() } });
    const { code, stdout } = await admin(['ledger', 'verify', '--json']);
    await db.company.delete({ where: { domain: 'unseen.example' } });
    const broken_invariants = [{ invariant: 'I11', account_id: null, subject: 'unseen.example' }];
    expect([code, JSON.parse(stdout)]).toMatchObject([1, { faults: [], broken_invariants }]);
  });
});

test('adds a domain to the opt-out list however it is spelt, and removes it', async () => {
  expect(await json('optout', 'add', '--domain', 'https://www.Gone.example/x')).toEqual({
    domain: 'gone.example',
  });
  expect(await json('optout', 'list')).toEqual({
    domains: [{ domain: 'gone.example', created_at: expect.any(String) }],
  });
  expect(await json('optout', 'remove', '--domain', 'gone.example')).toEqual({ domain: 'gone.example' });
  expect(await json('optout', 'list')).toEqual({ domains: [] });
});

describe('a command that fails', () => {
  test.each<[string, string[], NodeJS.ProcessEnv, RegExp]>([
    ['an unknown account', ['account', 'show', '--account', '999'], {}, /^There is no account 999\.\n/],
    ['keys of an unknown account', ['key', 'list', '--account', '999'], {}, /^There is no account 999\.\n/],
    [
      'an email address in use',
      ['account', 'create', '--email', 'n1@tanner.example', '--name', 'N'],
      {},
      /n1@tanner\.example/,
    ],
    ['a missing setting', ['account', 'list'], { SECRETS_KEY: undefined }, /SECRETS_KEY/],
    [
      'an unreachable database',
      ['account', 'list'],
      { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/x' },
      /PostgreSQL does not respond/,
    ],
  ])('prints one line and exits with 1 for %s', async (_what, args, env, message) => {
    const { code, stdout, stderr } = await admin([...args, '--json'], env);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toMatch(message);
  });
});

test('exits with 2 for wrong usage that only the command can detect', async () => {
  const stderr = 'Nothing to change. Pass an option, such as --plan.\n';
  expect(await admin(['account', 'set', '--account', '1'])).toEqual({ code: 2, stdout: '', stderr });
});

test('prints readable lines without --json', async () => {
  const { id } = await openAccount();
  const { stdout } = await admin(['account', 'show', '--account', id]);
  expect(stdout).toMatch(/^account_id: \d+\nname: Tanner\n/);
  expect(stdout).toContain('\ncredits:\n  balance: 10000\n');
});
