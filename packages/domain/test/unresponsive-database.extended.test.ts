import { isDatabaseUnavailable, openDatabase } from '@firmlens/domain';
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

test('gives up a silently lost path to PostgreSQL as an outage, and opens a new one for the next query', async () => {
  const db = openDatabase({ url: gate.url, poolSize: 2, statementTimeoutMs: 500 });
  try {
    const both = () =>
      Promise.allSettled([1, 2].map((n) => db.$queryRaw`SELECT ${n}::int, pg_sleep(0.2)::text`));
    await both();
    gate.silence();
    const outcomes = await both();
    expect(
      outcomes.map((outcome) => outcome.status === 'rejected' && isDatabaseUnavailable(outcome.reason)),
    ).toEqual([true, true]);
    expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);

    gate.silence();
    const transaction = await db.$transaction((tx) => tx.account.count()).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(transaction)).toBe(true);
  } finally {
    await db.$disconnect();
  }
});

test('does not reuse the connection of a transaction that was abandoned without a response', async () => {
  const db = openDatabase({ url: database.url, poolSize: 1, statementTimeoutMs: 100 });
  try {
    const work = db.$transaction(
      async (tx) => {
        // As on a frozen server, which does not end the statement.
        await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
        await tx.$queryRaw`SELECT pg_sleep(60)::text`;
      },
      { timeout: 60_000 },
    );
    expect(isDatabaseUnavailable(await work.catch((error: unknown) => error))).toBe(true);
    expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  } finally {
    await db.$disconnect();
  }
});
