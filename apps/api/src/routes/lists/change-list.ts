import { ServiceError } from '@firmlens/contract';
import { cancelList, findList, type List, pauseList, resumeList, type Transaction } from '@firmlens/domain';
import { listNotFound } from './list-path';
import type { ListDeps } from './post-list';

const CONTROLS = { pause: pauseList, resume: resumeList, cancel: cancelList };
export type ListControl = keyof typeof CONTROLS;

/**
 * Pauses, resumes or cancels a list, and returns it. Repeating it is harmless. `whenDone` runs in the same transaction.
 * Throws `list_ended`, and `list_not_found` for the look of a watch.
 */
export async function changeList(
  { db, lists }: Pick<ListDeps, 'db' | 'lists'>,
  { id, accountId, watchId }: List,
  control: ListControl,
  whenDone?: (tx: Transaction) => Promise<void>,
): Promise<List> {
  if (watchId !== null) throw isLook(watchId);
  const isDone = await db.$transaction(async (tx) => {
    const changed = await CONTROLS[control](tx, { accountId, listId: id });
    if (changed) await whenDone?.(tx);
    return changed;
  });
  const list = await findList(db, accountId, id);
  if (list === null) throw listNotFound();
  if (!isDone) throw listEnded(list.endedAt !== null);
  lists.wake();
  return list;
}

function listEnded(hasEnded: boolean): ServiceError {
  return new ServiceError('list_ended', hasEnded ? 'The list has ended.' : 'The list is being cancelled.');
}

function isLook(watchId: string): ServiceError {
  return new ServiceError(
    'list_not_found',
    `This list is a look of the watch ${watchId}. Pause, resume or delete the watch.`,
  );
}
