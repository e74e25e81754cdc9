import { updateAccount, writeRequests } from '@firmlens/domain';
import { evictCachedKeys, type Caller, openAccount, openKey, withinOneMinute } from './support/accounts';
import { completeBatch, queueBatch } from './support/batches';
import type { ApiResponse } from './support/client';
import { expectedRefusal } from './support/expected-refusal';
import { requestEntry } from './support/request-entry';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const info = ({ key }: Pick<Caller, 'key'>, instance = api) => instance.get('/account/info', { key });
const minuteEnd = () => (Math.floor(Date.now() / 60_000) + 1) * 60;
const dayEnd = () => (Math.floor(Date.now() / 86_400_000) + 1) * 86_400;

/** Expects the seconds from the request to a Unix time, rounded up, at some moment between sending it and now. */
function expectSecondsUntil(end: number, seconds: number, sentAtMs: number) {
  expect(seconds).toBeLessThanOrEqual(Math.ceil(end - sentAtMs / 1_000) + 1);
  expect(seconds).toBeGreaterThanOrEqual(Math.floor(end - Date.now() / 1_000));
}

function rateHeaders({ headers }: ApiResponse) {
  const numberOf = (name: string) => Number(headers[`x-ratelimit-${name}`]);
  return { limit: numberOf('limit'), remaining: numberOf('remaining'), reset: numberOf('reset') };
}

/** Opens an account with earlier requests today. */
async function openAccountWithRequests(requests: number, limits: Parameters<typeof openAccount>[1]) {
  const account = await openAccount(api.db, limits);
  const entry = requestEntry(account);
  await writeRequests(
    api.db,
    Array.from({ length: requests }, () => entry),
  );
  return account;
}

describe('requests in one minute', () => {
  it('are admitted up to the limit, then refused until the minute ends', async () => {
    await withinOneMinute(async () => {
      const account = await openAccount(api.db, { ratePerMinute: 3 });
      for (const remaining of [2, 1, 0]) {
        const response = await info(account);
        expect(response.status).toBe(200);
        expect(rateHeaders(response)).toEqual({ limit: 3, remaining, reset: minuteEnd() });
      }
      const sentAt = Date.now();
      const response = await info(account);
      expect(response).toMatchObject(
        expectedRefusal('rate_limit_exceeded', {
          limits: { per_minute: 3, per_day: 500_000, current_minute: 3, current_day: 3 },
        }),
      );
      expect(rateHeaders(response)).toEqual({ limit: 3, remaining: 0, reset: minuteEnd() });
      expect(response.headers['retry-after']).toBe(String(response.body.retry_after));
      expectSecondsUntil(minuteEnd(), response.body.retry_after, sentAt);
    });
  });

  it('do not count if they were refused for the limit', async () => {
    await withinOneMinute(async () => {
      const account = await openAccount(api.db, { ratePerMinute: 1 });
      await info(account);
      for (let refusal = 0; refusal < 5; refusal += 1) await info(account);
      const response = await info(account);
      expect(response.body.limits).toMatchObject({ current_minute: 1, current_day: 1 });
      await updateAccount(api.db, account.accountId, { ratePerMinute: 100 });
      await evictCachedKeys(api, account.accountId);
      const { body } = await api.get('/account/usage', account);
      expect(body.data.current_limits).toMatchObject({ requests_today: 2, requests_this_minute: 2 });
      expect(body.data.monthly_usage.requests).toBe(1);
    });
  });

  it('count for the account, whichever key and instance they use', async () => {
    const second = await startApi({ databaseUrl: api.databaseUrl, redisUrl: api.redisUrl });
    try {
      await withinOneMinute(async () => {
        const account = await openAccount(api.db, { ratePerMinute: 2 });
        const otherKey = await openKey(api.db, account);
        expect((await info(account)).status).toBe(200);
        expect((await info(otherKey, second)).status).toBe(200);
        expect(await info(account, second)).toMatchObject(expectedRefusal('rate_limit_exceeded'));
        expect(await info(otherKey)).toMatchObject(expectedRefusal('rate_limit_exceeded'));
      });
    } finally {
      await second.stop();
    }
  });

  it('do not count for another account', async () => {
    await withinOneMinute(async () => {
      const [full, free] = [await openAccount(api.db, { ratePerMinute: 1 }), await openAccount(api.db)];
      await info(full);
      expect((await info(full)).status).toBe(429);
      expect((await info(free)).status).toBe(200);
    });
  });

  it('are admitted exactly up to the limit if they are simultaneous', async () => {
    await withinOneMinute(async () => {
      const account = await openAccount(api.db, { ratePerMinute: 10 });
      const responses = await Promise.all(Array.from({ length: 40 }, () => info(account)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    });
  });

  it('count even if they are refused for another reason', async () => {
    await withinOneMinute(async () => {
      const account = await openAccount(api.db, { ratePerMinute: 2 });
      await api.get('/company/localhost', account);
      await api.get('/enrichment/none/status', account);
      expect(await info(account)).toMatchObject(expectedRefusal('rate_limit_exceeded'));
    });
  });
});

describe('requests in one day', () => {
  it('are admitted up to the limit, then refused until midnight UTC with the same code', async () => {
    await withinOneMinute(async () => {
      const account = await openAccountWithRequests(4, { ratePerDay: 5 });
      expect((await info(account)).status).toBe(200);
      const sentAt = Date.now();
      const response = await info(account);
      expect(response).toMatchObject(
        expectedRefusal('rate_limit_exceeded', {
          limits: { per_minute: 3_000, per_day: 5, current_minute: 1, current_day: 5 },
        }),
      );
      expectSecondsUntil(dayEnd(), response.body.retry_after, sentAt);
      expect(response.headers['retry-after']).toBe(String(response.body.retry_after));
    });
  });

  it('are refused until midnight UTC even if the minute is full too', async () => {
    await withinOneMinute(async () => {
      const account = await openAccountWithRequests(4, { ratePerMinute: 1, ratePerDay: 5 });
      expect((await info(account)).status).toBe(200);
      const sentAt = Date.now();
      const { status, body } = await info(account);
      expect(status).toBe(429);
      expectSecondsUntil(dayEnd(), body.retry_after, sentAt);
    });
  });
});

describe('a limit raised for one account', () => {
  it('applies from its next request on', async () => {
    await withinOneMinute(async () => {
      const account = await openAccount(api.db, { ratePerMinute: 1 });
      await info(account);
      expect((await info(account)).status).toBe(429);
      await updateAccount(api.db, account.accountId, { ratePerMinute: 5 });
      await evictCachedKeys(api, account.accountId);
      const response = await info(account);
      expect(response.status).toBe(200);
      expect(rateHeaders(response)).toMatchObject({ limit: 5, remaining: 3 });
    });
  });
});

describe('the rate limit headers', () => {
  it('are on every response to a known key, whatever the outcome', async () => {
    const account = await openAccount(api.db, { credits: 1_000, concurrentBatches: 1 });
    const fresh = newDomain();
    await completeBatch(api.db, account, fresh);
    const headers = { 'x-webhook-url': WEBHOOK_URL };
    const get = (path: string) => api.get(path, { key: account.key, headers });
    const otherBatch = await queueBatch(api.db, await openAccount(api.db), newDomain());
    const domain = newDomain();
    const responses = [
      await get(`/company/${fresh}`),
      await get(`/company/${domain}`),
      await get('/company/localhost'),
      await get(`/enrichment/${otherBatch}/status`),
      await get('/company/nobody.invalid'),
      await get(`/company/${domain}`),
      await get('/company/acme.com?mode=x'),
      await get(`/company/${newDomain()}`),
      await api.post('/account/webhook', '{', account),
      await api.post('/account/webhook', `"${'x'.repeat(70_000)}"`, account),
      await api.post('/account/webhook', 'x', { ...account, headers: { 'content-type': 'text/plain' } }),
      await api.post('/account/webhook', { webhook_url: '' }, account),
      await get('/account/history?limit=0'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([
      200, 202, 400, 403, 404, 409, 410, 429, 400, 413, 415, 422, 400,
    ]);
    for (const response of responses) {
      expect(rateHeaders(response)).toEqual({
        limit: 3_000,
        remaining: expect.any(Number),
        reset: expect.any(Number),
      });
      expect(rateHeaders(response).remaining).not.toBeNaN();
    }
  });

  it('are on no response to an unknown key', async () => {
    const { headers } = await api.get('/account/info', { key: 'flk_unknown' });
    expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  });
});
