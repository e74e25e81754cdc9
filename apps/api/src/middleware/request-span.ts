import { isTracing, openSpan } from '@firmlens/tracing';
import type { RequestHandler } from 'express';

/**
 * Opens the span of the request while tracing is on. A trace that the client sends is not continued: a stranger would
 * choose our ids, and whether we record. Checks of health have none.
 */
export const requestSpan: RequestHandler = (request, response, next) => {
  if (!isTracing() || request.path.endsWith('/health')) return next();
  const span = openSpan(request.method, { 'http.request.method': request.method }, 'server');
  response.on('close', () => {
    const { caller, facts, error } = response.locals as {
      caller?: { accountId: number };
      facts?: { route?: string; batchId?: string };
      error?: { code: string };
    };
    if (facts?.route !== undefined) {
      span.rename(`${request.method} ${facts.route}`);
      span.set({ 'http.route': facts.route });
    }
    if (caller) span.set({ 'firmlens.account_id': caller.accountId });
    if (facts?.batchId !== undefined) span.set({ 'firmlens.batch_id': facts.batchId });
    if (error) span.set({ 'error.type': error.code });
    span.set({ 'http.response.status_code': response.statusCode });
    span.end();
  });
  span.run(() => next());
};
