import type { RequestListener } from 'node:http';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';

/**
 * Runs handlers one after the other, the last of which answers. Express's routers do the same, but take as long as a
 * cached response itself. The server must create Express's requests and responses.
 */
export function createDirectRoute(
  handlers: readonly RequestHandler[],
  handleError: ErrorRequestHandler,
): RequestListener {
  return (incoming, outgoing) => {
    const [request, response] = [incoming as Request, outgoing as Response];
    request.res = response;
    request.originalUrl = request.url;
    response.locals = {};

    const fail = (error: unknown) => handleError(error, request, response, () => request.socket.destroy());
    const run = (at: number): void => {
      try {
        const done: unknown = handlers[at]?.(request, response, (error?: unknown) =>
          error === undefined ? run(at + 1) : fail(error),
        );
        if (done instanceof Promise) done.catch(fail);
      } catch (error) {
        fail(error);
      }
    };
    run(0);
  };
}
