import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** API version, sent with every response. */
export const API_VERSION = '1.0.0';

const VALID_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** Returns the id of a request: the client's own if it is valid. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && VALID_ID.test(sent) ? sent : randomUUID();
}
