import { claimBatch, deleteOldResults, findCredits } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, endBatchWithoutData, finishBatch, queueBatch, startBatch } from './support/batches';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

const BASE = 'https://api.firmlens.example/api/v1';
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
/** The coverage of a module of which nothing is known about its sources. */
const BUILT = { enriched_at: TIME, status: null, sources_responded: null, sources_missing: null };

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const status = (batchId: string, who = caller) => api.get(`/enrichment/${batchId}/status`, who);
const results = (batchId: string, who = caller) => api.get(`/enrichment/${batchId}/results`, who);

describe('GET /enrichment/{batch_id}/status', () => {
  it('describes a queued batch', async () => {
    const domain = newDomain();
    const batchId = await queueBatch(api.db, caller, domain, { modules: ['team', 'funding'] });
    const response = await status(batchId);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      success: true,
      batch_id: batchId,
      domain,
      status: 'queued',
      requested_modules: ['team', 'funding'],
      message: null,
      credits: { reserved: 26, used: 0, refunded: 0 },
      timing: { requested_at: TIME, started_at: null, completed_at: null, duration_seconds: null },
      webhook: { url: WEBHOOK_URL, sent_at: null, status: 'pending', retries: 0 },
      results_endpoint: null,
    });
  });

  it('describes a batch that a worker has claimed', async () => {
    const { body } = await status(await startBatch(api.db, caller, newDomain()));
    expect(body).toMatchObject({
      status: 'processing',
      credits: { reserved: 10, used: 0, refunded: 0 },
      timing: { started_at: TIME, completed_at: null, duration_seconds: null },
      results_endpoint: null,
    });
  });

  it('links the results of a completed batch', async () => {
    const batchId = await completeBatch(api.db, caller, newDomain());
    const { body } = await status(batchId);
    expect(body).toMatchObject({
      status: 'completed',
      message: null,
      credits: { reserved: 10, used: 10, refunded: 0 },
      timing: {
        requested_at: TIME,
        started_at: TIME,
        completed_at: TIME,
        duration_seconds: expect.any(Number),
      },
      webhook: { status: 'pending', sent_at: null, retries: 0 },
      results_endpoint: `${BASE}/enrichment/${batchId}/results`,
    });
    const { requested_at, completed_at, duration_seconds } = body.timing;
    expect(duration_seconds).toBeCloseTo((Date.parse(completed_at) - Date.parse(requested_at)) / 1_000, 3);
  });

  it.each(['failed', 'no_data_found'] as const)('shows the refund of a %s batch', async (end) => {
    const account = await openAccount(api.db, { plan: 'trial' });
    const { body } = await status(await endBatchWithoutData(api.db, account, newDomain(), end), account);
    expect(body).toMatchObject({
      status: end,
      message: `The batch ended: ${end}.`,
      credits: { reserved: 10, used: 0, refunded: 10 },
      results_endpoint: null,
    });
    expect(await findCredits(api.db, account.accountId)).toMatchObject({ balance: 2_500, used: 0 });
  });
});

describe('GET /enrichment/{batch_id}/results', () => {
  it('returns what the batch produced, and what it cost', async () => {
    const domain = newDomain();
    const batchId = await completeBatch(api.db, caller, domain, { modules: ['team', 'competitors'] });
    const response = await results(batchId);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      success: true,
      batch_id: batchId,
      domain,
      status: 'completed',
      data: {
        company: expect.objectContaining({ name: 'Marlow', domain }),
        team: expect.any(Object),
        competitors: expect.any(Object),
      },
      credits_used: 24,
      credits_refunded: 0,
      credits_breakdown: { base: 10, enrichments: { team: 6, competitors: 8 } },
      modules_included: ['base', 'team', 'competitors'],
      coverage: { company: BUILT, team: BUILT, competitors: BUILT },
      completed_at: TIME,
    });
  });

  it('does not change after a later batch for the same domain', async () => {
    const domain = newDomain();
    const first = await completeBatch(api.db, caller, domain, { modules: ['team'], name: 'First' });
    const before = await results(first);
    const second = await completeBatch(api.db, caller, domain, { name: 'Second' });
    expect((await results(first)).body).toEqual(before.body);
    expect((await results(second)).body.data).toEqual({
      company: expect.objectContaining({ name: 'Second' }),
    });
  });

  it('is data_unavailable past retention, while the status remains', async () => {
    const domain = newDomain();
    const batchId = await completeBatch(api.db, caller, domain);
    await completeBatch(api.db, caller, domain);
    await api.db
      .$executeRaw`UPDATE batches SET completed_at = now() - interval '91 days' WHERE id = ${batchId}`;
    await deleteOldResults(api.db, 90);
    expect(await results(batchId)).toMatchObject(expectedRefusal('data_unavailable'));
    expect(await status(batchId)).toMatchObject({ status: 200, body: { status: 'completed' } });
  });

  it('returns the results on the next request after the batch has completed', async () => {
    const batchId = await queueBatch(api.db, caller, newDomain());
    expect(await results(batchId)).toMatchObject(expectedRefusal('enrichment_processing'));
    await finishBatch(api.db, batchId);
    expect(await results(batchId)).toMatchObject({ status: 200 });
    expect(await claimBatch(api.db, batchId)).toBeNull();
  });
});

test('status and results both need a key', async () => {
  const batchId = await completeBatch(api.db, caller, newDomain());
  for (const path of ['status', 'results']) {
    expect(await api.get(`/enrichment/${batchId}/${path}`)).toMatchObject(expectedRefusal('missing_api_key'));
  }
});
