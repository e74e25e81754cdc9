import { ServiceError } from '@firmlens/contract';
import { type EndedEntry, endedEntries, findKeyRecord, findList, type List } from '@firmlens/domain';
import type { Request, RequestHandler, Response } from 'express';
import { readApiKey } from '../../admission/read-api-key';
import { validateKey } from '../../admission/validate-key';
import { serveEvents } from '../../streams/event-stream';
import { createWatchers } from '../../streams/watchers';
import { listBody } from './list-body';
import { requireList } from './list-path';
import type { ListDeps } from './post-list';

/** What the stream needs beside the other endpoints of lists. */
export interface EventDeps extends ListDeps {
  heartbeatMs: number;
  shutdown: AbortSignal;
}

/** Entries that are read at a time. */
const PAGE = 200;
const RETRY_SECONDS = 5;

function eventOf(entry: EndedEntry): object {
  const { line, input, domain, status, reason, batchId, creditsUsed, endedAt } = entry;
  return {
    ...{ line, input, domain, status, reason, batch_id: batchId, credits_used: creditsUsed },
    ended_at: endedAt?.toISOString() ?? null,
  };
}

/** The number of the last event that the client has; 0 for none, and for an id that is not ours. */
const lastSequence = (id: string | null): number => (id !== null && /^\d{1,9}$/.test(id) ? Number(id) : 0);

/**
 * `GET /lists/{list_id}/events`: each entry once when it has ended, numbered, and the progress of the list when it
 * changes. A client that comes back with `Last-Event-ID` misses none. The stream ends with the list.
 */
export function getListEvents(deps: EventDeps): RequestHandler {
  const { db, baseUrl, heartbeatMs, shutdown } = deps;
  const watchers = createWatchers();

  /** A key that was disabled meanwhile reads no more. */
  async function checkKey(request: Request): Promise<void> {
    const record = await findKeyRecord(db, readApiKey(request, deps.apiKeyInQuery));
    if (record === null) throw new ServiceError('invalid_api_key', 'The API key is not valid.');
    validateKey(record, () => request.ip ?? '', Date.now());
  }

  async function stream(request: Request, response: Response, first: List): Promise<void> {
    const options = { heartbeatMs, shutdown, checkAccess: () => checkKey(request) };
    await serveEvents<object>(request, response, options, async ({ lastEventId, send, next }) => {
      let list: List | null = first;
      let sent = '';
      let after = lastSequence(lastEventId);
      do {
        for (;;) {
          const page: EndedEntry[] = await endedEntries(db, first.id, { after, limit: PAGE });
          for (const entry of page) send({ entry: eventOf(entry) }, String(entry.sequence));
          after = page.at(-1)?.sequence ?? after;
          if (page.length < PAGE || response.destroyed) break;
        }
        const progress = JSON.stringify(listBody(list, baseUrl));
        if (progress !== sent) send({ list: listBody(list, baseUrl) });
        sent = progress;
        if (list.endedAt !== null) return;
        if (!(await next())) return;
        list = await findList(db, first.accountId, first.id);
      } while (list !== null);
    });
  }

  return async (request, response) => {
    const list = await requireList(db, request, response);
    const leave = watchers.admit(list.accountId);
    if (leave === null) {
      throw new ServiceError('concurrent_limit_reached', 'Too many clients of the account watch lists.', {
        headers: { 'Retry-After': String(RETRY_SECONDS) },
      });
    }
    try {
      await stream(request, response, list);
    } finally {
      leave();
    }
  };
}
