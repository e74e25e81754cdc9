import { Command } from '@commander-js/extra-typings';
import { type Cache, openCache } from '@firmlens/cache';
import { type Database, installationId, openDatabase } from '@firmlens/domain';
import { freePort } from '@firmlens/embedded';
import {
  createTestDatabase,
  startTcpProxy,
  type TcpProxy,
  type TestDatabase,
  emptyRedisUrl,
  waitUntil,
} from '@firmlens/testkit';
import type { CommandResult } from '../src/command';
import { COMMANDS } from '../src/commands';
import { startKeyRequests } from './support/key-requests';
import { startApp } from './support/start-app';

const SECRETS_KEY = Buffer.alloc(32, 5);

let database: TestDatabase;
let db: Database;
let cache: Cache;
/** Proxies in front of Redis: one for the operator and half of the processes, one for the other half. */
let proxies: [TcpProxy, TcpProxy];
let origins: string[];
const stops: (() => Promise<void>)[] = [];

async function startApi(redisUrl: string): Promise<string> {
  const port = await freePort();
  const environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    SECRETS_KEY: SECRETS_KEY.toString('hex'),
    PORT: String(port),
  };
  stops.push(startApp('api', environment));
  const origin = `http://127.0.0.1:${port}/api/v1`;
  const isUp = () =>
    fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(isUp, { what: 'the API' });
  return origin;
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 3, statementTimeoutMs: 10_000 });
  const redisUrl = await emptyRedisUrl();
  proxies = [await startTcpProxy(redisUrl), await startTcpProxy(redisUrl)];
  cache = openCache({
    redis: { url: proxies[0].url },
    timeoutMs: 2_000,
    installation: () => installationId(db),
  });
  const urls = [proxies[0].url, proxies[0].url, proxies[1].url, proxies[1].url];
  origins = await Promise.all(urls.map(startApi));
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  cache.close();
  await db.$disconnect();
  await Promise.all(proxies.map((proxy) => proxy.close()));
  await database.drop();
});

/** Runs a command as the operator would, but in this process. */
async function run(line: string): Promise<Record<string, unknown> & { problem?: string }> {
  const deps = {
    ...{ db, secretsKey: SECRETS_KEY, databaseUrl: database.url, dataDir: '', stderr: process.stderr },
    ...{
      redis: { url: proxies[0].url },
      noDataCooldownSeconds: 60,
      env: {},
      stdin: process.stdin,
      ask: null,
    },
    publicBaseUrl: 'http://localhost/api/v1',
    writeLine: async () => undefined,
    cache: async () => {
      await cache.ready();
      return cache;
    },
  };
  const results: (CommandResult | null)[] = [];
  const program = new Command();
  for (const create of COMMANDS) {
    program.addCommand(
      create(
        (work) =>
          async (...args) =>
            void results.push(await work(deps, ...args)),
      ),
    );
  }
  await program.parseAsync(line.split(' '), { from: 'user' });
  const { json, problem } = results[0] ?? { json: {} };
  return { ...json, ...(problem !== undefined && { problem }) };
}

let accounts = 0;

/** Creates an account without an effective rate limit and returns its key. */
async function openAccount(): Promise<{ id: number; keyId: number; key: string }> {
  accounts += 1;
  const created = await run(
    `account create --email n${accounts}@tanner.example --name Tanner --plan enterprise`,
  );
  const id = Number(created['account_id']);
  await run(`account set --account ${id} --rate-per-minute 1000000`);
  return { id, keyId: Number(created['key_id']), key: String(created['api_key']) };
}

async function rotate({
  keyId,
}: {
  keyId: number;
}): Promise<{ keyId: number; key: string; problem?: string }> {
  const { key_id, api_key, ...rest } = await run(`key rotate --key-id ${keyId}`);
  return { keyId: Number(key_id), key: String(api_key), ...rest };
}

/** Returns the status with which each process responds to the key. */
const statusesFor = (key: string): Promise<number[]> =>
  Promise.all(
    origins.map(async (origin) => {
      const { status } = await fetch(`${origin}/account/credits`, { headers: { 'x-api-key': key } });
      return status;
    }),
  );

const ALL_REJECT = [401, 401, 401, 401];
const ALL_ACCEPT = [200, 200, 200, 200];

test('no process accepts the old key once the rotation has returned, and each accepts the new one', async () => {
  let current: { keyId: number; key: string } = await openAccount();
  const requests = startKeyRequests(origins);
  for (let count = 0; count < 100; count += 1) {
    requests.set(current.key, 'good');
    await requests.next(8);
    requests.set(current.key, 'changing');
    const next = await rotate(current);
    requests.set(current.key, 'revoked');
    current = next;
  }
  await requests.next(50);
  const { sent, ...faults } = await requests.stop();
  expect(faults).toEqual({ acceptedAfterRevocation: 0, rejectedWhileValid: 0 });
  expect(sent).toBeGreaterThan(800);
});

test('no process accepts a disabled key, or a key of a suspended account', async () => {
  const account = await openAccount();
  const requests = startKeyRequests(origins);
  for (let count = 0; count < 12; count += 1) {
    const { key_id, api_key } = await run(`key create --account ${account.id}`);
    requests.set(String(api_key), 'good');
    requests.set(account.key, 'good');
    await requests.next(8);
    requests.set(String(api_key), 'changing');
    await run(`key disable --key-id ${String(key_id)}`);
    requests.set(String(api_key), 'revoked');
    requests.set(account.key, 'changing');
    await run(`account set --account ${account.id} --status suspended`);
    requests.set(account.key, 'revoked');
    await requests.next(8);
    requests.set(account.key, 'changing');
    await run(`account set --account ${account.id} --status active`);
  }
  const { sent, ...faults } = await requests.stop();
  expect(faults).toEqual({ acceptedAfterRevocation: 0, rejectedWhileValid: 0 });
  expect(sent).toBeGreaterThan(150);
});

test('a rotated key keeps its allowed addresses, and every process rejects any other address', async () => {
  const { id } = await openAccount();
  const created = await run(`key create --account ${id} --allow-ip 192.0.2.1`);
  expect(await statusesFor(String(created['api_key']))).toEqual(ALL_REJECT);
  const next = await rotate({ keyId: Number(created['key_id']) });
  expect(await statusesFor(next.key)).toEqual(ALL_REJECT);
});

test('processes without Redis reject a rotated key, and still do when Redis is back', async () => {
  const account = await openAccount();
  expect(await statusesFor(account.key)).toEqual(ALL_ACCEPT);
  await proxies[1].shut();
  const next = await rotate(account);
  expect(next.problem).toBeUndefined();
  expect([await statusesFor(account.key), await statusesFor(next.key)]).toEqual([ALL_REJECT, ALL_ACCEPT]);
  await proxies[1].open();
  await waitForRedis();
  expect([await statusesFor(account.key), await statusesFor(next.key)]).toEqual([ALL_REJECT, ALL_ACCEPT]);
});

test('a rotation without Redis reports it, and the remedy disables the key once Redis is back', async () => {
  const account = await openAccount();
  expect(await statusesFor(account.key)).toEqual(ALL_ACCEPT);
  await Promise.all(proxies.map((proxy) => proxy.shut()));
  const next = await rotate(account);
  const remedy = /`([^`]+)`/.exec(next.problem ?? '')?.[1];
  expect(remedy).toBe(`key disable --key-id ${account.keyId}`);
  expect([await statusesFor(account.key), await statusesFor(next.key)]).toEqual([ALL_REJECT, ALL_ACCEPT]);

  await Promise.all(proxies.map((proxy) => proxy.open()));
  await waitForRedis();
  expect(await run(String(remedy))).toEqual({ key_id: account.keyId, status: 'disabled' });
  expect([await statusesFor(account.key), await statusesFor(next.key)]).toEqual([ALL_REJECT, ALL_ACCEPT]);
});

/** Waits until every process counts in Redis again, so that an account's requests share one count. */
async function waitForRedis(): Promise<void> {
  const { key } = await openAccountWhenReady();
  await waitUntil(
    async () => {
      const remaining = await Promise.all(
        origins.map(async (origin) => {
          const response = await fetch(`${origin}/account/credits`, { headers: { 'x-api-key': key } });
          return Number(response.headers.get('x-ratelimit-remaining'));
        }),
      );
      return new Set(remaining).size === origins.length;
    },
    { what: 'Redis in every process' },
  );
}

async function openAccountWhenReady() {
  await waitUntil(
    () =>
      cache.ready().then(
        () => true,
        () => false,
      ),
    { what: 'Redis' },
  );
  return openAccount();
}
