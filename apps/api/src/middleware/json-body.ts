import { isUtf8 } from 'node:buffer';
import { ServiceError } from '@firmlens/contract';
import express, { type RequestHandler } from 'express';

/** Maximum nesting of a body. Deeper ones can be parsed, but writing them again overflows the stack. */
const MAX_DEPTH = 20;

/** Whether the body is nested too deeply or has text with a lone surrogate or a NUL. */
function isMalformed(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    if (level.some((value) => typeof value === 'string' && (!value.isWellFormed() || value.includes('\0'))))
      return true;
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.entries(value).flat() : [],
    );
  }
  return false;
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
/** JSON is UTF-8 (RFC 8259, 8.1). The parser would also accept UTF-7 and UTF-16. */
const OTHER_CHARSET = /;\s*charset=(?!"?utf-8"?\s*(?:;|$))/i;

const requireJson: RequestHandler = (request, _response, next) => {
  // Not `request.is`, which also says no if there is a type but no body.
  const type = request.get('content-type') ?? '';
  if (!JSON_TYPE.test(type)) {
    throw new ServiceError('unsupported_media_type', 'Send the body as application/json.');
  }
  if (OTHER_CHARSET.test(type)) throw new ServiceError('unsupported_media_type', 'The body must be UTF-8.');
  next();
};

const LIMIT_BYTES = 65_536;

const parse = (strict: boolean, limit = LIMIT_BYTES) =>
  express.json({
    strict,
    limit,
    inflate: false,
    type: 'application/json',
    verify: (_request, _response, bytes) => {
      if (!isUtf8(bytes)) throw new Error('not UTF-8');
    },
  });

const checkShape: RequestHandler = (request, _response, next) => {
  if (isMalformed(request.body)) {
    throw new ServiceError('invalid_json', 'The body is nested too deeply or contains invalid text.');
  }
  next();
};

/**
 * Parses an object or a list into `request.body`: at most 64 KB of uncompressed JSON in UTF-8, at most 20
 * levels deep.
 */
export const jsonBody: RequestHandler[] = jsonBodyUpTo(LIMIT_BYTES);

/** The same for another size, in bytes. */
export function jsonBodyUpTo(limit: number): RequestHandler[] {
  return [requireJson, parse(true, limit), checkShape];
}

/** Like `jsonBody`, but accepts any JSON, including `null` and text. */
export const anyJsonBody: RequestHandler[] = [requireJson, parse(false), checkShape];
