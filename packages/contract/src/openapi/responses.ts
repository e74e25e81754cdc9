import type { TSchema } from '@sinclair/typebox';
import { AgentErrorSchema } from '../agent-messages';
import { ErrorResponseSchema } from '../responses';
import { ERROR_GUIDE } from '../error-guide';
import { ERROR_STATUS, type ErrorCode } from '../errors';
import { schemaRef } from './components';
import { errorExamples, type ExampleFormat, examplesOf } from './examples';
import {
  ALLOW,
  COMMON_HEADERS,
  RATE_LIMIT_HEADERS,
  REDIRECT,
  RETRY_AFTER,
  WWW_AUTHENTICATE,
} from './headers';

/** Error codes of every request that needs a key. */
const KEY_ERRORS: readonly ErrorCode[] = [
  'invalid_parameter',
  'missing_api_key',
  'invalid_api_key',
  'api_key_disabled',
  'api_key_expired',
  'ip_not_allowed',
  'subscription_required',
  'rate_limit_exceeded',
  'internal_error',
];

/** Required fields of a code's response beyond those of every error. */
const EXTRA_FIELDS: Partial<Record<ErrorCode, readonly (keyof typeof ErrorResponseSchema.properties)[]>> = {
  webhook_required: ['hint', 'quick_test', 'documentation'],
  invalid_module: ['valid_modules'],
  insufficient_credits: ['credits_required', 'credits_needed', 'credits_available'],
  enrichment_in_progress: ['hint', 'batch_id'],
  invalid_webhook_url: ['hint'],
  invalid_filter_value: ['field', 'value', 'valid_values', 'nearest_match'],
  // `limits` are those of a known key.
  rate_limit_exceeded: ['retry_after'],
  refund_limit_reached: ['hint'],
};

/** Codes whose responses can carry `Retry-After`. */
const RETRYABLE_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'no_data_cooldown',
  'rate_limit_exceeded',
  'concurrent_limit_reached',
  'refund_limit_reached',
  'internal_error',
]);

const json = (schema: object, examples: object) => ({ 'application/json': { schema, examples } });

/** The format of error responses. */
interface ErrorFormat {
  schema: TSchema;
  examples: ExampleFormat;
  /** Wraps the schema of a code and its extra fields into that of the response. */
  around: (kind: object) => object;
  /** Statuses that can occur before the key is known, and then without rate limit headers. */
  keyless: readonly number[];
  /** Additional headers by status. */
  headers: Readonly<Record<number, object>>;
}

const REST: ErrorFormat = {
  schema: ErrorResponseSchema,
  examples: 'rest',
  around: (kind) => kind,
  keyless: [400, 401, 429, 500],
  headers: {},
};

/** Errors of the agent endpoint: JSON-RPC, with the code and its extra fields in `error.data`. */
export const JSON_RPC: ErrorFormat = {
  schema: AgentErrorSchema,
  examples: 'agent',
  around: (kind) => ({
    properties: {
      error: {
        description: 'The error.',
        properties: {
          ...AgentErrorSchema.properties.error.properties,
          data: { description: 'The code and its extra fields, as in REST.', ...kind },
        },
      },
    },
  }),
  keyless: [400, 401, 403, 405, 429, 500],
  headers: { 401: WWW_AUTHENTICATE, 405: ALLOW },
};

/** Returns the schema of what a code's response has beyond that of every error. */
function kindOf(code: ErrorCode) {
  const extra = EXTRA_FIELDS[code] ?? [];
  const { properties } = ErrorResponseSchema;
  return {
    properties: {
      error: { const: code, description: ERROR_GUIDE[code].when },
      ...Object.fromEntries(extra.map((field) => [field, properties[field]])),
    },
    required: ['error', ...extra],
  };
}

function errorResponse(
  status: number,
  codes: readonly ErrorCode[],
  { schema, examples, around, keyless, headers }: ErrorFormat,
) {
  const kinds = codes.map((code) => around(kindOf(code)));
  return {
    description: codes.map((code) => `- \`${code}\`: ${ERROR_GUIDE[code].when}`).join('\n'),
    headers: {
      ...COMMON_HEADERS,
      ...(keyless.includes(status) ? {} : RATE_LIMIT_HEADERS),
      ...(codes.some((code) => RETRYABLE_ERRORS.has(code)) ? RETRY_AFTER : {}),
      ...headers[status],
    },
    content: json(
      { allOf: [schemaRef(schema), ...(kinds.length === 1 ? kinds : [{ anyOf: kinds }])] },
      errorExamples(codes, examples),
    ),
  };
}

/** Returns the error responses of an endpoint that needs a key, by status: the common ones and its own. */
export function errorResponses(extraCodes: readonly ErrorCode[], shape = REST): Record<string, object> {
  const codes = [...new Set([...KEY_ERRORS, ...extraCodes])];
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => ERROR_STATUS[code] === status);
      return [status, errorResponse(status, ofStatus, shape)];
    }),
  );
}

/** Describes the refusal of requests that come too fast, for endpoints that need no key. */
export function tooManyRequests() {
  return { '429': errorResponse(429, ['rate_limit_exceeded'], REST) };
}

/** Describes a successful response to a known key. It matches one of the schemas. */
export function response(description: string, ...schemas: TSchema[]) {
  const references = schemas.map(schemaRef);
  return {
    description,
    headers: { ...COMMON_HEADERS, ...RATE_LIMIT_HEADERS },
    content: json(
      references.length === 1 && references[0] ? references[0] : { oneOf: references },
      examplesOf(schemas),
    ),
  };
}

/** Describes a redirect of a known key, with a body for those who do not follow it. */
export function redirect(description: string, schema: TSchema) {
  const described = response(description, schema);
  return { ...described, headers: { ...described.headers, ...REDIRECT } };
}

/** Describes a response to a known key that is no JSON object, by its media types. Their schemas have examples. */
export function fileResponse(description: string, types: Readonly<Record<string, object>>, headers = {}) {
  const content = Object.entries(types).map(([type, schema]) => [type, { schema }]);
  return {
    description,
    headers: { ...COMMON_HEADERS, ...RATE_LIMIT_HEADERS, ...headers },
    content: Object.fromEntries(content) as Record<string, object>,
  };
}

/** Describes a response that needs no key. */
export function publicResponse(description: string, schema: TSchema) {
  return { description, headers: COMMON_HEADERS, content: json(schemaRef(schema), examplesOf([schema])) };
}

/** Describes a response without a body. */
export function emptyResponse(description: string) {
  return { description, headers: { ...COMMON_HEADERS, ...RATE_LIMIT_HEADERS } };
}
