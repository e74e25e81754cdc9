import {
  ServiceError,
  toldSignalBody,
  type WatchDeletedResponse,
  type WatchesResponse,
  type WatchResponse,
  type WatchSignalsResponse,
} from '@firmlens/contract';
import {
  deleteWatch,
  findWatch,
  isWatchId,
  latestLooks,
  listWatches,
  numberOfSignalEvent,
  pauseWatch,
  resumeWatch,
  toldSignals,
  watchedDomains,
} from '@firmlens/domain';
import type { Request, RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { singleQueryValue, wholeNumber } from '../../middleware/query';
import type { ListDeps } from '../lists/post-list';
import { lookBody, watchBody } from './watch-body';
import { requireWatch, watchNotFound } from './watch-path';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
/** How many looks of a watch are shown. */
const SHOWN_LOOKS = 10;

const limitOf = (request: Request): number =>
  Math.max(1, wholeNumber(request, 'limit', MAX_LIMIT) ?? DEFAULT_LIMIT);

/** `GET /watches`: the account's watches, newest first. */
export function getWatches({ db, baseUrl }: ListDeps): RequestHandler {
  return async (request, response) => {
    const { accountId } = admissionOf(response).record;
    const limit = limitOf(request);
    const before = singleQueryValue(request, 'before') ?? null;
    if (before !== null && !isWatchId(before)) {
      throw new ServiceError('invalid_parameter', '`before` must be the id of a watch.');
    }
    const found = await listWatches(db, accountId, { before, limit: limit + 1 });
    const page = found.slice(0, limit);
    const body: WatchesResponse = {
      success: true,
      data: {
        watches: page.map((watch) => watchBody(watch, baseUrl)),
        next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
      },
    };
    response.json(body);
  };
}

/** `GET /watches/{watch_id}`: a watch with its companies and its latest looks. */
export function getWatch({ db, baseUrl }: ListDeps): RequestHandler {
  return async (request, response) => {
    const watch = await requireWatch(db, request, response);
    const looks = await latestLooks(db, watch.id, SHOWN_LOOKS);
    const body: WatchResponse = {
      success: true,
      data: {
        ...watchBody(watch, baseUrl),
        domains: await watchedDomains(db, watch.id),
        looks: looks.map(lookBody),
      },
    };
    response.json(body);
  };
}

/** `GET /watches/{watch_id}/signals`: what it told, oldest first. */
export function getWatchSignals({ db }: ListDeps): RequestHandler {
  return async (request, response) => {
    const watch = await requireWatch(db, request, response);
    const limit = limitOf(request);
    const after = singleQueryValue(request, 'after') ?? null;
    if (after !== null && numberOfSignalEvent(after) === null) {
      throw new ServiceError('invalid_parameter', '`after` must be the id of a signal.');
    }
    const found = await toldSignals(db, watch.id, { after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const body: WatchSignalsResponse = {
      success: true,
      data: {
        signals: page.map(toldSignalBody),
        next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
      },
    };
    response.json(body);
  };
}

const CONTROLS = { pause: pauseWatch, resume: resumeWatch };
export type WatchControl = keyof typeof CONTROLS;

/** `POST /watches/{watch_id}/pause` and `…/resume`. Repeating one is harmless. */
export function controlWatch({ db, baseUrl, lists }: ListDeps, control: WatchControl): RequestHandler {
  return async (request, response) => {
    const { id, accountId } = await requireWatch(db, request, response);
    const isDone = await CONTROLS[control](db, { accountId, watchId: id });
    const watch = isDone ? await findWatch(db, accountId, id) : null;
    if (watch === null) throw watchNotFound();
    lists.wake();
    const body: WatchResponse = { success: true, data: watchBody(watch, baseUrl) };
    response.json(body);
  };
}

/** `DELETE /watches/{watch_id}`. */
export function removeWatch({ db, lists }: ListDeps): RequestHandler {
  return async (request, response) => {
    const { id, accountId } = await requireWatch(db, request, response);
    if (!(await deleteWatch(db, { accountId, watchId: id }))) throw watchNotFound();
    lists.wake();
    const body: WatchDeletedResponse = {
      success: true,
      message: 'The watch is deleted, with what it told.',
    };
    response.json(body);
  };
}
