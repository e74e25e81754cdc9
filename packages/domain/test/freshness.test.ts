import {
  companyEvidence,
  endBatch,
  findBatch,
  findDomainState,
  finishModule,
  listOptOuts,
  optIn,
  optOut,
  verifyLedger,
} from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import {
  collect,
  complete,
  createEndedBatch,
  newDomain,
  openAccount,
  openTestDomain,
  queueBatch,
  reserve,
  type TestAccount,
  type TestDomain,
  WEBHOOK,
} from './support/test-domain';

let domain: TestDomain;
let account: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'business');
  other = await openAccount(domain.db, 'business');
});
afterAll(() => domain.close());

const stateOf = (name: string) =>
  findDomainState(domain.db, name, {
    ...account,
    freshnessSeconds: 86_400,
    cooldownSeconds: 86_400,
    refundsPerHour: 10,
  });

/** Makes a module of the company older by this many seconds. */
async function age(name: string, module: string, seconds: number): Promise<void> {
  await domain.sql(
    `UPDATE company_modules SET enriched_at = enriched_at - make_interval(secs => $3) WHERE domain = $1 AND module = $2`,
    [name, module, seconds],
  );
}

describe('fresh data', () => {
  test('is stored by module and for all accounts: another account sees it, and pays for what is missing', async () => {
    const name = newDomain();
    await createEndedBatch(domain.db, account, 'completed', { domain: name, modules: ['team', 'funding'] });
    for (const modules of [[], ['team'], ['funding', 'team']] as const) {
      expect(await reserve(domain.db, other, { domain: name, modules })).toEqual({
        outcome: 'recently_enriched',
      });
    }
    expect(await reserve(domain.db, other, { domain: name, modules: ['team', 'signals'] })).toMatchObject({
      outcome: 'reserved',
      creditsReserved: 32,
    });
  });

  test.each(['company', 'team'])('expires when its %s is 24 hours old', async (module) => {
    const name = newDomain();
    await createEndedBatch(domain.db, account, 'completed', { domain: name, modules: ['team'] });
    await age(name, module, 86_390);
    expect(await reserve(domain.db, account, { domain: name, modules: ['team'] })).toMatchObject({
      outcome: 'recently_enriched',
    });
    await age(name, module, 11);
    expect((await stateOf(name)).stored.find((stored) => stored.module === module)?.isFresh).toBe(false);
    expect(await reserve(domain.db, account, { domain: name, modules: ['team'] })).toMatchObject({
      outcome: 'reserved',
    });
  });

  test('of a module survives a later batch that did not order it', async () => {
    const name = newDomain();
    const first = await createEndedBatch(domain.db, account, 'completed', {
      domain: name,
      modules: ['team'],
    });
    await age(name, 'company', 90_000);
    const second = await createEndedBatch(domain.db, account, 'completed', { domain: name });
    const rows = await domain.db.companyModule.findMany({
      where: { domain: name },
      orderBy: { module: 'asc' },
    });
    expect(rows.map(({ module, batchId }) => [module, batchId])).toEqual([
      ['company', second],
      ['team', first],
    ]);
  });
});

describe('an enrichment that found nothing', () => {
  test('closes the domain to all accounts until the cooldown is over', async () => {
    const name = newDomain();
    await createEndedBatch(domain.db, account, 'no_data_found', { domain: name });
    const refused = await reserve(domain.db, other, { domain: name });
    expect(
      refused.outcome === 'cooldown' && refused.secondsLeft > 86_395 && refused.secondsLeft <= 86_400,
    ).toBe(true);
    expect((await stateOf(name)).cooldownSeconds).toBeGreaterThan(86_395);

    await domain.sql(`UPDATE companies SET no_data_at = no_data_at - interval '86390 s' WHERE domain = $1`, [
      name,
    ]);
    expect(await reserve(domain.db, other, { domain: name })).toMatchObject({ outcome: 'cooldown' });
    await domain.sql(`UPDATE companies SET no_data_at = no_data_at - interval '10 s' WHERE domain = $1`, [
      name,
    ]);
    const id = await queueBatch(domain.db, other, { domain: name });
    await complete(domain.db, id);
    expect((await stateOf(name)).cooldownSeconds).toBeNull();
    expect(await domain.db.company.findUnique({ where: { domain: name } })).toMatchObject({ noDataAt: null });
  });

  test('starts no cooldown if it failed', async () => {
    const name = newDomain();
    await createEndedBatch(domain.db, account, 'failed', { domain: name });
    expect(await reserve(domain.db, account, { domain: name })).toMatchObject({ outcome: 'reserved' });
  });
});

test('reports a running batch to everybody who requests the domain', async () => {
  const name = newDomain();
  const batchId = await queueBatch(domain.db, other, { domain: name });
  expect(await stateOf(name)).toMatchObject({
    stored: [],
    running: { batchId, accountId: other.accountId },
    isOptedOut: false,
  });
});

describe('a company that opted out', () => {
  /** What is stored of what batches found. */
  const findingsOf = async (batches: readonly string[]) =>
    Promise.all(
      ['evidence', 'batch_modules', 'batch_sources'].map(async (table) => {
        const rows = await domain.sql(`SELECT FROM ${table} WHERE batch_id = ANY ($1)`, [batches]);
        return rows.length;
      }),
    );

  test('is deleted with all that its batches found, and listed', async () => {
    const name = newDomain();
    const first = await createEndedBatch(domain.db, account, 'completed', { domain: name });
    await age(name, 'company', 90_000);
    const second = await createEndedBatch(domain.db, other, 'completed', { domain: name });
    expect(await findingsOf([first, second])).toEqual([2, 2, 2]);
    await optOut(domain.db, name);
    await optOut(domain.db, name);
    expect(await stateOf(name)).toMatchObject({ stored: [], isOptedOut: true });
    expect(await companyEvidence(domain.db, name)).toBeNull();
    expect(await findingsOf([first, second])).toEqual([0, 0, 0]);
    expect((await verifyLedger(domain.db)).faults).toEqual([]);
    expect((await listOptOuts(domain.db)).map((row) => row.domain)).toContain(name);
  });

  test('is not stored by a batch that is just ending: the opt-out waits for the batch', async () => {
    const name = newDomain();
    const stored = await collect(domain.db, await queueBatch(domain.db, account, { domain: name }));
    const pendingOptOut = await domain.db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT store_module(${stored?.id}, ${stored?.fence}::int, 'company', '{}', 30, NULL, NULL)`;
      const optOutCall = optOut(domain.db, name);
      const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
      await waitUntil(async () => (await domain.sql(waiting)).length === 1, { what: 'the opt-out to wait' });
      return { optOutCall };
    });
    await pendingOptOut.optOutCall;
    expect((await stateOf(name)).stored).toEqual([]);
    expect(await findingsOf([stored?.id ?? ''])).toEqual([0, 0, 0]);
  });

  test('is not stored by a batch that was running: it is refunded, and finds nothing', async () => {
    const name = newDomain();
    const id = await queueBatch(domain.db, account, { domain: name, modules: ['team'], webhookUrl: WEBHOOK });
    const claim = await collect(domain.db, id);
    if (claim === null) throw new Error('not collected');
    expect(await finishModule(domain.db, claim, 'company', {})).toBe('stored');
    await optOut(domain.db, name);
    expect(await finishModule(domain.db, claim, 'team', {})).toBe('failed');
    expect(await findBatch(domain.db, id)).toMatchObject({
      ...{ status: 'failed', creditsRefunded: 16, creditsUsed: 0, message: 'The company opted out.' },
      delivery: { status: 'pending' },
    });
    expect((await stateOf(name)).stored).toEqual([]);
    expect(await findingsOf([id])).toEqual([0, 0, 0]);
    expect((await verifyLedger(domain.db)).faults).toEqual([]);
  });

  test('has no cooldown by a batch that was running, and can opt in again', async () => {
    const name = newDomain();
    const id = await queueBatch(domain.db, account, { domain: name });
    await optOut(domain.db, name);
    await endBatch(domain.db, { id, fence: null }, 'no_data_found', 'over');
    expect((await verifyLedger(domain.db)).faults).toEqual([]);
    await optIn(domain.db, name);
    expect((await stateOf(name)).isOptedOut).toBe(false);
    expect(await reserve(domain.db, account, { domain: name })).toMatchObject({ outcome: 'reserved' });
  });
});
