import { openCache, type Cache } from '@firmlens/cache';
import {
  COMPANY_ROUTE,
  createAccount,
  type Database,
  endBatch,
  installationId,
  openDatabase,
  operatorEntries,
  reserveBatch,
} from '@firmlens/domain';
import { connectForCommands, openQueues, type Queues, startWebhookWorker } from '@firmlens/queues';
import {
  createTestDatabase,
  emptyRedisUrl,
  type TestDatabase,
  waitUntil,
  recordAttempt,
} from '@firmlens/testkit';
import { runAdmin } from './support/run-admin';

let database: TestDatabase;
let db: Database;
let cache: Cache;
let connection: ReturnType<typeof connectForCommands>;
let queues: Queues;
let environment: NodeJS.ProcessEnv;
let account: { accountId: number; keyId: number };
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, poolSize: 3, statementTimeoutMs: 10_000 });
  const redisUrl = await emptyRedisUrl();
  cache = openCache({ redis: { url: redisUrl }, timeoutMs: 5_000, installation: () => installationId(db) });
  connection = connectForCommands({ url: redisUrl });
  queues = openQueues(connection);
  await waitUntil(() => connection.status === 'ready', { what: 'Redis' });
  const secretsKey = Buffer.alloc(32, 5);
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    SECRETS_KEY: secretsKey.toString('hex'),
  };
  account = await createAccount(db, {
    ...{ name: 'Tanner', email: 'ops@tanner.example', companyName: null, plan: 'professional' },
    secretsKey,
  });
});
afterAll(async () => {
  await queues.close();
  connection.disconnect();
  cache.close();
  await db.$disconnect();
  await database.drop();
});

const admin = (args: readonly string[], call: Parameters<typeof runAdmin>[2] = {}) =>
  runAdmin(args, environment, call);

async function json(args: readonly string[], input = ''): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await admin([...args, '--json'], { input });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
}

const reservation = (domain: string) => ({
  ...{ accountId: account.accountId, keySeries: account.keyId, domain, modules: [], route: COMPANY_ROUTE },
  ...{ webhookUrl: 'https://hooks.tanner.example/in', freshnessSeconds: 60, cooldownSeconds: 86_400 },
  ...{ deadlineSeconds: 600, refundsPerHour: 1_000 },
});

/** Queues a batch and returns its id. */
async function queueBatch(domain: string): Promise<string> {
  const reserved = await reserveBatch(db, reservation(domain));
  if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
  return reserved.batchId;
}

const balance = async () =>
  (await db.account.findUniqueOrThrow({ where: { id: account.accountId } })).balance;
/** What operators did last. */
const lastEntry = async () => (await operatorEntries(db, { before: null, limit: 1 }))[0];

test('the webhook of a list is sent again by the id of the list', async () => {
  const id = 'list_01JDBQ5V8E3M4N6P7R9S0T1V2W';
  const resend = () => admin(['webhook', 'resend', '--batch', id, '--json']);
  expect(await resend()).toMatchObject({ code: 1, stderr: `There is no list ${id}.\n` });
  const url = 'https://hooks.tanner.example/in';
  await db.$executeRaw`
    WITH owed AS (
      INSERT INTO deliveries (account_id, url, event, next_attempt_at, status)
      VALUES (${account.accountId}::int, ${url}, 'list.completed', now(), 'failed') RETURNING id
    )
    INSERT INTO lists (id, account_id, key_series, status, modules, price, webhook_url, notifies_each, size, ended_at, totals, delivery_id)
    SELECT ${id}, ${account.accountId}::int, 1, 'completed', '{}', 10, ${url}, false, 0, now(), list_totals('none'), owed.id
    FROM owed`;
  expect(JSON.parse((await resend()).stdout)).toEqual({ list_id: id, webhook_url: url, status: 'pending' });
  expect(await resend()).toMatchObject({
    ...{ code: 1, stderr: `The list ${id} has no delivery that was delivered or failed.\n` },
  });
});

describe('batches', () => {
  test('are found by account, domain and state, newest first', async () => {
    const [first, second] = [await queueBatch('first.example'), await queueBatch('second.example')];
    await endBatch(db, { id: first, fence: null }, 'failed', 'over');
    const ids = async (...filters: string[]) =>
      ((await json(['batches', 'list', ...filters]))['batches'] as { batch_id: string }[]).map(
        ({ batch_id }) => batch_id,
      );
    expect(await ids('--account', String(account.accountId))).toEqual([second, first]);
    expect(await ids('--limit', '1')).toEqual([second]);
    expect(await ids('--status', 'running')).toEqual([second]);
    expect(await ids('--status', 'failed')).toEqual([first]);
    expect(await ids('--domain', 'https://www.first.example/about')).toEqual([first]);
    expect(await ids('--account', '999')).toEqual([]);
  });

  test('are ended once, with a refund, a webhook and an entry in the log', async () => {
    const before = await balance();
    const id = await queueBatch('hangs.example');
    expect(await json(['batches', 'end', '--batch', id])).toEqual({
      batch_id: id,
      status: 'failed',
      credits_refunded: 10,
    });
    expect(await balance()).toBe(before);
    expect(await lastEntry()).toMatchObject({
      ...{ action: 'batch.ended', actor: 'operator', target: `${id} of hangs.example, 10 credits back` },
      account: { accountId: account.accountId },
    });
    expect(await db.delivery.findUniqueOrThrow({ where: { batchId: id } })).toMatchObject({
      event: 'enrichment.failed',
    });
    const again = await admin(['batches', 'end', '--batch', id, '--json']);
    expect(again).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('already ended') });
    expect(await balance()).toBe(before);
    expect(await json(['ledger', 'verify'])).toMatchObject({ faults: [], broken_invariants: [] });
  });

  test('stay as they are in a dry run, which says what would be refunded', async () => {
    const id = await queueBatch('dry.example');
    const before = await balance();
    expect(await json(['batches', 'end', '--batch', id, '--dry-run'])).toEqual({
      ...{ dry_run: true, batch_id: id, account_id: account.accountId, domain: 'dry.example' },
      ...{ status: 'queued', credits_to_refund: 10 },
    });
    expect(await balance()).toBe(before);
    expect(await db.batch.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'queued' });
  });

  test('are ended from a list; one that is unknown does not keep the others', async () => {
    const ids = [await queueBatch('one.example'), await queueBatch('two.example')];
    const list = `# hanging\n${ids[0]}\n\nbatch_0\n${ids[1]}\n`;
    const { code, stdout, stderr } = await admin(['batches', 'end', '--batch', '-', '--json'], {
      input: list,
    });
    expect([code, stderr]).toEqual([1, '1 of 3 failed.\n']);
    expect(JSON.parse(stdout)).toMatchObject({
      results: [
        { batch_id: ids[0], status: 'failed' },
        { input: 'batch_0', error: 'There is no batch batch_0.' },
        { batch_id: ids[1], status: 'failed' },
      ],
    });
  });
});

test('deliveries that fail are listed with their reason, and resent', async () => {
  const id = await queueBatch('receiver.example');
  await endBatch(db, { id, fence: null }, 'failed', 'over');
  const delivery = await db.delivery.findUniqueOrThrow({ where: { batchId: id } });
  const outcome = { statusCode: 503, error: 'HTTP 503', request: null, response: null };
  const result = { startedAt: new Date(), durationMs: 1, ...outcome };
  await recordAttempt(db, { id: String(delivery.id), attempt: 1, claim: 0 }, result, [0]);
  const { deliveries } = await json(['deliveries', 'list', '--status', 'failed']);
  expect(deliveries).toEqual([
    expect.objectContaining({
      ...{ delivery_id: Number(delivery.id), batch_id: id, host: 'hooks.tanner.example', status: 'failed' },
      ...{ attempts: 1, last_status_code: 503, last_error: 'HTTP 503' },
    }),
  ]);
  expect(await json(['deliveries', 'list', '--host', 'elsewhere.example'])).toEqual({ deliveries: [] });
  expect(await json(['deliveries', 'resend', '--delivery', String(delivery.id)])).toEqual({
    delivery_id: Number(delivery.id),
    status: 'pending',
  });
  expect(await lastEntry()).toMatchObject({ action: 'delivery.resent', target: `of batch ${id}` });
  const again = await admin(['deliveries', 'resend', '--delivery', String(delivery.id)]);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('still being tried') });
});

test('a cooldown is listed, and lifted: the domain is enriched again, and a new one begins after it', async () => {
  const domain = 'nothing.example';
  await endBatch(db, { id: await queueBatch(domain), fence: null }, 'no_data_found', 'nothing');
  const cooldowns = () => json(['cooldown', 'list', '--domain', domain]);
  expect(await reserveBatch(db, reservation(domain))).toMatchObject({ outcome: 'cooldown' });
  expect(await cooldowns()).toEqual({
    cooldowns: [{ domain, reason: 'no_data', ends_at: expect.any(String) }],
  });
  expect(await json(['cooldown', 'lift', '--domain', `https://${domain}/`])).toEqual({ domain });
  expect(await lastEntry()).toMatchObject({ action: 'cooldown.lifted', target: domain });
  expect(await cooldowns()).toEqual({ cooldowns: [] });
  const again = await admin(['cooldown', 'lift', '--domain', domain]);
  expect(again).toMatchObject({ code: 1, stderr: `${domain} has no cooldown.\n` });
  expect(await json(['ledger', 'verify'])).toMatchObject({ broken_invariants: [] });
  await endBatch(db, { id: await queueBatch(domain), fence: null }, 'no_data_found', 'nothing');
  expect(await reserveBatch(db, reservation(domain))).toMatchObject({ outcome: 'cooldown' });
});

test('a website that cannot be read starts its own cooldown, and does not bring a lifted one back', async () => {
  const domain = 'unreadable.example';
  await endBatch(db, { id: await queueBatch(domain), fence: null }, 'no_data_found', 'nothing');
  await json(['cooldown', 'lift', '--domain', domain]);
  const failed = { id: await queueBatch(domain), fence: null };
  await endBatch(db, failed, 'failed', 'unreadable', { isUnreadable: true });
  expect(await json(['cooldown', 'list', '--domain', domain])).toMatchObject({
    cooldowns: [{ domain, reason: 'unreadable' }],
  });
  expect(await json(['cooldown', 'lift', '--domain', domain])).toEqual({ domain });
  await queueBatch(domain);
});

describe('queues', () => {
  /** Waiting and delayed jobs of a queue as the command shows them. */
  async function depthOf(name: string) {
    const { queues: shown } = await json(['queues', 'list']);
    return (shown as { queue: string }[]).find(({ queue }) => queue === name);
  }

  test('show their jobs, and are emptied by name alone', async () => {
    await queues.runBatches([{ batchId: 'batch_a', generation: 1 }]);
    await queues.wakeDeliveries([{ deliveryId: '7', attempt: 2, wake: 1, delayMs: 600_000 }]);
    expect(await depthOf('enrichment')).toEqual({
      ...{ queue: 'enrichment', waiting: 1, active: 0, delayed: 0, failed: 0 },
      waiting_since: expect.any(String),
      // Redis counts those of other tests on the same server, too.
      workers: expect.any(Number),
    });
    const drain = ['queues', 'drain', '--queue', 'webhooks'];
    expect(await json([...drain, '--dry-run'])).toEqual({
      ...{ dry_run: true, queue: 'webhooks', waiting: 0, delayed: 1 },
    });
    expect(await json(drain)).toEqual({ queue: 'webhooks', removed: 1 });
    expect(await lastEntry()).toMatchObject({ action: 'queue.changed', target: 'drain webhooks' });
    expect(await depthOf('webhooks')).toMatchObject({ delayed: 0 });
    expect(await depthOf('enrichment')).toMatchObject({ waiting: 1 });
  });

  test('let failed jobs wait again', async () => {
    const worker = startWebhookWorker(
      { attempt: () => Promise.reject(new Error('broken')) },
      { redis: { url: environment['REDIS_URL'] ?? '' }, concurrency: 1, onError: () => undefined },
    );
    await queues.wakeDeliveries([{ deliveryId: '8', attempt: 1, wake: 1, delayMs: 0 }]);
    await waitUntil(async () => (await queues.counts()).webhooks['failed'] === 1, {
      what: 'the job to fail',
    });
    await worker.close();
    const { queues: retried } = await json(['queues', 'retry', '--queue', 'webhooks']);
    expect(retried).toEqual([{ queue: 'webhooks', retried: 1 }]);
    expect(await lastEntry()).toMatchObject({ action: 'queue.changed', target: 'retry webhooks' });
    expect(await depthOf('webhooks')).toMatchObject({ waiting: 1, failed: 0 });
  });

  test('say so if Redis does not respond', async () => {
    const redis = { ...environment, REDIS_URL: 'redis://127.0.0.1:1' };
    expect(await runAdmin(['queues', 'list', '--json'], redis)).toEqual({
      ...{ code: 1, stdout: '', stderr: 'Redis does not respond.\n' },
    });
  });
});

describe('the question before what cannot be undone', () => {
  const queue = async () => queueBatch(`ask${Math.random().toString(36).slice(2)}.example`);
  const stateOf = async (id: string) => (await db.batch.findUniqueOrThrow({ where: { id } })).status;

  test.each([
    ['y', 0, 'failed'],
    ['YES', 0, 'failed'],
    ['n', 1, 'queued'],
    ['', 1, 'queued'],
  ])('is asked on a terminal: %j', async (answer, code, status) => {
    const id = await queue();
    const call = { input: answer === '' ? '' : `${answer}\n`, isTerminal: true };
    const asked = await admin(['batches', 'end', '--batch', id], call);
    expect([asked.code, await stateOf(id)]).toEqual([code, status]);
    expect(asked.stderr).toContain(`batch_id: ${id}`);
    expect(asked.stderr).toContain('End the batch as failed? [y/N]');
  });

  test.each([
    [['--yes'], true],
    [['--json'], true],
    [[], false],
  ])('is not asked with %j, on a terminal: %j', async (flags, isTerminal) => {
    const id = await queue();
    const { code, stderr } = await admin(['batches', 'end', '--batch', id, ...flags], { isTerminal });
    expect([code, stderr, await stateOf(id)]).toEqual([0, '', 'failed']);
  });
});

test('a list with a line that cannot be read changes nothing and exits with 2', async () => {
  const list = { input: 'first.example\nnot a domain\n' };
  const { code, stderr } = await admin(['optout', 'add', '--domain', '-'], list);
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^Line 2 of standard input is invalid\. [^\n]+\n$/),
  ]);
  expect(await json(['optout', 'list'])).toEqual({ domains: [] });
  expect(await json(['optout', 'add', '--domain', '-'], 'b.example\na.example\n')).toEqual({
    results: [{ domain: 'b.example' }, { domain: 'a.example' }],
  });
});

test('lists are tables for people, with the names of the JSON', async () => {
  const { stdout } = await admin(['account', 'list']);
  const [, heading, row] = stdout.split('\n');
  expect(heading?.trim().split(/\s+/)).toEqual([
    ...['account_id', 'name', 'company_name', 'email', 'plan_type', 'status', 'credits.balance'],
  ]);
  expect(row?.trim().split(/\s+/).slice(1, 6)).toEqual([
    ...['Tanner', '-', 'ops@tanner.example', 'professional', 'active'],
  ]);
});
