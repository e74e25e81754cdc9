import type { RequestHandler } from 'express';

/**
 * Makes every request unconditional. Otherwise Express answers 304 without a body to `If-None-Match: *`,
 * after the request has run and been charged.
 */
export const stripConditionalHeaders: RequestHandler = (request, _response, next) => {
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  next();
};
