import { type DataModule } from '@firmlens/contract';
import {
  batchEvidence,
  claimBatch,
  deleteOldResults,
  endBatch,
  findBatch,
  findBatchResults,
  findDomainState,
  finishModule,
  releaseBatch,
  renewLease,
  releaseAbandonedBatches,
  findUnbuiltModules,
  releaseCollected,
  storeCollectedEvidence,
  verifyLedger,
} from '@firmlens/domain';
import {
  collect,
  complete,
  createEndedBatch,
  newDomain,
  openAccount,
  openTestDomain,
  outcomeOf,
  queueBatch,
  type TestAccount,
  type TestDomain,
  WEBHOOK,
} from './support/test-domain';

let domain: TestDomain;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'enterprise');
});
afterAll(() => domain.close());

/** Everything in the database that the end of a batch may change. */
async function everything(batchId: string) {
  return domain.sql(
    `SELECT b.*, a.balance, a.used, a.ledger_sequence,
            (SELECT count(*) FROM batch_modules m WHERE m.batch_id = b.id) AS modules_built,
            (SELECT count(*) FROM evidence e WHERE e.batch_id = b.id) AS facts,
            (SELECT count(*) FROM deliveries d WHERE d.batch_id = b.id) AS deliveries,
            (SELECT count(*) FROM outbox) AS owed
     FROM batches b JOIN accounts a ON a.id = b.account_id WHERE b.id = $1`,
    [batchId],
  );
}

describe('a batch', () => {
  test('is queued, then processing from its first claim, then completed by its last module', async () => {
    const id = await queueBatch(domain.db, account, { modules: ['team'], webhookUrl: WEBHOOK });
    expect(await findBatch(domain.db, id)).toMatchObject({
      status: 'queued',
      startedAt: null,
      delivery: null,
    });

    const claim = await claimBatch(domain.db, id);
    expect(claim).toMatchObject({ fence: 1, modules: ['team'], isCollected: false });
    const started = await findBatch(domain.db, id);
    expect(started).toMatchObject({ status: 'processing', startedAt: expect.any(Date) });
    expect(await claimBatch(domain.db, id)).toBeNull();

    if (claim === null) throw new Error('not claimed');
    await storeCollectedEvidence(domain.db, claim, [], []);
    expect(await finishModule(domain.db, claim, 'team', { a: 1 })).toBe('stored');
    expect(await finishModule(domain.db, claim, 'team', { a: 2 })).toBe('stored');
    expect(await findUnbuiltModules(domain.db, claim)).toEqual(['company']);
    expect(await finishModule(domain.db, claim, 'company', { b: 1 })).toBe('completed');
    expect(await findBatch(domain.db, id)).toMatchObject({
      status: 'completed',
      startedAt: started?.startedAt,
      completedAt: expect.any(Date),
      creditsUsed: 16,
      creditsRefunded: 0,
      delivery: { status: 'pending', attempts: 0, sentAt: null },
    });
    const results = await findBatchResults(domain.db, id);
    expect(results?.data).toEqual(
      new Map([
        ['company', '{"b":1}'],
        ['team', '{"a":1}'],
      ]),
    );
  });

  test.each(['completed', 'failed', 'no_data_found'] as const)('that is %s ends once', async (status) => {
    const id = await createEndedBatch(domain.db, account, status, { webhookUrl: WEBHOOK });
    const before = await everything(id);
    expect(await endBatch(domain.db, { id, fence: null }, 'failed', 'again')).toBe(false);
    expect(await endBatch(domain.db, { id, fence: 1 }, 'no_data_found', 'again')).toBe(false);
    expect(await finishModule(domain.db, { id, fence: 1 }, 'company', {})).toBe('lost');
    expect(await claimBatch(domain.db, id)).toBeNull();
    expect(await complete(domain.db, id)).toBe(false);
    expect(await everything(id)).toEqual(before);
  });

  test('changes nothing for a worker whose claim was superseded', async () => {
    const id = await queueBatch(domain.db, account, { modules: ['team'] });
    const old = await claimBatch(domain.db, id);
    await domain.sql(`UPDATE batches SET lease_until = now() - interval '1 s' WHERE id = $1`, [id]);
    expect(await claimBatch(domain.db, id)).toBeNull();
    await releaseAbandonedBatches(domain.db);
    const current = await claimBatch(domain.db, id);
    if (old === null || current === null) throw new Error('not claimed');
    expect(current.fence).toBeGreaterThan(old.fence);

    const before = await everything(id);
    expect([
      await renewLease(domain.db, old),
      await storeCollectedEvidence(domain.db, old, [outcomeOf('website')], []),
      await releaseCollected(domain.db, old),
      await releaseBatch(domain.db, old),
      await finishModule(domain.db, old, 'company', {}),
      await endBatch(domain.db, old, 'failed', 'stale'),
      await findUnbuiltModules(domain.db, old),
    ]).toEqual([false, false, false, false, 'lost', false, null]);
    expect(await everything(id)).toEqual(before);
    expect(await complete(domain.db, id)).toBe(false);
    expect(await renewLease(domain.db, current)).toBe(true);
  });

  test('stores what its sources responded once, however often a worker reports it', async () => {
    const id = await queueBatch(domain.db, account);
    const claim = await collect(domain.db, id);
    if (claim === null) throw new Error('not claimed');
    expect(await storeCollectedEvidence(domain.db, claim, [], [])).toBe(false);
    expect(await batchEvidence(domain.db, id)).toEqual([
      expect.objectContaining({ field: 'company.name', value: 'Tanner & Sons', confidence: 0.75 }),
    ]);
  });

  test('can be claimed again after its release, but not after its deadline', async () => {
    const id = await queueBatch(domain.db, account);
    const first = await claimBatch(domain.db, id);
    if (first === null) throw new Error('not claimed');
    expect(await releaseBatch(domain.db, first)).toBe(true);
    const second = await claimBatch(domain.db, id);
    if (second === null) throw new Error('not claimed');
    await releaseBatch(domain.db, second);
    await domain.sql(`UPDATE batches SET deadline_at = now() WHERE id = $1`, [id]);
    expect(await claimBatch(domain.db, id)).toBeNull();
  });

  test('completes once, with one delivery, if its last two modules finish at the same moment', async () => {
    const orders: DataModule[][] = [
      ['company', 'team'],
      ['team', 'company'],
    ];
    for (let round = 0; round < 12; round += 1) {
      const id = await queueBatch(domain.db, account, { modules: ['team'], webhookUrl: WEBHOOK });
      const claim = await collect(domain.db, id);
      if (claim === null) throw new Error('not claimed');
      const outcomes = await Promise.all(
        (orders[round % 2] ?? []).map((module) => finishModule(domain.db, claim, module, {})),
      );
      expect(outcomes.sort()).toEqual(['completed', 'stored']);
      expect(await domain.db.delivery.count({ where: { batchId: id } })).toBe(1);
    }
  });

  test('accepts text that PostgreSQL does not: NULs and lone surrogates', async () => {
    const id = await queueBatch(domain.db, account);
    const claim = await collect(domain.db, id);
    if (claim === null) throw new Error('not claimed');
    await finishModule(domain.db, claim, 'company', {
      name: 'A\0B \ud800C',
      ['k\0\udc00']: 1,
      kept: '\\u0000 😀',
    });
    const results = await findBatchResults(domain.db, id);
    expect(JSON.parse(results?.data.get('company') ?? '')).toEqual({
      name: 'AB �C',
      'k�': 1,
      kept: '\\u0000 😀',
    });
    expect(
      await findDomainState(domain.db, results?.domain ?? '', {
        ...account,
        refundsPerHour: 10,
        freshnessSeconds: 60,
        cooldownSeconds: 60,
      }),
    ).toMatchObject({
      stored: [{ module: 'company', isFresh: true }],
    });
  });
});

describe('the results of a batch', () => {
  test('are empty for a failed batch, whatever it had built', async () => {
    const id = await queueBatch(domain.db, account, { modules: ['team'] });
    const claim = await collect(domain.db, id);
    if (claim === null) throw new Error('not claimed');
    await finishModule(domain.db, claim, 'company', {});
    await endBatch(domain.db, claim, 'failed', 'the team could not be built');
    const results = await findBatchResults(domain.db, id);
    expect(results).toMatchObject({
      status: 'failed',
      message: 'the team could not be built',
      creditsRefunded: 16,
    });
    expect(results?.data.size).toBe(0);
    expect(await findBatchResults(domain.db, 'batch_none')).toBeNull();
  });

  test("are deleted past retention, unlike the company's stored data", async () => {
    const name = newDomain();
    const old = await createEndedBatch(domain.db, account, 'completed', { domain: name });
    await domain.sql(
      `UPDATE company_modules SET enriched_at = now() - interval '90 days' WHERE domain = $1`,
      [name],
    );
    const latest = await createEndedBatch(domain.db, account, 'completed', { domain: name });
    await domain.sql(`UPDATE batches SET completed_at = now() - interval '80 days' WHERE domain = $1`, [
      name,
    ]);
    expect(await deleteOldResults(domain.db, 81)).toBe(0);
    expect(await deleteOldResults(domain.db, 79)).toBe(1);
    expect((await findBatchResults(domain.db, old))?.data.size).toBe(0);
    expect(await batchEvidence(domain.db, old)).toEqual([]);
    expect((await findBatchResults(domain.db, latest))?.data.size).toBe(1);
    expect(await batchEvidence(domain.db, latest)).toHaveLength(1);
  });

  test('leave no evidence past retention even if they were never completed', async () => {
    const id = await queueBatch(domain.db, account);
    const claim = await collect(domain.db, id);
    if (claim === null) throw new Error('not collected');
    await endBatch(domain.db, claim, 'failed', 'The enrichment did not finish in time.');
    expect(await batchEvidence(domain.db, id)).toHaveLength(1);
    await domain.sql(`UPDATE batches SET completed_at = now() - interval '80 days' WHERE id = $1`, [id]);
    expect(await deleteOldResults(domain.db, 79)).toBe(1);
    expect(await batchEvidence(domain.db, id)).toEqual([]);
    expect(await deleteOldResults(domain.db, 79)).toBe(0);
  });
});

test('leaves every account consistent after all other tests of this file', async () => {
  expect((await verifyLedger(domain.db)).faults).toEqual([]);
});
