import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  startModule,
  claimBatch,
  databaseProblem,
  dispatchOutbox,
  endOverdueBatches,
  findBatch,
  findIdleBatches,
  finishModule,
  releaseAbandonedBatches,
  releaseBatch,
  redispatch,
  abandonModule,
  postponeDispatch,
  releaseCollected,
  storeCollectedEvidence,
  verifyLedger,
  withSweepLock,
} from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import {
  openAccount,
  openTestDomain,
  queueBatch,
  reserve,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

let domain: TestDomain;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'business');
});
afterAll(() => domain.close());

const expireLease = (id: string) =>
  domain.sql(`UPDATE batches SET lease_until = now() - interval '1 s' WHERE id = $1`, [id]);

const backdateByTenSeconds = (id: string) =>
  domain.sql(`UPDATE batches SET resume_at = resume_at - interval '10 s' WHERE id = $1`, [id]);

/** As the sweeper finds it, after the outbox was dispatched. */
async function idle(id: string) {
  await domain.sql(`DELETE FROM outbox WHERE subject = $1`, [id]);
  return (await findIdleBatches(domain.db)).find((batch) => batch.id === id);
}

test('fails a batch past its deadline with a refund, held or not, and frees its domain', async () => {
  const gate = await queueBatch(domain.db, account);
  await claimBatch(domain.db, gate);
  const waiting = await queueBatch(domain.db, account);
  const inTime = await queueBatch(domain.db, account);
  await domain.sql(`UPDATE batches SET deadline_at = now() - interval '1 s' WHERE id = ANY ($1)`, [
    [gate, waiting],
  ]);
  const ended = await endOverdueBatches(domain.db);
  expect(ended.map(({ id }) => id).sort()).toEqual([gate, waiting].sort());
  expect(await endOverdueBatches(domain.db)).toEqual([]);
  for (const id of [gate, waiting]) {
    const batch = await findBatch(domain.db, id);
    expect(batch).toMatchObject({ status: 'failed', creditsRefunded: 10, completedAt: expect.any(Date) });
    expect(await reserve(domain.db, account, { domain: batch?.domain ?? '' })).toMatchObject({
      outcome: 'reserved',
    });
  }
  expect(await findBatch(domain.db, inTime)).toMatchObject({ status: 'queued' });
});

test('frees a batch whose worker was lost twice, and fails and refunds it at the third time', async () => {
  const id = await queueBatch(domain.db, account);
  for (let crash = 1; crash <= 2; crash += 1) {
    expect(await claimBatch(domain.db, id)).toMatchObject({ fence: 2 * crash - 1 });
    expect(await releaseAbandonedBatches(domain.db)).toEqual([]);
    await expireLease(id);
    expect(await releaseAbandonedBatches(domain.db)).toEqual([]);
    expect(await idle(id)).toMatchObject({ fence: 2 * crash, isCollected: false });
  }
  await claimBatch(domain.db, id);
  await expireLease(id);
  expect(await releaseAbandonedBatches(domain.db)).toMatchObject([{ id, accountId: account.accountId }]);
  expect(await findBatch(domain.db, id)).toMatchObject({ status: 'failed', creditsRefunded: 10 });
});

test('dispatches a released batch again at once', async () => {
  const id = await queueBatch(domain.db, account);
  const gate = await claimBatch(domain.db, id);
  if (gate === null) throw new Error('not claimed');
  await releaseBatch(domain.db, gate);
  expect(await idle(id)).toMatchObject({ generation: 1, isCollected: false });
});

/** A batch with two modules whose sources were queried. */
async function createCollectedBatch(id: string) {
  const gate = await claimBatch(domain.db, id);
  if (gate === null) throw new Error('not claimed');
  if (!gate.isCollected) await storeCollectedEvidence(domain.db, gate, [], []);
  else await releaseCollected(domain.db, gate);
  return gate;
}

test('frees a batch whose worker was lost while building a module twice, and fails it at the third time', async () => {
  const id = await queueBatch(domain.db, account, { modules: ['team'] });
  for (let crash = 1; crash <= 2; crash += 1) {
    const batch = await createCollectedBatch(id);
    expect(await startModule(domain.db, batch, 'team')).toMatchObject({ accountId: account.accountId });
    expect(await claimBatch(domain.db, id)).toBeNull();
    await expireLease(id);
    expect(await releaseAbandonedBatches(domain.db)).toEqual([]);
    // Queued jobs that would build its modules are void.
    expect(await startModule(domain.db, batch, 'company')).toBeNull();
    expect(await idle(id)).toMatchObject({ fence: 2 * crash, isCollected: true });
  }
  await startModule(domain.db, await createCollectedBatch(id), 'team');
  await expireLease(id);
  expect(await releaseAbandonedBatches(domain.db)).toMatchObject([{ id, accountId: account.accountId }]);
  expect(await findBatch(domain.db, id)).toMatchObject({ status: 'failed', creditsRefunded: 16 });
});

test('starts a module once, which holds its batch until it is finished or abandoned', async () => {
  const id = await queueBatch(domain.db, account, { modules: ['team', 'signals'] });
  const batch = await createCollectedBatch(id);
  const lease = async () => (await domain.db.batch.findUniqueOrThrow({ where: { id } })).leaseUntil;
  const starts = await Promise.all(Array.from({ length: 5 }, () => startModule(domain.db, batch, 'team')));
  expect(starts.filter((one) => one !== null)).toHaveLength(1);
  expect(await startModule(domain.db, batch, 'company')).not.toBeNull();
  await finishModule(domain.db, batch, 'company', {});
  // A worker that died left it started.
  expect(await lease()).not.toBeNull();
  await abandonModule(domain.db, batch, 'team');
  expect(await lease()).toBeNull();
  expect(await idle(id)).toBeUndefined();
  await backdateByTenSeconds(id);
  expect(await idle(id)).toMatchObject({ isCollected: true });
  expect(await startModule(domain.db, batch, 'company')).toBeNull();
  expect(await startModule(domain.db, { ...batch, fence: 0 }, 'team')).toBeNull();
  expect(await startModule(domain.db, batch, 'team')).not.toBeNull();
  await finishModule(domain.db, batch, 'team', {});
  expect(await lease()).toBeNull();
});

test('dispatches what lost its worker before what only waits', async () => {
  const lost = await queueBatch(domain.db, account);
  await domain.sql(`UPDATE batches SET requested_at = now() - interval '1 min' WHERE id = $1`, [lost]);
  await claimBatch(domain.db, lost);
  const waiting = await queueBatch(domain.db, account);
  await domain.sql(`UPDATE batches SET resume_at = now() - interval '5 s' WHERE id = $1`, [waiting]);
  await expireLease(lost);
  await releaseAbandonedBatches(domain.db);
  await domain.sql('DELETE FROM outbox');
  const order = (await findIdleBatches(domain.db)).map(({ id }) => id);
  expect(order.indexOf(lost)).toBeGreaterThanOrEqual(0);
  expect(order.indexOf(lost)).toBeLessThan(order.indexOf(waiting));
});

test('dispatches what lost two workers, and nothing else, to run alone', async () => {
  const [twice, once, never] = [
    await queueBatch(domain.db, account),
    await queueBatch(domain.db, account),
    await queueBatch(domain.db, account),
  ];
  for (const [id, deaths] of [
    [twice, 2],
    [once, 1],
  ] as const)
    for (let lossCount = 0; lossCount < deaths; lossCount += 1) {
      await claimBatch(domain.db, id);
      await expireLease(id);
      await releaseAbandonedBatches(domain.db);
    }
  await domain.sql(`DELETE FROM outbox`);
  await domain.sql(`UPDATE batches SET resume_at = now() - interval '1 s' WHERE id = $1`, [never]);
  for (const id of [twice, once, never]) {
    const batch = await idle(id);
    if (batch === undefined) throw new Error('not found idle');
    await redispatch(domain.db, batch);
  }
  const owed = new Map<string, boolean>();
  await dispatchOutbox(domain.db, (rows) => {
    for (const { subject, isQuarantined } of rows) owed.set(subject, isQuarantined);
    return Promise.resolve();
  });
  expect(owed).toEqual(
    new Map([
      [twice, true],
      [once, false],
      [never, false],
    ]),
  );
});

test('voids a job of an earlier dispatch once its batch lost a worker, and not before', async () => {
  const slow = await queueBatch(domain.db, account);
  await domain.sql(`UPDATE batches SET resume_at = now() - interval '1 s' WHERE id = $1`, [slow]);
  const overdue = await idle(slow);
  if (overdue === undefined) throw new Error('not found idle');
  await redispatch(domain.db, overdue);
  expect(await claimBatch(domain.db, slow, 1)).toMatchObject({ fence: 1 });

  const id = await queueBatch(domain.db, account);
  await claimBatch(domain.db, id, 1);
  await expireLease(id);
  await releaseAbandonedBatches(domain.db);
  expect(await claimBatch(domain.db, id, 1)).toBeNull();
  const batch = await idle(id);
  if (batch === undefined) throw new Error('not found idle');
  await redispatch(domain.db, batch);
  expect(await claimBatch(domain.db, id, batch.generation + 1)).toMatchObject({ fence: 3 });
});

test('does not wait for a lease from a clock that was ahead', async () => {
  const id = await queueBatch(domain.db, account);
  await claimBatch(domain.db, id);
  await domain.sql(`UPDATE batches SET lease_until = now() + interval '3 hours' WHERE id = $1`, [id]);
  await releaseAbandonedBatches(domain.db);
  expect(await claimBatch(domain.db, id)).toMatchObject({ fence: 3 });
});

test('dispatches an unclaimed batch again once, under a new generation', async () => {
  const id = await queueBatch(domain.db, account);
  expect(await idle(id)).toBeUndefined();
  await domain.sql(`UPDATE batches SET resume_at = now() - interval '1 s' WHERE id = $1`, [id]);
  const found = await idle(id);
  if (found === undefined) throw new Error('not found idle');
  await Promise.all(Array.from({ length: 5 }, () => redispatch(domain.db, found)));
  const calls = await domain.db.outbox.findMany({
    where: { kind: 'run', subject: id },
    orderBy: { id: 'asc' },
  });
  expect(calls.map(({ generation }) => generation)).toEqual([2]);
  expect(await idle(id)).toBeUndefined();
});

test('does not dispatch a batch again whose dispatch is still in the outbox', async () => {
  const id = await queueBatch(domain.db, account);
  await domain.sql(`UPDATE batches SET resume_at = now() - interval '1 s' WHERE id = $1`, [id]);
  expect((await findIdleBatches(domain.db)).map((batch) => batch.id)).not.toContain(id);
  expect(await idle(id)).toMatchObject({ generation: 1 });
});

test('lets either job claim what was dispatched twice after a worker was lost', async () => {
  const id = await queueBatch(domain.db, account);
  await claimBatch(domain.db, id, 1);
  await expireLease(id);
  await releaseAbandonedBatches(domain.db);
  for (let times = 0; times < 2; times += 1) {
    const batch = await idle(id);
    if (batch === undefined) throw new Error('not found idle');
    await redispatch(domain.db, batch);
    await domain.sql(`UPDATE batches SET resume_at = now() - interval '1 s' WHERE id = $1`, [id]);
  }
  const first = await claimBatch(domain.db, id, 2);
  if (first === null) throw new Error('not claimed');
  await releaseBatch(domain.db, first);
  expect(await claimBatch(domain.db, id, 3)).not.toBeNull();
});

test('ends other batches while one account is locked, and that one when it is free', async () => {
  const locked = await queueBatch(domain.db, await openAccount(domain.db), { deadlineSeconds: -2 });
  const { accountId } = await domain.db.batch.findUniqueOrThrow({ where: { id: locked } });
  const other = await queueBatch(domain.db, account, { deadlineSeconds: -1 });
  const postponed: string[] = [];
  const sweep = () => endOverdueBatches(domain.db, null, ({ id }) => postponed.push(id));
  await domain.db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT FROM accounts WHERE id = ${accountId} FOR UPDATE`;
      expect(await sweep()).toMatchObject([{ id: other }]);
    },
    { timeout: 10_000 },
  );
  expect(postponed).toEqual([locked]);
  expect(await sweep()).toMatchObject([{ id: locked }]);
});

test('leaves a batch alone for a while whose job is still waiting', async () => {
  const id = await queueBatch(domain.db, account);
  await domain.sql(`UPDATE batches SET resume_at = now() - interval '1 s' WHERE id = $1`, [id]);
  const found = await idle(id);
  if (found === undefined) throw new Error('not found idle');
  await postponeDispatch(domain.db, [found]);
  expect(await idle(id)).toBeUndefined();
  expect(await domain.db.outbox.count({ where: { subject: id } })).toBe(0);
});

test('lets one process sweep at a time, and the next once it is done', async () => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  let started = (): void => undefined;
  const running = new Promise<void>((resolve) => (started = resolve));
  const first = withSweepLock(domain.db, async () => {
    started();
    await gate;
  });
  await running;
  const work = jest.fn(async () => undefined);
  expect(await withSweepLock(domain.db, work)).toBe(false);
  release();
  expect(await first).toBe(true);
  expect(await withSweepLock(domain.db, work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(1);
});

test('lets others sweep if a process gets stuck while sweeping', async () => {
  const program = `
    const { openDatabase, withSweepLock } = require('@firmlens/domain');
    const db = openDatabase({ url: process.argv[1], poolSize: 2, statementTimeoutMs: 5000 });
    void withSweepLock(db, () => { process.stdout.write('held'); return new Promise(() => setInterval(() => {}, 1000)); }, 5);`;
  const holder = spawn(process.execPath, ['-e', program, domain.url], { cwd: __dirname });
  try {
    await once(holder.stdout, 'data');
    // Longer than it may be silent: it stays active.
    await delay(7_000);
    expect(await withSweepLock(domain.db, async () => undefined)).toBe(false);
    holder.kill('SIGSTOP');
    await waitUntil(() => withSweepLock(domain.db, async () => undefined), {
      what: 'the lock',
    });
  } finally {
    holder.kill('SIGKILL');
  }
});

test('finds no problem in a current database, and names a missing migration', async () => {
  expect(await databaseProblem(domain.db)).toBeNull();
  await domain.sql(`UPDATE _prisma_migrations SET finished_at = NULL`);
  expect(await databaseProblem(domain.db)).toMatch(/lacks migration \d{14}_\w+: run `npm run migrate`/);
});

test('leaves every account consistent after all other tests of this file', async () => {
  expect((await verifyLedger(domain.db)).faults).toEqual([]);
});
