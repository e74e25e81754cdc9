import {
  abandonModule,
  claimBatch,
  claimNextBatch,
  type ClaimedBatch,
  endBatch,
  MAX_TRIES,
  releaseFailedTry,
  startModule,
  storeCollectedEvidence,
} from '@firmlens/domain';
import fc from 'fast-check';
import { batchesOf, startList, takeSteps } from './support/lists';
import {
  openAccount,
  openTestDomain,
  queueBatch,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterEach(() =>
  domain.sql(`UPDATE batches SET deadline_at = now() - interval '1 s' WHERE completed_at IS NULL`),
);
afterAll(() => domain.close());

const newAccount = () => openAccount(domain.db, 'enterprise');

async function queue(account: TestAccount, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push(await queueBatch(domain.db, account));
  return ids;
}

async function claim(): Promise<ClaimedBatch> {
  const batch = await claimNextBatch(domain.db);
  if (batch === null) throw new Error('no batch has a turn');
  return batch;
}

/** Claims as many batches as have a turn, and returns their ids. */
async function claimAll(): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const batch = await claimNextBatch(domain.db);
    if (batch === null) return ids;
    ids.push(batch.id);
  }
}

const end = (batch: Parameters<typeof endBatch>[1]) => endBatch(domain.db, batch, 'failed', 'not looked at');

const endPauses = () => domain.sql(`UPDATE batches SET waiting_since = least(waiting_since, now())`);

test('accounts take turns, and the oldest batch of each comes first', async () => {
  const [first, second, third] = [await newAccount(), await newAccount(), await newAccount()];
  const [a1, a2, a3, a4] = await queue(first, 4);
  const [b1, b2] = await queue(second, 2);
  const [c1] = await queue(third, 1);
  expect(await claimAll()).toEqual([a1, b1, c1, a2, b2, a3, a4]);
});

test('a list is one more request of its account: it delays no other account, and its own requests come in order', async () => {
  const [first, second] = [await newAccount(), await newAccount()];
  const listed = await startList(domain.db, first, 3);
  const [single] = await queue(second, 1);
  const [own] = await queue(first, 1);
  const [a1, a2, a3] = await batchesOf(domain.db, listed);
  expect(await claimAll()).toEqual([a1, single, a2, a3, own]);
});

test('two accounts with lists and requests of their own take turns, and each list begins as room comes', async () => {
  const [first, second] = [await openAccount(domain.db, 'trial'), await openAccount(domain.db, 'trial')];
  const lists = [await startList(domain.db, first, 4), await startList(domain.db, second, 4)];
  const begun = async () => Promise.all(lists.map((list) => batchesOf(domain.db, list)));
  // Each may run three, and leaves one to single requests.
  const [[a1, a2] = [], [b1, b2] = []] = await begun();
  expect((await begun()).map(({ length }) => length)).toEqual([2, 2]);
  const [aOwn, bOwn] = [await queueBatch(domain.db, first), await queueBatch(domain.db, second)];
  const claimed: string[] = [];
  const claimNext = async () => {
    const batch = await claim();
    claimed.push(batch.id);
    return batch;
  };
  // The request of its own takes the place of an entry that ends; the next one makes room for the list.
  for (const size of [2, 3]) {
    const held = [await claimNext(), await claimNext()];
    for (const batch of held) await end(batch);
    await takeSteps(domain.db);
    expect((await begun()).map(({ length }) => length)).toEqual([size, size]);
  }
  const [[, , a3] = [], [, , b3] = []] = await begun();
  for (let number = 0; number < 4; number += 1) await claimNext();
  expect(claimed).toEqual([a1, b1, a2, b2, aOwn, bOwn, a3, b3]);
});

test('an account whose batches take long does not get more slots than one whose batches take short', async () => {
  const [slow, quick] = [await newAccount(), await newAccount()];
  await queue(slow, 5);
  const quickOnes = await queue(quick, 3);
  // Two slots: one account keeps its slot, so that the other one has what becomes free.
  await claim();
  for (const id of quickOnes) {
    const batch = await claim();
    expect(batch.id).toBe(id);
    await end(batch);
  }
  expect(await claim()).toMatchObject({ accountId: slow.accountId });
});

test('a retry comes after the first try of every batch of others that was waiting when it failed', async () => {
  const [failing, other] = [await newAccount(), await newAccount()];
  const [failed] = await queue(failing, 1);
  const batch = await claim();
  expect(batch.id).toBe(failed);
  const others = await queue(other, 3);
  await releaseFailedTry(domain.db, batch);
  await endPauses();
  expect(await claimAll()).toEqual([...others, failed]);
});

test('a retry does not wait for batches that others queued after it had failed', async () => {
  const [failing, other] = [await newAccount(), await newAccount()];
  const [failed] = await queue(failing, 1);
  await releaseFailedTry(domain.db, await claim());
  await endPauses();
  const later = await queue(other, 2);
  expect(await claimAll()).toEqual([failed, ...later]);
});

test('a retry waits for them five minutes at most', async () => {
  const [failing, other] = [await newAccount(), await newAccount()];
  const [failed] = await queue(failing, 1);
  const batch = await claim();
  const [first, second] = await queue(other, 2);
  await releaseFailedTry(domain.db, batch);
  await domain.sql(
    `UPDATE batches SET waiting_since = now() - interval '301 s' - (id = $1)::int * interval '1 s' WHERE completed_at IS NULL`,
    [first],
  );
  expect(await claimAll()).toEqual([first, failed, second]);
});

test('a failed try counts once, however often it is reported, and the batch pauses longer each time', async () => {
  const account = await newAccount();
  await queue(account, 1);
  const pauses: number[] = [];
  for (let tries = 0; tries < MAX_TRIES - 1; tries += 1) {
    const batch = await claim();
    expect(batch.tries).toBe(tries);
    expect(await releaseFailedTry(domain.db, batch)).toBe(true);
    expect(await releaseFailedTry(domain.db, batch)).toBe(false);
    expect(await claimNextBatch(domain.db)).toBeNull();
    const [row] = await domain.sql(
      'SELECT tries, extract(epoch FROM waiting_since - now())::float8 AS pause FROM batches WHERE id = $1',
      [batch.id],
    );
    expect(row?.['tries']).toBe(tries + 1);
    pauses.push(Math.ceil(Number(row?.['pause'])));
    await endPauses();
  }
  expect(pauses).toEqual([2, 4]);
});

test('a clock that was set back holds up no first try', async () => {
  const [id] = await queue(await newAccount(), 1);
  await domain.sql(`UPDATE batches SET waiting_since = now() + interval '1 hour' WHERE id = $1`, [id]);
  expect(await claim()).toMatchObject({ id });
});

test('modules that fail side by side are one failed try, and one that fails again is another', async () => {
  await queue(await newAccount(), 1);
  const batch = await claim();
  await storeCollectedEvidence(domain.db, batch, [], []);
  const start = async (module: 'company' | 'team') => {
    const started = await startModule(domain.db, batch, module);
    if (started === null) throw new Error(`${module} was not started`);
    return started.tries;
  };
  const fail = (module: 'company' | 'team', triesBefore: number) =>
    abandonModule(domain.db, batch, module, triesBefore + 1);
  const [company, team] = [await start('company'), await start('team')];
  await fail('company', company);
  await fail('team', team);
  expect(await start('team')).toBe(1);
  await fail('team', 1);
  expect(await start('company')).toBe(2);
});

test('only an account without a batch in work has a turn in a spare slot', async () => {
  const [busy, idle] = [await newAccount(), await newAccount()];
  await queue(busy, 3);
  await claim();
  expect(await claimNextBatch(domain.db, { idleAccountsOnly: true })).toBeNull();
  const [waiting] = await queue(idle, 2);
  expect(await claimNextBatch(domain.db, { idleAccountsOnly: true })).toMatchObject({ id: waiting });
  expect(await claimNextBatch(domain.db, { idleAccountsOnly: true })).toBeNull();
});

test('a batch has no turn that is overdue, lost two workers, or is collected', async () => {
  const account = await newAccount();
  const [overdue, suspected, collected, waiting] = await queue(account, 4);
  await domain.sql(`UPDATE batches SET deadline_at = now() - interval '1 s' WHERE id = $1`, [overdue]);
  await domain.sql(`UPDATE batches SET crashes = 2 WHERE id = $1`, [suspected]);
  await domain.sql(`UPDATE batches SET status = 'processing', collected_at = now() WHERE id = $1`, [
    collected,
  ]);
  expect(await claimAll()).toEqual([waiting]);
});

test('workers that ask at the same moment get different batches', async () => {
  const account = await newAccount();
  const ids = await queue(account, 10);
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimNextBatch(domain.db)));
  expect(claims.flatMap((batch) => (batch ? [batch.id] : [])).sort()).toEqual([...ids].sort());
});

test('a row that somebody has locked is passed over', async () => {
  const [first, second] = [await newAccount(), await newAccount()];
  const [locked] = await queue(first, 1);
  const [free] = await queue(second, 1);
  await domain.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM batches WHERE id = ${locked} FOR UPDATE`;
    expect(await claimNextBatch(domain.db)).toMatchObject({ id: free });
    expect(await claimNextBatch(domain.db)).toBeNull();
  });
  expect(await claimBatch(domain.db, locked ?? '')).not.toBeNull();
});

test('whatever accounts queue and workers end, the account with the fewest batches in work is next', async () => {
  const accounts = [await newAccount(), await newAccount(), await newAccount()];
  const step = fc.oneof(
    fc.record({ what: fc.constant('queue' as const), account: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ what: fc.constant('claim' as const) }),
    fc.record({ what: fc.constant('end' as const), nth: fc.nat() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const waiting: { id: string; accountId: number }[] = [];
      const working: ClaimedBatch[] = [];
      for (const next of steps) {
        if (next.what === 'queue') {
          const account = accounts[next.account];
          if (account)
            waiting.push({ id: await queueBatch(domain.db, account), accountId: account.accountId });
        } else if (next.what === 'claim') {
          const inWork = ({ accountId }: { accountId: number }) =>
            working.filter((batch) => batch.accountId === accountId).length;
          // Sorting is stable, so the oldest of those with the fewest comes first.
          const [expected] = [...waiting].sort((a, b) => inWork(a) - inWork(b));
          const batch = await claimNextBatch(domain.db);
          expect(batch?.id).toBe(expected?.id);
          if (batch === null) continue;
          waiting.splice(
            waiting.findIndex(({ id }) => id === batch.id),
            1,
          );
          working.push(batch);
        } else {
          const [batch] = working.splice(next.nth % Math.max(1, working.length), 1);
          if (batch) await end(batch);
        }
      }
      for (const { id } of waiting) await end({ id, fence: null });
      for (const batch of working) await end(batch);
    }),
    { numRuns: 15 },
  );
});
