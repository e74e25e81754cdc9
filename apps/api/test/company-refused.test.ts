import { type Database, endBatch, optIn, optOut } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import {
  ageCompanyData,
  completeBatch,
  endBatchWithoutData,
  finishBatch,
  queueBatch,
} from './support/batches';
import type { ApiResponse } from './support/client';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const requestCompany = (domain: string, { key } = caller, query = '') =>
  api.get(`/company/${domain}`, { key, query, headers: { 'x-webhook-url': WEBHOOK_URL } });

const balance = async ({ key }: Caller) =>
  ((await api.get('/account/credits', { key })).body.data.credits as { balance: number }).balance;

describe('a domain with a running enrichment', () => {
  it('is refused without a charge, and only the owner sees the batch id', async () => {
    const domain = newDomain();
    const other = await openAccount(api.db, { plan: 'trial' });
    const batchId = await queueBatch(api.db, caller, domain);
    expect(await requestCompany(domain)).toMatchObject(
      expectedRefusal('enrichment_in_progress', { batch_id: batchId, hint: expect.any(String) }),
    );
    expect(await requestCompany(domain, other)).toMatchObject(
      expectedRefusal('enrichment_in_progress', { batch_id: null, hint: expect.any(String) }),
    );
    expect(await balance(other)).toBe(2_500);
  });

  it('can be enriched again once the batch has failed', async () => {
    const domain = newDomain();
    await endBatchWithoutData(api.db, caller, domain, 'failed');
    expect(await requestCompany(domain)).toMatchObject({ status: 202 });
  });
});

describe('a domain whose last enrichment found nothing', () => {
  it('is refused for the rest of the day, with the remaining time', async () => {
    const domain = newDomain();
    await endBatchWithoutData(api.db, caller, domain, 'no_data_found');
    const response = await requestCompany(domain);
    expect(response).toMatchObject(expectedRefusal('no_data_cooldown'));
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(86_400);
  });

  it('can be enriched again after the cooldown', async () => {
    const domain = newDomain();
    await endBatchWithoutData(api.db, caller, domain, 'no_data_found');
    await ageCompanyData(api.db, domain);
    expect(await requestCompany(domain)).toMatchObject({ status: 202 });
  });
});

/**
 * Lets a request pass the checks, and runs `settle` on the domain's other batch while the request waits to
 * reserve.
 */
async function settledBeforeReservation(
  domain: string,
  settle: (db: Database, batchId: string) => Promise<unknown>,
): Promise<ApiResponse> {
  const other = await openAccount(api.db);
  const { pending } = await api.db.$transaction(
    async (tx) => {
      const db = tx as Database;
      const batchId = await queueBatch(db, other, domain);
      const pending = requestCompany(domain);
      await waitUntil(
        async () => {
          const rows = await api.db.$queryRaw<unknown[]>`
            SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
          return rows.length > 0;
        },
        { what: 'the request to wait for the domain' },
      );
      await settle(db, batchId);
      return { pending };
    },
    { timeout: 20_000 },
  );
  return pending;
}

describe('a domain whose other batch ends between the checks and the reservation', () => {
  it('is recently_enriched without a charge if that batch completed, and free on the next request', async () => {
    const domain = newDomain();
    const before = await balance(caller);
    const response = await settledBeforeReservation(domain, (db, batchId) => finishBatch(db, batchId));
    expect(response).toMatchObject(expectedRefusal('recently_enriched'));
    expect(await balance(caller)).toBe(before);
    expect(await requestCompany(domain)).toMatchObject({ status: 200, body: { credits_used: 0 } });
  });

  it('is in its cooldown if that batch found nothing', async () => {
    const response = await settledBeforeReservation(newDomain(), (db, id) =>
      endBatch(db, { id, fence: null }, 'no_data_found', 'Nothing.'),
    );
    expect(response).toMatchObject(expectedRefusal('no_data_cooldown'));
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(86_000);
  });

  it('is queued if that batch failed', async () => {
    const response = await settledBeforeReservation(newDomain(), (db, id) =>
      endBatch(db, { id, fence: null }, 'failed', 'Broken.'),
    );
    expect(response).toMatchObject({ status: 202 });
  });

  it('is refused as running if that batch continues', async () => {
    const response = await settledBeforeReservation(newDomain(), async () => undefined);
    expect(response).toMatchObject(expectedRefusal('enrichment_in_progress', { batch_id: null }));
  });
});

describe('a domain that no source covers', () => {
  it.each([
    'acme.test',
    'acme.invalid',
    'acme.example',
    'acme.localhost',
    'acme.local',
    'acme.onion',
    'acme.notatld',
  ])('%s is not found', async (domain) => {
    expect(await requestCompany(domain)).toMatchObject(expectedRefusal('company_not_found'));
  });

  it('is enriched anyway if EGRESS_CONNECT_TO maps it, in any form', async () => {
    expect(await requestCompany(`https://WWW.${newDomain()}/about`)).toMatchObject({ status: 202 });
  });

  it('is enriched if the operator has data on file for it', async () => {
    await completeBatch(api.db, caller, 'onfile.example');
    expect(await requestCompany('onfile.example')).toMatchObject({ status: 200 });
    await ageCompanyData(api.db, 'onfile.example', 'company');
    expect(await requestCompany('onfile.example', caller, 'enrich=team')).toMatchObject({ status: 202 });
  });

  it('includes every opted-out domain, mapped or not, until the opt-out is lifted', async () => {
    const domain = newDomain();
    await optOut(api.db, domain);
    await optOut(api.db, 'quiet-company.com');
    expect(await requestCompany(domain)).toMatchObject(expectedRefusal('company_not_found'));
    expect(await requestCompany('shop.quiet-company.com')).toMatchObject(
      expectedRefusal('company_not_found'),
    );
    await optIn(api.db, domain);
    expect(await requestCompany(domain)).toMatchObject({ status: 202 });
  });
});

describe('an account that cannot pay', () => {
  it('gets an error with the required and the available credits, and is charged nothing', async () => {
    const account = await openAccount(api.db, { credits: 15 });
    expect(await requestCompany(newDomain(), account, 'enrich=team')).toMatchObject(
      expectedRefusal('insufficient_credits', {
        credits_required: 16,
        credits_needed: 16,
        credits_available: 15,
      }),
    );
    expect(await balance(account)).toBe(15);
  });

  it('is refused by reading alone, even while nobody can write a batch', async () => {
    const account = await openAccount(api.db, { credits: 9 });
    const domain = newDomain();
    await api.db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE batches IN SHARE MODE`;
      expect(await requestCompany(domain, account)).toMatchObject(
        expectedRefusal('insufficient_credits', { credits_available: 9 }),
      );
    });
  });

  it('is served if its renewal is due and nothing has renewed it yet', async () => {
    const account = await openAccount(api.db, { credits: 10 });
    expect(await requestCompany(newDomain(), account)).toMatchObject({ status: 202 });
    // The key's copy in Redis, from the request before, announces no renewal.
    await api.db.$executeRaw`
      UPDATE accounts SET plan_started_at = now() - interval '40 days', next_renewal_at = now() - interval '9 days'
      WHERE id = ${account.accountId}`;
    expect(await requestCompany(newDomain(), account)).toMatchObject({ body: { credits_remaining: 0 } });
  });

  it('can spend its last credit', async () => {
    const account = await openAccount(api.db, { credits: 16 });
    expect(await requestCompany(newDomain(), account, 'enrich=team')).toMatchObject({
      body: { credits_remaining: 0 },
    });
    expect(await requestCompany(newDomain(), account)).toMatchObject(
      expectedRefusal('insufficient_credits', { credits_available: 0 }),
    );
  });
});

describe('a domain whose website could not be read', () => {
  it('is refused with Retry-After and the reason, and costs nothing', async () => {
    const account = await openAccount(api.db);
    const domain = newDomain();
    const batchId = await queueBatch(api.db, account, domain);
    await endBatch(api.db, { id: batchId, fence: null }, 'failed', 'It failed.', { isUnreadable: true });
    const before = await balance(account);
    const response = await requestCompany(domain, account);
    expect(response).toMatchObject(expectedRefusal('no_data_cooldown'));
    expect(response.body.message).toContain('its website cannot be read');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(await balance(account)).toBe(before);
  });
});

describe('an account at its limit of running enrichments', () => {
  it('is refused with Retry-After until one of them ends', async () => {
    const busy = await openAccount(api.db, { concurrentBatches: 1 });
    const domain = newDomain();
    const batchId = await queueBatch(api.db, busy, domain);
    const response = await requestCompany(newDomain(), busy);
    expect(response).toMatchObject(expectedRefusal('concurrent_limit_reached'));
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    await finishBatch(api.db, batchId);
    expect(await requestCompany(newDomain(), busy)).toMatchObject({ status: 202 });
  });

  it('is refused by reading alone, so that nothing is written and undone', async () => {
    const busy = await openAccount(api.db, { concurrentBatches: 1 });
    await queueBatch(api.db, busy, newDomain());
    await api.db.$transaction(async (tx) => {
      // A reservation would wait for it.
      await tx.$executeRaw`LOCK TABLE batches IN SHARE MODE`;
      const response = await requestCompany(newDomain(), busy);
      expect(response).toMatchObject(expectedRefusal('concurrent_limit_reached'));
    });
  });
});
