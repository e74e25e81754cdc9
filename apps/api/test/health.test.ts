import { createTestDatabase, startTcpProxy, type TcpProxy, type TestDatabase } from '@firmlens/testkit';
import { type Api, startApi } from './support/start-api';

let database: TestDatabase;
let proxy: TcpProxy;
let api: Api;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.url);
  api = await startApi({ databaseUrl: proxy.url });
});
afterAll(async () => {
  await proxy.close();
  await api.stop();
  await database.drop();
});

describe('GET /health', () => {
  const health = () => api.get('/health');

  it('returns 200 without a key if the database responds', async () => {
    const sentAt = Date.now();
    const { status, headers, body } = await health();
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'ok', service: 'firmlens', time: expect.any(String), checks: { database: true } },
    });
    // The response may leave out the milliseconds.
    expect(Date.parse(body.time)).toBeGreaterThanOrEqual(sentAt - 999);
    expect(Date.parse(body.time)).toBeLessThanOrEqual(Date.now());
    expect(headers['x-ratelimit-limit']).toBeUndefined();
  });

  it('ignores the key, valid or not', async () => {
    expect(await api.get('/health', { key: 'flk_wrong' })).toMatchObject({ status: 200 });
  });

  it('returns 503 while the database is down, and 200 when it is back', async () => {
    await proxy.shut();
    expect(await health()).toMatchObject({
      status: 503,
      body: { status: 'unavailable', checks: { database: false } },
    });
    await proxy.open();
    expect(await health()).toMatchObject({ status: 200 });
  });

  it('returns 503 when the database does not respond', async () => {
    expect(await health()).toMatchObject({ status: 200 });
    proxy.silence();
    expect(await health()).toMatchObject({ status: 503 });
  });
});
