import { ServiceError } from '@firmlens/contract';
import { hashKey } from '@firmlens/domain';
import { createLogger } from '@firmlens/runtime';
import { unknownKey, waitUntil } from '@firmlens/testkit';
import express, { type Response } from 'express';
import { createCustomers } from '../src/edge/customers';
import { createStrangerRules } from '../src/edge/strangers';
import { startHttpServer } from '../src/http-server';
import { type Caller, evictCachedKeys, openAccount, withinOneMinute } from './support/accounts';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, startApi } from './support/start-api';

const HOUR_SECONDS = 3_600;

describe('requests without a known key, behind a proxy', () => {
  let api: Api;
  let customer: Caller;
  beforeAll(async () => {
    const strangerLimits = { perWindow: 3, windowSeconds: HOUR_SECONDS };
    api = await startApi({ trustProxy: ['127.0.0.0/8'], strangerLimits });
    customer = await openAccount(api.db);
  });
  afterAll(() => api.stop());

  let addresses = 0;
  const newAddress = () => `192.0.2.${(addresses += 1)}`;
  const from = (address: string, path = '/account/info', key?: string) =>
    api.get(path, { headers: { 'x-forwarded-for': address }, ...(key === undefined ? {} : { key }) });

  /** Sends as many requests without a key as an address may. */
  async function exhaust(address: string): Promise<void> {
    for (let request = 0; request < 3; request += 1) {
      expect(await from(address)).toMatchObject(expectedRefusal('missing_api_key'));
    }
  }

  it('beyond the limit of their address get 429 with the time to wait, whatever they ask for', async () => {
    const address = newAddress();
    await exhaust(address);
    for (const path of ['/account/info', '/health', '/company/acme.com']) {
      const response = await from(address, path);
      expect(response).toMatchObject(expectedRefusal('rate_limit_exceeded'));
      expect(response.headers['retry-after']).toBe(String(response.body.retry_after));
      expect(response.headers['x-request-id']).toBeDefined();
      expect(response.body.limits).toBeUndefined();
    }
  });

  it('do not count for another address', async () => {
    await exhaust(newAddress());
    expect(await from(newAddress(), '/health')).toMatchObject({ status: 200 });
  });

  it('count for a whole IPv6 network of a client', async () => {
    for (const host of ['1', '2', 'ffff']) await from(`2001:db8::${host}`);
    expect(await from('2001:db8::3')).toMatchObject(expectedRefusal('rate_limit_exceeded'));
    expect(await from('2001:db8:0:1::3')).toMatchObject(expectedRefusal('missing_api_key'));
  });

  it('do not count for a customer at the same address, and the customer not for them', async () => {
    expect(await from(newAddress(), '/account/info', customer.key)).toMatchObject({ status: 200 });
    const address = newAddress();
    for (let request = 0; request < 10; request += 1) {
      expect(await from(address, '/account/info', customer.key)).toMatchObject({ status: 200 });
    }
    await exhaust(address);
    expect(await from(address)).toMatchObject(expectedRefusal('rate_limit_exceeded'));
    expect(await from(address, '/account/info', customer.key)).toMatchObject({ status: 200 });
    await evictCachedKeys(api, customer.accountId);
    expect(await from(address, '/account/info', customer.key)).toMatchObject({ status: 200 });
  });

  it('include those with a made-up key, and those whose key is over its own limit', async () => {
    const address = newAddress();
    for (let request = 0; request < 3; request += 1) {
      expect(await from(address, '/account/info', unknownKey())).toMatchObject(
        expectedRefusal('invalid_api_key'),
      );
    }
    expect(await from(address, '/account/info', unknownKey())).toMatchObject(
      expectedRefusal('rate_limit_exceeded'),
    );
    await withinOneMinute(async () => {
      const { key } = await openAccount(api.db, { ratePerMinute: 1 });
      const other = newAddress();
      const limits: unknown[] = [];
      for (let request = 0; request < 6; request += 1) {
        limits.push((await from(other, '/account/info', key)).body.limits?.per_minute);
      }
      // The first was accepted. Then the key's own limit answers, and at last that of the address.
      expect(limits).toEqual([undefined, 1, 1, 1, undefined, undefined]);
    });
  });
});

describe('requests without a known key, without a proxy', () => {
  it('count for the address of the connection, whatever X-Forwarded-For says', async () => {
    // The document was fetched once.
    const api = await startApi({ strangerLimits: { perWindow: 3, windowSeconds: HOUR_SECONDS } });
    try {
      const customer = await openAccount(api.db);
      expect(await api.get('/account/info', customer)).toMatchObject({ status: 200 });
      const statuses: number[] = [];
      for (let request = 1; request <= 3; request += 1) {
        const headers = { 'x-forwarded-for': `192.0.2.${request}` };
        statuses.push((await api.get('/health', { headers })).status);
      }
      expect(statuses).toEqual([200, 429, 429]);
      expect(await api.get('/account/info', customer)).toMatchObject({ status: 200 });
    } finally {
      await api.stop();
    }
  });
});

describe('requests in progress without a known key', () => {
  it('of one address have a limit, which customers and other addresses do not notice', async () => {
    const customers = createCustomers();
    const key = unknownKey();
    customers.add(hashKey(key));
    const { takeTurns, limit } = createStrangerRules({
      limits: { perWindow: 1_000, windowSeconds: HOUR_SECONDS, inFlightPerAddress: 2, waitingLookUps: 0 },
      customers,
      apiKeyInQuery: false,
      onRefused: () => undefined,
    });
    const held: Response[] = [];
    const app = express().set('trust proxy', ['127.0.0.1']);
    app.get('/', takeTurns, (_request, response) => {
      limit(response);
      held.push(response);
    });
    app.use(((error, _request, response, next) => {
      if (error instanceof ServiceError) response.status(error.status).send();
      else next(error);
    }) as express.ErrorRequestHandler);
    const logger = createLogger({ service: 'api', level: 'error' });
    const server = await startHttpServer(app, { port: 0, logger });
    const send = async (address: string, headers: Record<string, string> = {}) => {
      const sent = { 'x-forwarded-for': address, ...headers };
      return (await fetch(`http://127.0.0.1:${server.port}/`, { headers: sent })).status;
    };
    const areHeld = (count: number) => waitUntil(() => held.length === count, { what: `${count} requests` });
    try {
      const first = [send('192.0.2.1'), send('192.0.2.1')];
      await areHeld(2);
      expect(await send('192.0.2.1')).toBe(429);
      const others = [send('192.0.2.2'), send('192.0.2.1', { 'x-api-key': key })];
      await areHeld(4);
      for (const response of held) response.send('done');
      expect(await Promise.all([...first, ...others])).toEqual([200, 200, 200, 200]);
      const again = send('192.0.2.1');
      await areHeld(5);
      held[4]?.send('done');
      expect(await again).toBe(200);
    } finally {
      await server.close();
    }
  });
});

describe('look-ups of unknown keys', () => {
  it('use two connections, wait in a bounded queue, and do not delay customers', async () => {
    const api = await startApi({ strangerLimits: { waitingLookUps: 20 } });
    const customer = await openAccount(api.db);
    expect(await api.get('/account/info', customer)).toMatchObject({ status: 200 });
    const lookUp = () => api.get('/account/info', { key: unknownKey() });
    const lockedOut = async () => {
      const rows = await api.db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return rows[0]?.count;
    };
    const statuses: number[] = [];
    const countOf = (status: number) => statuses.filter((each) => each === status).length;
    try {
      const lookUps = await api.db.$transaction(
        async (transaction) => {
          await transaction.$executeRaw`LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE`;
          const sent = Array.from({ length: 25 }, async () => void statuses.push((await lookUp()).status));
          await waitUntil(() => countOf(429) === 5, { what: 'the refusal of those beyond the queue' });
          await waitUntil(async () => (await lockedOut()) === 2, { what: 'look-ups on two connections' });
          expect(await api.get('/account/credits', customer)).toMatchObject({ status: 200 });
          expect(await lockedOut()).toBe(2);
          return sent;
        },
        { timeout: 100_000 },
      );
      await Promise.all(lookUps);
      expect(countOf(429)).toBe(5);
      expect(await lookUp()).toMatchObject(expectedRefusal('invalid_api_key'));
    } finally {
      await api.stop();
    }
  });
});
