import { refusedRequests, requestSeconds } from '@firmlens/metrics';
import type { Request, RequestHandler, Response } from 'express';
import { requestRoute } from './request-log';

/** Returns a route of a closed set. Streams of events, which last as long as somebody watches, have their own. */
function routeOf(request: Request, response: Response): string {
  if (!/^\/panel(?![^/?])/.test(request.originalUrl)) return requestRoute(response) ?? 'none';
  return String(response.getHeader('content-type')).startsWith('text/event-stream')
    ? '/panel (events)'
    : '/panel';
}

/** Measures every request, from its head to the end of its response, and counts the errors. */
export const measureRequest: RequestHandler = (request, response, next) => {
  const started = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const route = routeOf(request, response);
    requestSeconds.observe({ route, status }, (performance.now() - started) / 1_000);
    const error = response.locals['error'] as { code: string } | undefined;
    if (error !== undefined) refusedRequests.inc({ code: error.code });
  });
  next();
};
