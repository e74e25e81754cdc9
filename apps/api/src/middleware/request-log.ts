import { setImmediate as turn } from 'node:timers/promises';
import type { RequestEntry } from '@firmlens/domain';
import { type Logger, redactText } from '@firmlens/runtime';
import type { RequestHandler, Response } from 'express';

/** Who called, known once the key's record was found. */
interface Caller {
  accountId: number;
  keySeries: number;
  keyId: number;
}

/** More turns of the event loop than an error takes from a handler to the answer. */
const MOST_TURNS = 20;

/** Longest path that is kept, in characters. */
const MAX_PATH = 500;

interface RequestLogDeps {
  logger: Logger;
  /** Takes the entries of the account's history. */
  record: (entry: RequestEntry) => void;
  /** Hears of requests whose entry is still to come. */
  expectEntry: (coming: Promise<void>) => void;
  /** Where the interface is mounted; the history shows paths below it. */
  basePath: string;
}

/** What a handler tells the log of its request. */
interface RequestFacts {
  /** What it counts under. */
  route?: string;
  /** That it queued. */
  batchId?: string;
  /** That it cost without a batch. */
  credits?: number;
  /** The tool that an agent called. */
  tool?: string;
  /** What goes on when the client has gone; what it cost is known at its end. Does not fail. */
  work?: Promise<unknown>;
}

export function annotateRequestLog(response: Response, facts: RequestFacts): void {
  response.locals['facts'] = { ...(response.locals['facts'] as object | undefined), ...facts };
}

/** Counts what comes here under this route, whatever becomes of it. */
export function setRequestRoute(route: string): RequestHandler {
  return (_request, response, next) => {
    annotateRequestLog(response, { route });
    next();
  };
}

/** A path without a key that was put in it, where it has no business: also one that is spelled in percents. */
function shownPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const plain = path.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent);
  const isKept = redactText(plain) === plain;
  return redactText(isKept ? path : plain).slice(0, MAX_PATH);
}

/** One line for each finished request, and one entry in the account's history where the caller is known. */
export function requestLog({ logger, record, expectEntry, basePath }: RequestLogDeps): RequestHandler {
  return (request, response, next) => {
    const requestedAt = new Date();
    const started = performance.now();
    const path = shownPath(request.originalUrl);
    response.on('close', () => {
      const durationMs = Math.round((performance.now() - started) * 1_000) / 1_000;
      const { work } = (response.locals['facts'] ?? {}) as RequestFacts;
      const isAborted = !response.writableFinished;
      const written = async () => {
        await work;
        // What it was refused with is on the response once the error's own handler has seen it: each router takes a turn.
        for (let turns = 0; !response.writableEnded && turns < MOST_TURNS; turns += 1) await turn();
        write(durationMs, isAborted);
      };
      expectEntry(written());
    });
    const write = (durationMs: number, isAborted: boolean) => {
      const caller = response.locals['caller'] as Caller | undefined;
      const error = response.locals['error'] as { code: string; message: string } | undefined;
      const facts = (response.locals['facts'] ?? {}) as RequestFacts;
      logger.info('request', {
        request_id: response.locals['requestId'],
        method: request.method,
        path,
        status: response.statusCode,
        duration_ms: durationMs,
        account_id: caller?.accountId,
        key_id: caller?.keyId,
        batch_id: facts.batchId,
        tool: facts.tool,
        credits: facts.credits,
        error: error?.code,
        aborted: isAborted || undefined,
      });
      // A refused request does not count, so it is not part of the history either.
      if (caller === undefined || error?.code === 'rate_limit_exceeded') return;
      const endpoint = path.startsWith(basePath) ? path.slice(basePath.length) || '/' : path;
      record({
        requestedAt,
        accountId: caller.accountId,
        keySeries: caller.keySeries,
        endpoint,
        route: facts.route ?? endpoint,
        method: request.method,
        status: response.statusCode,
        durationMs,
        errorMessage: error === undefined ? null : redactText(error.message),
        batchId: facts.batchId ?? null,
        credits: facts.credits ?? 0,
      });
    };
    next();
  };
}
