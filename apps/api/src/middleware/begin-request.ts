import type { Request, RequestHandler, Response } from 'express';
import { API_VERSION, requestIdOf } from './request-id';
import { SECURITY_HEADERS } from './security-headers';
import { validateHeaders } from './validate-headers';

interface Beginning {
  /** Throws if the client address has made too many requests. They are not in the request log. */
  limit: (response: Response) => void;
  /** Logs the request once it has ended. */
  log: (request: Request, response: Response) => void;
}

/**
 * What every request begins with, in one function, because a request takes as long to pass through a middleware as to
 * run one of these lines.
 */
export function beginRequest({ limit, log }: Beginning): RequestHandler {
  return (request, response, next) => {
    makeUnconditional(request);
    const id = requestIdOf(request);
    response.locals['requestId'] = id;
    response.setHeader('X-Request-Id', id);
    response.setHeader('X-API-Version', API_VERSION);
    response.setHeader('Cache-Control', 'no-store');
    for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
    limit(response);
    log(request, response);
    validateHeaders(request);
    next();
  };
}

/**
 * Without this, Express answers 304 without a body to `If-None-Match: *`, after the request has run and been charged.
 */
function makeUnconditional({ headers }: Request): void {
  if (headers['if-none-match'] !== undefined) delete headers['if-none-match'];
  if (headers['if-modified-since'] !== undefined) delete headers['if-modified-since'];
}
