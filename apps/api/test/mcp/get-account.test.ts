import { COUNTRY_CODES, FUNDING_STAGES, HIGHLIGHT_TYPES, INDUSTRIES } from '@firmlens/contract';
import { openAccount, withinOneMinute } from '../support/accounts';
import { type Agent, connectAgent } from '../support/agent';
import { queueBatch } from '../support/batches';
import { type Api, newDomain, startApi } from '../support/start-api';

let api: Api;
let agent: Agent;

beforeAll(async () => {
  api = await startApi();
  agent = await connectAgent(api, await openAccount(api.db, { credits: 321 }));
});
afterAll(async () => {
  await agent.close();
  await api.stop();
});

test('returns the balance', async () => {
  const { body } = await agent.call('get_account');
  expect(body).toMatchObject({
    plan: 'enterprise',
    status: 'active',
    credits: { balance: 321, used: 0, limit: 321 },
    coverage: { status: 'not_applicable', signal_absence_is_meaningful: false },
    notes: [],
    billing: { price: 0, credits_charged: 0, credits_remaining: 321 },
  });
});

test('returns the reserved credits, the number of running scans, and what is left of the rate limits', async () => {
  await withinOneMinute(async () => {
    const caller = await openAccount(api.db, { plan: 'starter', credits: 100 });
    await queueBatch(api.db, caller, newDomain(), { modules: ['team'] });
    const callerAgent = await connectAgent(api, caller);
    const { body } = await callerAgent.call('get_account');
    await callerAgent.close();
    expect(body).toMatchObject({
      credits: { balance: 84, used: 16, limit: 100, resets_at: expect.stringMatching(/Z$/) as string },
      scans: { running: 1, limit: 10 },
      // Counts this request, `initialize` and its confirmation.
      rate: { minute: { limit: 60, left: 57 }, day: { limit: 2_000, left: 1_997 } },
    });
    const { minute, day } = body['rate'] as Record<'minute' | 'day', { resets_at: string }>;
    expect(minute.resets_at).toMatch(/:00\.000Z$/);
    expect(day.resets_at).toMatch(/T00:00:00\.000Z$/);
    expect(Date.parse(minute.resets_at) - Date.now()).toBeLessThanOrEqual(60_000);
  });
});

test('returns the price of each tool, as the list of tools states it, and of each module', async () => {
  const { tools } = await agent.client.listTools();
  const { body } = await agent.call('get_account');
  expect(body['prices']).toEqual({
    tools: tools.map(({ name, _meta }) => ({ tool: name, ...(_meta?.['price'] as object) })),
    scan: {
      base: 10,
      modules: { business: 6, technology: 4, funding: 10, team: 6, signals: 16, competitors: 8 },
    },
  });
});

test('returns the valid values of each filter', async () => {
  const { body } = await agent.call('get_account');
  expect(body['filters']).toMatchObject({
    types: HIGHLIGHT_TYPES,
    signal_types: HIGHLIGHT_TYPES,
    funding_stages: FUNDING_STAGES,
    industries: INDUSTRIES,
    countries: COUNTRY_CODES,
  });
});

test('works for an account without credits', async () => {
  const callerAgent = await connectAgent(api, await openAccount(api.db, { credits: 0 }));
  expect(await callerAgent.call('get_account')).toMatchObject({
    isError: false,
    body: { credits: { balance: 0 } },
  });
  await callerAgent.close();
});
