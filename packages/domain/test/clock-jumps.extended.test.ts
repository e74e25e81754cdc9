import {
  claimBatch,
  createClockWatch,
  type Database,
  endBatch,
  endOverdueBatches,
  findIdleBatches,
  releaseAbandonedBatches,
  openDatabase,
  resetBatchWaitTimes,
  resetDeliveryWaitTimes,
} from '@firmlens/domain';
import { claimDelivery } from '@firmlens/testkit';
import {
  openAccount,
  openTestDomain,
  queueBatch,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

/** The database's clock for connections that search this schema before PostgreSQL's own. */
const SETTABLE_CLOCK = `
  CREATE SCHEMA clock;
  CREATE TABLE clock.ahead (by interval NOT NULL);
  INSERT INTO clock.ahead VALUES ('0');
  CREATE FUNCTION clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    AS 'SELECT pg_catalog.clock_timestamp() + by FROM clock.ahead';
`;

let domain: TestDomain;
let db: Database;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  await domain.sql(SETTABLE_CLOCK);
  const database = new URL(domain.url).pathname.slice(1);
  await domain.sql(`ALTER DATABASE "${database}" SET search_path = clock, pg_catalog, public`);
  db = openDatabase({ url: domain.url, poolSize: 4, statementTimeoutMs: 60_000 });
  account = await openAccount(domain.db, 'business');
});
afterAll(async () => {
  await db.$disconnect();
  await domain.close();
});

const setClock = (by: string) => domain.sql('UPDATE clock.ahead SET by = $1', [by]);
afterEach(() => setClock('0'));

test('reports a clock jump once, with its size', async () => {
  const watch = createClockWatch(db);
  const observed: number[] = [];
  const look = () => watch.check((seconds) => Promise.resolve(void observed.push(seconds)));
  await look();
  await look();
  expect(observed).toEqual([]);
  await setClock('3 hours');
  await look();
  await look();
  expect(observed).toEqual([expect.closeTo(3 * 3_600, -1)]);
  await setClock('-1 hour');
  await look();
  await look();
  expect(observed).toEqual([expect.closeTo(3 * 3_600, -1), expect.closeTo(-4 * 3_600, -1)]);
});

test('reports a clock jump again if handling it failed', async () => {
  const watch = createClockWatch(db);
  await watch.check(() => Promise.resolve());
  await setClock('3 hours');
  const fails = watch.check(() => Promise.reject(new Error('PostgreSQL is away')));
  await expect(fails).rejects.toThrow('PostgreSQL is away');
  const restart = jest.fn(() => Promise.resolve());
  await watch.check(restart);
  expect(restart).toHaveBeenCalledTimes(1);
});

test('ends nothing and takes no batch from its worker if the clock jumps ahead after the check', async () => {
  const id = await queueBatch(domain.db, account, { deadlineSeconds: 600 });
  const claim = await claimBatch(domain.db, id);
  const watch = createClockWatch(db);
  await watch.check(() => Promise.resolve());
  await setClock('3 hours');
  expect(await endOverdueBatches(db, watch.latest())).toEqual([]);
  await releaseAbandonedBatches(db, watch.latest());
  const [row] = await domain.sql('SELECT status, fence, crashes FROM batches WHERE id = $1', [id]);
  expect(row).toEqual({ status: 'processing', fence: claim?.fence, crashes: 0 });
  // What is true by the earlier clock is not delayed.
  await setClock('0');
  await domain.sql(
    `UPDATE batches SET deadline_at = pg_catalog.clock_timestamp() - interval '1 s' WHERE id = $1`,
    [id],
  );
  expect(await endOverdueBatches(db, watch.latest())).toMatchObject([{ id }]);
});

test('does not end a batch at a deadline that only the clock has passed', async () => {
  const id = await queueBatch(domain.db, account);
  await claimBatch(domain.db, id);
  await setClock('3 hours');
  await resetBatchWaitTimes(db, 60);
  expect(await endOverdueBatches(db)).toEqual([]);
  await setClock('3 hours 61 seconds');
  expect(await endOverdueBatches(db)).toMatchObject([{ id }]);
});

test('continues the batches of a worker that died before the clock went back', async () => {
  const id = await queueBatch(domain.db, account);
  await claimBatch(domain.db, id);
  await setClock('-30 minutes');
  await resetBatchWaitTimes(db, 600);
  await setClock('-29 minutes');
  await releaseAbandonedBatches(db);
  const [row] = await domain.sql('SELECT lease_until, crashes FROM batches WHERE id = $1', [id]);
  expect(row).toEqual({ lease_until: null, crashes: 1 });
  await setClock('-28 minutes -59 seconds');
  await domain.sql('DELETE FROM outbox');
  expect((await findIdleBatches(db)).map((batch) => batch.id)).toContain(id);
});

test('never delays a delivery beyond its delay after the clock went back, and changes nothing otherwise', async () => {
  const id = await queueBatch(domain.db, account, { webhookUrl: 'https://hooks.tanner.example/firmlens' });
  await endBatch(domain.db, { id, fence: null }, 'failed', 'The website does not answer.');
  const due = async () => {
    const rows = await domain.sql<{ seconds: number }>(
      `SELECT extract(epoch FROM next_attempt_at - now())::float8 AS seconds FROM deliveries WHERE batch_id = $1`,
      [id],
    );
    return rows[0]?.seconds;
  };
  await domain.sql(
    `UPDATE deliveries SET status = 'retrying', attempts = 1, next_attempt_at = now() + interval '40 s' WHERE batch_id = $1`,
    [id],
  );
  const waits = { retryDelays: [0, 60, 300], leaseSeconds: 120 };
  await resetDeliveryWaitTimes(db, waits);
  expect(await due()).toBeCloseTo(40, -1);
  await setClock('-1 hour');
  await resetDeliveryWaitTimes(db, waits);
  expect(await due()).toBeCloseTo(60 - 3_600, -1);
  // Nobody holds it, so it can be claimed as soon as it is due.
  await setClock('-58 minutes -55 seconds');
  const [delivery] = await domain.sql<{ id: string }>(`SELECT id FROM deliveries WHERE batch_id = $1`, [id]);
  expect(await claimDelivery(db, String(delivery?.id), waits.leaseSeconds)).not.toBeNull();
});
