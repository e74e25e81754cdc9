import { claimBatch, dropOldResults, findCredits } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, emptyBatch, finishBatch, queueBatch, startBatch } from './support/batches';
import { refused } from './support/refused';
import { type Api, newDomain, startApi, WEBHOOK } from './support/start-api';

const BASE = 'https://api.firmlens.example/api/v1';
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

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
  it('tells of a queued batch', async () => {
    const domain = newDomain();
    const batchId = await queueBatch(api.db, caller, domain, { modules: ['team', 'funding'] });
    const answer = await status(batchId);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      batch_id: batchId,
      domain,
      status: 'queued',
      requested_modules: ['team', 'funding'],
      message: null,
      credits: { reserved: 26, used: 0, refunded: 0 },
      timing: { requested_at: TIME, started_at: null, completed_at: null, duration_seconds: null },
      webhook: { url: WEBHOOK, sent_at: null, status: 'pending', retries: 0 },
      results_endpoint: null,
    });
  });

  it('tells of a batch that a worker has taken up', async () => {
    const { body } = await status(await startBatch(api.db, caller, newDomain()));
    expect(body).toMatchObject({
      status: 'processing',
      credits: { reserved: 10, used: 0, refunded: 0 },
      timing: { started_at: TIME, completed_at: null, duration_seconds: null },
      results_endpoint: null,
    });
  });

  it('tells of a completed batch where its results are', async () => {
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

  it.each(['failed', 'no_data_found'] as const)(
    'tells of a %s batch that its credits are back',
    async (end) => {
      const account = await openAccount(api.db, { plan: 'trial' });
      const { body } = await status(await emptyBatch(api.db, account, newDomain(), end), account);
      expect(body).toMatchObject({
        status: end,
        message: `The batch ended: ${end}.`,
        credits: { reserved: 10, used: 0, refunded: 10 },
        results_endpoint: null,
      });
      expect(await findCredits(api.db, account.accountId)).toMatchObject({ balance: 2_500, used: 0 });
    },
  );
});

describe('GET /enrichment/{batch_id}/results', () => {
  it('gives what the batch produced, and what it cost', async () => {
    const domain = newDomain();
    const batchId = await completeBatch(api.db, caller, domain, { modules: ['team', 'competitors'] });
    const answer = await results(batchId);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
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
      completed_at: TIME,
    });
  });

  it('are not changed by a later batch of the same domain', async () => {
    const domain = newDomain();
    const first = await completeBatch(api.db, caller, domain, { modules: ['team'], name: 'First' });
    const before = await results(first);
    const second = await completeBatch(api.db, caller, domain, { name: 'Second' });
    expect((await results(first)).body).toEqual(before.body);
    expect((await results(second)).body.data).toEqual({
      company: expect.objectContaining({ name: 'Second' }),
    });
  });

  it('past retention are unavailable, while the status still tells of the batch', async () => {
    const domain = newDomain();
    const batchId = await completeBatch(api.db, caller, domain);
    await completeBatch(api.db, caller, domain);
    await api.db
      .$executeRaw`UPDATE batches SET completed_at = now() - interval '91 days' WHERE id = ${batchId}`;
    await dropOldResults(api.db, 90);
    expect(await results(batchId)).toMatchObject(refused('data_unavailable'));
    expect(await status(batchId)).toMatchObject({ status: 200, body: { status: 'completed' } });
  });

  it('of a batch that is not completed do not exist (109)', async () => {
    const queued = await queueBatch(api.db, caller, newDomain());
    expect(await results(queued)).toMatchObject(refused('enrichment_processing'));
    const running = await startBatch(api.db, caller, newDomain());
    expect(await results(running)).toMatchObject(refused('enrichment_processing'));
    const failed = await emptyBatch(api.db, caller, newDomain(), 'failed');
    expect(await results(failed)).toMatchObject(refused('enrichment_failed'));
    const empty = await emptyBatch(api.db, caller, newDomain(), 'no_data_found');
    expect(await results(empty)).toMatchObject(refused('no_data_found'));
  });

  it('of a batch that completes between two requests are there with the second', async () => {
    const batchId = await queueBatch(api.db, caller, newDomain());
    expect(await results(batchId)).toMatchObject(refused('enrichment_processing'));
    await finishBatch(api.db, batchId);
    expect(await results(batchId)).toMatchObject({ status: 200 });
    expect(await claimBatch(api.db, batchId)).toBeNull();
  });
});

describe.each([
  ['status', status],
  ['results', results],
])('the %s of a batch', (_what, look) => {
  it('is forbidden to another account, whatever became of it (106)', async () => {
    const other = await openAccount(api.db);
    const batches = [
      await queueBatch(api.db, other, newDomain()),
      await completeBatch(api.db, other, newDomain()),
      await emptyBatch(api.db, other, newDomain(), 'failed'),
    ];
    for (const batchId of batches) {
      const answer = await look(batchId);
      expect(answer).toMatchObject(refused('batch_forbidden'));
      expect(Object.keys(answer.body).sort()).toEqual(['credits_used', 'error', 'message', 'success']);
    }
  });

  it.each([
    ['(107) random', 'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV'],
    ['(108) a number', '12345'],
    ['(108) 5 KB', 'x'.repeat(5_000)],
    ['(108) a NUL', 'batch_%00'],
    ['(108) a UUID', '6F9619FF-8B86-D011-B42D-00CF4FC964FF'],
    ['lower case', 'batch_01arz3ndektsv4rrffq69g5fav'],
    ['SQL', "batch_'%20OR%201=1--"],
    ['a prototype name', '__proto__'],
  ])('is not found for an id that is %s', async (_what, batchId) => {
    expect(await look(batchId)).toMatchObject(refused('batch_not_found'));
  });

  it('needs a key', async () => {
    const batchId = await completeBatch(api.db, caller, newDomain());
    for (const path of ['status', 'results']) {
      expect(await api.get(`/enrichment/${batchId}/${path}`)).toMatchObject(refused('missing_api_key'));
    }
  });
});

describe('a batch id with broken percent-encoding', () => {
  it('is refused', async () => {
    expect(await api.getRaw('/enrichment/%ff/status', caller)).toMatchObject(refused('invalid_parameter'));
  });
});
