import { randomBytes } from 'node:crypto';
import {
  acceptInvitation,
  brokenInvariants,
  createAccount,
  createAccountKey,
  deleteAccount,
  exportAccount,
  invitePerson,
  OPERATOR,
  verifyLedger,
} from '@firmlens/domain';
import { createEndedBatch, openTestDomain, queueBatch, type TestDomain } from './support/test-domain';

const SECRETS_KEY = Buffer.alloc(32, 7);
/** Each is part of a different kind of personal data. */
const MARKS = /zebrafink|198\.51\.100\.77|192\.0\.2\.99/i;
const WEBHOOK = 'https://hooks.zebrafink.example/in';
const dropNothing = async () => undefined;

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

/** Returns the tables of the whole database that contain a mark. */
async function tablesWithMarks(): Promise<string[]> {
  const tables = await domain.sql<{ name: string }>(`
    SELECT c.oid::regclass::text AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await domain.sql<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    if (rows.some(({ row }) => MARKS.test(row))) found.push(name);
  }
  return found;
}

async function addPerson(accountId: number, email: string, name: string): Promise<void> {
  const link = await invitePerson(domain.db, OPERATOR, { accountId, email, role: 'owner' });
  const client = { oldToken: null, address: '192.0.2.99', userAgent: 'Zebrafink Browser' };
  await acceptInvitation(domain.db, link?.token ?? '', { name, passwordHash: 'a hash' }, client);
}

/** Opens an account that has left its marks in every table that an account writes to. */
async function openMarkedAccount(label: string) {
  const { db } = domain;
  const { accountId, keyId } = await createAccount(db, {
    name: 'Zelda Zebrafink',
    email: `${label}@zebrafink.example`,
    companyName: 'Zebrafink Ltd',
    plan: 'enterprise',
    secretsKey: SECRETS_KEY,
  });
  await db.account.update({ where: { id: accountId }, data: { webhookUrl: WEBHOOK } });
  await createAccountKey(db, OPERATOR, {
    accountId,
    name: 'Zebrafink key',
    expiresAt: null,
    allowIps: ['198.51.100.77/32'],
  });
  await addPerson(accountId, `owner-${label}@zebrafink.example`, 'Olaf Zebrafink');
  await invitePerson(db, OPERATOR, { accountId, email: `open-${label}@zebrafink.example`, role: 'viewer' });
  const account = { accountId, keySeries: keyId };
  const ended = await createEndedBatch(db, account, 'completed', { webhookUrl: WEBHOOK });
  await domain.sql(
    `INSERT INTO delivery_attempts (delivery_id, attempt, started_at, duration_ms, status_code, error, of_attempts,
                                    request_headers, request_body, response_body)
     SELECT id, 1, now(), 5, 500, 'HTTP 500', 5, '{}', '{}', 'Zebrafink says no' FROM deliveries WHERE batch_id = $1`,
    [ended],
  );
  await domain.sql(
    `UPDATE deliveries SET status = 'retrying', attempts = 1, sent_at = now() WHERE batch_id = $1`,
    [ended],
  );
  await domain.sql(
    `INSERT INTO request_log (requested_at, account_id, key_series, endpoint, method, response_status, response_time_ms, error_message)
     VALUES (now(), $1, $2, '/company/zebrafink.example', 'GET', 400, 1, 'Zebrafink')`,
    [accountId, keyId],
  );
  await domain.sql(
    `INSERT INTO paid_reads (account_id, domain, module) VALUES ($1, 'zebrafink.example', 'team')`,
    [accountId],
  );
  await db.panelSearch.create({
    data: { accountId, id: crypto.randomUUID(), digest: randomBytes(32) },
  });
  await domain.sql(
    `INSERT INTO lists (id, account_id, key_series, modules, price, webhook_url, notifies_each, size)
     VALUES ('list_' || $1::int, $1, $2, '{}', 10, $3, false, 1)`,
    [accountId, keyId, WEBHOOK],
  );
  await domain.sql(
    `INSERT INTO list_entries (list_id, position, line, input, status) VALUES ('list_' || $1::int, 1, 1, 'Zebrafink', 'waiting')`,
    [accountId],
  );
  await domain.sql(
    `INSERT INTO watches (id, account_id, key_series, types, includes_rumours, modules, price, frequency, max_credits_per_month,
                          webhook_url, size)
     VALUES ('watch_' || $1::int, $1, $2, '{legal}', false, '{signals}', 26, 'daily', 100, $3, 1)`,
    [accountId, keyId, WEBHOOK],
  );
  await domain.sql(
    `INSERT INTO watch_companies (watch_id, domain) VALUES ('watch_' || $1::int, 'zebrafink.example')`,
    [accountId],
  );
  await domain.sql(
    `INSERT INTO watch_signals (watch_id, domain, key, type, class, title, entities)
     VALUES ('watch_' || $1::int, 'zebrafink.example', 'key', 'legal', 'confirmed', 'Zebrafink is sued', '{}')`,
    [accountId],
  );
  await domain.sql(
    `INSERT INTO idempotent_answers (account_id, key, digest, status, body) VALUES ($1, 'zebrafink', '\\x', 200, '{}')`,
    [accountId],
  );
  const running = await queueBatch(db, account, { webhookUrl: WEBHOOK });
  return { accountId, running, ended };
}

const remove = (accountId: number, dropCopies = dropNothing) =>
  deleteAccount(domain.db, OPERATOR, { accountId, secretsKey: SECRETS_KEY }, dropCopies);

const keysOf = (accountId: number) => domain.db.apiKey.findMany({ where: { accountId } });

test('deleting an account refunds its running batches and leaves its ledger, and nothing in any table that tells who it was', async () => {
  const { accountId, running } = await openMarkedAccount('first');
  const ledger = await domain.db.ledgerEntry.findMany({ where: { accountId }, orderBy: { id: 'asc' } });
  expect((await tablesWithMarks()).length).toBeGreaterThan(8);

  expect(await remove(accountId)).toMatchObject({ batchesEnded: 1, peopleErased: 1 });

  expect(await tablesWithMarks()).toEqual([]);
  const batch = await domain.db.batch.findUniqueOrThrow({ where: { id: running } });
  expect(batch).toMatchObject({ status: 'failed', creditsUsed: 0, creditsRefunded: batch.creditsReserved });
  const left = await domain.db.ledgerEntry.findMany({ where: { accountId }, orderBy: { id: 'asc' } });
  expect(left.slice(0, ledger.length)).toEqual(ledger);
  expect(left.slice(ledger.length)).toMatchObject([{ kind: 'refund', batchId: running }]);
  expect((await keysOf(accountId)).filter(({ disabledAt }) => disabledAt === null)).toEqual([]);
  expect(await brokenInvariants(domain.db)).toEqual([]);
  expect((await verifyLedger(domain.db)).faults).toEqual([]);
});

test('a deletion that was interrupted has stopped the keys, and is completed by the next; a third changes nothing', async () => {
  const { accountId } = await openMarkedAccount('second');
  await expect(remove(accountId, () => Promise.reject(new Error('Redis is down')))).rejects.toThrow();
  expect((await keysOf(accountId)).filter(({ disabledAt }) => disabledAt === null)).toEqual([]);
  const { deletedAt } = await domain.db.account.findUniqueOrThrow({ where: { id: accountId } });

  expect(await remove(accountId)).toEqual({ deletedAt, batchesEnded: 1, peopleErased: 1 });
  expect(await tablesWithMarks()).toEqual([]);
  expect(await remove(accountId)).toEqual({ deletedAt, batchesEnded: 0, peopleErased: 0 });
  const audited = { where: { accountId, action: 'account.deleted' } };
  expect(await domain.db.panelAuditEntry.count(audited)).toBe(1);
  expect(await brokenInvariants(domain.db)).toEqual([]);
});

test('people who belong to another account, or are operators, stay; and so does every other account', async () => {
  const { accountId } = await openMarkedAccount('third');
  const other = await openMarkedAccount('fourth');
  const shared = await domain.db.panelUser.findFirstOrThrow({
    where: { email: 'owner-fourth@zebrafink.example' },
  });
  await domain.db.panelMembership.create({ data: { accountId, userId: shared.id, role: 'viewer' } });
  await addPerson(accountId, 'operator@firmlens.example', 'Olga');
  const operator = await domain.db.panelUser.update({
    where: { id: (await domain.db.panelUser.findFirstOrThrow({ where: { name: 'Olga' } })).id },
    data: { isOperator: true },
  });
  const before = {
    keys: await keysOf(other.accountId),
    deliveries: await domain.db.delivery.count({ where: { accountId: other.accountId } }),
    requests: await domain.db.requestLog.count({ where: { accountId: other.accountId } }),
  };

  expect(await remove(accountId)).toMatchObject({ peopleErased: 1 });

  for (const { id, email, name } of [shared, operator]) {
    expect(await domain.db.panelUser.findUnique({ where: { id } })).toMatchObject({ email, name });
  }
  expect({
    keys: await keysOf(other.accountId),
    deliveries: await domain.db.delivery.count({ where: { accountId: other.accountId } }),
    requests: await domain.db.requestLog.count({ where: { accountId: other.accountId } }),
  }).toEqual(before);
  const batch = await domain.db.batch.findUniqueOrThrow({ where: { id: other.running } });
  expect(batch.status).toBe('queued');
});

test('an export has every row of the account and none of another, without secrets', async () => {
  const other = await openMarkedAccount('sixth');
  const { accountId } = await openMarkedAccount('seventh');
  const lines: { table: string; row: Record<string, unknown> }[] = [];
  const written = await exportAccount(domain.db, accountId, (line) => {
    lines.push(JSON.parse(line) as (typeof lines)[number]);
  });

  // Whatever table has a column for the account, also one that is added later.
  const tables = await domain.sql<{ name: string }>(`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'account_id' ORDER BY 1`);
  for (const { name } of tables) {
    const [row] = await domain.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${name} WHERE account_id = $1`,
      [accountId],
    );
    expect({ [name]: lines.filter(({ table }) => table === name).length }).toEqual({ [name]: row?.count });
    expect(written).toMatchObject({ [name]: row?.count });
  }
  expect(lines.filter(({ row }) => (row['account_id'] ?? accountId) !== accountId)).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain('sixth');
  expect(lines.filter(({ table }) => table === 'panel_users')).toMatchObject([
    { row: { email: 'owner-seventh@zebrafink.example' } },
  ]);
  expect(lines.filter(({ table }) => table === 'api_keys')).toMatchObject([
    { row: { name: null } },
    { row: { name: 'Zebrafink key' } },
  ]);
  const secret = /^(hash|token_hash|password_hash|signing_secret|totp_secret)$/;
  const isSecret = ({ table, row }: (typeof lines)[number]) =>
    table !== 'ledger_entries' && Object.keys(row).some((column) => secret.test(column));
  expect(lines.filter(isSecret)).toEqual([]);
  for (const id of [other.accountId, accountId]) await remove(id);
});

test('an account that does not exist is not exported', async () => {
  expect(await exportAccount(domain.db, 999_999, () => undefined)).toBeNull();
});

test('an account that does not exist is not deleted', async () => {
  expect(await remove(999_999)).toBeNull();
});

test('audit entries lose only what they say of whom and from where', async () => {
  const { accountId } = await openMarkedAccount('fifth');
  for (const change of ["action = 'x'", 'written_at = now()', "target = 'x', address = NULL"]) {
    await expect(
      domain.sql(`UPDATE panel_audit SET ${change} WHERE account_id = $1`, [accountId]),
    ).rejects.toThrow('audit entries are never changed or removed');
  }
});
