import type { Evidence } from '@firmlens/contract';
import {
  claimBatch,
  COMPANY_ROUTE,
  createAccount,
  type Database,
  finishModule,
  openDatabase,
  recordReplay,
  reserveBatch,
  startReplay,
  storeCollectedEvidence,
} from '@firmlens/domain';
import { VERSION } from '@firmlens/runtime';
import { createTestDatabase, emptyRedisUrl, type TestDatabase } from '@firmlens/testkit';
import { runAdmin } from './support/run-admin';

let database: TestDatabase;
let db: Database;
let environment: NodeJS.ProcessEnv;
let account: { accountId: number; keyId: number };
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 3, statementTimeoutMs: 10_000 });
  const secretsKey = Buffer.alloc(32, 5);
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: await emptyRedisUrl(),
    SECRETS_KEY: secretsKey.toString('hex'),
  };
  account = await createAccount(db, {
    ...{ name: 'Tanner', email: 'ops@tanner.example', companyName: null, plan: 'professional' },
    secretsKey,
  });
});
beforeEach(() => db.$executeRaw`DELETE FROM companies`);
afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

/** Puts a company on file that an earlier release built otherwise than its evidence says. */
async function putOnFile(domain: string, data: object, hasEvidence = true): Promise<void> {
  const reserved = await reserveBatch(db, {
    ...{ accountId: account.accountId, keySeries: account.keyId, domain, modules: [], route: COMPANY_ROUTE },
    ...{ webhookUrl: null, freshnessSeconds: 60, cooldownSeconds: 60, deadlineSeconds: 600 },
    refundsPerHour: 1_000,
  });
  const batch = reserved.outcome === 'reserved' ? await claimBatch(db, reserved.batchId) : null;
  if (batch === null) throw new Error(`${domain} cannot be enriched`);
  const evidence = (field: string, value: unknown) =>
    ({
      ...{ field, value, source: 'website', url: `https://${domain}/` },
      ...{ observed_at: '2026-11-02T10:00:00.000Z', confidence: 0.9 },
    }) as Evidence;
  const found = [evidence('company.name', 'Tanner'), evidence('company.founded_year', 1987)];
  await storeCollectedEvidence(db, batch, [], hasEvidence ? found : []);
  await finishModule(db, batch, 'company', data);
}

async function replay(...args: string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await runAdmin(['replay', ...args, '--json'], environment);
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, unknown>;
}

const yearOf = async (domain: string) =>
  (
    (await db.companyModule.findFirst({ where: { domain, module: 'company' } }))?.data as {
      founded_year?: number;
    }
  ).founded_year;

test('a dry run counts what would change by field; the run changes it; another one changes nothing', async () => {
  for (const name of ['a', 'b', 'c'])
    await putOnFile(`${name}.example`, { name: 'Tanner', founded_year: 87 });
  await putOnFile('d.example', { name: 'Tannr', founded_year: 1987 });
  const before = await db.batchModule.findMany({ orderBy: { batchId: 'asc' }, select: { data: true } });
  const planned = await replay('--dry-run');
  expect(planned).toMatchObject({
    ...{ dry_run: true, companies: 4, changed: 4, without_evidence: 0, skipped: 0 },
    most_changed_fields: expect.arrayContaining([
      { field: 'company.founded_year', companies: 3 },
      { field: 'company.name', companies: 1 },
    ]),
  });
  expect(await yearOf('a.example')).toBe(87);
  expect({ dry_run: true, ...(await replay()) }).toEqual(planned);
  expect(await yearOf('a.example')).toBe(1987);
  expect(await replay()).toMatchObject({ companies: 4, changed: 0, most_changed_fields: [] });
  // The results are what was bought.
  expect(await db.batchModule.findMany({ orderBy: { batchId: 'asc' }, select: { data: true } })).toEqual(
    before,
  );
});

test('a replay that was interrupted continues after the last company; another release begins anew', async () => {
  for (const name of ['a', 'b', 'c'])
    await putOnFile(`${name}.example`, { name: 'Tanner', founded_year: 87 });
  const report = {
    companies: 1,
    changed: 1,
    withoutEvidence: 0,
    skipped: 0,
    failed: 0,
    fields: { 'company.name': 1 },
  };
  await startReplay(db, VERSION, report);
  await recordReplay(db, { after: 'a.example', report });
  expect(await replay()).toMatchObject({ companies: 3, changed: 3, resumed_after: 'a.example' });
  expect([await yearOf('a.example'), await yearOf('b.example'), await yearOf('c.example')]).toEqual([
    ...[87, 1987, 1987],
  ]);

  await startReplay(db, 'an older release', report);
  await recordReplay(db, { after: 'b.example', report });
  const anew = await replay();
  expect(anew).toMatchObject({ companies: 3, changed: 1 });
  expect(anew).not.toHaveProperty('resumed_after');
});

test('one company, and one whose evidence is gone', async () => {
  await putOnFile('a.example', { name: 'Tanner', founded_year: 87 });
  await putOnFile('bare.example', { name: 'Bare', founded_year: 3 }, false);
  expect(await replay('--domain', 'https://www.a.example/')).toMatchObject({
    domain: 'a.example',
    changed: 1,
  });
  expect(await runAdmin(['replay', '--domain', 'bare.example'], environment)).toMatchObject({
    ...{ code: 1, stderr: 'No evidence of bare.example is stored.\n' },
  });
  expect(await replay()).toMatchObject({ companies: 2, changed: 0, without_evidence: 1 });
  expect(await yearOf('bare.example')).toBe(3);
});

test('evidence that no rule can take leaves its company as it is, and the others are replayed', async () => {
  await putOnFile('a.example', { name: 'Tanner', founded_year: 87 });
  await putOnFile('b.example', { name: 'Tanner', founded_year: 87 });
  await db.$executeRaw`
    UPDATE evidence SET value = '{"an": "older form"}' WHERE field = 'company.name'
      AND batch_id = (SELECT batch_id FROM company_modules WHERE domain = 'a.example')`;
  const { code, stdout, stderr } = await runAdmin(['replay', '--json'], environment);
  expect([code, JSON.parse(stdout)]).toEqual([
    1,
    expect.objectContaining({ companies: 2, changed: 1, failed: 1 }),
  ]);
  expect(stderr).toMatch(/1 could not be built from their evidence, and stay as they are\.\n$/);
  expect([await yearOf('a.example'), await yearOf('b.example')]).toEqual([87, 1987]);
});

test('the progress is one line', async () => {
  await putOnFile('a.example', { name: 'Tanner', founded_year: 87 });
  const { stderr } = await runAdmin(['replay'], environment);
  expect(stderr.trimEnd().split('\n').at(-1)).toMatch(/100% \| 1 of 1 companies, 1 changed/);
});
