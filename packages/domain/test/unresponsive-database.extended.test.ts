import { isDatabaseAway, openDatabase } from '@firmlens/domain';
import { createTestDatabase, startTcpProxy, type TcpProxy, type TestDatabase } from '@firmlens/testkit';

let database: TestDatabase;
let gate: TcpProxy;

beforeAll(async () => {
  database = await createTestDatabase();
  gate = await startTcpProxy(database.url);
});
afterAll(async () => {
  await gate.close();
  await database.drop();
});

test('a path to PostgreSQL that is lost without a word is given up as away, and the next query takes a new one', async () => {
  const db = openDatabase({ url: gate.url, poolSize: 2, statementTimeoutMs: 500 });
  try {
    const both = () =>
      Promise.allSettled([1, 2].map((n) => db.$queryRaw`SELECT ${n}::int, pg_sleep(0.2)::text`));
    await both();
    gate.silence();
    const outcomes = await both();
    expect(
      outcomes.map((outcome) => outcome.status === 'rejected' && isDatabaseAway(outcome.reason)),
    ).toEqual([true, true]);
    expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);

    gate.silence();
    const transaction = await db.$transaction((tx) => tx.account.count()).catch((error: unknown) => error);
    expect(isDatabaseAway(transaction)).toBe(true);
  } finally {
    await db.$disconnect();
  }
});

test('the connection of a transaction that was given up without an answer is used no more', async () => {
  const db = openDatabase({ url: database.url, poolSize: 1, statementTimeoutMs: 100 });
  try {
    const work = db.$transaction(
      async (tx) => {
        // As on a server that stands still: it does not end the statement.
        await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
        await tx.$queryRaw`SELECT pg_sleep(60)::text`;
      },
      { timeout: 60_000 },
    );
    expect(isDatabaseAway(await work.catch((error: unknown) => error))).toBe(true);
    expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  } finally {
    await db.$disconnect();
  }
});
