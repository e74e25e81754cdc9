import { openAccount } from './support/accounts';
import { awaitRetry, failDelivery } from './support/deliveries';
import { endBatchWithoutData } from './support/batches';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Page {
  deliveries: { delivery_id: string; webhook_id: string; payload: object | null }[];
  next: string | null;
}

/** Opens an account, and returns it with a function that reads a page of its deliveries. */
async function open() {
  const caller = await openAccount(api.db);
  return {
    caller,
    async read(query = '') {
      const { status, body } = await api.get('/account/deliveries', { key: caller.key, query });
      expect(status).toBe(200);
      return body.data as Page;
    },
  };
}

it('says what was sent, what came of it, and nothing before the first attempt', async () => {
  const { caller, read } = await open();
  const failed = await failDelivery(api, caller);
  const waiting = await awaitRetry(api, caller);
  const batchId = await endBatchWithoutData(api.db, caller, newDomain(), 'no_data_found');
  const { deliveries, next } = await read();
  expect(next).toBeNull();
  expect(deliveries).toMatchObject([
    { webhook_id: batchId, event: 'enrichment.no_data_found', status: 'pending', payload: null },
    { webhook_id: waiting.batchId, status: 'retrying', payload: { batch_id: waiting.batchId } },
    {
      ...{ webhook_id: failed.batchId, event: 'enrichment.failed', status: 'failed', attempts: 1 },
      ...{ status_code: 503, error: 'the receiver responded with 503', next_attempt_at: null },
      payload: { batch_id: failed.batchId },
    },
  ]);
});

it('has every delivery once when it is read in pages', async () => {
  const { caller, read } = await open();
  const made = [];
  for (let count = 0; count < 5; count += 1) made.unshift((await failDelivery(api, caller)).batchId);
  const seen: string[] = [];
  let page = await read('limit=2');
  for (;;) {
    expect(page.deliveries.length).toBeLessThanOrEqual(2);
    seen.push(...page.deliveries.map(({ webhook_id: id }) => id));
    if (page.next === null) break;
    page = await read(`limit=2&before=${page.next}`);
  }
  expect(seen).toEqual(made);
});

it('shows none of another account, and refuses what is no id', async () => {
  await failDelivery(api, (await open()).caller);
  const { caller, read } = await open();
  expect((await read()).deliveries).toEqual([]);
  for (const query of ['before=last', 'limit=101']) {
    const { status, body } = await api.get('/account/deliveries', { key: caller.key, query });
    expect([status, body.error]).toEqual([400, 'invalid_parameter']);
  }
});
