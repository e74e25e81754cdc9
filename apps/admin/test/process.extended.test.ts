import { createAccount, type Database, openDatabase } from '@firmlens/domain';
import { createTestDatabase, type TestDatabase, emptyRedisUrl } from '@firmlens/testkit';
import { runAdmin, runAdminProcess } from './support/run-admin';

let database: TestDatabase;
let db: Database;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 1, statementTimeoutMs: 10_000 });
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: await emptyRedisUrl(),
    SECRETS_KEY: 'ab'.repeat(32),
  };
  const account = { name: 'Tanner', email: 'n@tanner.example', companyName: null, plan: 'starter' as const };
  await createAccount(db, { ...account, secretsKey: Buffer.alloc(32, 0xab) });
  // Breaks an invariant for `ledger verify` to report.
  await db.company.create({ data: { domain: 'unseen.example', noDataAt: new Date() } });
});
afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

const ONE_LINE = /^[^\n]+\n$/;

describe('the operator command, run as its own process,', () => {
  test.each<[string, string[], NodeJS.ProcessEnv, { code: number; stdout: RegExp; stderr: RegExp }]>([
    ['finds the database migrated', ['migrate'], {}, { code: 0, stdout: /is up to date/, stderr: /^$/ }],
    [
      'prints which invariant is broken',
      ['ledger', 'verify', '--json'],
      {},
      { code: 1, stdout: /unseen\.example/, stderr: /^Broken invariants: I11\.\n$/ },
    ],
    [
      'prints a result, and that Redis is unreachable',
      ['credits', 'purchase', '--account', '1', '--amount', '250', '--json'],
      { REDIS_URL: 'redis://127.0.0.1:1' },
      {
        code: 1,
        stdout: /"total_purchased":250\b.*\}\n$/,
        stderr: /^The database is changed, but[^\n]+\.\n$/,
      },
    ],
    [
      'says that the database is unreachable',
      ['account', 'list'],
      { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/x' },
      { code: 1, stdout: /^$/, stderr: ONE_LINE },
    ],
    [
      'says which setting is missing',
      ['account', 'list'],
      { SECRETS_KEY: undefined },
      { code: 1, stdout: /^$/, stderr: ONE_LINE },
    ],
  ])('%s and ends', async (_what, args, changes, { code, stdout, stderr }) => {
    expect(await runAdminProcess(args, { ...environment, ...changes })).toEqual({
      code,
      stdout: expect.stringMatching(stdout),
      stderr: expect.stringMatching(stderr),
    });
  });

  test('gives the same result as a run inside the test process', async () => {
    const args = ['account', 'list', '--json'];
    const outcome = await runAdmin(args, environment);
    expect(outcome).toEqual({ code: 0, stdout: expect.stringMatching(/^\{.*\}\n$/), stderr: '' });
    expect(await runAdminProcess(args, environment)).toEqual(outcome);
  });
});

test('--help lists the commands', async () => {
  const stdout = expect.stringMatching(/\n {2}account create +Create an account/);
  expect(await runAdmin(['--help'], environment)).toEqual({ code: 0, stdout, stderr: '' });
});
