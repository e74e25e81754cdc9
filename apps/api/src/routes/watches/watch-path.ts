import { ServiceError } from '@firmlens/contract';
import { type Database, findWatch, isWatchId, type Watch } from '@firmlens/domain';
import type { Request, Response } from 'express';
import { admissionOf } from '../../admission/request-admission';

/** Matches `/watches/{watch_id}` and what follows. */
const WATCH_ID = /^\/watches\/([^/]+)/;

/** Returns the path pattern of a watch's endpoint, without an Express parameter, as `batchPath`. */
export function watchPath(what?: 'signals' | 'pause' | 'resume'): RegExp {
  return new RegExp(`^/watches/[^/]+${what === undefined ? '' : `/${what}`}$`);
}

export function watchNotFound(): ServiceError {
  return new ServiceError('watch_not_found', 'The account has no watch with this id.');
}

/** Returns the watch in the path, if it is the account's. Throws `watch_not_found`. */
export async function requireWatch(
  db: Database,
  request: Request,
  response: Response,
): Promise<Watch & { accountId: number }> {
  const watchId = WATCH_ID.exec(request.path)?.[1] ?? '';
  const { accountId } = admissionOf(response).record;
  const watch = isWatchId(watchId) ? await findWatch(db, accountId, watchId) : null;
  if (watch === null) throw watchNotFound();
  return { ...watch, accountId };
}
