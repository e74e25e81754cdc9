import { dispatchOutbox, type Dispatch } from '@firmlens/domain';
import {
  createEndedBatch,
  openAccount,
  openTestDomain,
  queueBatch,
  type TestAccount,
  type TestDomain,
  WEBHOOK,
} from './support/test-domain';

let domain: TestDomain;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'enterprise');
});
beforeEach(() => domain.sql('DELETE FROM outbox'));
afterAll(() => domain.close());

/** Takes a page and returns what was dispatched. */
async function takePage(): Promise<Dispatch[]> {
  const dispatched: Dispatch[] = [];
  const isMore = await dispatchOutbox(domain.db, async (rows) => void dispatched.push(...rows));
  expect(isMore).toBe(dispatched.length === 200);
  return dispatched;
}

test('dispatches what was committed, in order, once', async () => {
  const first = await queueBatch(domain.db, account);
  const second = await createEndedBatch(domain.db, account, 'failed', { webhookUrl: WEBHOOK });
  const { id } = await domain.db.delivery.findUniqueOrThrow({ where: { batchId: second } });
  expect(await takePage()).toMatchObject([
    { kind: 'run', subject: first, generation: 1 },
    { kind: 'run', subject: second, generation: 1 },
    { kind: 'deliver', subject: String(id), generation: 1 },
  ]);
  expect(await takePage()).toEqual([]);
});

test('dispatches nothing for a refused reservation', async () => {
  await domain.sql(
    `SELECT reserve_batch('batch_x', $1, $2, 'x.example', '{}', 600000, '/', NULL, 1, 1, 1, 1, 1)`,
    [account.accountId, account.keySeries],
  );
  expect(await takePage()).toEqual([]);
});

test('keeps what could not be dispatched', async () => {
  const id = await queueBatch(domain.db, account);
  await expect(dispatchOutbox(domain.db, () => Promise.reject(new Error('Redis is away')))).rejects.toThrow(
    'Redis is away',
  );
  expect(await takePage()).toMatchObject([{ subject: id }]);
});

test('dispatches nothing twice with two concurrent dispatchers', async () => {
  await domain.sql(
    `INSERT INTO outbox (kind, subject, generation) SELECT 'run', 's' || n, 1 FROM generate_series(1, 450) n`,
  );
  const pages: string[][] = [];
  const first = dispatchOutbox(domain.db, async (rows) => {
    pages.push(rows.map(({ subject }) => subject));
    // The first page is being dispatched while the others are taken.
    pages.push(
      ...(await Promise.all([takePage(), takePage()])).map((page) => page.map(({ subject }) => subject)),
    );
  });
  expect(await first).toBe(true);
  expect(pages.flat()).toHaveLength(450);
  expect(new Set(pages.flat()).size).toBe(450);
  expect(await takePage()).toEqual([]);
});
