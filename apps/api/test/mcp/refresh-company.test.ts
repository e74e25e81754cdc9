import { type ErrorCode, MODULES } from '@firmlens/contract';
import { endBatch, findBatch, setDefaultWebhook, verifyLedger } from '@firmlens/domain';
import { type Agent, type AgentResponse, connectAgent } from '../support/agent';
import { type Caller, openAccount } from '../support/accounts';
import { ageCompanyData, completeBatch, endBatchWithoutData, queueBatch } from '../support/batches';
import { type Api, newDomain, startApi, WEBHOOK_URL } from '../support/start-api';

let api: Api;
let worker: Caller;
let agents: Agent[] = [];

beforeAll(async () => {
  api = await startApi();
  worker = await openAccount(api.db);
});
afterAll(async () => {
  await Promise.all(agents.map((agent) => agent.close()));
  await api.stop();
});

async function newAgent(options: Parameters<typeof openAccount>[1] = { credits: 100 }) {
  const caller = await openAccount(api.db, options);
  const agent = await connectAgent(api, caller);
  agents = [...agents, agent];
  return {
    caller,
    refresh: (args: Record<string, unknown>) => agent.call('refresh_company', args),
    /** Returns what all calls have cost according to the history. */
    credits: async () => {
      const { body } = await api.get('/account/history', caller);
      const requests = body.data.requests as { endpoint: string; credits_consumed: number }[];
      return requests
        .filter(({ endpoint }) => endpoint === '/mcp')
        .reduce((sum, { credits_consumed }) => sum + credits_consumed, 0);
    },
    balance: async () => (await api.get('/account/credits', caller)).body.data.credits as object,
  };
}

const batchOf = async ({ body }: AgentResponse) => {
  const batch = await findBatch(api.db, String(body['batch_id']));
  if (batch === null) throw new Error('there is no such batch');
  return batch;
};

const expectedToolError = (error: ErrorCode, fields: object = {}) => ({
  isError: true,
  body: { error, ...fields, billing: { credits_charged: 0 } },
});

describe('a scan', () => {
  test('is queued with its credits reserved, and says how to poll for its end', async () => {
    const { refresh, balance, caller } = await newAgent();
    const domain = newDomain();
    const response = await refresh({ domain: `https://www.${domain}/a`, modules: ['team', 'technology'] });
    expect(response).toMatchObject({
      isError: false,
      body: {
        domain,
        status: 'queued',
        modules: ['base', 'technology', 'team'],
        batch_id: expect.stringMatching(/^batch_/),
        credits_reserved: 20,
        estimated_minutes: 2,
        poll: {
          tool: 'get_scan_status',
          arguments: { batch_id: response.body['batch_id'] },
          after_seconds: 10,
        },
        coverage: { status: 'scanning' },
        billing: { price: 20, credits_charged: 20, credits_remaining: 80 },
      },
    });
    expect(await balance()).toMatchObject({ balance: 80, used: 20 });
    expect(await batchOf(response)).toMatchObject({
      accountId: caller.accountId,
      domain,
      modules: ['technology', 'team'],
      webhookUrl: null,
    });
  });

  test('estimates its minutes from recent scans of the same size', async () => {
    const { refresh } = await newAgent();
    const done = await completeBatch(api.db, worker, newDomain(), { modules: ['competitors'] });
    await api.db
      .$executeRaw`UPDATE batches SET requested_at = completed_at - interval '130 seconds' WHERE id = ${done}`;
    const { body } = await refresh({ domain: newDomain(), modules: ['competitors'] });
    expect(body).toMatchObject({ estimated_minutes: 3 });
  });

  test("calls the account's webhook when it ends, if there is a usable one", async () => {
    const { refresh, caller } = await newAgent();
    await setDefaultWebhook(api.db, caller.accountId, WEBHOOK_URL);
    expect(await batchOf(await refresh({ domain: newDomain() }))).toMatchObject({ webhookUrl: WEBHOOK_URL });
    await setDefaultWebhook(api.db, caller.accountId, 'https://127.0.0.1/in');
    expect(await batchOf(await refresh({ domain: newDomain() }))).toMatchObject({ webhookUrl: null });
  });

  test('costs the full price for a company on file', async () => {
    const { refresh } = await newAgent();
    const domain = newDomain();
    await completeBatch(api.db, worker, domain);
    const { body } = await refresh({ domain, modules: ['business'] });
    expect(body).toMatchObject({ status: 'queued', credits_reserved: 16 });
  });

  test('is refunded if it fails: balance, history and ledger agree', async () => {
    const { refresh, balance, credits } = await newAgent();
    const domain = newDomain();
    const response = await refresh({ domain, modules: ['signals'] });
    expect(response.body).toMatchObject({ billing: { credits_charged: 26, credits_remaining: 74 } });
    expect(await credits()).toBe(26);
    const { id } = await batchOf(response);
    expect(await endBatch(api.db, { id, fence: null }, 'failed', 'The batch ended.')).toBe(true);
    expect(await balance()).toMatchObject({ balance: 100, used: 0 });
    expect(await credits()).toBe(0);
    const { body } = await refresh({ domain, max_credits: 1 });
    expect(body).toMatchObject({ billing: { credits_charged: 0, credits_remaining: 100 } });
    expect(await verifyLedger(api.db)).toMatchObject({ faults: [] });
  });
});

describe('no scan is started or charged', () => {
  test('if everything requested is fresh', async () => {
    const { refresh, balance } = await newAgent({ credits: 0 });
    const domain = newDomain();
    await completeBatch(api.db, worker, domain, { modules: ['team'] });
    expect(await refresh({ domain, modules: ['team'], max_credits: 0 })).toMatchObject({
      isError: false,
      body: {
        status: 'fresh',
        batch_id: null,
        credits_reserved: 0,
        poll: null,
        billing: { price: 16, credits_charged: 0, credits_remaining: 0 },
      },
    });
    expect(await balance()).toMatchObject({ balance: 0, used: 0 });
    const count = await api.db.batch.count({ where: { domain } });
    expect(count).toBe(1);
  });

  test('if a scan is running, and only its own account sees the batch id', async () => {
    const { refresh, caller } = await newAgent();
    const [own, other] = [newDomain(), newDomain()];
    const batchId = await queueBatch(api.db, caller, own);
    await queueBatch(api.db, worker, other);
    expect(await refresh({ domain: own })).toMatchObject(
      expectedToolError('enrichment_in_progress', { batch_id: batchId, coverage: { status: 'scanning' } }),
    );
    expect(await refresh({ domain: other })).toMatchObject(
      expectedToolError('enrichment_in_progress', { batch_id: null }),
    );
  });

  test('if a recent scan found nothing, and the error states the seconds until the next', async () => {
    const { refresh } = await newAgent();
    const domain = newDomain();
    await endBatchWithoutData(api.db, worker, domain, 'no_data_found');
    const response = await refresh({ domain });
    expect(response).toMatchObject(
      expectedToolError('no_data_cooldown', { coverage: { status: 'no_data' } }),
    );
    expect(response.body['retry_after_seconds']).toBeGreaterThan(86_000);
    await ageCompanyData(api.db, domain);
    expect(await refresh({ domain })).toMatchObject({ isError: false });
  });

  test('if no source covers the domain', async () => {
    const { refresh } = await newAgent();
    expect(await refresh({ domain: 'acme.notatld' })).toMatchObject(expectedToolError('company_not_found'));
  });

  test('if the full price exceeds max_credits', async () => {
    const { refresh, balance } = await newAgent();
    const domain = newDomain();
    expect(await refresh({ domain, modules: ['team'], max_credits: 15 })).toMatchObject({
      isError: true,
      body: {
        error: 'max_credits_exceeded',
        credits_required: 16,
        max_credits: 15,
        billing: { price: 16, credits_charged: 0 },
      },
    });
    expect(await balance()).toMatchObject({ balance: 100, used: 0 });
    expect(await refresh({ domain, modules: ['team'], max_credits: 16 })).toMatchObject({ isError: false });
  });

  test('if the balance is below the price', async () => {
    const { refresh, balance } = await newAgent({ credits: 15 });
    await expect(refresh({ domain: newDomain(), modules: ['team'] })).rejects.toThrow(/402|balance/i);
    expect(await balance()).toMatchObject({ balance: 15, used: 0 });
  });

  test('if the account is at its limit of running scans', async () => {
    const { refresh } = await newAgent({ concurrentBatches: 1 });
    await refresh({ domain: newDomain() });
    await expect(refresh({ domain: newDomain() })).rejects.toThrow(/429|running/i);
  });

  test('if a module is unknown, whatever else is wrong', async () => {
    const { refresh } = await newAgent({ credits: 0 });
    await expect(refresh({ domain: 'acme.notatld', modules: ['team', 'horoscope'] })).rejects.toMatchObject({
      code: -32602,
      data: { field: 'modules', valid_modules: [...MODULES] },
    });
  });
});
