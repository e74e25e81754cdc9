import {
  claimBatch,
  claimPostponedQuery,
  countPostponedQueries,
  deleteOldPostponedQueries,
  deletePostponedQuery,
  optOut,
  releasePostponedQuery,
  storeCollectedEvidence,
} from '@firmlens/domain';
import {
  newDomain,
  observed,
  openAccount,
  openTestDomain,
  outcomeOf,
  queueBatch,
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
beforeEach(() => domain.sql('TRUNCATE postponed_queries'));

/** Collects a batch that postpones the queries of these sources, and ends it. */
async function collect(name: string, postponed: string[]): Promise<{ batchId: string; isStored: boolean }> {
  const batchId = await queueBatch(domain.db, account, { domain: name });
  const claim = await claimBatch(domain.db, batchId);
  if (claim === null) throw new Error('not claimed');
  const isStored = await storeCollectedEvidence(
    domain.db,
    claim,
    [outcomeOf('website')],
    [observed('company.name', 'Tanner')],
    1,
    postponed,
  );
  await domain.sql(
    `UPDATE batches SET status = 'failed', completed_at = now(), credits_refunded = credits_reserved WHERE id = $1`,
    [batchId],
  );
  return { batchId, isStored };
}

const claim = (source = 'gdelt') => claimPostponedQuery(domain.db, source);
const letPass = (minutes: number) =>
  domain.sql(
    `UPDATE postponed_queries SET due_at = due_at - make_interval(mins => $1), postponed_at = postponed_at - make_interval(mins => $1)`,
    [minutes],
  );

describe('postponed queries', () => {
  test('are stored with the evidence of their batch, one for each company and source', async () => {
    const name = newDomain();
    await collect(name, ['gdelt', 'github']);
    const { batchId } = await collect(name, ['gdelt']);
    expect(await countPostponedQueries(domain.db)).toEqual({ gdelt: 1, github: 1 });
    expect(await claim()).toEqual({ domain: name, source: 'gdelt', batchId, postponedAt: expect.any(Date) });
  });

  test('are claimed oldest first', async () => {
    const names = [newDomain(), newDomain(), newDomain()];
    for (const name of names) await collect(name, ['gdelt']);
    const claimed = [await claim(), await claim(), await claim(), await claim(), await claim('github')];
    expect(claimed.map((query) => query?.domain)).toEqual([...names, undefined, undefined]);
  });

  test('are claimed by one worker each', async () => {
    await domain.sql(
      `INSERT INTO postponed_queries (domain, source, batch_id) SELECT 'c' || n, 'gdelt', '' FROM generate_series(1, 40) n`,
    );
    const claimed = await Promise.all(Array.from({ length: 40 }, () => claim()));
    expect(new Set(claimed.map((query) => query?.domain)).size).toBe(40);
  });

  test('whose worker dies are due again after ten minutes, three times in all', async () => {
    await collect(newDomain(), ['gdelt']);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await claim()).not.toBeNull();
      await letPass(9);
      expect(await claim()).toBeNull();
      await letPass(2);
    }
    expect(await claim()).toBeNull();
    expect(await countPostponedQueries(domain.db)).toEqual({});
    expect(await deleteOldPostponedQueries(domain.db)).toBe(1);
  });

  test('that got no turn are due again immediately, however often', async () => {
    await collect(newDomain(), ['gdelt']);
    for (let tries = 0; tries < 4; tries += 1) {
      const query = await claim();
      if (query === null) throw new Error('not due');
      await releasePostponedQuery(domain.db, query);
    }
    expect(await countPostponedQueries(domain.db)).toEqual({ gdelt: 1 });
  });

  test('that a newer batch postponed again survive the end of the older query', async () => {
    const name = newDomain();
    await collect(name, ['gdelt']);
    const older = await claim();
    const { batchId } = await collect(name, ['gdelt']);
    if (older === null) throw new Error('not due');
    await releasePostponedQuery(domain.db, older);
    await deletePostponedQuery(domain.db, older);
    const newer = await claim();
    expect(newer).toMatchObject({ domain: name, batchId });
    if (newer !== null) await deletePostponedQuery(domain.db, newer);
    expect(await domain.sql('SELECT FROM postponed_queries')).toEqual([]);
  });

  test('are given up after a day', async () => {
    await collect(newDomain(), ['gdelt']);
    await letPass(24 * 60 - 1);
    expect(await deleteOldPostponedQueries(domain.db)).toBe(0);
    await letPass(2);
    expect(await claim()).toBeNull();
    expect(await deleteOldPostponedQueries(domain.db)).toBe(1);
  });

  test('are limited for each source; the batch is stored without more', async () => {
    await domain.sql(
      `INSERT INTO postponed_queries (domain, source, batch_id) SELECT 'c' || n, 'gdelt', '' FROM generate_series(1, 16000) n`,
    );
    expect((await collect(newDomain(), ['gdelt', 'github'])).isStored).toBe(true);
    expect(await countPostponedQueries(domain.db)).toEqual({ gdelt: 16_000, github: 1 });
  });

  test('are deleted when the company opts out, and none is stored afterwards', async () => {
    const [name, other] = [newDomain(), newDomain()];
    await collect(name, ['gdelt']);
    await collect(other, ['gdelt']);
    const batchId = await queueBatch(domain.db, account, { domain: name });
    const held = await claimBatch(domain.db, batchId);
    if (held === null) throw new Error('not claimed');
    await optOut(domain.db, name);
    const evidence = [observed('company.name', 'Tanner')];
    expect(
      await storeCollectedEvidence(domain.db, held, [outcomeOf('website')], evidence, 1, ['gdelt']),
    ).toBe(true);
    expect(await domain.sql('SELECT domain FROM postponed_queries')).toEqual([{ domain: other }]);
  });
});
