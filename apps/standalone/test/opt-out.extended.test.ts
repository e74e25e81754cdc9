import { MODULES } from '@firmlens/contract';
import {
  createTestDatabase,
  emptyRedisUrl,
  type TestDatabase,
  waitUntil,
  withPgClient,
} from '@firmlens/testkit';
import { Redis } from 'ioredis';
import { HARMLESS_SITE, serveHostileSite } from './support/hostile';
import { prepareService, type Service } from './support/service';

jest.setTimeout(120_000);

/** A company whose site has a mark in every text of every kind that is read. */
const { domain, marker } = HARMLESS_SITE;
const MARKS = [
  marker,
  Buffer.from(marker).toString('hex'),
  Buffer.from(marker.toLowerCase()).toString('hex'),
];

let database: TestDatabase;
let redisUrl: string;
let service: Service;

beforeAll(async () => {
  database = await createTestDatabase();
  redisUrl = await emptyRedisUrl();
  service = await prepareService({
    databaseUrl: database.url,
    redisUrl,
    sites: { [domain]: serveHostileSite(HARMLESS_SITE) },
  });
  for (const app of ['api', 'enrichment-worker', 'webhook-worker'] as const) await service.start(app);
});
afterAll(async () => {
  await service.close();
  await database.drop();
});

/** Returns the tables with a row that contains one of the texts, in any case. Bytes are read as hex. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  return withPgClient(database.url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind IN ('r', 'p', 'm') AND NOT c.relispartition AND n.nspname NOT IN ('pg_catalog', 'information_schema')
       ORDER BY 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query(
        `SELECT FROM ${name} t, unnest($1::text[]) m WHERE strpos(lower(t::text), lower(m)) > 0 LIMIT 1`,
        [texts],
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  });
}

/** Returns the names of all keys in Redis with a name or value that contains one of the texts, in any case. */
async function keysWith(texts: readonly string[]): Promise<string[]> {
  const redis = new Redis(redisUrl);
  try {
    const found: string[] = [];
    for (const name of await redis.keys('*')) {
      // A dump is compressed, so values are read by their type.
      const value = await readValue(redis, name);
      const text = `${name} ${JSON.stringify(value)}`.toLowerCase();
      if (texts.some((each) => text.includes(each.toLowerCase()))) found.push(name);
    }
    return found.sort();
  } finally {
    redis.disconnect();
  }
}

async function readValue(redis: Redis, name: string): Promise<unknown> {
  switch (await redis.type(name)) {
    case 'string':
      return redis.get(name);
    case 'hash':
      return redis.hgetall(name);
    case 'list':
      return redis.lrange(name, 0, -1);
    case 'set':
      return redis.smembers(name);
    case 'zset':
      return redis.zrange(name, '0', '-1');
    case 'stream':
      return redis.xrange(name, '-', '+');
    default:
      return null;
  }
}

/** Stores what this enrichment does not leave: other sources' responses, changes, queries and paid reads. */
async function storeMore(): Promise<void> {
  const text = `About ${marker}.`;
  await withPgClient(database.url, async (client) => {
    const highlight = { type: 'other', title: text };
    for (const [insert, ...values] of [
      [`INSERT INTO paid_reads (account_id, domain, module) SELECT id, $1, 'team' FROM accounts`, domain],
      [`INSERT INTO headcounts VALUES ($1, '2026-01-01', 40, now())`, domain],
      [`INSERT INTO observed_changes VALUES ($1, 'k', $2, 'website', NULL, 1, now())`, domain, highlight],
      [`INSERT INTO source_answers VALUES ($1, 'gdelt', 'found', NULL, $2, '[]', now())`, domain, highlight],
      [`INSERT INTO postponed_queries (domain, source, batch_id) SELECT domain, 'gdelt', id FROM batches`],
      [
        `INSERT INTO kept_answers (url_hash, url, content_type, body)
         VALUES ('\\x01', 'https://register.example/1', 'text/plain', convert_to($1, 'UTF8'))`,
        text,
      ],
    ] as [string, ...unknown[]][]) {
      await client.query(insert, values);
    }
  });
}

test('an opt-out leaves no word of the company in PostgreSQL and Redis, only its domain in records of who did what', async () => {
  const modules = MODULES.join(',');
  const first = await service.get(`/company/${domain}?enrich=${modules}`);
  await service.webhook(String(first.body['batch_id']));
  // Copies in Redis, the record of an agent's paid read, and rows of an imported file.
  const once = { 'idempotency-key': 'once' };
  expect((await service.get(`/company/${domain}?enrich=${modules}`, once)).status).toBe(200);
  await service.callAgents('tools/call', { name: 'get_company', arguments: { domain, modules: ['base'] } });
  await service.callAgents('tools/call', { name: 'search_companies', arguments: { query: domain } });
  await storeMore();
  expect(await tablesWith(MARKS)).toEqual(
    expect.arrayContaining([
      ...[
        'batch_modules',
        'company_modules',
        'evidence',
        'idempotent_answers',
        'kept_answers',
        'known_companies',
        'observed_changes',
      ],
      ...['signals', 'source_answers'],
    ]),
  );
  expect(await keysWith(MARKS)).not.toEqual([]);

  await service.admin('optout', 'add', '--domain', domain, '--yes');
  expect(await tablesWith(MARKS)).toEqual([]);
  expect(await keysWith(MARKS)).toEqual([]);
  await waitUntil(async () => (await service.db.outbox.count()) === 0, { what: 'the outbox to be empty' });
  expect(await tablesWith([domain])).toEqual([
    ...['batches', 'delivery_attempts', 'opt_outs', 'request_log'],
  ]);
  // What keeps other processes from copying the company for a moment.
  expect(await keysWith([domain])).toEqual([expect.stringMatching(new RegExp(`:C${domain}$`))]);

  const results = await service.get(`/enrichment/${String(first.body['batch_id'])}/results`);
  expect([results.status, results.body['error']]).toEqual([404, 'data_unavailable']);
  expect(await service.admin('ledger', 'verify')).toMatch(/broken_invariants:\s+\(none\)/);
});
