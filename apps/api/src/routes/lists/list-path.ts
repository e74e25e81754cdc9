import { ServiceError } from '@firmlens/contract';
import { type Database, findList, isListId, type List } from '@firmlens/domain';
import type { Request, Response } from 'express';
import { admissionOf } from '../../admission/request-admission';

/** Matches `/lists/{list_id}` and what follows. */
const LIST_ID = /^\/lists\/([^/]+)/;

/** Returns the path pattern of a list's endpoint, without an Express parameter, as `batchPath`. */
export function listPath(what?: 'results' | 'events' | 'pause' | 'resume' | 'cancel'): RegExp {
  return new RegExp(`^/lists/[^/]+${what === undefined ? '' : `/${what}`}$`);
}

export function listNotFound(): ServiceError {
  return new ServiceError('list_not_found', 'The account has no list with this id.');
}

/** Returns the list in the path, if it is the account's. Throws `list_not_found`. */
export async function requireList(db: Database, request: Request, response: Response): Promise<List> {
  const listId = LIST_ID.exec(request.path)?.[1] ?? '';
  const { accountId } = admissionOf(response).record;
  const list = isListId(listId) ? await findList(db, accountId, listId) : null;
  if (list === null) throw listNotFound();
  return list;
}
