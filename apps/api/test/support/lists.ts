import type { ListBody } from '@firmlens/contract';
import { waitUntil } from '@firmlens/testkit';
import { endBatch } from '@firmlens/domain';
import type { Caller } from './accounts';
import { finishBatch } from './batches';
import type { Api } from './start-api';

/** Sends a list. */
export const postList = (
  api: Api,
  { key }: Pick<Caller, 'key'>,
  body: unknown,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) => api.post('/lists', body, { key, query, headers });

export async function readList(api: Api, { key }: Pick<Caller, 'key'>, listId: string): Promise<ListBody> {
  const { status, body } = await api.get(`/lists/${listId}`, { key });
  if (status !== 200) throw new Error(`list ${listId} answered ${status}: ${JSON.stringify(body)}`);
  return body.data as ListBody;
}

/** An account of a small plan reads its lists more often than its plan allows while a test waits. */
export const NO_RATE_LIMITS = { ratePerMinute: 1_000_000, ratePerDay: 1_000_000 };

/** Waits until a list is in a state, and returns it. */
export async function listBecomes(
  api: Api,
  caller: Pick<Caller, 'key'>,
  listId: string,
  isSo: (list: ListBody) => boolean,
): Promise<ListBody> {
  let list = await readList(api, caller, listId);
  await waitUntil(async () => isSo((list = await readList(api, caller, listId))), {
    everyMs: 100,
    what: `list ${listId} as expected`,
  });
  return list;
}

/** Returns the ids of an account's running batches, oldest first. */
export async function runningBatches(api: Api, { accountId }: Caller): Promise<string[]> {
  const rows = await api.db.batch.findMany({
    where: { accountId, status: { in: ['queued', 'processing'] } },
    orderBy: { requestedAt: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Ends the account's running batches as workers would, and wakes the lists. */
export async function endRunningBatches(
  api: Api,
  caller: Caller,
  status: 'completed' | 'failed' | 'no_data_found' = 'completed',
): Promise<number> {
  const running = await runningBatches(api, caller);
  for (const id of running) {
    if (status === 'completed') await finishBatch(api.db, id);
    else await endBatch(api.db, { id, fence: null }, status, `The batch ended: ${status}.`);
  }
  api.lists.wake();
  return running.length;
}

/** Ends batches until the list has ended, and returns it. */
export async function finishList(api: Api, caller: Caller, listId: string): Promise<ListBody> {
  return listBecomes(api, caller, listId, (list) => {
    if (list.ended_at !== null) return true;
    void endRunningBatches(api, caller).catch(() => undefined);
    return false;
  });
}
