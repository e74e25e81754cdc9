import { purchaseCredits } from '@firmlens/domain';
import { type Standby, startPrimaryAndStandby, waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { connectAgent } from './support/agent';
import { completeBatch } from './support/batches';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let servers: Standby;
const opened: Api[] = [];

beforeAll(async () => {
  servers = await startPrimaryAndStandby();
});
afterEach(async () => {
  await servers.resumeReplay();
  await Promise.all(opened.splice(0).map((api) => api.stop()));
});
afterAll(() => servers.close());

const SERVED = 'the replica answers what may lag';
const NOT_SERVED = 'the primary answers what may lag';

/** Starts the API with the replica, and waits until the replica serves. */
async function startWithReplica(maxLagSeconds: number): Promise<Api> {
  const api = await startApi({
    databaseUrl: servers.primaryUrl,
    replica: { url: servers.replicaUrl, maxLagSeconds },
  });
  opened.push(api);
  await isLogged(api, SERVED);
  return api;
}

/** Waits for a line after the first `seen` ones. */
const isLogged = ({ logLines }: Api, text: string, seen = 0) =>
  waitUntil(() => logLines.slice(seen).find((line) => line.includes(text)), { what: text });

const history = async (api: Api, { key }: Caller): Promise<number> => {
  const { status, body } = await api.get('/account/history', { key });
  expect(status).toBe(200);
  return (body.data as { pagination: { total: number } }).pagination.total;
};

test('history, usage and searches are read from the replica; balances and batches are not', async () => {
  const api = await startWithReplica(3_600);
  const caller = await openAccount(api.db, { credits: 1_000 });
  const agent = await connectAgent(api, caller);
  const search = async (query: string) => {
    const { body } = await agent.call('search_companies', { query });
    return (body['companies'] as { domain: string }[]).map(({ domain }) => domain);
  };
  const signals = async () => {
    const { body } = await agent.call('search_signals', { types: ['funding'] });
    return (body['signals'] as object[]).length;
  };
  const highlight = {
    ...{ type: 'funding', title: 'A round', date: '2026-10-05', description: null },
    entities: { class: 'reported' },
  };
  const known = newDomain();
  const data = (name: string) => ({ company: { name }, signals: { highlights: [highlight] } });
  await completeBatch(api.db, caller, known, { modules: ['signals'], data: data('Palletone') });
  await servers.catchUp();
  expect(await search('palletone')).toEqual([known]);

  await servers.pauseReplay();
  const before = { requests: await history(api, caller), signals: await signals() };
  const paidBefore = (await api.get('/account/credits', caller)).body.data.credits.balance as number;
  await completeBatch(api.db, caller, newDomain(), { modules: ['signals'], data: data('Palletwo') });
  const { status, body } = await api.get(`/company/${newDomain()}`, {
    ...caller,
    query: 'enrich=team',
    headers: { 'x-webhook-url': WEBHOOK_URL },
  });
  expect(status).toBe(202);
  await purchaseCredits(api.db, caller.accountId, 5_000);

  // As of the pause.
  expect(await history(api, caller)).toBe(before.requests);
  expect(await signals()).toBe(before.signals);
  expect(await search('palletwo')).toEqual([]);
  const usage = await api.get('/account/usage', caller);
  expect(usage.body.data.monthly_usage.requests).toBe(before.requests);
  // As of now.
  const balance = (await api.get('/account/credits', caller)).body.data.credits.balance as number;
  expect(balance).toBeGreaterThan(paidBefore + 4_500);
  expect((await api.get(`/enrichment/${String(body.batch_id)}/status`, caller)).body).toMatchObject({
    status: 'queued',
  });

  await servers.resumeReplay();
  await servers.catchUp();
  expect(await search('palletwo')).toHaveLength(1);
  expect(await history(api, caller)).toBeGreaterThan(before.requests);
  await agent.close();
});

test('without its replica the API reads from the primary, and goes back when the replica returns', async () => {
  const api = await startWithReplica(3_600);
  const caller = await openAccount(api.db);
  await servers.catchUp();
  await history(api, caller);
  await servers.pauseReplay();
  const stale = await history(api, caller);
  await servers.kill();
  expect(await history(api, caller)).toBeGreaterThan(stale);
  expect((await api.get('/account/usage', caller)).status).toBe(200);
  await isLogged(api, NOT_SERVED);

  const seen = api.logLines.length;
  await servers.restart();
  await isLogged(api, SERVED, seen);
  expect(await history(api, caller)).toBeGreaterThan(stale);
});

test('a replica that is further behind than the setting allows does not serve until it has caught up', async () => {
  const api = await startWithReplica(3);
  const caller = await openAccount(api.db);
  await servers.catchUp();
  await history(api, caller);
  await servers.pauseReplay();
  const seen = api.logLines.length;
  // Something for it to miss.
  await purchaseCredits(api.db, caller.accountId, 1);
  expect(await isLogged(api, NOT_SERVED, seen)).toContain('it is more than 3 s behind');
  const shown = await history(api, caller);
  expect(await history(api, caller)).toBe(shown + 1);

  await servers.resumeReplay();
  await isLogged(api, SERVED, seen);
});

test('a database that is no replica of the primary never serves', async () => {
  const api = await startApi({
    databaseUrl: servers.primaryUrl,
    replica: { url: servers.primaryUrl, maxLagSeconds: 10 },
  });
  opened.push(api);
  expect(await isLogged(api, NOT_SERVED)).toContain('it is not a replica');
});
