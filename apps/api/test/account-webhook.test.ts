import { type Caller, openAccount } from './support/accounts';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const post = (body: unknown) => api.post('/account/webhook', body, caller);

describe('POST /account/webhook', () => {
  it('stores the single URL of the account and returns it without secrets', async () => {
    const { status, body } = await post({ webhook_url: WEBHOOK_URL });
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, message: expect.any(String), data: { webhook_url: WEBHOOK_URL } },
    });
  });

  it('replaces the previous URL, for this account only', async () => {
    const [first, second] = [await openAccount(api.db), await openAccount(api.db)];
    const store = (url: string) => api.post('/account/webhook', { webhook_url: url }, first);
    await store(`${WEBHOOK_URL}/1`);
    await store(`${WEBHOOK_URL}/2`);
    const queued = await api.get(`/company/${newDomain()}`, first);
    const { body } = await api.get(`/enrichment/${queued.body.batch_id}/status`, first);
    expect(body.webhook.url).toBe(`${WEBHOOK_URL}/2`);
    expect(await api.get(`/company/${newDomain()}`, second)).toMatchObject(
      expectedRefusal('webhook_required'),
    );
  });

  it('keeps the stored URL if the new one is refused', async () => {
    const account = await openAccount(api.db);
    await api.post('/account/webhook', { webhook_url: WEBHOOK_URL }, account);
    await api.post('/account/webhook', { webhook_url: 'https://example.com' }, account);
    expect(await api.get(`/company/${newDomain()}`, account)).toMatchObject({ status: 202 });
  });
});
