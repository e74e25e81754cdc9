import type { Evidence, HighlightObservation } from '@firmlens/contract';
import { deleteOldChanges, storedChanges, findLatestEnrichments, optOut } from '@firmlens/domain';
import {
  createEndedBatch,
  expireFreshness,
  newDomain,
  observed,
  openAccount,
  openTestDomain,
  outcomeOf,
  READERS_VERSION,
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

const change = (entities: Record<string, string>, source = 'own-observation'): Evidence => {
  const highlight: HighlightObservation = {
    ...{ type: 'business', title: 'Tanner now uses HubSpot', date: '2026-03-01', description: null },
    ...{ entities, class: 'confirmed' },
  };
  return observed('signals.highlights', highlight, { source });
};
const hubspot = (at: string): Evidence => ({
  ...change({ change: 'technology', to: 'HubSpot' }),
  observed_at: at,
});

/** An enrichment that finds this. */
async function enrich(name: string, evidence: Evidence[], status: 'completed' | 'failed' = 'completed') {
  await expireFreshness(domain, name);
  return createEndedBatch(domain.db, account, status, { domain: name, evidence });
}

describe('the changes of a company', () => {
  test('are stored when a batch completes, each once, dated on the day it was first seen', async () => {
    const name = newDomain();
    const first = new Date(Date.now() - 40 * 86_400_000);
    await enrich(name, [hubspot(first.toISOString())]);
    await enrich(name, [
      hubspot(new Date().toISOString()),
      change({ change: 'headcount', from: '1', to: '9' }),
    ]);
    expect(await storedChanges(domain.db, name)).toMatchObject([
      {
        ...{ highlight: hubspot('').value, source: 'own-observation', confidence: 0.75, observedAt: first },
        url: 'https://tanner.example/',
      },
      { highlight: { entities: { change: 'headcount', from: '1', to: '9' } } },
    ]);
  });

  test('exclude those of a failed batch, those from other sources, and rounds, which their own sources report', async () => {
    const name = newDomain();
    await enrich(name, [hubspot(new Date().toISOString())], 'failed');
    await enrich(name, [
      change({ change: 'technology', to: 'Stripe' }, 'website:feed'),
      change({ to: 'Stripe' }),
      change({ change: 'round', to: 'Seed' }),
    ]);
    expect(await storedChanges(domain.db, name)).toEqual([]);
  });

  test('never stop a batch from completing, however long the name of what changed', async () => {
    const name = newDomain();
    const long = change({ change: 'technology', to: '界'.repeat(5_000) });
    await enrich(name, [{ ...long, observed_at: new Date().toISOString() }]);
    expect(await storedChanges(domain.db, name)).toHaveLength(1);
  });

  test('are deleted after a year, and by an opt-out', async () => {
    const name = newDomain();
    await enrich(name, [hubspot(new Date().toISOString())]);
    await domain.sql(`UPDATE observed_changes SET observed_at = observed_at - interval '13 months'`);
    expect(await storedChanges(domain.db, name)).toEqual([]);
    expect(await deleteOldChanges(domain.db, 24)).toBe(0);
    expect(await deleteOldChanges(domain.db, 12)).toBeGreaterThan(0);
    await enrich(name, [hubspot(new Date().toISOString())]);
    expect(await storedChanges(domain.db, name)).toHaveLength(1);
    await optOut(domain.db, name);
    expect(await storedChanges(domain.db, name)).toEqual([]);
    expect(await findLatestEnrichments(domain.db, name, READERS_VERSION)).toEqual([]);
  });
});

test('the latest scans are the two latest completed batches on file, with the sources that responded in full', async () => {
  const name = newDomain();
  expect(await findLatestEnrichments(domain.db, name, READERS_VERSION)).toEqual([]);
  const found = (title: string) => [observed('company.name', title)];
  const results = [
    outcomeOf('website'),
    { ...outcomeOf('sec'), reason: 'part of it could not be queried' },
    outcomeOf('gleif', 'nothing'),
    outcomeOf('gdelt', 'failed'),
    outcomeOf('lever', 'not_asked'),
  ];
  const complete = async (evidence: Evidence[]) => {
    await expireFreshness(domain, name);
    return createEndedBatch(domain.db, account, 'completed', { domain: name, evidence, results });
  };
  await complete(found('First'));
  await complete(found('Second'));
  await complete(found('Third'));
  await expireFreshness(domain, name);
  await createEndedBatch(domain.db, account, 'failed', { domain: name, evidence: found('Failed') });
  const scans = await findLatestEnrichments(domain.db, name, READERS_VERSION);
  expect(await findLatestEnrichments(domain.db, name, READERS_VERSION + 1)).toEqual([]);
  expect(scans.map(({ evidence }) => evidence)).toEqual([found('Third'), found('Second')]);
  expect(scans[0]).toEqual({ evidence: found('Third'), answered: expect.any(Array), at: expect.any(Date) });
  expect(scans[0]?.answered.sort()).toEqual(['gleif', 'website']);
  await domain.sql(
    `DELETE FROM evidence e USING batches b WHERE b.id = e.batch_id AND e.value::text LIKE '%Second%'`,
  );
  expect(
    (await findLatestEnrichments(domain.db, name, READERS_VERSION)).map(({ evidence }) => evidence),
  ).toEqual([found('Third'), found('First')]);
});
