import type { RequestHandler } from 'express';

/**
 * Makes every request unconditional. Express answers 304 with no body where `If-None-Match: *` came with a request
 * that has run, and been charged, by then.
 */
export const stripConditionalHeaders: RequestHandler = (request, _response, next) => {
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  next();
};
