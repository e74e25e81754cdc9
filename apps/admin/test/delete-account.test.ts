import { openCache, type Cache } from '@firmlens/cache';
import {
  COMPANY_ROUTE,
  createAccount,
  type Database,
  installationId,
  openDatabase,
  reserveBatch,
} from '@firmlens/domain';
import { createTestDatabase, emptyRedisUrl, type TestDatabase } from '@firmlens/testkit';
import { runAdmin } from './support/run-admin';

let database: TestDatabase;
let db: Database;
let cache: Cache;
let environment: NodeJS.ProcessEnv;
let accountId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 3, statementTimeoutMs: 10_000 });
  const redisUrl = await emptyRedisUrl();
  cache = openCache({ redis: { url: redisUrl }, timeoutMs: 5_000, installation: () => installationId(db) });
  await cache.ready();
  const secretsKey = Buffer.alloc(32, 5);
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    SECRETS_KEY: secretsKey.toString('hex'),
  };
  const account = { name: 'Tanner', email: 'ops@tanner.example', companyName: null, plan: 'trial' } as const;
  const { keyId, ...created } = await createAccount(db, { ...account, secretsKey });
  accountId = created.accountId;
  await reserveBatch(db, {
    ...{ accountId, keySeries: keyId, domain: 'company.example', modules: [], route: COMPANY_ROUTE },
    ...{ webhookUrl: null, freshnessSeconds: 60, cooldownSeconds: 60, deadlineSeconds: 600 },
    refundsPerHour: 1_000,
  });
});
afterAll(async () => {
  cache.close();
  await db.$disconnect();
  await database.drop();
});

const admin = (...args: string[]) => runAdmin(['account', ...args], environment);

test('account export writes each row as a line of JSON, whatever reads the output', async () => {
  const { code, stdout } = await admin('export', '--account', String(accountId));
  expect(code).toBe(0);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines[0]).toMatchObject({ table: 'accounts', row: { id: accountId, email: 'ops@tanner.example' } });
  expect(lines).toContainEqual({
    table: 'batches',
    row: expect.objectContaining({ domain: 'company.example', status: 'queued' }) as object,
  });
  expect(await admin('export', '--account', '999999')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no account 999999.\n',
  });
});

test('account delete says what it did, shows the balance with the refund, and does nothing the second time', async () => {
  const dry = await admin('delete', '--account', String(accountId), '--dry-run', '--json');
  expect(JSON.parse(dry.stdout)).toMatchObject({ dry_run: true, email: 'ops@tanner.example' });
  expect(await db.account.count({ where: { deletedAt: { not: null } } })).toBe(0);

  const first = await admin('delete', '--account', String(accountId), '--json');
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(first.stdout)).toMatchObject({ batches_ended: 1, people_erased: 0 });
  const shown = await admin('show', '--account', String(accountId), '--json');
  expect(JSON.parse(shown.stdout)).toMatchObject({
    ...{ name: 'Deleted', email: `deleted-${accountId}`, status: 'cancelled' },
    credits: { balance: 2_500 },
  });
  const second = await admin('delete', '--account', String(accountId), '--json');
  expect(JSON.parse(second.stdout)).toEqual({
    ...(JSON.parse(first.stdout) as object),
    batches_ended: 0,
  });
});
