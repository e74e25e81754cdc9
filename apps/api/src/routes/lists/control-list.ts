import type { ListResponse } from '@firmlens/contract';
import type { RequestHandler } from 'express';
import { changeList, type ListControl } from './change-list';
import { listBody } from './list-body';
import { requireList } from './list-path';
import type { ListDeps } from './post-list';

/** `POST /lists/{list_id}/pause`, `…/resume` and `…/cancel`. Repeating one is harmless. */
export function controlList(deps: ListDeps, control: ListControl): RequestHandler {
  return async (request, response) => {
    const list = await changeList(deps, await requireList(deps.db, request, response), control);
    const body: ListResponse = { success: true, data: listBody(list, deps.baseUrl) };
    response.json(body);
  };
}
