import { migrationNames, openDatabase } from '@firmlens/domain';
import { createLogger } from '@firmlens/runtime';
import {
  createTestDatabase,
  startTcpProxy,
  type TcpProxy,
  type TestDatabase,
  waitUntil,
} from '@firmlens/testkit';
import express from 'express';
import { startHttpServer } from '../src/http-server';
import { getHealth } from '../src/routes/health';
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
  /** An answer may be as old as the interval of the probe. */
  const healthOnce = (status: number) =>
    waitUntil(
      async () => {
        const response = await health();
        return response.status === status && response;
      },
      { what: `a health check with ${status}` },
    );

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
    expect(await healthOnce(503)).toMatchObject({
      status: 503,
      body: { status: 'unavailable', checks: { database: false } },
    });
    await proxy.open();
    expect(await healthOnce(200)).toMatchObject({ body: { status: 'ok', checks: { database: true } } });
  });

  it('returns 503 when the database does not respond', async () => {
    await healthOnce(200);
    proxy.silence();
    expect(await healthOnce(503)).toMatchObject({ body: { checks: { database: false } } });
  });

  it('asks the database once for all who ask within its interval', async () => {
    const counting = await startTcpProxy(database.url);
    const db = openDatabase({ url: counting.url, poolSize: 1, statementTimeoutMs: 5_000 });
    const logger = createLogger({ service: 'api', level: 'error' });
    const app = express().get('/', getHealth({ db, logger }, 3_600_000));
    const server = await startHttpServer(app, { port: 0, logger });
    const ask = async () => (await fetch(`http://127.0.0.1:${server.port}/`)).status;
    try {
      expect(await ask()).toBe(200);
      const sent = counting.received();
      expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill(200));
      expect(counting.received()).toBe(sent);
    } finally {
      await server.close();
      await db.$disconnect();
      await counting.close();
    }
  });

  it('returns 503 until the database has the migrations of this version', async () => {
    const db = openDatabase({ url: database.url, poolSize: 1, statementTimeoutMs: 5_000 });
    const logger = createLogger({ service: 'api', level: 'error' });
    const server = await startHttpServer(express().get('/', getHealth({ db, logger }, 0)), {
      port: 0,
      logger,
    });
    const ask = async () => (await fetch(`http://127.0.0.1:${server.port}/`)).status;
    const newest = (await migrationNames()).at(-1);
    try {
      await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = ${newest}`;
      expect(await ask()).toBe(503);
      await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name = ${newest}`;
      expect(await ask()).toBe(200);
    } finally {
      await server.close();
      await db.$disconnect();
    }
  });
});
