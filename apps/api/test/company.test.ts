import { MODULES } from '@firmlens/contract';
import { renewAccount } from '@firmlens/domain';
import { evictCachedKeys, type Caller, openAccount } from './support/accounts';
import { ageCompanyData, completeBatch } from './support/batches';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

/** Sends the request with a webhook, so that an enrichment is queued if the data is not fresh. */
const requestCompany = (domain: string, enrich = '', { key } = caller) =>
  api.get(`/company/${domain}`, {
    key,
    query: `enrich=${enrich}`,
    headers: { 'x-webhook-url': WEBHOOK_URL },
  });

describe('a company that was enriched recently', () => {
  it('is returned with 200, free and without a webhook, to an account that did not enrich it', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['team', 'funding'] });
    const { key } = await openAccount(api.db, { plan: 'trial' });
    const response = await api.get(`/company/${domain}`, { key, query: 'enrich=team,funding' });
    expect(response).toMatchObject({
      status: 200,
      body: {
        success: true,
        credits_used: 0,
        from_recent_enrichment: true,
        credits_remaining: 2_500,
        credits_breakdown: {
          base: 0,
          enrichments: { funding: 0, team: 0 },
          note: expect.stringContaining('26 credits'),
        },
        modules_included: ['base', 'funding', 'team'],
        data: { company: { name: 'Marlow', domain } },
      },
    });
    expect(Object.keys(response.body.data)).toEqual(['company', 'funding', 'team']);
  });

  it('is returned alike from PostgreSQL and, from the second request on, from Redis', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['signals'] });
    const first = await requestCompany(domain, 'signals');
    const second = await requestCompany(domain, 'signals');
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
  });

  it('says of each module when it was built and whether its sources responded, also where it is empty', async () => {
    const domain = newDomain();
    const coverage = { status: 'partly_checked' as const, sources_responded: 3, sources_missing: ['gdelt'] };
    const batchId = await completeBatch(api.db, caller, domain, { modules: ['signals'], coverage });
    const { body: results } = await api.get(`/enrichment/${batchId}/results`, caller);
    const module = { enriched_at: results.completed_at, ...coverage };
    expect(results.coverage).toEqual({ company: module, signals: module });
    for (const from of ['PostgreSQL', 'Redis']) {
      const { body } = await requestCompany(domain, 'signals');
      expect({ from, coverage: body.coverage }).toEqual({ from, coverage: results.coverage });
    }
  });

  it('says that nothing is known about the sources of a module that an earlier release built', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain);
    const unknown = { status: null, sources_responded: null, sources_missing: null };
    for (const from of ['PostgreSQL', 'Redis']) {
      const { body } = await requestCompany(domain);
      expect({ from, coverage: body.coverage }).toMatchObject({ from, coverage: { company: unknown } });
    }
  });

  it('is returned with the requested modules only, whatever else is on file', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['business', 'team'] });
    for (const enrich of ['team', 'team']) {
      const { body } = await requestCompany(domain, enrich);
      expect(Object.keys(body.data)).toEqual(['company', 'team']);
      expect(body.modules_included).toEqual(['base', 'team']);
    }
  });

  it('is returned with the known modules if an unknown one is requested too, and names the ignored one', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['team'] });
    expect(await requestCompany(domain, 'team,horoscope')).toMatchObject({
      status: 200,
      body: { modules_included: ['base', 'team'], dedup_note: expect.stringContaining('horoscope') },
    });
  });

  it('is not fresh for a module that is not on file: 202 with the data on file', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['business'] });
    const response = await requestCompany(domain, 'business,team');
    expect(response.status).toBe(202);
    expect(Object.keys(response.body.current_data)).toEqual(['company', 'business']);
  });

  it('is not fresh for a module older than a day, but stays so for the others', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['business', 'team'] });
    await ageCompanyData(api.db, domain, 'team');
    expect(await requestCompany(domain, 'business')).toMatchObject({ status: 200 });
    expect(await requestCompany(domain, 'team')).toMatchObject({ status: 202 });
  });

  it('is not fresh if the base is older than a day, however recent the module', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['team'] });
    await ageCompanyData(api.db, domain, 'company');
    expect(await requestCompany(domain, 'team')).toMatchObject({ status: 202 });
  });

  it('is fresh again after a refresh, with the new data', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { name: 'Old Name' });
    await ageCompanyData(api.db, domain);
    await completeBatch(api.db, caller, domain, { name: 'New Name' });
    expect(await requestCompany(domain)).toMatchObject({
      status: 200,
      body: { data: { company: { name: 'New Name' } } },
    });
  });

  it('comes with the current balance even if the data comes from Redis', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain);
    const reader = await openAccount(api.db, { plan: 'trial' });
    await requestCompany(domain, '', reader);
    expect(await requestCompany(newDomain(), 'funding', reader)).toMatchObject({ status: 202 });
    expect(await requestCompany(domain, '', reader)).toMatchObject({ body: { credits_remaining: 2_480 } });
  });

  it('comes with the new balance after a renewal by another process that did not update Redis', async () => {
    const domain = newDomain();
    const reader = await openAccount(api.db, { plan: 'trial' });
    await completeBatch(api.db, reader, domain);
    for (const balance of [2_490, 2_490])
      expect(await requestCompany(domain, '', reader)).toMatchObject({
        body: { credits_remaining: balance },
      });
    await renewAccount(api.db, reader.accountId);
    // As if the cached key, which announces the renewal, had expired.
    await evictCachedKeys(api, reader.accountId);
    expect(await requestCompany(domain, '', reader)).toMatchObject({ body: { credits_remaining: 2_500 } });
  });
});

const BASE = 'https://api.firmlens.example/api/v1';

const balance = async ({ key }: Caller) =>
  ((await api.get('/account/credits', { key })).body.data.credits as { balance: number }).balance;

describe('an enrichment of a new domain', () => {
  it('is queued with exactly the fields of shape B, and its credits are reserved', async () => {
    const domain = newDomain();
    const account = await openAccount(api.db, { plan: 'trial' });
    const { status, body } = await requestCompany(domain, 'technology,team', account);
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
    const { status, body } = await requestCompany(domain, 'team');
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

  it('calls the webhook that is stored now, whatever the API remembers of earlier orders', async () => {
    const account = await openAccount(api.db);
    const order = async () => {
      const { status, body } = await api.get(`/company/${newDomain()}`, account);
      if (status !== 202) return body.error as string;
      return (await api.db.batch.findUniqueOrThrow({ where: { id: body.batch_id as string } })).webhookUrl;
    };
    const store = (webhookUrl: string | null) =>
      api.db.account.update({ where: { id: account.accountId }, data: { webhookUrl } });
    await store('https://hooks.receiver.example/first');
    expect([await order(), await order()]).toEqual(Array(2).fill('https://hooks.receiver.example/first'));
    await store('https://hooks.receiver.example/second');
    expect([await order(), await order()]).toEqual(Array(2).fill('https://hooks.receiver.example/second'));
    await store('https://your-company.example/in');
    expect(await order()).toBe('webhook_required');
    await store(null);
    expect(await order()).toBe('webhook_required');
  });

  it('is not queued with an unknown module, even if everything else is known from earlier orders', async () => {
    const account = await openAccount(api.db);
    const headers = { 'x-webhook-url': WEBHOOK_URL };
    await api.get(`/company/${newDomain()}`, { key: account.key, headers });
    const domain = newDomain();
    const refused = await api.get(`/company/${domain}`, { key: account.key, headers, query: 'enrich=tem' });
    expect(refused.body.error).toBe('invalid_module');
    expect(await api.db.batch.count({ where: { domain } })).toBe(0);
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
      expect(await requestCompany(newDomain(), modules.join(','), account)).toMatchObject({
        status: 202,
        body: { credits_reserved: price, requested_modules: modules, credits_remaining: left },
      });
    }
    expect(await balance(account)).toBe(left);
  });
});
