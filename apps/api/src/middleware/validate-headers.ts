import { ServiceError } from '@firmlens/contract';
import type { RequestHandler } from 'express';

/** Maximum number of header fields in a request, as in widely used servers. */
const MAX_FIELDS = 100;

/** Returns how often the header occurs. Node keeps the first `Host` and drops the others. */
const occurrences = (name: string, rawHeaders: readonly string[]): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;

/**
 * Rejects requests without a host or with several, as RFC 9112 (3.2) demands, and requests with more header fields than any
 * client sends.
 */
export const validateHeaders: RequestHandler = ({ httpVersion, headers, rawHeaders }, _response, next) => {
  if (httpVersion === '1.1' && headers.host === undefined) {
    throw new ServiceError('invalid_parameter', 'The request has no Host header.');
  }
  if (occurrences('host', rawHeaders) > 1) {
    throw new ServiceError('invalid_parameter', 'The request has more than one Host header.');
  }
  if (rawHeaders.length > 2 * MAX_FIELDS) {
    throw new ServiceError('invalid_parameter', `The request has more than ${MAX_FIELDS} header fields.`);
  }
  next();
};
