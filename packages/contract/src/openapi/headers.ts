const count = { type: 'integer', minimum: 0 };

/** Response headers by name, for the document's `components.headers`. */
export const HEADERS = {
  'X-Request-Id': {
    description:
      'The ID from the request if it is plain text of at most 128 characters, otherwise a new one.',
    required: true,
    schema: { type: 'string' },
  },
  'X-API-Version': {
    description: 'The version of this API.',
    required: true,
    schema: { type: 'string', const: '1.0.0' },
  },
  'X-RateLimit-Limit': { description: 'Requests allowed per minute.', required: true, schema: count },
  'X-RateLimit-Remaining': {
    description: 'Requests left in the current minute.',
    required: true,
    schema: count,
  },
  'X-RateLimit-Reset': {
    description: 'Unix time in seconds when the minute ends.',
    required: true,
    schema: count,
  },
  'Retry-After': {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 1 },
  },
  'X-Next-Cursor': {
    description: 'The `cursor` of the next page. Absent on the last one, and on a list without `limit`.',
    schema: { type: 'string' },
  },
  'X-Credits-Used': { description: 'What the request cost.', schema: count },
  'X-Credits-Remaining': { description: 'The balance afterwards.', schema: count },
  Location: {
    description: 'The URL to which the response leads.',
    required: true,
    schema: { type: 'string', format: 'uri' },
  },
  'Cache-Control': {
    description: 'How long the client may use the response again.',
    required: true,
    schema: { type: 'string', const: 'private, max-age=3600' },
  },
  Allow: { description: 'The allowed methods.', required: true, schema: { type: 'string' } },
  'WWW-Authenticate': {
    description: 'The authentication scheme.',
    required: true,
    schema: { type: 'string', const: 'Bearer realm="firmlens"' },
  },
} as const;

const reference = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });

/** The headers of every response. */
export const COMMON_HEADERS = {
  'X-Request-Id': reference('X-Request-Id'),
  'X-API-Version': reference('X-API-Version'),
};

/** The headers of every response to a known key. */
export const RATE_LIMIT_HEADERS = {
  'X-RateLimit-Limit': reference('X-RateLimit-Limit'),
  'X-RateLimit-Remaining': reference('X-RateLimit-Remaining'),
  'X-RateLimit-Reset': reference('X-RateLimit-Reset'),
};

export const RETRY_AFTER = { 'Retry-After': reference('Retry-After') };
export const NEXT_CURSOR = { 'X-Next-Cursor': reference('X-Next-Cursor') };
export const CREDITS = {
  'X-Credits-Used': reference('X-Credits-Used'),
  'X-Credits-Remaining': reference('X-Credits-Remaining'),
};
export const REDIRECT = { Location: reference('Location'), 'Cache-Control': reference('Cache-Control') };
export const ALLOW = { Allow: reference('Allow') };
export const WWW_AUTHENTICATE = { 'WWW-Authenticate': reference('WWW-Authenticate') };
