import { MODULES } from '@firmlens/contract';
import { type Caller, openAccount } from './support/accounts';
import { ageCompanyData, completeBatch, endBatchWithoutData, queueBatch } from './support/batches';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db, { plan: 'professional' });
});
afterAll(() => api.stop());

const WITH_WEBHOOK = { 'x-webhook-url': WEBHOOK_URL };
const send = (
  path: string,
  enrich: string,
  { key } = caller,
  headers: Record<string, string> = WITH_WEBHOOK,
) => api.get(path, { key, query: `enrich=${enrich}`, headers });
const quote = (domain: string, enrich = '', ...rest: [Caller?, Record<string, string>?]) =>
  send(`/company/${domain}/quote`, enrich, ...rest);

/** Everything of the account that a request for a company can change. */
async function stateOf({ accountId }: Caller) {
  return api.db.$queryRaw`
    SELECT a.balance, a.used, a.ledger_sequence::int, (SELECT count(*)::int FROM batches) AS batches,
           (SELECT count(*)::int FROM outbox) AS outbox, (SELECT count(*)::int FROM companies) AS companies,
           (SELECT count(*)::int FROM ledger_entries l WHERE l.account_id = a.id) AS entries,
           (SELECT coalesce(sum(u.credits), 0)::int FROM usage_days u WHERE u.account_id = a.id) AS usage
    FROM accounts a WHERE a.id = ${accountId}::int`;
}

describe('a quote', () => {
  it('of a new company names the price, and changes nothing however often it is asked for', async () => {
    const domain = newDomain();
    const before = await stateOf(caller);
    const quotes = await Promise.all(Array.from({ length: 5 }, () => quote(domain, MODULES.join(','))));
    for (const { status, body } of quotes) {
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          success: true,
          domain,
          modules: MODULES,
          outcome: 'starts',
          response_status: 202,
          error: null,
          message: null,
          hint: null,
          retry_after: null,
          credits_required: 60,
          full_price: 60,
          credits_available: 25_000,
        },
      });
    }
    expect(await stateOf(caller)).toEqual(before);
    expect(await send(`/company/${domain}`, 'team')).toMatchObject({
      status: 202,
      body: { credits_reserved: 16 },
    });
  });

  it('of fresh data is free, and not once a module is old', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['team'] });
    const fresh = { outcome: 'fresh', response_status: 200, credits_required: 0, full_price: 16 };
    expect(await quote(domain, 'team')).toMatchObject({ body: fresh });
    await ageCompanyData(api.db, domain, 'team');
    expect(await quote(domain, 'team')).toMatchObject({ body: { outcome: 'starts', credits_required: 16 } });
  });

  it.each<
    [string, string, () => Promise<[domain: string, enrich?: string, caller?: Caller, headers?: object]>]
  >([
    [
      'running',
      'enrichment_in_progress',
      async () => {
        const domain = newDomain();
        await queueBatch(api.db, caller, domain);
        return [domain];
      },
    ],
    [
      'cooldown',
      'no_data_cooldown',
      async () => {
        const domain = newDomain();
        await endBatchWithoutData(api.db, caller, domain, 'no_data_found');
        return [domain];
      },
    ],
    ['refused', 'company_not_found', async () => ['printer.local']],
    ['refused', 'webhook_required', async () => [newDomain(), '', caller, {}]],
    ['refused', 'invalid_module', async () => [newDomain(), 'tech']],
    [
      'refused',
      'insufficient_credits',
      async () => {
        const poor = await openAccount(api.db, { plan: 'trial' });
        await api.db
          .$executeRaw`UPDATE accounts SET concurrent_limit = 1000 WHERE id = ${poor.accountId}::int`;
        for (let spent = 0; spent < 41; spent += 1)
          await queueBatch(api.db, poor, newDomain(), { modules: MODULES });
        return [newDomain(), MODULES.join(','), poor];
      },
    ],
    [
      'refused',
      'concurrent_limit_reached',
      async () => {
        const busy = await openAccount(api.db, { plan: 'trial' });
        for (let running = 0; running < 3; running += 1) await queueBatch(api.db, busy, newDomain());
        return [newDomain(), '', busy];
      },
    ],
  ])('is %s where the request gets %s, with the same words', async (outcome, error, prepare) => {
    const [domain, enrich = '', account = caller, headers = WITH_WEBHOOK] = await prepare();
    const before = await stateOf(account);
    const { body } = await quote(domain, enrich, account, headers as Record<string, string>);
    const refused = await send(`/company/${domain}`, enrich, account, headers as Record<string, string>);
    expect(refused.body.error).toBe(error);
    expect(body).toMatchObject({
      outcome,
      error,
      response_status: refused.status,
      message: refused.body.message,
      credits_required: 0,
    });
    if (refused.headers['retry-after'] !== undefined) expect(body.retry_after).toBeGreaterThan(0);
    expect(await stateOf(account)).toEqual(before);
  });

  it('of nothing that is a domain is refused, and so are paths that only look like it', async () => {
    expect(await quote('localhost')).toMatchObject(expectedRefusal('invalid_domain'));
    for (const path of ['/company/acme.com/quote/', '/company/acme.com/Quote']) {
      const url = `http://127.0.0.1:${api.port}/api/v1${path}`;
      const response = await fetch(url, { headers: { 'x-api-key': caller.key } });
      expect({ status: response.status, body: await response.json() }).toMatchObject(
        expectedRefusal('not_found'),
      );
    }
    expect(await api.get('/company/acme.com/quote')).toMatchObject(expectedRefusal('missing_api_key'));
  });
});
