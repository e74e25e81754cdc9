import { ServiceError } from '@firmlens/contract';
import type { RequestHandler } from 'express';

/** Refuses every method but these. HEAD is named where it may run the GET handler: never where that can charge. */
export function allowMethods(...methods: string[]): RequestHandler {
  return (request, _response, next) => {
    if (methods.includes(request.method)) {
      next();
      return;
    }
    throw new ServiceError('method_not_allowed', `${request.method} is not allowed here.`, {
      headers: { Allow: methods.join(', ') },
    });
  };
}

/** For paths that are no endpoint. */
export const notFound: RequestHandler = () => {
  throw new ServiceError('not_found', 'There is no such endpoint.');
};
