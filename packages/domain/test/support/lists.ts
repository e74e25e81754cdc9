import { advanceLists, createList, type Database, endBatch, findList, type List } from '@firmlens/domain';
import { complete, newDomain, type TestAccount } from './test-domain';

const RULES = {
  freshnessSeconds: 86_400,
  cooldownSeconds: 86_400,
  deadlineSeconds: 1_800,
  refundsPerHour: 1_000,
};
const LISTENER = { onBegun: () => undefined, onOwed: () => undefined };

/** Takes the steps that lists can take now. */
export const takeSteps = (db: Database) => advanceLists(db, RULES, LISTENER, new AbortController().signal);

/** Creates a list of companies that nobody has seen, and takes its first steps. Returns its id. */
export async function startList(
  db: Database,
  { accountId, keySeries }: Pick<TestAccount, 'accountId' | 'keySeries'>,
  size: number,
): Promise<string> {
  const entries = Array.from({ length: size }, newDomain).map((domain, index) => ({
    ...{ line: index + 1, input: domain, domain, status: 'waiting' as const },
    ...{ country: null, reason: null, candidates: null, firstLine: null },
  }));
  const options = { modules: [], maxCredits: null, webhookUrl: null, notifiesEach: false };
  const listId = await db.$transaction((tx) => createList(tx, { accountId, keySeries, ...options, entries }));
  if (listId === null) throw new Error('the list was not stored');
  await takeSteps(db);
  return listId;
}

/** Returns the batches of a list, in the order of its entries. */
export async function batchesOf(db: Database, listId: string): Promise<string[]> {
  const entries = await db.listEntry.findMany({ where: { listId }, orderBy: { position: 'asc' } });
  return entries.flatMap(({ batchId }) => batchId ?? []);
}

/** Creates a list whose entries end in each way, until it ends. */
export async function createEndedList(db: Database, account: TestAccount): Promise<List> {
  const listId = await startList(db, account, 3);
  const [completed = '', failed = '', empty = ''] = await batchesOf(db, listId);
  await complete(db, completed);
  await endBatch(db, { id: failed, fence: null }, 'failed', 'over');
  await endBatch(db, { id: empty, fence: null }, 'no_data_found', 'over');
  await takeSteps(db);
  const list = await findList(db, account.accountId, listId);
  if (list === null || list.endedAt === null) throw new Error('the list has not ended');
  return list;
}
