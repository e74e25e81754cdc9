import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';

export type MessageClasses = Required<
  Pick<ServerOptions<typeof IncomingMessage, typeof ServerResponse>, 'IncomingMessage' | 'ServerResponse'>
>;

/**
 * Returns the classes whose objects a server must create for an app: Express's requests and responses. Express
 * would give others its prototypes one by one, and the engine then runs all that touches them, Node's own code too,
 * at half the speed.
 */
export function expressMessages(app: Express): MessageClasses {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse<R extends IncomingMessage> extends ServerResponse<R> {}
  Object.setPrototypeOf(ExpressRequest.prototype, app.request);
  Object.setPrototypeOf(ExpressResponse.prototype, app.response);
  // Express compares and finds that nothing is left to do.
  Object.assign(app, { request: ExpressRequest.prototype, response: ExpressResponse.prototype });
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}
