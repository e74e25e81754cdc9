import { type Database, isDatabaseUnavailable, openDatabase, pingDatabase } from '@firmlens/domain';
import { openTestDomain, type TestDomain } from './support/test-domain';

let domain: TestDomain;
let db: Database;
beforeAll(async () => {
  domain = await openTestDomain();
  db = openDatabase({ url: domain.url, poolSize: 2, statementTimeoutMs: 100 });
});
afterAll(async () => {
  await db.$disconnect();
  await domain.close();
});

const errorOf = (statement: string) =>
  db.$executeRawUnsafe(statement).then(
    () => null,
    (error: unknown) => error,
  );
const raiseError = (code: string) =>
  errorOf(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`);

test('treats a statement timeout as an outage: the statement may be retried', async () => {
  expect(isDatabaseUnavailable(await errorOf('SELECT pg_sleep(5)'))).toBe(true);
});

test.each(['53100', '53200', '53300', '55P03', '58030', '25006'])(
  'treats a lack of space, a locked row or a broken disk (%s) as an outage',
  async (code) => {
    expect(isDatabaseUnavailable(await raiseError(code))).toBe(true);
  },
);

test.each(['23514', '22012', 'P0001', '42601'])(
  'does not treat a faulty statement (%s) as an outage',
  async (code) => {
    expect(isDatabaseUnavailable(await raiseError(code))).toBe(false);
  },
);

test('treats a database without our tables as unable to respond and unhealthy', async () => {
  expect(await pingDatabase(db)).toBe(true);
  await domain.sql('ALTER SCHEMA public RENAME TO kept');
  expect(await pingDatabase(db)).toBe(false);
  expect(isDatabaseUnavailable(await errorOf('SELECT FROM accounts'))).toBe(true);
  expect(isDatabaseUnavailable(await db.batch.findFirst().catch((error: unknown) => error))).toBe(true);
  await domain.sql('ALTER SCHEMA kept RENAME TO public');
  expect(await pingDatabase(db)).toBe(true);
});
