import {
  COMPANY_ROUTE,
  endBatch,
  rotateRequestLogPartitions,
  monthlyUsage,
  recentRequests,
  type RequestEntry,
  requestHistory,
  requestsToday,
  writeRequests,
} from '@firmlens/domain';
import fc from 'fast-check';
import {
  openAccount,
  openTestDomain,
  queueBatch,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

const DAY_MS = 86_400_000;

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

function entry(account: TestAccount, changes: Partial<RequestEntry> = {}): RequestEntry {
  return {
    requestedAt: new Date(),
    accountId: account.accountId,
    keySeries: account.keySeries,
    endpoint: '/account/info',
    route: '/account/info',
    method: 'GET',
    status: 200,
    durationMs: 1.5,
    errorMessage: null,
    batchId: null,
    credits: 0,
    ...changes,
  };
}

const midnight = () => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
const monthStart = () => new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth(), 1));
const partitions = async () =>
  (
    await domain.sql<{ name: string }>(
      `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
       WHERE i.inhparent = 'request_log'::regclass ORDER BY 1`,
    )
  ).map(({ name }) => name);
const nameOf = (monthsFromNow: number) => {
  const month = new Date(monthStart().setUTCMonth(monthStart().getUTCMonth() + monthsFromNow));
  return `m${month.toISOString().slice(0, 7).replace('-', '_')}`;
};

describe('the history', () => {
  test("pages through the key's requests like a sorted list, whatever days they fall on", async () => {
    const moments = fc.tuple(fc.nat(6), fc.oneof(fc.constantFrom(0, DAY_MS - 1), fc.nat(DAY_MS - 1)));
    const pages = fc.array(fc.record({ limit: fc.integer({ min: 1, max: 12 }), offset: fc.nat(50) }), {
      minLength: 5,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(moments, { minLength: 1 }), { maxLength: 6 }),
        pages,
        async (writes, page) => {
          const account = await openAccount(domain.db);
          const otherAccount = await openAccount(domain.db);
          await writeRequests(domain.db, [entry(otherAccount)]);
          for (const write of writes) {
            const entries = write.map(([day, ms]) => {
              const requestedAt = new Date(midnight().getTime() - day * DAY_MS + ms);
              return entry(account, { requestedAt, endpoint: `/${day}/${ms}` });
            });
            await writeRequests(domain.db, entries);
          }
          const all = await domain.db.requestLog.findMany({ where: { keySeries: account.keySeries } });
          const sorted = all.sort(
            (a, b) => b.requestedAt.getTime() - a.requestedAt.getTime() || Number(b.id - a.id),
          );
          expect(all).toHaveLength(writes.flat().length);
          for (const { limit, offset } of page) {
            const { requests, total } = await requestHistory(domain.db, account.keySeries, { limit, offset });
            expect(total).toBe(sorted.length);
            expect(requests.map(({ id, endpoint }) => [id, endpoint])).toEqual(
              sorted.slice(offset, offset + limit).map(({ id, endpoint }) => [Number(id), endpoint]),
            );
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('returns an empty page for an offset beyond all bounds', async () => {
    const account = await openAccount(domain.db);
    await writeRequests(domain.db, [entry(account)]);
    const page = await requestHistory(domain.db, account.keySeries, {
      limit: 100,
      offset: Number.MAX_SAFE_INTEGER,
    });
    expect(page).toEqual({ requests: [], total: 1 });
  });

  test('shows a request as it was, and its credits until they are refunded', async () => {
    const account = await openAccount(domain.db);
    const stored = await queueBatch(domain.db, account, { modules: ['team'] });
    const refunded = await queueBatch(domain.db, account, { modules: ['signals'] });
    const call = { route: COMPANY_ROUTE, status: 202 };
    await writeRequests(domain.db, [
      entry(account, {
        ...call,
        endpoint: '/company/a.example',
        batchId: stored,
        requestedAt: new Date(Date.now() - 2),
      }),
      entry(account, {
        ...call,
        endpoint: '/company/b.example',
        batchId: refunded,
        errorMessage: 'NUL \0 gone',
        durationMs: 12.25,
      }),
    ]);
    const credits = async () =>
      (await requestHistory(domain.db, account.keySeries, { limit: 9, offset: 0 })).requests.map(
        (row) => row.creditsConsumed,
      );
    const [latest] = await recentRequests(domain.db, account.accountId, 1);
    expect(latest).toMatchObject({
      endpoint: '/company/b.example',
      method: 'GET',
      status: 202,
      durationMs: 12.25,
      errorMessage: 'NUL  gone',
      creditsConsumed: 26,
    });
    expect(await credits()).toEqual([26, 16]);
    expect(await monthlyUsage(domain.db, account.accountId)).toMatchObject({
      requests: 2,
      creditsConsumed: 42,
    });
    await endBatch(domain.db, { id: refunded, fence: null }, 'failed', 'over');
    expect(await credits()).toEqual([0, 16]);
    expect(await monthlyUsage(domain.db, account.accountId)).toMatchObject({
      requests: 2,
      creditsConsumed: 16,
      topEndpoints: [{ endpoint: COMPANY_ROUTE, requests: 2, creditsUsed: 16 }],
    });
  });
});

describe('the usage', () => {
  test('counts only the calendar month, with at most ten routes, most requested first', async () => {
    const account = await openAccount(domain.db);
    const start = monthStart();
    const routes = Array.from({ length: 12 }, (_, index) => `/r${index}`);
    await writeRequests(domain.db, [
      ...routes.flatMap((route, index) =>
        Array.from({ length: index + 1 }, () => entry(account, { route, requestedAt: start })),
      ),
      entry(account, { route: '/before', requestedAt: new Date(start.getTime() - 1) }),
    ]);
    const usage = await monthlyUsage(domain.db, account.accountId);
    expect(usage).toMatchObject({ requests: 78, creditsConsumed: 0, start });
    expect(usage.end.getTime() + 1).toBe(new Date(start).setUTCMonth(start.getUTCMonth() + 1));
    expect(usage.topEndpoints.map(({ endpoint, requests }) => `${endpoint} ${requests}`)).toEqual(
      Array.from({ length: 10 }, (_, index) => `/r${11 - index} ${12 - index}`),
    );
  });

  test('counts today by UTC days, and loses nothing when many write at once', async () => {
    const account = await openAccount(domain.db);
    const page = [
      entry(account),
      entry(account, { route: '/x' }),
      entry(account, { requestedAt: new Date(midnight().getTime() - 1) }),
    ];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        writeRequests(domain.db, index % 2 === 0 ? page : [...page].reverse()),
      ),
    );
    expect(await requestsToday(domain.db, account.accountId)).toBe(40);
    expect((await requestHistory(domain.db, account.keySeries, { limit: 1, offset: 0 })).total).toBe(60);
    expect(await requestsToday(domain.db, 2_000_000_000)).toBe(0);
  });
});

describe('the months of the log', () => {
  test('are created for this month and the next', async () => {
    await rotateRequestLogPartitions(domain.db, 13);
    expect(await partitions()).toEqual([nameOf(0), nameOf(1), 'unexpected']);
  });

  test('take over requests that came before the month was created', async () => {
    const account = await openAccount(domain.db);
    await domain.sql(`DROP TABLE request_log_months.${nameOf(0)}`);
    await writeRequests(domain.db, [entry(account)]);
    expect(
      await domain.sql(`SELECT 1 FROM request_log_months.unexpected WHERE key_series = $1`, [
        account.keySeries,
      ]),
    ).toHaveLength(1);
    await rotateRequestLogPartitions(domain.db, 13);
    expect(
      await domain.sql(`SELECT 1 FROM request_log_months.${nameOf(0)} WHERE key_series = $1`, [
        account.keySeries,
      ]),
    ).toHaveLength(1);
    expect(
      (await requestHistory(domain.db, account.keySeries, { limit: 9, offset: 0 })).requests,
    ).toHaveLength(1);
  });

  test('are dropped past retention, and the history counts what is left', async () => {
    const account = await openAccount(domain.db);
    const old = nameOf(-3);
    const from = new Date(new Date(monthStart()).setUTCMonth(monthStart().getUTCMonth() - 3));
    const to = new Date(new Date(from).setUTCMonth(from.getUTCMonth() + 1));
    await domain.sql(`CREATE TABLE request_log_months.${old} PARTITION OF request_log
                      FOR VALUES FROM ('${from.toISOString()}') TO ('${to.toISOString()}')`);
    const earlier = new Date(from.getTime() - DAY_MS);
    await writeRequests(domain.db, [
      entry(account, { requestedAt: earlier }),
      entry(account, { requestedAt: from }),
      entry(account),
    ]);

    expect(await rotateRequestLogPartitions(domain.db, 3)).toEqual([]);
    expect((await requestHistory(domain.db, account.keySeries, { limit: 9, offset: 0 })).total).toBe(2);
    expect(await rotateRequestLogPartitions(domain.db, 2)).toEqual([old]);
    expect(await partitions()).toEqual([nameOf(0), nameOf(1), 'unexpected']);
    const { requests, total } = await requestHistory(domain.db, account.keySeries, { limit: 9, offset: 0 });
    expect([requests.length, total]).toEqual([1, 1]);
  });
});
