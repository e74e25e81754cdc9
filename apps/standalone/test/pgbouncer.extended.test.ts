import { brokenInvariants, openDatabase, verifyLedger } from '@firmlens/domain';
import { createTestDatabase, emptyRedisUrl, type TestDatabase, withPgClient } from '@firmlens/testkit';
import { type PgBouncer, startPgBouncer } from './support/pgbouncer';
import { prepareService, type Service, slowSite } from './support/service';

/** Fewer than any process opens to PostgreSQL. */
const POOL_SIZE = 3;
const COMPANIES = 8;

let database: TestDatabase;
let pooler: PgBouncer;
let service: Service;

const sites = Object.fromEntries(
  Array.from({ length: COMPANIES }, (_, n) => {
    const { site, release } = slowSite(`Firm${n}`);
    release();
    return [`firm${n}.example`, site];
  }),
);

beforeAll(async () => {
  database = await createTestDatabase();
  // A server in another time zone than ours.
  await withPgClient(database.url, (client) =>
    client.query(
      `ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET timezone = 'Pacific/Auckland'`,
    ),
  );
  pooler = await startPgBouncer(database.url, POOL_SIZE);
  service = await prepareService({
    databaseUrl: database.url,
    redisUrl: await emptyRedisUrl(),
    sites,
    env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url },
  });
  for (const app of ['api', 'enrichment-worker', 'webhook-worker'] as const) await service.start(app);
});
afterAll(async () => {
  await service.close();
  await pooler.close();
  await database.drop();
});

test('enrichments go from request to webhook through three connections in transaction mode', async () => {
  const requested = await Promise.all(
    Object.keys(sites).map((domain) => service.get(`/company/${domain}?enrich=team`)),
  );
  expect(requested.map(({ status }) => status)).toEqual(Array(COMPANIES).fill(202));
  const events = await Promise.all(
    requested.map(async ({ body }) => {
      const { verdicts, body: text } = await service.webhook(String(body['batch_id']));
      return { verdicts, event: (JSON.parse(text) as { event: string }).event };
    }),
  );
  expect(events).toEqual(
    Array(COMPANIES).fill({
      event: 'enrichment.completed',
      verdicts: { service: 'verified', standard: 'verified' },
    }),
  );
  expect((await service.get('/account/history')).status).toBe(200);
  expect((await service.callAgents('tools/list', {})).status).toBe(200);
  expect(await brokenInvariants(service.db)).toEqual([]);
  expect((await verifyLedger(service.db)).faults).toEqual([]);
});

test('the admin command works on PostgreSQL itself, past the pooler', async () => {
  // It fails, as it finds no name servers here.
  const examined = await service
    .admin('doctor', '--json')
    .catch((error: unknown) => (error as { stdout: string }).stdout);
  const { checks } = JSON.parse(examined) as {
    checks: { check: string; status: string }[];
  };
  expect(checks.find(({ check }) => check === 'pooler')).toMatchObject({ status: 'ok' });
  await service.admin('migrate');
});

test('every statement through the pooler is under UTC and the timeouts of its configuration', async () => {
  const db = openDatabase({ url: pooler.url, isPooled: true, poolSize: 8, statementTimeoutMs: 5_000 });
  try {
    const seen = await Promise.all(
      Array.from(
        { length: 40 },
        () =>
          db.$queryRaw`SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS statement,
            current_setting('idle_in_transaction_session_timeout') AS idle, pg_sleep(0.01)::text`,
      ),
    );
    expect(new Set(seen.map((rows) => JSON.stringify(rows)))).toEqual(
      new Set([JSON.stringify([{ zone: 'UTC', statement: '1min', idle: '10s', pg_sleep: '' }])]),
    );
  } finally {
    await db.$disconnect();
  }
});
