import {
  advanceWatches,
  findWatch,
  latestLooks,
  optOut,
  purchaseCredits,
  resumeWatch,
  updateAccount,
  watchedDomains,
} from '@firmlens/domain';
import { highlight } from './support/signals';
import {
  createEndedBatch,
  newDomain,
  openAccount,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';
import { finishRunning, look, passTime, setUpWatches, takeSteps, toldTitles, watch } from './support/watches';

let domain: TestDomain;
let account: TestAccount;
let other: TestAccount;
setUpWatches((opened) => ({ domain, account } = opened));
beforeEach(async () => {
  await domain.sql('TRUNCATE known_companies');
  other = await openAccount(domain.db, 'enterprise');
});

const FOUNDED = highlight({ title: 'Tanner raises 5 million dollars' });
const OFFICE = highlight({
  ...{ title: 'Tanner opens an office in Oslo', type: 'expansion', date: '2026-11-20' },
  entities: { source_url: 'https://tanner.example/news/oslo', places: 'Oslo' },
});
const found =
  (...highlights: object[]) =>
  () => ({ highlights });

/** Puts a company on file, or gives it another name. Enrichments in looks call every company Tanner. */
const putOnFile = (name: string, company = 'Tanner') =>
  createEndedBatch(domain.db, other, 'completed', {
    domain: name,
    data: { company: { name: company } },
  });
/** Puts these many companies on file, called Tanner, as a dataset would. Returns their domains in order. */
async function putManyOnFile(many: number): Promise<string[]> {
  const series = newDomain();
  const names = Array.from({ length: many }, (_, n) => `many-${String(n).padStart(4, '0')}.${series}`);
  await domain.sql(
    `INSERT INTO known_companies (dataset_id, domain, name, search)
     SELECT 0, domain, 'Tanner', '' FROM unnest($1::text[]) d(domain)`,
    [names],
  );
  return names;
}

const watchTanners = (options: Parameters<typeof watch>[3] = {}) =>
  watch(domain, account, [], { search: { query: 'Tanner' }, ...options });
const state = async (id: string) => {
  const known = await findWatch(domain.db, account.accountId, id);
  if (known === null) throw new Error(`there is no watch ${id}`);
  return known;
};
const charges = async () =>
  (
    await domain.sql<{ amount: number }>(
      `SELECT amount FROM ledger_entries WHERE account_id = $1 AND kind = 'charge' ORDER BY sequence`,
      [account.accountId],
    )
  ).map(({ amount }) => amount);

describe('a watch of a search', () => {
  it('looks at what the search finds at each look: companies join with a base line, and leave', async () => {
    const [stays, joins, leaves] = [newDomain(), newDomain(), newDomain()];
    await putOnFile(stays);
    await putOnFile(leaves);
    await passTime(domain, 2);
    const id = await watchTanners();
    expect((await look(domain, found(FOUNDED))).sort()).toEqual([stays, leaves].sort());
    expect(await state(id)).toMatchObject({ companies: 2, matching: 2 });
    await passTime(domain, 7.1);
    await putOnFile(joins);
    await putOnFile(leaves, 'Weaver');
    await passTime(domain, 2);
    expect((await look(domain, found(FOUNDED, OFFICE))).sort()).toEqual([stays, joins].sort());
    expect(await watchedDomains(domain.db, id)).toEqual([stays, joins].sort());
    expect(await toldTitles(domain, id)).toEqual(['Tanner opens an office in Oslo']);
    const [told] = await domain.db.watchSignal.findMany({ where: { watchId: id, toldAt: { not: null } } });
    expect(told?.domain).toBe(stays);
  });

  it('tells nothing twice about a company that left and returns, and nothing from in between', async () => {
    const name = newDomain();
    await putOnFile(name);
    await passTime(domain, 2);
    const id = await watchTanners();
    await look(domain);
    await passTime(domain, 7.1);
    await look(domain, found(OFFICE));
    await passTime(domain, 7.1);
    await putOnFile(name, 'Weaver');
    await look(domain);
    expect(await state(id)).toMatchObject({ companies: 0, matching: 0, told: 1 });
    await passTime(domain, 7.1);
    await putOnFile(name);
    await passTime(domain, 2);
    expect(await look(domain, found(OFFICE, FOUNDED))).toEqual([name]);
    expect(await toldTitles(domain, id)).toEqual(['Tanner opens an office in Oslo']);
  });

  it('takes no data from before a company joined for its base line, unless it is fresh', async () => {
    const name = newDomain();
    await putOnFile(name);
    await watch(domain, account, [name]);
    await look(domain);
    await domain.sql(`UPDATE watches SET status = 'paused', reason = 'requested'`);
    await passTime(domain, 30);
    const id = await watchTanners();
    await takeSteps(domain);
    await takeSteps(domain);
    await look(domain, found(FOUNDED));
    expect(await toldTitles(domain, id)).toEqual([]);
  });

  it('tells the news of a company that no longer matches, if it was enriched before', async () => {
    const name = newDomain();
    await putOnFile(name);
    await passTime(domain, 2);
    const id = await watchTanners();
    await look(domain);
    await passTime(domain, 7.1);
    await createEndedBatch(domain.db, other, 'completed', {
      ...{ domain: name, modules: ['signals'] },
      data: { company: { name: 'Weaver' }, signals: { highlights_count: 1, highlights: [OFFICE] } },
    });
    // Another process begins the look before this one has told what is new.
    await advanceWatches(domain.db, new AbortController().signal);
    expect(await domain.db.listEntry.count({ where: { list: { watchId: id }, status: 'waiting' } })).toBe(0);
    await takeSteps(domain);
    expect(await toldTitles(domain, id)).toEqual(['Tanner opens an office in Oslo']);
    await passTime(domain, 7.1);
    await look(domain);
    expect(await watchedDomains(domain.db, id)).toEqual([]);
  });

  it('takes the first 500 in the order of the search, and says how many match', async () => {
    const names = await putManyOnFile(501);
    const id = await watchTanners({ maxCreditsPerMonth: 46 });
    expect(await look(domain)).toEqual(names.slice(0, 1));
    expect(await state(id)).toMatchObject({ companies: 500, matching: 501, spent: 46 });
    expect(await watchedDomains(domain.db, id)).toEqual(names.slice(0, 500));
    expect(await charges()).toEqual([-20]);
  });

  it('does not take a company that opted out', async () => {
    const name = newDomain();
    await putOnFile(name);
    await passTime(domain, 2);
    const id = await watchTanners();
    await look(domain);
    await optOut(domain.db, name);
    await passTime(domain, 7.1);
    expect(await look(domain)).toEqual([]);
    expect(await state(id)).toMatchObject({ companies: 0, matching: 0 });
  });

  it('begins one look and pays once, however many processes are at it', async () => {
    await putManyOnFile(3);
    const id = await watchTanners();
    await Promise.all(Array.from({ length: 4 }, () => takeSteps(domain)));
    expect(await domain.db.list.count({ where: { watchId: id } })).toBe(1);
    expect(await charges()).toEqual([-2]);
    await finishRunning(domain);
  });

  it('whose search fails is put off, and keeps nobody else waiting', async () => {
    const names = await putManyOnFile(1);
    const broken = await watchTanners();
    await domain.sql(`UPDATE watches SET search = '{"since": "no day"}' WHERE id = $1`, [broken]);
    const id = await watchTanners();
    await expect(takeSteps(domain)).rejects.toThrow('no day');
    expect(await look(domain)).toEqual(names);
    expect(await state(id)).toMatchObject({ companies: 1 });
    const { status, lookId, nextLookAt } = await state(broken);
    expect({ status, lookId }).toEqual({ status: 'active', lookId: null });
    expect(nextLookAt.getTime()).toBeGreaterThan(Date.now());
  });
});

describe('the price of a search', () => {
  it('is that of its pages, at each look, and is part of what the watch costs', async () => {
    await putManyOnFile(51);
    const id = await watchTanners({ maxCreditsPerMonth: 60 });
    expect(await look(domain)).toHaveLength(2);
    expect(await charges()).toEqual([-4]);
    expect(await latestLooks(domain.db, id, 1)).toMatchObject([{ spent: 4 + 2 * 26 }]);
    expect(await state(id)).toMatchObject({ spent: 4 + 2 * 26 });
    await passTime(domain, 32);
    expect(await look(domain)).toHaveLength(2);
    expect(await charges()).toEqual([-4, -4]);
    expect(await state(id)).toMatchObject({ spent: 4 + 2 * 26 });
  });

  it('is nothing if it finds nothing', async () => {
    const id = await watchTanners();
    expect(await look(domain)).toEqual([]);
    expect(await charges()).toEqual([]);
    expect(await latestLooks(domain.db, id, 1)).toMatchObject([
      { status: 'completed', counts: {}, spent: 0 },
    ]);
    await passTime(domain, 7.1);
    const names = await putManyOnFile(1);
    expect(await look(domain)).toEqual(names);
  });

  it('is not paid beyond the limit of the month: the watch pauses until the next one', async () => {
    await putManyOnFile(51);
    const id = await watchTanners({ maxCreditsPerMonth: 28 });
    await domain.sql(`UPDATE watches SET max_credits_per_month = 3 WHERE id = $1`, [id]);
    expect(await look(domain)).toEqual([]);
    const paused = await state(id);
    expect(paused).toMatchObject({ status: 'paused', reason: 'max_credits_reached', companies: 0, spent: 0 });
    expect(paused.matching).toBeNull();
    expect(paused.nextLookAt.toISOString()).toMatch(/-01T00:00:00\.000Z$/);
    expect(await charges()).toEqual([]);
  });

  it('leaves what remains of the limit to enrichments', async () => {
    await putManyOnFile(3);
    const id = await watchTanners({ maxCreditsPerMonth: 2 + 2 * 26 + 25 });
    expect(await look(domain)).toHaveLength(2);
    expect(await state(id)).toMatchObject({ reason: 'max_credits_reached', spent: 54 });
  });

  it('is not owed: without the credits the watch pauses and shows nothing', async () => {
    const names = await putManyOnFile(1);
    account = await openAccount(domain.db, 'trial');
    const { balance } = await domain.db.account.findUniqueOrThrow({ where: { id: account.accountId } });
    await domain.sql(`SELECT charge_call($1, $2, $3, '/mcp')`, [
      account.accountId,
      account.keySeries,
      balance - 1,
    ]);
    const id = await watchTanners();
    await look(domain);
    expect(await state(id)).toMatchObject({
      ...{ status: 'paused', reason: 'insufficient_credits' },
      ...{ companies: 0, matching: null, lookId: null },
    });
    await purchaseCredits(domain.db, account.accountId, 100);
    expect(await look(domain)).toEqual([]);
    await resumeWatch(domain.db, { accountId: account.accountId, watchId: id });
    expect(await look(domain)).toEqual(names);
  });

  it('is not paid by a suspended account', async () => {
    await putManyOnFile(1);
    const id = await watchTanners();
    await updateAccount(domain.db, account.accountId, { status: 'suspended' });
    expect(await look(domain)).toEqual([]);
    expect(await state(id)).toMatchObject({ reason: 'subscription_required', companies: 0 });
    expect(await charges()).toEqual([]);
  });
});
