import { type Database, isDatabaseAway, openDatabase, pingDatabase } from '@firmlens/domain';
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
const raise = (code: string) => errorOf(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`);

test('a statement that took too long says nothing of the statement: it may be tried again', async () => {
  expect(isDatabaseAway(await errorOf('SELECT pg_sleep(5)'))).toBe(true);
});

test.each(['53100', '53200', '53300', '55P03', '58030', '25006'])(
  'that a server has no room, no row or no disk to give (%s) says nothing of the statement',
  async (code) => {
    expect(isDatabaseAway(await raise(code))).toBe(true);
  },
);

test.each(['23514', '22012', 'P0001', '42601'])(
  'a fault of the statement (%s) is none of the server',
  async (code) => {
    expect(isDatabaseAway(await raise(code))).toBe(false);
  },
);

test('a database without our tables cannot answer, and is not taken for healthy', async () => {
  expect(await pingDatabase(db)).toBe(true);
  await domain.sql('ALTER SCHEMA public RENAME TO kept');
  expect(await pingDatabase(db)).toBe(false);
  expect(isDatabaseAway(await errorOf('SELECT FROM accounts'))).toBe(true);
  expect(isDatabaseAway(await db.batch.findFirst().catch((error: unknown) => error))).toBe(true);
  await domain.sql('ALTER SCHEMA kept RENAME TO public');
  expect(await pingDatabase(db)).toBe(true);
});
