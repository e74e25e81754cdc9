import { parse, type ParsedUrlQuery } from 'node:querystring';
import { ServiceError } from '@firmlens/contract';
import type { Request, RequestHandler } from 'express';

/** The query that was parsed last. Express has it parsed again each time that a handler looks at it. */
let last: { text: string; parsed: ParsedUrlQuery } = { text: '', parsed: parse('') };

/**
 * Parses all parameters under their literal names. By default the parser would drop those after the
 * thousandth.
 */
export function parseQuery(query: string | undefined): ParsedUrlQuery {
  const text = query ?? '';
  if (text !== last.text) last = { text, parsed: parse(text, '&', '=', { maxKeys: 0 }) };
  return last.parsed;
}

/** Returns the value of a query parameter. Throws `invalid_parameter` if it was sent more than once. */
export function singleQueryValue(request: Request, name: string): string | undefined {
  const value = Object.hasOwn(request.query, name) ? request.query[name] : undefined;
  if (value === undefined || typeof value === 'string') return value;
  throw new ServiceError('invalid_parameter', `The parameter ${name} was sent more than once.`, {
    extra: name === 'enrich' ? { hint: 'Join the modules with commas: enrich=funding,team.' } : {},
  });
}

/** For endpoints that define all their parameters: rejects a query that repeats one. */
export const rejectRepeatedParameters: RequestHandler = (request, _response, next) => {
  for (const name of Object.keys(request.query)) singleQueryValue(request, name);
  next();
};

/** Returns a parameter that has one of these values; undefined if it was not sent. */
export function choice<T extends string>(
  request: Request,
  name: string,
  values: readonly T[],
): T | undefined {
  const sent = singleQueryValue(request, name);
  if (sent === undefined) return undefined;
  const value = values.find((one) => one === sent);
  if (value === undefined) {
    throw new ServiceError('invalid_parameter', `\`${name}\` must be one of ${values.join(', ')}.`);
  }
  return value;
}

/** Returns a whole number from 0 on; null if it was not sent. */
export function wholeNumber(request: Request, name: string, most: number): number | null {
  const sent = singleQueryValue(request, name);
  if (sent === undefined) return null;
  const value = /^\d{1,12}$/.test(sent) ? Number(sent) : NaN;
  if (!(value <= most)) {
    throw new ServiceError('invalid_parameter', `\`${name}\` must be a whole number from 0 to ${most}.`);
  }
  return value;
}
