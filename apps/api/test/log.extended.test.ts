import { type Caller, openAccount } from './support/accounts';
import { completeBatch } from './support/batches';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const requestLines = (id: string) =>
  api.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['request_id'] === id);

describe('the log', () => {
  it('has one line for each finished request, with its details and outcome', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain);
    const headers = { 'x-request-id': 'told-once' };
    await api.get(`/company/${domain}`, { ...caller, headers, query: 'enrich=' });
    expect(requestLines('told-once')).toEqual([
      {
        time: expect.any(String),
        level: 'info',
        msg: 'request',
        service: 'api',
        request_id: 'told-once',
        method: 'GET',
        path: `/api/v1/company/${domain}`,
        status: 200,
        duration_ms: expect.any(Number),
        account_id: caller.accountId,
        key_id: expect.any(Number),
      },
    ]);
  });

  it('names the queued batch, and the error code of a refused request', async () => {
    const headers = { 'x-request-id': 'queued', 'x-webhook-url': WEBHOOK_URL };
    const { body } = await api.get(`/company/${newDomain()}`, { ...caller, headers });
    expect(requestLines('queued')).toMatchObject([{ status: 202, batch_id: body.batch_id }]);
    await api.get('/account/info', { headers: { 'x-request-id': 'refused' } });
    expect(requestLines('refused')).toMatchObject([{ status: 401, error: 'missing_api_key' }]);
  });

  it('contains no key, however it was sent', async () => {
    const { key } = await openAccount(api.db);
    await api.get('/account/info', { key });
    await api.get('/account/info', { headers: { authorization: `Bearer ${key}` } });
    await api.get('/account/info', { query: `api_key=${key}` });
    await api.get('/account/info', { key: `${key}x` });
    await api.get(`/company/${key}`, { key });
    await api.get(`/enrichment/${key}/status`, { key });
    // Refused, because an accepted URL is stored as given.
    await api.post('/account/webhook', { webhook_url: `http://${key}.example/` }, { key });
    await api.post('/account/webhook', `{"${key}"`, { key });
    const log = api.logLines.join('');
    expect(api.logLines.length).toBeGreaterThanOrEqual(8);
    expect(log).not.toContain(key.slice(4, 20));
  });
});
