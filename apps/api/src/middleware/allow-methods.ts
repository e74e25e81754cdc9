import { ServiceError } from '@firmlens/contract';
import type { RequestHandler } from 'express';

/** Rejects all other methods. Include HEAD only if it may run the GET handler, never if that can charge. */
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

/** Answers paths that are not endpoints. */
export const notFound: RequestHandler = () => {
  throw new ServiceError('not_found', 'There is no such endpoint.');
};
