import {
  deleteOldAudit,
  deleteOldHeadcounts,
  deleteOldResults,
  deleteOldTasks,
  deleteOldTests,
  OPERATOR,
  pastHeadcounts,
  verifyLedger,
  writeAudit,
} from '@firmlens/domain';
import {
  createEndedBatch,
  newDomain,
  openAccount,
  openTestDomain,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

let domain: TestDomain;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'enterprise');
});
afterAll(() => domain.close());

/** Runs a step until it finds nothing more, and again; returns how much it deleted. */
async function deleteAll(step: () => Promise<number>): Promise<number> {
  let deleted = 0;
  for (let page = await step(); page > 0; page = await step()) deleted += page;
  expect(await step()).toBe(0);
  return deleted;
}

test('headcounts of more than 60 months ago are deleted', async () => {
  const name = newDomain();
  await domain.sql(
    `INSERT INTO headcounts SELECT $1, date_trunc('month', now())::date - make_interval(months => m), 40, now()
     FROM generate_series(0, 70) m`,
    [name],
  );
  expect(await deleteAll(() => deleteOldHeadcounts(domain.db, 60))).toBeGreaterThanOrEqual(10);
  expect((await pastHeadcounts(domain.db, name)).length).toBe(60);
});

test('a long table is deleted in pages', async () => {
  await domain.sql(
    `INSERT INTO headcounts SELECT 'd' || n, '2010-01-01', 40, now() FROM generate_series(1, 2500) n`,
  );
  const pages = [1, 2, 3, 4].map(() => () => deleteOldHeadcounts(domain.db, 60));
  const deleted: number[] = [];
  for (const page of pages) deleted.push(await page());
  expect(deleted).toEqual([1_000, 1_000, 500, 0]);
});

describe('the audit log', () => {
  const entries = () => domain.sql<{ action: string }>('SELECT action FROM panel_audit ORDER BY id');
  const write = async (age: string, action: 'key.created' | 'key.renamed') => {
    await writeAudit(domain.db, OPERATOR, { accountId: account.accountId, action });
    // As written then: an entry is never changed.
    await domain.sql('ALTER TABLE panel_audit DISABLE TRIGGER panel_audit_only_erased');
    await domain.sql(
      `UPDATE panel_audit SET written_at = now() - $1::interval WHERE id = (SELECT max(id) FROM panel_audit)`,
      [age],
    );
    await domain.sql('ALTER TABLE panel_audit ENABLE TRIGGER panel_audit_only_erased');
  };

  test('loses its old entries, and none of the last month by any means', async () => {
    await write('14 months', 'key.created');
    await write('12 months', 'key.renamed');
    expect(await deleteAll(() => deleteOldAudit(domain.db, 13))).toBe(1);
    expect(await entries()).toEqual([{ action: 'key.renamed' }]);
    expect(await deleteAll(() => deleteOldAudit(domain.db, 1))).toBe(1);
    await write('20 days', 'key.created');
    for (const removal of ['DELETE FROM panel_audit', 'TRUNCATE panel_audit']) {
      await expect(domain.sql(removal)).rejects.toThrow('audit entries are never changed or removed');
    }
    expect(await deleteOldAudit(domain.db, 1)).toBe(0);
    expect(await entries()).toEqual([{ action: 'key.created' }]);
  });
});

test('tasks of operators are deleted past retention', async () => {
  const [user] = await domain.sql<{ id: number }>(
    `INSERT INTO panel_users (email, name, password_hash) VALUES ('o@firm.example', 'O', '') RETURNING id`,
  );
  await domain.sql(
    `INSERT INTO operator_tasks (kind, target, started_by, status, started_at)
     SELECT 'verify_ledger', '', $1, 'done', now() - make_interval(days => d) FROM unnest(ARRAY[91, 89]) d`,
    [user?.id],
  );
  expect(await deleteAll(() => deleteOldTasks(domain.db, 90))).toBe(1);
  expect(await domain.sql('SELECT status FROM operator_tasks')).toHaveLength(1);
});

test('test events are deleted past retention, unlike events of batches and tests that wait', async () => {
  const insert = (status: string) =>
    domain.sql(
      `INSERT INTO deliveries (account_id, url, event, status, created_at)
       VALUES ($1, 'https://hooks.firm.example', 'enrichment.completed', $2, now() - interval '91 days')`,
      [account.accountId, status],
    );
  for (const status of ['failed', 'delivered', 'pending']) await insert(status);
  const ended = await createEndedBatch(domain.db, account, 'failed', {
    webhookUrl: 'https://hooks.firm.example',
  });
  await domain.sql(
    `WITH sent AS (
       UPDATE deliveries SET status = 'delivered', attempts = 1, next_attempt_at = NULL, created_at = now() - interval '91 days'
       WHERE batch_id = $1 RETURNING id)
     INSERT INTO delivery_attempts (delivery_id, attempt, started_at, duration_ms, status_code)
     SELECT id, 1, now() - interval '91 days', 12, 204 FROM sent`,
    [ended],
  );
  expect(await deleteAll(() => deleteOldTests(domain.db, 90))).toBe(2);
  expect(await domain.sql('SELECT status, batch_id FROM deliveries ORDER BY id')).toEqual([
    { status: 'pending', batch_id: null },
    { status: 'delivered', batch_id: ended },
  ]);
  await domain.sql('DELETE FROM deliveries WHERE batch_id IS NULL');
});

test("outcomes of sources are deleted with a batch's results, unless its data are on file", async () => {
  const [onFile, failed] = [
    await createEndedBatch(domain.db, account, 'completed'),
    await createEndedBatch(domain.db, account, 'failed'),
  ];
  await domain.sql(
    `INSERT INTO batch_sources (batch_id, source, status) SELECT b, 'website', 'nothing' FROM unnest($1::text[]) b
     ON CONFLICT DO NOTHING`,
    [[onFile, failed]],
  );
  await domain.sql(`UPDATE batches SET completed_at = now() - interval '91 days' WHERE id = ANY ($1)`, [
    [onFile, failed],
  ]);
  expect(await deleteAll(() => deleteOldResults(domain.db, 90))).toBe(1);
  const left = await domain.sql<{ batch_id: string }>('SELECT DISTINCT batch_id FROM batch_sources');
  expect(left).toEqual([{ batch_id: onFile }]);
});

test('retention breaks no invariant', async () => {
  expect((await verifyLedger(domain.db)).faults).toEqual([]);
});
