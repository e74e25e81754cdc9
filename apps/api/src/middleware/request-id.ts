import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** API version, sent with every response. */
export const API_VERSION = '1.0.0';

const VALID_ID = /^[A-Za-z0-9._-]{1,128}$/;

/**
 * Gives the request an id, the client's own if it is valid, and adds the id and the API version to the
 * response.
 */
export const requestId: RequestHandler = (request, response, next) => {
  const sent = request.get('x-request-id');
  const id = sent !== undefined && VALID_ID.test(sent) ? sent : randomUUID();
  response.locals['requestId'] = id;
  response.set({ 'X-Request-Id': id, 'X-API-Version': API_VERSION, 'Cache-Control': 'no-store' });
  next();
};
