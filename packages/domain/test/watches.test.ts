import {
  deleteWatch,
  findWatch,
  latestLooks,
  optOut,
  pauseWatch,
  purchaseCredits,
  resumeWatch,
  updateAccount,
} from '@firmlens/domain';
import { highlight } from './support/signals';
import { newDomain, openAccount, type TestAccount, type TestDomain } from './support/test-domain';
import {
  DAY,
  finishRunning,
  look,
  passTime,
  setUpWatches,
  takeSteps,
  toldTitles,
  watch,
  WEBHOOK,
} from './support/watches';

let domain: TestDomain;
let account: TestAccount;
setUpWatches((opened) => ({ domain, account } = opened));

const KNOWN = highlight({ title: 'Tanner raises 5 million dollars' });
const NEWER = highlight({
  title: 'Tanner opens an office in Oslo',
  type: 'expansion',
  date: '2026-11-20',
  entities: { source_url: 'https://tanner.example/news/oslo', places: 'Oslo' },
});
const found =
  (...highlights: object[]) =>
  () => ({ highlights });
const state = async (id: string) => {
  const known = await findWatch(domain.db, account.accountId, id);
  if (known === null) throw new Error(`there is no watch ${id}`);
  return known;
};
const owed = () =>
  domain.sql<{ event: string; url: string; status: string }>(
    `SELECT event, url, status FROM deliveries WHERE account_id = $1 ORDER BY id`,
    [account.accountId],
  );

describe('a watch', () => {
  it('knows what its first look finds, and tells what a later one finds beside it, once', async () => {
    const name = newDomain();
    const id = await watch(domain, account, [name]);
    expect(await look(domain, found(KNOWN))).toEqual([name]);
    expect(await toldTitles(domain, id)).toEqual([]);
    await passTime(domain, 7.1);
    expect(await look(domain, found(NEWER, KNOWN))).toEqual([name]);
    await passTime(domain, 7.1);
    await look(domain, found(KNOWN, NEWER));
    expect(await toldTitles(domain, id)).toEqual(['Tanner opens an office in Oslo']);
    expect(await owed()).toEqual([{ event: 'signal.detected', url: WEBHOOK, status: 'pending' }]);
    expect(await state(id)).toMatchObject({
      status: 'active',
      told: 1,
      companies: 1,
      lookId: null,
    });
  });

  it('looks again the frequency after the last look has ended, and not before', async () => {
    const name = newDomain();
    const id = await watch(domain, account, [name], { frequency: 'daily' });
    await look(domain);
    await passTime(domain, 0.99);
    expect(await look(domain)).toEqual([]);
    await passTime(domain, 0.02);
    expect(await look(domain)).toEqual([name]);
    expect(await latestLooks(domain.db, id, 5)).toMatchObject([
      { status: 'completed', counts: { completed: 1 }, spent: 26 },
      { status: 'completed', counts: { completed: 1 }, spent: 26 },
    ]);
  });

  it('tells what happened after its creation although its first look comes late', async () => {
    const name = newDomain();
    const id = await watch(domain, account, [name]);
    await domain.sql(`UPDATE watches SET created_at = '2026-11-01T12:00:00Z' WHERE id = $1`, [id]);
    await look(domain, found(KNOWN, NEWER));
    expect(await toldTitles(domain, id)).toEqual(['Tanner opens an office in Oslo']);
  });

  it('tells at once what another account has found, at no cost', async () => {
    const name = newDomain();
    const id = await watch(domain, account, [name]);
    await look(domain, found(KNOWN));
    await passTime(domain, 2);
    const other = await openAccount(domain.db, 'enterprise');
    await watch(domain, other, [name]);
    await look(domain, found(KNOWN, NEWER));
    expect(await toldTitles(domain, id)).toEqual(['Tanner opens an office in Oslo']);
    expect(await latestLooks(domain.db, id, 5)).toMatchObject([{ spent: 26 }]);
  });

  it('of two accounts that are due at once buys a company once, and tells both', async () => {
    const name = newDomain();
    const mine = await watch(domain, account, [name]);
    const theirs = await watch(domain, await openAccount(domain.db, 'enterprise'), [name]);
    expect(await look(domain, found(KNOWN))).toEqual([name]);
    await passTime(domain, 7.1);
    expect(await look(domain, found(KNOWN, NEWER))).toEqual([name]);
    expect(await toldTitles(domain, mine)).toEqual(['Tanner opens an office in Oslo']);
    expect(await toldTitles(domain, theirs)).toEqual(['Tanner opens an office in Oslo']);
  });

  it('uses fresh data, which is free', async () => {
    const name = newDomain();
    await watch(domain, account, [name]);
    await look(domain, found(KNOWN));
    const id = await watch(domain, account, [name]);
    expect(await look(domain)).toEqual([]);
    expect(await latestLooks(domain.db, id, 5)).toMatchObject([{ counts: { fresh: 1 }, spent: 0 }]);
  });

  it('does not tell data that is neither fresh nor bought', async () => {
    const name = newDomain();
    const id = await watch(domain, account, [name]);
    await look(domain, found(KNOWN));
    await pauseWatch(domain.db, { accountId: account.accountId, watchId: id });
    await passTime(domain, 3);
    const other = await openAccount(domain.db, 'enterprise');
    await watch(domain, other, [name]);
    await look(domain, found(KNOWN, NEWER));
    await passTime(domain, 3);
    await resumeWatch(domain.db, { accountId: account.accountId, watchId: id });
    await takeSteps(domain);
    expect(await toldTitles(domain, id)).toEqual([]);
  });

  it('tells only the types it was asked for, and a rumour once it is confirmed', async () => {
    const name = newDomain();
    const id = await watch(domain, account, [name], { types: ['expansion'] });
    await look(domain);
    await passTime(domain, 7.1);
    const rumour = { ...NEWER, entities: { ...(NEWER['entities'] as object), class: 'rumour' } };
    await look(domain, found(KNOWN, rumour));
    expect(await toldTitles(domain, id)).toEqual([]);
    await passTime(domain, 7.1);
    await look(domain, found(KNOWN, NEWER));
    expect(await toldTitles(domain, id)).toEqual(['Tanner opens an office in Oslo']);
  });

  it('tells nothing and begins nothing while it is paused, and afterwards all of it', async () => {
    const name = newDomain();
    const id = await watch(domain, account, [name]);
    await look(domain, found(KNOWN));
    await passTime(domain, 7.1);
    await takeSteps(domain);
    const own = { accountId: account.accountId, watchId: id };
    await pauseWatch(domain.db, own);
    await finishRunning(domain, found(KNOWN, NEWER));
    expect(await toldTitles(domain, id)).toEqual([]);
    await passTime(domain, 7.1);
    expect(await look(domain)).toEqual([]);
    expect(await state(id)).toMatchObject({ status: 'paused', reason: 'requested' });
    await resumeWatch(domain.db, own);
    expect(await look(domain, found(KNOWN, NEWER))).toEqual([name]);
    expect(await toldTitles(domain, id)).toEqual(['Tanner opens an office in Oslo']);
  });
});

describe('credits of a watch', () => {
  it('stay within its limit of the month; then it pauses, and goes on by itself in the next one', async () => {
    const names = [newDomain(), newDomain(), newDomain()].sort();
    const id = await watch(domain, account, names, { maxCreditsPerMonth: 60 });
    expect((await look(domain)).sort()).toEqual(names.slice(0, 2));
    const paused = await state(id);
    expect(paused).toMatchObject({ status: 'paused', reason: 'max_credits_reached', spent: 52 });
    expect(paused.nextLookAt.toISOString()).toMatch(/-01T00:00:00\.000Z$/);
    expect(await latestLooks(domain.db, id, 1)).toMatchObject([{ counts: { completed: 2, not_begun: 1 } }]);
    await passTime(domain, 31);
    await domain.sql(`UPDATE watches SET next_look_at = now() WHERE id = $1`, [id]);
    // The one that was left out comes first.
    expect((await look(domain))[0]).toBe(names[2]);
    expect((await state(id)).spent).toBe(52);
  });

  it('are those of all looks of the month', async () => {
    const name = newDomain();
    const id = await watch(domain, account, [name], { frequency: 'daily', maxCreditsPerMonth: 60 });
    const looks: number[] = [];
    for (let day = 1; day <= 4; day += 1) {
      looks.push((await look(domain)).length);
      await passTime(domain, 1.1);
      await domain.sql(
        `UPDATE lists SET created_at = date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`,
      );
    }
    expect(looks).toEqual([1, 1, 0, 0]);
    expect(await state(id)).toMatchObject({ reason: 'max_credits_reached', spent: 52 });
  });

  it('count refunds back', async () => {
    const names = [newDomain(), newDomain()].sort();
    const id = await watch(domain, account, names, { maxCreditsPerMonth: 26 });
    await takeSteps(domain);
    const [running] = await domain.db.batch.findMany({ where: { completedAt: null } });
    await domain.sql(`SELECT end_batch($1, NULL, 'failed', 'over')`, [running?.id]);
    await look(domain);
    expect(await latestLooks(domain.db, id, 1)).toMatchObject([
      { counts: { failed: 1, completed: 1 }, spent: 26, refunded: 26 },
    ]);
    expect(await state(id)).toMatchObject({ status: 'active', spent: 26 });
  });

  it('that run out pause it, until it is resumed after a purchase', async () => {
    const poor = await openAccount(domain.db, 'trial');
    account = poor;
    const { balance } = await domain.db.account.findUniqueOrThrow({ where: { id: poor.accountId } });
    const names = Array.from({ length: Math.floor(balance / 26) + 1 }, newDomain);
    const id = await watch(domain, poor, names);
    expect(await look(domain)).toHaveLength(names.length - 1);
    expect(await state(id)).toMatchObject({ status: 'paused', reason: 'insufficient_credits' });
    await purchaseCredits(domain.db, poor.accountId, 100);
    expect(await look(domain)).toEqual([]);
    await resumeWatch(domain.db, { accountId: poor.accountId, watchId: id });
    expect(await look(domain)).toHaveLength(1);
    expect(await state(id)).toMatchObject({ status: 'active', reason: null });
  });

  it('of a suspended account are not spent, and nothing is told', async () => {
    const name = newDomain();
    const id = await watch(domain, account, [name]);
    await updateAccount(domain.db, account.accountId, { status: 'suspended' });
    expect(await look(domain)).toEqual([]);
    expect(await state(id)).toMatchObject({ status: 'paused', reason: 'subscription_required' });
  });
});

describe('a company that opts out', () => {
  it('leaves the watch, with what was told about it and what is owed', async () => {
    const [gone, stays] = [newDomain(), newDomain()];
    const id = await watch(domain, account, [gone, stays]);
    await look(domain, found(KNOWN));
    await passTime(domain, 7.1);
    await look(domain, found(KNOWN, NEWER));
    expect(await owed()).toHaveLength(2);
    await optOut(domain.db, gone);
    expect(await owed()).toHaveLength(1);
    expect(await state(id)).toMatchObject({ companies: 1, told: 1 });
    await passTime(domain, 7.1);
    expect(await look(domain)).toEqual([stays]);
  });
});

describe('a deleted watch', () => {
  it('begins and tells nothing more, and what runs ends as usual', async () => {
    const names = Array.from({ length: 3 }, newDomain);
    const id = await watch(domain, account, names);
    await look(domain, found(KNOWN));
    await passTime(domain, 7.1);
    await look(domain, found(KNOWN, NEWER));
    await passTime(domain, 7.1);
    await takeSteps(domain);
    expect(await deleteWatch(domain.db, { accountId: account.accountId, watchId: id })).toBe(true);
    expect(await owed()).toEqual([]);
    await finishRunning(domain);
    expect(await look(domain)).toEqual([]);
    const looks = await domain.db.list.findMany({ where: { watchId: id } });
    expect(looks.every(({ endedAt }) => endedAt !== null)).toBe(true);
    expect(await findWatch(domain.db, account.accountId, id)).toBeNull();
  });

  it('can only be deleted by its account', async () => {
    const id = await watch(domain, account, [newDomain()]);
    const other = await openAccount(domain.db);
    expect(await deleteWatch(domain.db, { accountId: other.accountId, watchId: id })).toBe(false);
    expect(await findWatch(domain.db, other.accountId, id)).toBeNull();
  });
});

test('several processes at once begin one look and tell each signal once', async () => {
  const names = Array.from({ length: 5 }, newDomain);
  const id = await watch(domain, account, names);
  await look(domain, found(KNOWN));
  await passTime(domain, 7.1);
  const together = () => Promise.all(Array.from({ length: 4 }, () => takeSteps(domain)));
  await together();
  expect(await domain.db.list.count({ where: { watchId: id } })).toBe(2);
  const running = await domain.db.batch.findMany({ where: { completedAt: null } });
  expect(running).toHaveLength(5);
  await finishRunning(domain, found(KNOWN, NEWER));
  await domain.sql('UPDATE watch_companies SET is_changed = true');
  await together();
  expect(await toldTitles(domain, id)).toHaveLength(5);
  expect(await owed()).toHaveLength(5);
});

test('a watch is told apart from the month before', async () => {
  const name = newDomain();
  const id = await watch(domain, account, [name], { frequency: 'monthly' });
  await look(domain);
  await passTime(domain, 32);
  expect((await state(id)).spent).toBe(0);
  await look(domain);
  expect(await state(id)).toMatchObject({ spent: 26 });
  expect((await state(id)).nextLookAt.getTime()).toBeGreaterThan(Date.now() + 27 * DAY * 1_000);
});
