import { type ListResponse, type ListsResponse, ServiceError } from '@firmlens/contract';
import { isListId, listLists } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { singleQueryValue, wholeNumber } from '../../middleware/query';
import { listBody } from './list-body';
import { requireList } from './list-path';
import type { ListDeps } from './post-list';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

/** `GET /lists`: the account's lists, newest first. */
export function getLists({ db, baseUrl }: ListDeps): RequestHandler {
  return async (request, response) => {
    const { accountId } = admissionOf(response).record;
    const limit = Math.max(1, wholeNumber(request, 'limit', MAX_LIMIT) ?? DEFAULT_LIMIT);
    const before = singleQueryValue(request, 'before') ?? null;
    if (before !== null && !isListId(before)) {
      throw new ServiceError('invalid_parameter', '`before` must be the id of a list.');
    }
    const found = await listLists(db, accountId, { before, limit: limit + 1 });
    const page = found.slice(0, limit);
    const body: ListsResponse = {
      success: true,
      data: {
        lists: page.map((list) => listBody(list, baseUrl)),
        next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
      },
    };
    response.json(body);
  };
}

/** `GET /lists/{list_id}`: a list and its progress. */
export function getList({ db, baseUrl }: ListDeps): RequestHandler {
  return async (request, response) => {
    const list = await requireList(db, request, response);
    const body: ListResponse = { success: true, data: listBody(list, baseUrl) };
    response.json(body);
  };
}
