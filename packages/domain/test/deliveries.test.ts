import {
  deleteOldExchanges,
  endOverdueBatches,
  findBatch,
  findDelivery,
  findOverdueDeliveries,
  releaseDelivery,
  resendDelivery,
} from '@firmlens/domain';
import { claimDelivery, recordAttempt } from '@firmlens/testkit';
import {
  createEndedBatch,
  openAccount,
  openTestDomain,
  queueBatch,
  type TestAccount,
  type TestDomain,
  WEBHOOK,
} from './support/test-domain';

const SCHEDULE = [0, 60, 300, 1_800, 7_200];
const LEASE = 45;

let domain: TestDomain;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'enterprise');
});
afterAll(() => domain.close());

/** Returns the id of the delivery that a batch with a webhook owes once it has ended. */
async function owed(status: 'completed' | 'failed' | 'no_data_found' = 'completed') {
  const batchId = await createEndedBatch(domain.db, account, status, { webhookUrl: WEBHOOK });
  const { id } = await domain.db.delivery.findUniqueOrThrow({ where: { batchId } });
  return { batchId, id: String(id) };
}

const attempt = (error: string | null, statusCode: number | null = null) => ({
  startedAt: new Date(),
  durationMs: 12,
  statusCode,
  error,
  request: null,
  response: null,
});

/** Seconds until the next attempt, by the database's clock; null if there is none. */
async function secondsLeft(id: string): Promise<number | null> {
  const [row] = await domain.sql<{ left: number | null }>(
    `SELECT extract(epoch FROM next_attempt_at - clock_timestamp())::float8 AS left FROM deliveries WHERE id = $1`,
    [id],
  );
  return row?.left ?? null;
}

const makeDue = (id: string) =>
  domain.sql(`UPDATE deliveries SET next_attempt_at = clock_timestamp(), lease_until = NULL WHERE id = $1`, [
    id,
  ]);

describe('an ended batch', () => {
  test.each(['completed', 'failed', 'no_data_found'] as const)(
    'that is %s owes one delivery if it has a webhook, otherwise none',
    async (status) => {
      const { batchId, id } = await owed(status);
      expect(await domain.db.delivery.findMany({ where: { batchId } })).toEqual([
        expect.objectContaining({
          url: WEBHOOK,
          event: `enrichment.${status}`,
          status: 'pending',
          attempts: 0,
        }),
      ]);
      expect(await domain.db.outbox.findMany({ where: { kind: 'deliver', subject: id } })).toHaveLength(1);
      const silent = await createEndedBatch(domain.db, account, status);
      expect(await domain.db.delivery.count({ where: { batchId: silent } })).toBe(0);
    },
  );

  test('owes it even if its deadline ended it, and is refunded before the delivery can be claimed', async () => {
    const { accountId } = account;
    const before = await domain.db.account.findUniqueOrThrow({ where: { id: accountId } });
    const batchId = await queueBatch(domain.db, account, { webhookUrl: WEBHOOK, deadlineSeconds: -1 });
    expect(await endOverdueBatches(domain.db)).toMatchObject([{ id: batchId, accountId }]);
    const { id } = await domain.db.delivery.findUniqueOrThrow({ where: { batchId } });
    expect(await claimDelivery(domain.db, String(id), LEASE)).toMatchObject({
      event: 'enrichment.failed',
      balance: before.balance,
      ledgerSequence: Number(before.ledgerSequence) + 2,
      report: {
        subject: { id: batchId, status: 'failed', creditsReserved: 10, creditsUsed: 0, creditsRefunded: 10 },
      },
    });
  });
});

describe('a delivery', () => {
  test('is claimed by one of many workers, and by none before it is due', async () => {
    const { id } = await owed();
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimDelivery(domain.db, id, LEASE)));
    expect(claims.filter((claim) => claim !== null)).toEqual([
      expect.objectContaining({ id, attempt: 1, isLost: false }),
    ]);
    await recordAttempt(domain.db, { id, attempt: 1, claim: 1 }, attempt('500'), SCHEDULE);
    expect(await claimDelivery(domain.db, id, LEASE)).toBeNull();
  });

  test('follows the schedule and fails after the fifth attempt', async () => {
    const { batchId, id } = await owed();
    const seen: unknown[] = [];
    for (let attemptNumber = 1; attemptNumber <= 5; attemptNumber += 1) {
      const claim = await claimDelivery(domain.db, id, LEASE);
      const result = await recordAttempt(
        domain.db,
        { id, attempt: claim?.attempt ?? 0, claim: claim?.claim ?? 0 },
        attempt('answered 503', 503),
        SCHEDULE,
      );
      const left = await secondsLeft(id);
      seen.push([
        claim?.attempt,
        result?.status,
        result?.nextInSeconds,
        left === null ? null : Math.ceil(left),
      ]);
      const status = (await findBatch(domain.db, batchId))?.delivery;
      expect(status).toMatchObject({
        status: result?.status,
        attempts: attemptNumber,
        sentAt: expect.any(Date),
      });
      if (attemptNumber < 5) await makeDue(id);
    }
    expect(seen).toEqual([
      [1, 'retrying', 60, 60],
      [2, 'retrying', 300, 300],
      [3, 'retrying', 1_800, 1_800],
      [4, 'retrying', 7_200, 7_200],
      [5, 'failed', null, null],
    ]);
    await makeDue(id);
    expect(await claimDelivery(domain.db, id, LEASE)).toBeNull();
    const log = await domain.db.deliveryAttempt.findMany({
      where: { deliveryId: BigInt(id) },
      orderBy: { attempt: 'asc' },
    });
    expect(log.map((row) => [row.attempt, row.statusCode, row.error, row.durationMs])).toEqual(
      [1, 2, 3, 4, 5].map((attempt) => [attempt, 503, 'answered 503', 12]),
    );
  });

  test('is not tried again once delivered', async () => {
    const { id } = await owed();
    await claimDelivery(domain.db, id, LEASE);
    expect(
      await recordAttempt(domain.db, { id, attempt: 1, claim: 1 }, attempt(null, 204), SCHEDULE),
    ).toEqual({
      status: 'delivered',
      nextInSeconds: null,
    });
    await makeDue(id);
    expect(await claimDelivery(domain.db, id, LEASE)).toBeNull();
    expect(await findOverdueDeliveries(domain.db, -5, 100)).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  test('counts an attempt once when two workers record it', async () => {
    const { id } = await owed();
    await claimDelivery(domain.db, id, LEASE);
    const results = await Promise.all(
      [attempt('reset'), attempt(null, 200), attempt('reset')].map((result) =>
        recordAttempt(domain.db, { id, attempt: 1, claim: 1 }, result, SCHEDULE),
      ),
    );
    expect(results.filter((result) => result !== null)).toHaveLength(1);
    expect(await domain.db.deliveryAttempt.count({ where: { deliveryId: BigInt(id) } })).toBe(1);
    expect((await domain.db.delivery.findUniqueOrThrow({ where: { id: BigInt(id) } })).attempts).toBe(1);
  });

  test('repeats the same attempt for up to three lost workers, then counts it as lost', async () => {
    const { id } = await owed();
    const claims: unknown[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const claim = await claimDelivery(domain.db, id, LEASE);
      claims.push([claim?.attempt, claim?.isLost]);
      expect(await claimDelivery(domain.db, id, LEASE)).toBeNull();
      await domain.sql(`UPDATE deliveries SET lease_until = now() - interval '1 s' WHERE id = $1`, [id]);
    }
    expect(claims).toEqual([
      [1, false],
      [1, false],
      [1, false],
      [1, true],
    ]);
    await recordAttempt(domain.db, { id, attempt: 1, claim: 4 }, attempt('the worker went away'), SCHEDULE);
    await makeDue(id);
    expect(await claimDelivery(domain.db, id, LEASE)).toMatchObject({ attempt: 2, isLost: false });
  });

  test('ignores a returning worker that was presumed dead', async () => {
    const { id } = await owed();
    const staleClaim = await claimDelivery(domain.db, id, LEASE);
    await domain.sql(`UPDATE deliveries SET lease_until = now() - interval '1 s' WHERE id = $1`, [id]);
    const next = await claimDelivery(domain.db, id, LEASE);
    if (staleClaim === null || next === null) throw new Error('not claimed');
    expect(await recordAttempt(domain.db, staleClaim, attempt('no response in time'), SCHEDULE)).toBeNull();
    await releaseDelivery(domain.db, staleClaim, 0);
    expect(await claimDelivery(domain.db, id, LEASE)).toBeNull();
    expect(await recordAttempt(domain.db, next, attempt(null, 200), SCHEDULE)).toMatchObject({
      status: 'delivered',
    });
  });

  test('is due again after its release when its holder said, without using up a claim', async () => {
    const { id } = await owed();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await claimDelivery(domain.db, id, LEASE)).toMatchObject({ attempt: 1, isLost: false });
      await releaseDelivery(domain.db, { id, attempt: 1, claim: 1 }, 0);
    }
    await claimDelivery(domain.db, id, LEASE);
    await releaseDelivery(domain.db, { id, attempt: 1, claim: 1 }, 30);
    expect(await claimDelivery(domain.db, id, LEASE)).toBeNull();
    expect(Math.ceil((await secondsLeft(id)) ?? 0)).toBe(30);
  });

  test('is overdue once it was due for a while without a worker', async () => {
    const { id } = await owed();
    const overdue = async () =>
      (await findOverdueDeliveries(domain.db, 10, 1_000)).filter((row) => row.id === id);
    expect(await overdue()).toEqual([]);
    await domain.sql(`UPDATE deliveries SET next_attempt_at = now() - interval '11 s' WHERE id = $1`, [id]);
    expect(await overdue()).toEqual([{ id, attempt: 1, claims: 0 }]);
    await claimDelivery(domain.db, id, LEASE);
    expect(await overdue()).toEqual([]);
  });

  test('is found before the many of another account that have been due for longer', async () => {
    const many = [await owed(), await owed(), await owed()].map(({ id }) => id);
    const batchId = await createEndedBatch(domain.db, await openAccount(domain.db), 'completed', {
      webhookUrl: WEBHOOK,
    });
    const { id: one } = await domain.db.delivery.findUniqueOrThrow({ where: { batchId } });
    await domain.sql(`UPDATE deliveries SET status = 'failed' WHERE id < $1`, [many[0]]);
    const dueFor = (id: unknown, time: string) =>
      domain.sql(`UPDATE deliveries SET next_attempt_at = now() - $2::interval WHERE id = $1`, [id, time]);
    await dueFor(many[0], '62 s');
    await dueFor(many[1], '61 s');
    await dueFor(many[2], '60 s');
    await dueFor(one, '30 s');
    const found = await findOverdueDeliveries(domain.db, 10, 2);
    expect(found.map(({ id }) => id)).toEqual([many[0], String(one)]);
  });
});

describe('a resend', () => {
  test('queues the delivery again, from the first attempt with the whole schedule', async () => {
    const { batchId, id } = await owed();
    await claimDelivery(domain.db, id, LEASE);
    await recordAttempt(domain.db, { id, attempt: 1, claim: 1 }, attempt(null, 200), SCHEDULE);
    expect(await resendDelivery(domain.db, batchId)).toBe(true);
    expect(await domain.db.delivery.findUniqueOrThrow({ where: { batchId } })).toMatchObject({
      status: 'pending',
      attempts: 0,
    });
    const calls = await domain.db.outbox.findMany({ where: { kind: 'deliver', subject: id } });
    expect(calls.map(({ generation }) => generation)).toEqual([1, 2]);
    expect(await claimDelivery(domain.db, id, LEASE)).toMatchObject({ attempt: 1 });
    expect(await recordAttempt(domain.db, { id, attempt: 1, claim: 1 }, attempt('500'), SCHEDULE)).toEqual({
      status: 'retrying',
      nextInSeconds: 60,
    });
  });

  test('is another dispatch each time, however soon after the previous one', async () => {
    const { batchId, id } = await owed();
    for (let resend = 0; resend < 3; resend += 1) {
      await claimDelivery(domain.db, id, LEASE);
      await recordAttempt(domain.db, { id, attempt: 1, claim: 1 }, attempt(null, 200), SCHEDULE);
      expect(await resendDelivery(domain.db, batchId)).toBe(true);
    }
    const calls = await domain.db.outbox.findMany({
      where: { kind: 'deliver', subject: id },
      orderBy: { id: 'asc' },
    });
    expect(calls.map(({ generation }) => generation)).toEqual([1, 2, 3, 4]);
  });

  test('is refused while the delivery is in progress, while the batch runs, or without a webhook', async () => {
    const { batchId } = await owed();
    const running = await queueBatch(domain.db, account, { webhookUrl: WEBHOOK });
    const silent = await createEndedBatch(domain.db, account, 'failed');
    for (const id of [batchId, running, silent, 'batch_unknown']) {
      expect(await resendDelivery(domain.db, id)).toBe(false);
    }
  });
});

test('what an attempt sent and got is deleted past retention, and the attempt stays', async () => {
  const [old, recent] = [await owed(), await owed()];
  for (const { id } of [old, recent]) {
    await claimDelivery(domain.db, id, LEASE);
    const exchange = {
      request: { headers: { 'webhook-id': id }, body: '{}' },
      response: { body: 'No.', isCut: false },
    };
    await recordAttempt(
      domain.db,
      { id, attempt: 1, claim: 1 },
      { ...attempt('500', 500), ...exchange },
      SCHEDULE,
    );
  }
  await domain.sql(
    `UPDATE delivery_attempts SET started_at = now() - interval '80 days' WHERE delivery_id = $1`,
    [old.id],
  );
  expect(await deleteOldExchanges(domain.db, 81)).toBe(0);
  expect(await deleteOldExchanges(domain.db, 79)).toBe(1);
  expect(await deleteOldExchanges(domain.db, 79)).toBe(0);
  const attemptOf = async (id: string) =>
    (await findDelivery(domain.db, account.accountId, BigInt(id)))?.log[0];
  expect(await attemptOf(old.id)).toMatchObject({
    ...{ statusCode: 500, error: '500', durationMs: 12 },
    ...{ requestHeaders: null, requestBody: null, responseBody: null, responseCut: null },
  });
  expect(await attemptOf(recent.id)).toMatchObject({ requestBody: '{}', responseBody: 'No.' });
});
