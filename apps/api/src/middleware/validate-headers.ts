import type { IncomingMessage } from 'node:http';
import { ServiceError } from '@firmlens/contract';

/** Maximum number of header fields in a request, as in widely used servers. */
const MAX_FIELDS = 100;

/** Returns how often the request has a `Host`. Node keeps the first one and drops the others. */
function hosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/**
 * Throws for requests without a host or with several, as RFC 9112 (3.2) demands, and for requests with more header
 * fields than any client sends.
 */
export function validateHeaders({ httpVersion, headers, rawHeaders }: IncomingMessage): void {
  if (httpVersion === '1.1' && headers.host === undefined) {
    throw new ServiceError('invalid_parameter', 'The request has no Host header.');
  }
  if (hosts(rawHeaders) > 1) {
    throw new ServiceError('invalid_parameter', 'The request has more than one Host header.');
  }
  if (rawHeaders.length > 2 * MAX_FIELDS) {
    throw new ServiceError('invalid_parameter', `The request has more than ${MAX_FIELDS} header fields.`);
  }
}
