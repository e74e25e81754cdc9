import { createAccount, type Database, openDatabase } from '@firmlens/domain';
import { createTestDatabase, emptyRedisUrl, type TestDatabase } from '@firmlens/testkit';
import { runAdmin } from './support/run-admin';

const SECRETS_KEY = Buffer.alloc(32, 5);
const URL_OF_RECEIVER = 'https://hooks.tanner.example/signals';

let database: TestDatabase;
let db: Database;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 1, statementTimeoutMs: 10_000 });
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: await emptyRedisUrl(),
    SECRETS_KEY: SECRETS_KEY.toString('hex'),
  };
});
afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

const resend = (id: string) => runAdmin(['webhook', 'resend', '--batch', id, '--json'], environment);

test('`webhook resend` sends the event of a signal again, by its id', async () => {
  const { accountId } = await createAccount(db, {
    ...{ name: 'Tanner', email: 'signals@tanner.example', companyName: null, plan: 'starter' },
    secretsKey: SECRETS_KEY,
  });
  const [told] = await db.$queryRaw<{ id: string }[]>`
    WITH watch AS (
      INSERT INTO watches (id, account_id, key_series, types, includes_rumours, modules, price, frequency,
                           max_credits_per_month, webhook_url, size)
      VALUES ('watch_resent', ${accountId}::int, 1, '{legal}', false, '{signals}', 26, 'daily', 100, ${URL_OF_RECEIVER}, 1)
    ), owed AS (
      INSERT INTO deliveries (account_id, url, event, status, attempts)
      VALUES (${accountId}::int, ${URL_OF_RECEIVER}, 'signal.detected', 'failed', 1) RETURNING id
    )
    INSERT INTO watch_signals (watch_id, domain, key, type, class, title, entities, told, told_at, delivery_id)
    SELECT 'watch_resent', 'resent.example', 'key', 'legal', 'confirmed', 'A suit', '{}', '{}', now(), id FROM owed
    RETURNING signal_event_id(id) AS id`;
  const id = String(told?.id);
  const { code, stdout } = await resend(id);
  expect({ code, ...(JSON.parse(stdout) as object) }).toEqual({
    ...{ code: 0, signal_id: id, webhook_url: URL_OF_RECEIVER, status: 'pending' },
  });
  expect(await db.delivery.findMany()).toMatchObject([{ status: 'pending', attempts: 0, resends: 1 }]);
  expect((await resend('signal_00000000000000ff')).code).toBe(1);
});
