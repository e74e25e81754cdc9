import { endBatch, verifyLedger } from '@firmlens/domain';
import { type Caller, openAccount } from '../support/accounts';
import { toolCall } from '../support/json-rpc';
import { companyWithSignals, highlight } from '../support/signals';
import { type Api, newDomain, startApi, WEBHOOK_URL } from '../support/start-api';

let api: Api;
let domain: string;

beforeAll(async () => {
  api = await startApi();
  domain = newDomain();
  await companyWithSignals(api.db, await openAccount(api.db), domain, { highlights: [highlight()] });
});
afterAll(() => api.stop());

const search = ({ key }: Caller, args: Record<string, unknown> = { domains: [domain] }) =>
  api.post('/mcp', toolCall('search_signals', args), { key });

/** Returns the amounts of the account's `charge` entries in the ledger, its balance and its usage. */
async function accountState({ accountId, key }: Caller) {
  const charges = await api.db.$queryRaw<{ amount: number }[]>`
    SELECT amount FROM ledger_entries WHERE account_id = ${accountId}::int AND kind = 'charge'`;
  const { balance, used } = await api.db.account.findUniqueOrThrow({ where: { id: accountId } });
  const { monthly_usage: month, top_endpoints: top } = (await api.get('/account/usage', { key })).body.data;
  return {
    ...{ charges: charges.map(({ amount }) => amount), balance, used },
    monthly: month.credits_consumed as number,
    ofAgents: (top as { endpoint: string; requests: number; credits_used: number }[]).find(
      ({ endpoint }) => endpoint === '/mcp',
    ),
  };
}

test('accepts 30 of 100 simultaneous calls from an account with 60 credits', async () => {
  const caller = await openAccount(api.db, { credits: 60 });
  const responses = await Promise.all(Array.from({ length: 100 }, () => search(caller)));
  const answered = responses.filter(({ status }) => status === 200);
  const refused = responses.filter(({ status }) => status === 402);
  expect([answered.length, refused.length]).toEqual([30, 70]);
  for (const { body } of answered) {
    expect(body.result.structuredContent).toMatchObject({
      signals: [{ domain }],
      billing: { credits_charged: 2 },
    });
  }
  const left = answered.map(({ body }) => body.result.structuredContent.billing.credits_remaining as number);
  expect(left.toSorted((a, b) => b - a)).toEqual(Array.from({ length: 30 }, (_, at) => 58 - 2 * at));
  for (const { body } of refused) {
    expect(body.error).toMatchObject({
      code: -32000,
      data: { error: 'insufficient_credits', credits_required: 2, credits_available: expect.any(Number) },
    });
  }
  expect(await accountState(caller)).toEqual({
    ...{ charges: Array.from({ length: 30 }, () => -2), balance: 0, used: 60, monthly: 60 },
    ofAgents: { endpoint: '/mcp', requests: 100, credits_used: 60, avg_credits_per_request: 0.6 },
  });
  expect(await verifyLedger(api.db)).toMatchObject({ faults: [] });

  // The newest is the request for the usage.
  const { requests } = (await api.get('/account/history', { ...caller, query: 'limit=100&offset=1' })).body
    .data as {
    requests: { endpoint: string; credits_consumed: number; response_status: number }[];
  };
  const rows = requests.map(({ endpoint, response_status: status, credits_consumed: credits }) =>
    [endpoint, status, credits].join(' '),
  );
  expect(rows.toSorted()).toEqual([
    ...Array.from({ length: 30 }, () => '/mcp 200 2'),
    ...Array.from({ length: 70 }, () => '/mcp 402 0'),
  ]);
});

test('charges nothing for an empty page, but requires the price on the account', async () => {
  const caller = await openAccount(api.db, { credits: 2 });
  const nothing = { domains: [domain], types: ['layoffs'] };
  expect((await search(caller, nothing)).body.result.structuredContent).toMatchObject({
    ...{ signals: [], billing: { price: 2, credits_charged: 0, credits_remaining: 2 } },
  });
  await search(caller);
  expect(await search(caller, nothing)).toMatchObject({
    status: 402,
    body: { error: { data: { error: 'insufficient_credits' } } },
  });
  expect(await accountState(caller)).toMatchObject({ charges: [-2], balance: 0, monthly: 2 });
});

test('charges each page, and treats a repeated id as a new call', async () => {
  const caller = await openAccount(api.db, { credits: 10 });
  const request = { ...toolCall('search_signals', { domains: [domain] }), id: 'the same' };
  for (const left of [8, 6, 4]) {
    const { body } = await api.post('/mcp', request, caller);
    expect(body).toMatchObject({
      id: 'the same',
      result: { structuredContent: { billing: { credits_charged: 2, credits_remaining: left } } },
    });
  }
  expect(await accountState(caller)).toMatchObject({ charges: [-2, -2, -2], balance: 4 });
});

test('charges nothing for a call that fails while its response is built', async () => {
  const caller = await openAccount(api.db, { credits: 10 });
  const broken = newDomain();
  await companyWithSignals(api.db, await openAccount(api.db), broken, { highlights: [highlight()] });
  await api.db.$executeRaw`UPDATE signals SET entities = 'null' WHERE domain = ${broken}`;
  expect(await search(caller, { domains: [broken] })).toMatchObject({
    status: 500,
    body: { error: { code: -32603, data: { error: 'internal_error' } } },
  });
  expect(await accountState(caller)).toMatchObject({ charges: [], balance: 10, monthly: 0 });
});

test('charges nothing for a call that is refused for its arguments', async () => {
  const caller = await openAccount(api.db, { credits: 10 });
  await search(caller, { types: ['no such type'] });
  await search(caller, { domains: ['not a domain'] });
  await search(caller, { limit: 500 });
  expect(await accountState(caller)).toMatchObject({ charges: [], balance: 10, monthly: 0 });
});

test('counts scans under the route that ordered them, and subtracts refunds there', async () => {
  const caller = await openAccount(api.db, { credits: 200 });
  const refresh = async () =>
    (await api.post('/mcp', toolCall('refresh_company', { domain: newDomain() }), caller)).body.result
      .structuredContent.batch_id as string;
  const enrich = async () =>
    (await api.get(`/company/${newDomain()}`, { ...caller, headers: { 'x-webhook-url': WEBHOOK_URL } })).body
      .batch_id as string;
  const [, failing] = [await refresh(), await refresh()];
  const [, empty, late] = [await enrich(), await enrich(), await enrich()];
  await search(caller);
  for (const id of [failing, empty, late]) await endBatch(api.db, { id, fence: null }, 'failed', 'over');

  const { requests } = (await api.get('/account/history', caller)).body.data as {
    requests: { endpoint: string; credits_consumed: number }[];
  };
  const [agentRequests, restRequests] = [
    requests.filter(({ endpoint }) => endpoint === '/mcp'),
    requests.filter(({ endpoint }) => endpoint.startsWith('/company/')),
  ];
  const credits = (calls: typeof requests) => calls.reduce((sum, call) => sum + call.credits_consumed, 0);
  const { top_endpoints: top } = (await api.get('/account/usage', caller)).body.data;
  // The cost of a scan is recorded with its batch only.
  const logged = await api.db.$queryRaw<{ credits: number }[]>`
    SELECT credits FROM request_log WHERE account_id = ${caller.accountId}::int AND credits <> 0`;
  expect(logged).toEqual([{ credits: 2 }]);
  expect([credits(agentRequests), credits(restRequests)]).toEqual([12, 10]);
  expect(top).toEqual(
    expect.arrayContaining([
      { endpoint: '/mcp', requests: 3, credits_used: 12, avg_credits_per_request: 4 },
      { endpoint: '/company/{domain}', requests: 3, credits_used: 10, avg_credits_per_request: 3.33 },
    ]),
  );
  expect(await accountState(caller)).toMatchObject({ balance: 178, used: 22, monthly: 22 });
  expect(await verifyLedger(api.db)).toMatchObject({ faults: [] });
});
