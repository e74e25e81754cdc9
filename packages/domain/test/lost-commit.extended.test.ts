import { randomUUID } from 'node:crypto';
import {
  chargeForResponse,
  type Database,
  isDatabaseUnavailable,
  openDatabase,
  requestHistory,
  writeRequests,
} from '@firmlens/domain';
import { startTcpProxy, type TcpProxy, waitUntil } from '@firmlens/testkit';
import { openAccount, openTestDomain, type TestDomain } from './support/test-domain';

let domain: TestDomain;
let gate: TcpProxy;
let db: Database;

beforeAll(async () => {
  domain = await openTestDomain();
  gate = await startTcpProxy(domain.url);
});
afterAll(async () => {
  await gate.close();
  await domain.close();
});

// Each test needs new connections: a prepared statement is not sent as text again.
beforeEach(() => {
  db = openDatabase({ url: gate.url, poolSize: 2, statementTimeoutMs: 5_000 });
});
afterEach(() => db.$disconnect());

const respond = () => Promise.resolve({ response: 'what was asked for', price: 3 });

async function pricesPaid(accountId: number): Promise<number[]> {
  const rows = await domain.sql<{ amount: number }>(
    `SELECT amount FROM ledger_entries WHERE account_id = $1 AND kind = 'charge'`,
    [accountId],
  );
  return rows.map(({ amount }) => -amount);
}

test.each(['end', 'reset'] as const)(
  'returns the response of a charge that was made, though its confirmation was lost (%s)',
  async (how) => {
    const payer = await openAccount(domain.db, 'trial');
    gate.breakAt('COMMIT', { when: 'answered', how });
    expect(await chargeForResponse(db, payer, respond)).toMatchObject({
      response: 'what was asked for',
      charge: { charged: 3, balance: 2_497 },
    });
    expect(await pricesPaid(payer.accountId)).toEqual([3]);
  },
);

test('reports an error for a charge that was not made, though another one has its place in the ledger', async () => {
  const payer = await openAccount(domain.db, 'trial');
  const { ledgerSequence } = await domain.db.account.findUniqueOrThrow({ where: { id: payer.accountId } });
  let next: ReturnType<typeof chargeForResponse> | undefined;
  const isWaiting = async () =>
    (await domain.sql(`SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'`)).length > 0;
  gate.breakAt('COMMIT', {
    when: 'before',
    how: 'reset',
    async meanwhile() {
      next = chargeForResponse(domain.db, payer, respond);
      await waitUntil(isWaiting, { what: 'the next charge to wait for this one' });
    },
  });
  const lost = await chargeForResponse(db, payer, respond).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(lost)).toBe(true);
  expect((await next)?.charge).toMatchObject({ balance: 2_497, ledgerSequence: Number(ledgerSequence) + 1 });
  expect(await pricesPaid(payer.accountId)).toEqual([3]);
});

test('does not write a page of the request log again whose confirmation was lost', async () => {
  const { accountId, keySeries } = await openAccount(domain.db);
  const entry = {
    ...{ requestedAt: new Date(), accountId, keySeries, endpoint: '/account/info', route: '/account/info' },
    ...{ method: 'GET', status: 200, durationMs: 1, errorMessage: null, batchId: null, credits: 0 },
  };
  const id = randomUUID();
  gate.breakAt('request_pages', { when: 'answered', how: 'reset' });
  expect(isDatabaseUnavailable(await writeRequests(db, [entry], id).catch((error: unknown) => error))).toBe(
    true,
  );
  await writeRequests(db, [entry], id);
  await writeRequests(db, [entry]);
  const { requests, total } = await requestHistory(domain.db, keySeries, { limit: 10, offset: 0 });
  expect([requests.length, total]).toEqual([2, 2]);
});
