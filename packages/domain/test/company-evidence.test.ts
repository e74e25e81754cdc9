import { companyEvidence, deleteOldPaidReads, findReadableModules, recordPaidRead } from '@firmlens/domain';
import {
  createEndedBatch,
  expireFreshness,
  newDomain,
  observed,
  openAccount,
  openTestDomain,
  outcomeOf,
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

describe('the evidence behind stored data', () => {
  test('is, for each module, that of the batch that built it', async () => {
    const name = newDomain();
    const member = { name: 'Ada Example' } as never;
    const first = [observed('company.name', 'Tanner'), observed('team.team_members', member, { url: null })];
    const second = [observed('company.name', 'Tanner & Sons', { confidence: 0.3 })];
    await createEndedBatch(domain.db, account, 'completed', {
      domain: name,
      modules: ['team'],
      evidence: first,
    });
    await expireFreshness(domain, name);
    await createEndedBatch(domain.db, account, 'completed', { domain: name, evidence: second });
    const known = await companyEvidence(domain.db, name);
    const byModule = new Map(
      known?.modules.map(({ module, evidence }) => [module, evidence.map(({ item }) => item)]),
    );
    expect(byModule).toEqual(
      new Map([
        ['company', second],
        ['team', first],
      ]),
    );
    expect(known?.modules.every(({ builtAt }) => builtAt instanceof Date)).toBe(true);
  });

  test('is null if nothing is stored', async () => {
    expect(await companyEvidence(domain.db, newDomain())).toBeNull();
  });
});

describe('a paid read', () => {
  const RULES = { freshnessSeconds: 0, resultsDays: 90 };

  test('is deleted past retention, and only then', async () => {
    const [recent, old] = [newDomain(), newDomain()];
    const { accountId } = account;
    for (const name of [recent, old])
      await recordPaidRead(domain.db, { accountId, domain: name }, ['team', 'company']);
    await domain.sql(`UPDATE paid_reads SET paid_at = paid_at - interval '91 days' WHERE domain = $1`, [old]);
    expect(await deleteOldPaidReads(domain.db, RULES.resultsDays)).toBe(2);
    expect(await domain.db.paidRead.count({ where: { domain: { in: [recent, old] } } })).toBe(2);
    const readable = await findReadableModules(domain.db, { accountId, domain: recent }, RULES);
    expect([...readable].sort()).toEqual(['company', 'team']);
  });
});

describe('coverage', () => {
  test("gives each source's outcome, and when it was actually queried", async () => {
    const name = newDomain();
    const results = [
      outcomeOf('brreg', 'not_asked'),
      outcomeOf('gleif', 'failed'),
      outcomeOf('website', 'found', new Date('2026-10-30T08:00:00Z')),
      outcomeOf('wikidata', 'nothing'),
    ];
    await createEndedBatch(domain.db, account, 'completed', { domain: name, results });
    expect((await companyEvidence(domain.db, name))?.coverage).toEqual(results);
  });

  test('has the newest outcome of a queried source if modules come from several batches', async () => {
    const name = newDomain();
    const first = [outcomeOf('gleif', 'failed'), outcomeOf('lever', 'found'), outcomeOf('sec', 'not_asked')];
    const second = [
      outcomeOf('gleif', 'nothing'),
      outcomeOf('lever', 'not_asked'),
      outcomeOf('sec', 'not_asked'),
    ];
    await createEndedBatch(domain.db, account, 'completed', {
      domain: name,
      modules: ['team'],
      results: first,
    });
    await expireFreshness(domain, name);
    await createEndedBatch(domain.db, account, 'completed', { domain: name, results: second });
    const coverage = (await companyEvidence(domain.db, name))?.coverage ?? [];
    expect(coverage.map(({ source, status }) => [source, status])).toEqual([
      ['gleif', 'nothing'],
      ['lever', 'found'],
      ['sec', 'not_asked'],
    ]);
  });

  test('ignores a batch with no stored module left', async () => {
    const name = newDomain();
    await createEndedBatch(domain.db, account, 'completed', { domain: name, results: [outcomeOf('gleif')] });
    await expireFreshness(domain, name);
    await createEndedBatch(domain.db, account, 'completed', {
      domain: name,
      results: [outcomeOf('website')],
    });
    expect((await companyEvidence(domain.db, name))?.coverage.map(({ source }) => source)).toEqual([
      'website',
    ]);
  });

  test.each([
    ['an unknown status', outcomeOf('gleif', 'perhaps' as never)],
    ['a query time for a source that was not queried', outcomeOf('gleif', 'not_asked', new Date())],
  ])('is never stored with %s', async (_what, result) => {
    await expect(
      createEndedBatch(domain.db, account, 'completed', { domain: newDomain(), results: [result] }),
    ).rejects.toThrow('violates check constraint');
  });
});
