import { setImmediate as turn } from 'node:timers/promises';
import type { RequestEntry } from '@firmlens/domain';
import { type Logger, redactText } from '@firmlens/runtime';
import type { Request, RequestHandler, Response } from 'express';

/** The caller, known once the key's record has been found. */
interface Caller {
  accountId: number;
  /** `NO_KEY_SERIES` for a person in the panel. */
  keySeries: number;
  keyId?: number;
}

/** More event loop turns than an error needs to get from a handler to the response. */
const MAX_TURNS = 20;

/** Maximum length of a logged path in characters. */
const MAX_PATH = 500;

interface RequestLogDeps {
  logger: Logger;
  /** Receives the entries of the account's history. */
  record: (entry: RequestEntry) => void;
  /** Receives a promise for every entry that is still to come. */
  expectEntry: (promise: Promise<void>) => void;
  /** Base path of the API. The history shows paths relative to it. */
  basePath: string;
}

/** What a handler reports about its request. */
interface RequestFacts {
  /** The route that the request counts under. */
  route?: string;
  /** The batch that it queued. */
  batchId?: string;
  /** Credits that it cost without a batch. */
  credits?: number;
  /** The tool that an agent called. */
  tool?: string;
  /**
   * Work that continues after the client has disconnected. Its cost is known when it ends. Must not reject.
   */
  work?: Promise<unknown>;
}

export function annotateRequestLog(response: Response, facts: RequestFacts): void {
  response.locals['facts'] = { ...(response.locals['facts'] as object | undefined), ...facts };
}

/** Returns the route that the request counts under; undefined if there is none, or not yet. */
export function requestRoute(response: Response): string | undefined {
  return (response.locals['facts'] as RequestFacts | undefined)?.route;
}

/** Counts requests under this route, whatever their outcome. */
export function setRequestRoute(route: string): RequestHandler {
  return (_request, response, next) => {
    annotateRequestLog(response, { route });
    next();
  };
}

/** Returns the path without any key that was put into it by mistake, percent-encoded or not. */
function redactPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const plain = path.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent);
  const isKept = redactText(plain) === plain;
  return redactText(isKept ? path : plain).slice(0, MAX_PATH);
}

/**
 * Returns what, once a request has ended, logs one line, and adds one entry to the account's history if the caller is
 * known.
 */
export function requestLog({
  logger,
  record,
  expectEntry,
  basePath,
}: RequestLogDeps): (request: Request, response: Response) => void {
  return (request, response) => {
    const requestedAt = new Date();
    const started = performance.now();
    const path = redactPath(request.originalUrl);
    response.on('close', () => {
      const durationMs = Math.round((performance.now() - started) * 1_000) / 1_000;
      // Its handler has reported everything before it ended the response.
      if (response.writableFinished) write(durationMs, false);
      else expectEntry(writeAborted(durationMs));
    });
    const writeAborted = async (durationMs: number) => {
      const { work } = (response.locals['facts'] ?? {}) as RequestFacts;
      await work;
      // The error is on the response only after the error handler has run, and each router on the way
      // takes a turn of the event loop.
      for (let turns = 0; !response.writableEnded && turns < MAX_TURNS; turns += 1) await turn();
      write(durationMs, true);
    };
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
      // A request over a rate limit does not count, so it is not part of the history either.
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
  };
}
