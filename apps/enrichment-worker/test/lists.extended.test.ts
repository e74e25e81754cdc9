import { brokenInvariants, createList, findList, type NewListEntry } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { createHarness, fakeSource, foundCompany, type Harness } from './support/harness';
import { startWorkerProcess } from './support/start-worker-process';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterEach(() => harness.stopWorkers());
afterAll(() => harness.close());

const SIZE = 200;
const KILLS = 4;

const waiting = (domain: string, index: number): NewListEntry => ({
  ...{ line: index + 1, input: domain, domain, status: 'waiting' },
  ...{ country: null, reason: null, candidates: null, firstLine: null },
});

test('a list whose workers are killed again and again buys each company once, for what it said', async () => {
  const { db, accountId, databaseUrl, redisUrl } = harness;
  const domains = Array.from({ length: SIZE }, (_, index) => `listed-${index}.example`);
  const before = await harness.balance();
  const listId = await db.$transaction((tx) =>
    createList(tx, {
      ...{
        accountId,
        keySeries: 1,
        modules: ['team'],
        maxCredits: null,
        webhookUrl: null,
        notifiesEach: false,
      },
      entries: domains.map(waiting),
    }),
  );
  if (listId === null) throw new Error('the list was not stored');
  const ended = async () => (await db.list.findUniqueOrThrow({ where: { id: listId } })).ended;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const seen = await ended();
    const worker = await startWorkerProcess({ databaseUrl, redisUrl, behaviour: 'crash' });
    await waitUntil(async () => (await ended()) >= seen + 5, { what: 'some enrichments' });
    await worker.kill();
    // The leases of the dead run out.
    await harness.advanceTime(30);
  }
  await harness.startWorker({ sources: [fakeSource(() => foundCompany('Listed'))] });
  const list = await waitUntil(
    async () => {
      const found = await findList(db, accountId, listId);
      return found !== null && found.endedAt !== null ? found : null;
    },
    { what: 'the end of the list', timeoutMs: 600_000 },
  );

  expect(list).toMatchObject({
    status: 'completed',
    counts: { completed: SIZE },
    spent: 16 * SIZE,
    refunded: 0,
  });
  const batches = await db.batch.findMany({ where: { accountId } });
  expect(batches.map(({ domain }) => domain).sort()).toEqual([...domains].sort());
  expect(await harness.balance()).toBe(before - 16 * SIZE);
  const entries = await db.listEntry.findMany({ where: { listId }, orderBy: { sequence: 'asc' } });
  expect(entries.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: SIZE }, (_, index) => index + 1),
  );
  expect(await harness.ledgerFaults()).toEqual([]);
  expect(await brokenInvariants(db)).toEqual([]);
}, 1_200_000);
