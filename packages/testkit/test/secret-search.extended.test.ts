import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccount, openDatabase, encrypt } from '@firmlens/domain';
import { createTestDatabase, emptyRedisUrl } from '@firmlens/testkit';
import { Redis } from 'ioredis';
import { unprefixedForms, findSecrets } from '../src/secret-search/find-secrets';
import { openTestRun, removeTestRun, reportedSecrets, searchLogs } from '../src/secret-search/test-run';

const SECRETS_KEY = Buffer.alloc(32, 9);

let apiKey: string;
let keyId: number;
let signingSecret: string;

/** Creates a database with an account. `plant` leaves in it what its drop should find. */
async function databaseWith(plant: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) {
  const database = await createTestDatabase();
  const db = openDatabase({ url: database.url, poolSize: 1, statementTimeoutMs: 10_000 });
  const account = { name: 'Tanner', email: 'a@tanner.example', companyName: null, plan: 'trial' as const };
  ({ apiKey, keyId, signingSecret } = await createAccount(db, { ...account, secretsKey: SECRETS_KEY }));
  await plant(db);
  await db.$disconnect();
  return database;
}

beforeAll(async () => {
  // A secret planted here must not fail the run.
  openTestRun();
  const database = await databaseWith(() => Promise.resolve());
  await database.drop();
});

afterAll(() => {
  expect(reportedSecrets().length).toBeGreaterThan(10);
  removeTestRun();
});

const PANEL_TOKEN = `flp_${'aB3-_'.repeat(8)}xyz`;
const hex = (text: string) => Buffer.from(text).toString('hex');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const secretForms = (): [string, string][] => [
  ['a key', `{"key":"${apiKey}"}`],
  ['a secret', `secret=${signingSecret};`],
  ['a key in hex', `\\x00${hex(apiKey)}00`],
  ['a key in base64', base64(`${apiKey}:`)],
  ['a secret in hex', hex(signingSecret)],
  ['a secret in base64', base64(signingSecret)],
  ['a token of the panel', `firmlens=${PANEL_TOKEN};`],
  ['a token of the panel in hex', hex(PANEL_TOKEN)],
  ['a token of the panel in base64', base64(PANEL_TOKEN)],
];

describe('a text', () => {
  test('with a key or a secret in any of its forms is recognised', () => {
    expect(secretForms().filter(([, text]) => findSecrets(text).length !== 1)).toEqual([]);
    const mistyped = apiKey.slice(0, -1) + (apiKey.endsWith('0') ? '1' : '0');
    for (const text of [mistyped, hex(mistyped), apiKey.slice(0, 41), 'flk_', 'whsec_…', hex('whsec_')]) {
      expect(findSecrets(text)).toEqual([]);
    }
  });

  test('with only the bytes of a known secret is recognised, and the secret is not shown', () => {
    const [inBase64 = '', inHex = ''] = unprefixedForms(signingSecret);
    const known = new Set([inBase64, inHex]);
    for (const text of [`key ${inBase64}=`, `\\x${inHex}`]) {
      const [found] = findSecrets(text, known);
      expect(found?.description).toMatch(/^the bytes of a signing secret/);
      expect(found?.description).not.toContain(inBase64);
    }
    expect(findSecrets(`key ${inBase64}=`)).toEqual([]);
  });
});

describe('dropping a database fails', () => {
  test('if a key is in a text, and names the key', async () => {
    const database = await databaseWith((db) =>
      db.account.updateMany({ data: { companyName: `My key is ${apiKey}.` } }),
    );
    await expect(database.drop()).rejects.toThrow(`table accounts: an API key as it is (flk_`);
    const again = await databaseWith((db) => db.account.updateMany({ data: { companyName: apiKey } }));
    await expect(again.drop()).rejects.toThrow(`of key ${keyId} `);
  });

  test('if a secret was not encrypted, or its bytes are anywhere', async () => {
    const findings = await databaseWith((db) =>
      db.account.updateMany({ data: { signingSecret: new Uint8Array(Buffer.from(signingSecret)) } }),
    );
    await expect(findings.drop()).rejects.toThrow('table accounts: a signing secret in hex');
    const bytes = await databaseWith(
      (db) => db.$executeRaw`UPDATE api_keys SET hash = ${Buffer.from(signingSecret.slice(6), 'base64')}`,
    );
    await expect(bytes.drop()).rejects.toThrow('table api_keys: the bytes of a signing secret');
  });

  test('if it is in the last of many similar rows', async () => {
    const database = await databaseWith(async (db) => {
      await db.$executeRaw`
        INSERT INTO api_keys (account_id, series, hash, prefix)
        SELECT account_id, series, sha256(n::text::bytea), prefix FROM api_keys, generate_series(1, 20) n`;
      await db.$executeRaw`
        UPDATE api_keys SET allow_ips = ARRAY[${apiKey}::text] WHERE id = (SELECT max(id) FROM api_keys)`;
    });
    await expect(database.drop()).rejects.toThrow('table api_keys: an API key');
  });

  test('if the key is in JSON, in a table that only this database has', async () => {
    const database = await databaseWith(async (db) => {
      await db.$executeRaw`CREATE TABLE notes (note jsonb)`;
      await db.$executeRaw`INSERT INTO notes VALUES (jsonb_build_object('a', jsonb_build_array(${apiKey}::text)))`;
    });
    await expect(database.drop()).rejects.toThrow('table notes: an API key');
  });

  test('unless they are hashed and encrypted', async () => {
    const database = await databaseWith((db) =>
      db.account.updateMany({ data: { signingSecret: encrypt(signingSecret, SECRETS_KEY) } }),
    );
    await expect(database.drop()).resolves.toBeUndefined();
  });
});

test.each<[string, (redis: Redis) => Promise<unknown>]>([
  ['a name', (redis) => redis.set(`key:${apiKey}`, '1')],
  ['a string', (redis) => redis.set('mark', apiKey)],
  ['a hash', (redis) => redis.hset('mark', 'a', '1', 'b', hex(apiKey))],
  ['a list', (redis) => redis.rpush('mark', 'a', JSON.stringify({ apiKey }))],
  ['a set', (redis) => redis.sadd('mark', base64(apiKey))],
  ['a sorted set', (redis) => redis.zadd('mark', 1, `x${signingSecret}`)],
  ['a stream', (redis) => redis.xadd('mark', '*', 'secret', signingSecret)],
])('a secret in %s of Redis is found by the next user of the database', async (_what, plant) => {
  const redis = new Redis(await emptyRedisUrl());
  await plant(redis);
  await expect(emptyRedisUrl()).rejects.toThrow(/Redis (mark|key:flk_.*): (an API key|a signing secret)/);
  await expect(emptyRedisUrl()).resolves.toBe(await emptyRedisUrl());
  redis.disconnect();
});

test('a secret in a log line is found, and the line is shown', () => {
  const logs = mkdtempSync(path.join(tmpdir(), 'firmlens-logs-'));
  writeFileSync(path.join(logs, '1.log'), `{"msg":"fine"}\n{"msg":"started","with":"${apiKey}"}\n`);
  writeFileSync(
    path.join(logs, '2.log'),
    `{"msg":"signed","with":"${unprefixedForms(signingSecret)[0]}="}\n`,
  );
  const found = searchLogs(new Set(unprefixedForms(signingSecret)), logs);
  rmSync(logs, { recursive: true });
  expect(found).toEqual([
    expect.stringMatching(/^log: an API key as it is \(flk_.*"started"/),
    expect.stringMatching(/^log: the bytes of a signing secret .*"signed"/),
  ]);
});
