import { MODULES } from '@firmlens/contract';
import { type Caller, openAccount } from './support/accounts';
import { ageCompanyData, completeBatch } from './support/batches';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

const BASE = 'https://api.firmlens.example/api/v1';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const requestCompany = (domain: string, query: string, { key } = caller) =>
  api.get(`/company/${domain}`, { key, query, headers: { 'x-webhook-url': WEBHOOK_URL } });

const balance = async ({ key }: Caller) =>
  ((await api.get('/account/credits', { key })).body.data.credits as { balance: number }).balance;

describe('an enrichment of a new domain', () => {
  it('is queued with exactly the fields of shape B, and its credits are reserved', async () => {
    const domain = newDomain();
    const account = await openAccount(api.db, { plan: 'trial' });
    const { status, body } = await requestCompany(domain, 'enrich=technology,team', account);
    expect({ status, body }).toEqual({
      status: 202,
      body: {
        success: true,
        status: 'processing',
        batch_id: expect.stringMatching(/^batch_[0-9A-Z]{26}$/),
        credits_reserved: 20,
        status_endpoint: `${BASE}/enrichment/${body.batch_id}/status`,
        results_endpoint: `${BASE}/enrichment/${body.batch_id}/results`,
        enrichment_status: 'processing',
        webhook_notification: 'enabled',
        message: expect.any(String),
        hint: expect.any(String),
        requested_modules: ['technology', 'team'],
        credits_remaining: 2_480,
        domain,
      },
    });
    expect(await balance(account)).toBe(2_480);
  });

  it('is queued with exactly the fields of shape A and at the full price if the company is on file', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['team', 'funding'] });
    await ageCompanyData(api.db, domain);
    const { status, body } = await requestCompany(domain, 'enrich=team');
    expect(status).toBe(202);
    expect(body).toEqual({
      success: true,
      status: 'processing',
      batch_id: expect.any(String),
      credits_reserved: 16,
      status_endpoint: expect.any(String),
      results_endpoint: expect.any(String),
      enrichment_status: 'processing',
      webhook_notification: 'enabled',
      message: expect.any(String),
      hint: expect.any(String),
      current_data: { company: expect.objectContaining({ domain }), team: expect.any(Object) },
      modules_requested: ['team'],
      modules_count: 1,
    });
  });

  it('calls the webhook in the header, or else the stored one', async () => {
    const account = await openAccount(api.db);
    const stored = 'https://hooks.receiver.example/stored';
    await api.post('/account/webhook', { webhook_url: stored }, account);
    const announcedAt = async (headers: Record<string, string>) => {
      const queued = await api.get(`/company/${newDomain()}`, { key: account.key, headers });
      const { body } = await api.get(`/enrichment/${queued.body.batch_id}/status`, account);
      return body.webhook.url as string;
    };
    expect(await announcedAt({})).toBe(stored);
    expect(await announcedAt({ 'x-webhook-url': WEBHOOK_URL })).toBe(WEBHOOK_URL);
  });
});

describe('the price', () => {
  const PRICES = { business: 6, technology: 4, funding: 10, team: 6, signals: 16, competitors: 8 };
  const sets = Array.from({ length: 64 }, (_, bits) =>
    MODULES.filter((_module, index) => bits & (1 << index)),
  );

  it('of each of the 64 module sets is 10 plus the sum of its modules', async () => {
    const account = await openAccount(api.db);
    let left = await balance(account);
    for (const modules of sets) {
      const price = modules.reduce((sum, module) => sum + PRICES[module], 10);
      left -= price;
      expect(await requestCompany(newDomain(), `enrich=${modules.join(',')}`, account)).toMatchObject({
        status: 202,
        body: { credits_reserved: price, requested_modules: modules, credits_remaining: left },
      });
    }
    expect(await balance(account)).toBe(left);
  });
});
