import { hashKey } from '@firmlens/domain';
import { startTcpProxy, type TcpProxy, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount, openKey, withinOneMinute } from './support/accounts';
import { completeBatch, finishBatch } from './support/batches';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let proxy: TcpProxy;
let api: Api;
let caller: Caller;

beforeAll(async () => {
  proxy = await startTcpProxy(await emptyRedisUrl());
  api = await startApi({ redisUrl: proxy.url });
  caller = await openAccount(api.db);
  await api.get('/account/info', caller);
  await proxy.shut();
});
afterAll(async () => {
  await api.stop();
  await proxy.close();
});

describe('while Redis is down', () => {
  it('fresh companies are returned', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['team'] });
    expect(await api.get(`/company/${domain}`, { ...caller, query: 'enrich=team' })).toMatchObject({
      status: 200,
      body: { credits_used: 0, data: { company: { domain } } },
    });
  });

  it('account endpoints work', async () => {
    for (const endpoint of ['info', 'credits', 'usage', 'history']) {
      expect(await api.get(`/account/${endpoint}`, caller)).toMatchObject({ status: 200 });
    }
    expect(await api.post('/account/webhook', { webhook_url: WEBHOOK_URL }, caller)).toMatchObject({
      status: 200,
    });
  });

  it('the health check returns 200, because it checks only the database', async () => {
    expect(await api.get('/health')).toMatchObject({ status: 200 });
  });

  it('new enrichments are queued, their jobs kept in the outbox, and their results available at the end', async () => {
    const queued = await api.get(`/company/${newDomain()}`, {
      ...caller,
      headers: { 'x-webhook-url': WEBHOOK_URL },
    });
    expect(queued.status).toBe(202);
    const batchId = queued.body.batch_id as string;
    expect(await api.db.outbox.count({ where: { subject: batchId } })).toBe(1);
    await finishBatch(api.db, batchId);
    expect(await api.get(`/enrichment/${batchId}/status`, caller)).toMatchObject({
      body: { status: 'completed' },
    });
    expect(await api.get(`/enrichment/${batchId}/results`, caller)).toMatchObject({ status: 200 });
  });

  it('keys are checked as usual', async () => {
    const restrictedKey = await openKey(api.db, caller, { allowIps: ['192.0.2.1'] });
    expect(await api.get('/account/info', restrictedKey)).toMatchObject(expectedRefusal('ip_not_allowed'));
    expect(await api.get('/account/info', { key: 'flk_wrong' })).toMatchObject(
      expectedRefusal('invalid_api_key'),
    );
  });

  it('each process keeps its own rate limits', async () => {
    const second = await startApi({ databaseUrl: api.databaseUrl, redisUrl: proxy.url });
    try {
      await withinOneMinute(async () => {
        const account = await openAccount(api.db, { ratePerMinute: 2 });
        for (const remaining of ['1', '0']) {
          const { status, headers } = await api.get('/account/info', account);
          expect({ status, remaining: headers['x-ratelimit-remaining'] }).toEqual({ status: 200, remaining });
        }
        expect(await api.get('/account/info', account)).toMatchObject(
          expectedRefusal('rate_limit_exceeded', { limits: { per_minute: 2, current_minute: 2 } }),
        );
        expect((await second.get('/account/info', account)).status).toBe(200);
      });
    } finally {
      await second.stop();
    }
  });
});

describe('when Redis is back', () => {
  it('it counts requests again', async () => {
    await proxy.open();
    const isReady = () =>
      api.cache.ready().then(
        () => true,
        () => false,
      );
    await waitUntil(isReady, { what: 'Redis' });
    const account = await openAccount(api.db);
    await api.get('/account/info', account);
    const request = {
      keyHash: hashKey(account.key),
      isRecordChecked: false,
      requestsToday: null,
      company: null,
    };
    expect(await api.cache.admit(request)).toMatchObject({ outcome: 'counted', day: 2 });
  });
});
