import { findCredits, verifyLedger } from '@firmlens/domain';
import { openAccount } from './support/accounts';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const requestCompany = (key: string, domain: string, query = '') =>
  api.get(`/company/${domain}`, { key, query, headers: { 'x-webhook-url': WEBHOOK_URL } });

const balance = async (accountId: number) => (await findCredits(api.db, accountId))?.balance;

describe('simultaneous requests', () => {
  it('200 from five accounts for one new domain: one is queued and charged, the others learn that it runs', async () => {
    const accounts = await Promise.all(Array.from({ length: 5 }, () => openAccount(api.db)));
    const domain = newDomain();
    const responses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const account = accounts[index % 5] ?? accounts[0];
        if (account === undefined) throw new Error('there is no account');
        return { account, response: await requestCompany(account.key, domain) };
      }),
    );
    const queued = responses.filter(({ response }) => response.status === 202);
    const refusals = responses.filter(({ response }) => response.body.error === 'enrichment_in_progress');
    expect(queued).toHaveLength(1);
    expect(refusals).toHaveLength(199);

    const winner = queued[0];
    for (const { account, response } of refusals) {
      expect(response.body.batch_id).toBe(account === winner?.account ? winner.response.body.batch_id : null);
    }
    const balances = await Promise.all(accounts.map(({ accountId }) => balance(accountId)));
    expect(balances.sort()).toEqual([499_990, 500_000, 500_000, 500_000, 500_000]);
    expect(await verifyLedger(api.db)).toMatchObject({ faults: [] });
  });

  it('from an account that can pay for 4 of 50 domains: 4 are queued, and the balance never goes below 0', async () => {
    const { accountId, key } = await openAccount(api.db, { credits: 255 });
    const modules = 'enrich=business,technology,funding,team,signals,competitors';
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => requestCompany(key, newDomain(), modules)),
    );
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(4);
    const refusals = responses.filter(({ body }) => body.error === 'insufficient_credits');
    expect(refusals).toHaveLength(46);
    for (const { body } of refusals) expect(body.credits_available).toBeGreaterThanOrEqual(0);
    expect(await balance(accountId)).toBe(15);
    expect(await verifyLedger(api.db)).toMatchObject({ faults: [] });
  });

  it('from an account for more domains than its concurrency limit: as many are queued as it allows', async () => {
    const { key } = await openAccount(api.db, { concurrentBatches: 3 });
    const responses = await Promise.all(Array.from({ length: 20 }, () => requestCompany(key, newDomain())));
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(responses.filter(({ body }) => body.error === 'concurrent_limit_reached')).toHaveLength(17);
  });
});
