import { type ListResponse, ServiceError } from '@firmlens/contract';
import { cancelList, findList, pauseList, resumeList } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { listBody } from './list-body';
import { listNotFound, requireList } from './list-path';
import type { ListDeps } from './post-list';

const CONTROLS = { pause: pauseList, resume: resumeList, cancel: cancelList };
export type ListControl = keyof typeof CONTROLS;

/** `POST /lists/{list_id}/pause`, `…/resume` and `…/cancel`. Repeating one is harmless. */
export function controlList({ db, baseUrl, lists }: ListDeps, control: ListControl): RequestHandler {
  return async (request, response) => {
    const { id, accountId, watchId } = await requireList(db, request, response);
    if (watchId !== null) throw isLook(watchId);
    const isDone = await CONTROLS[control](db, { accountId, listId: id });
    const list = await findList(db, accountId, id);
    if (list === null) throw listNotFound();
    if (!isDone) throw listEnded(list.endedAt !== null);
    lists.wake();
    const body: ListResponse = { success: true, data: listBody(list, baseUrl) };
    response.json(body);
  };
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
