import { parse, type ParsedUrlQuery } from 'node:querystring';
import { ServiceError } from '@firmlens/contract';
import type { Request, RequestHandler } from 'express';

/** Reads all parameters, each under its name as it is; by itself the parser would drop those behind the thousandth. */
export function parseQuery(query: string): ParsedUrlQuery {
  return parse(query, '&', '=', { maxKeys: 0 });
}

/** A query parameter's one value; throws `invalid_parameter` where it was sent more than once. */
export function singleQueryValue(request: Request, name: string): string | undefined {
  const value = Object.hasOwn(request.query, name) ? request.query[name] : undefined;
  if (value === undefined || typeof value === 'string') return value;
  throw new ServiceError('invalid_parameter', `The parameter ${name} was sent more than once.`);
}

/** For endpoints whose parameters are all their own: refuses a query that names one more than once. */
export const rejectRepeatedParameters: RequestHandler = (request, _response, next) => {
  for (const name of Object.keys(request.query)) singleQueryValue(request, name);
  next();
};
