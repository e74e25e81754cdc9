import type { TSchema } from '@sinclair/typebox';
import { AgentErrorSchema } from '../agent-messages';
import { ErrorAnswerSchema } from '../responses';
import { ERROR_STATUS, type ErrorCode } from '../errors';
import { schemaRef } from './components';
import { ALLOW, EVERY_RESPONSE, RATE_LIMIT, RETRY_AFTER, WWW_AUTHENTICATE } from './headers';

/** What any request that needs a key can be refused with. */
const REFUSALS_OF_A_KEY: readonly ErrorCode[] = [
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

/** Fields that a code's answer always has beyond the error object's own. */
const EXTRA_FIELDS: Partial<Record<ErrorCode, readonly string[]>> = {
  webhook_required: ['hint', 'quick_test', 'documentation'],
  invalid_module: ['valid_modules'],
  insufficient_credits: ['credits_required', 'credits_needed', 'credits_available'],
  enrichment_in_progress: ['hint', 'batch_id'],
  invalid_webhook_url: ['hint'],
  rate_limit_exceeded: ['retry_after', 'limits'],
};

/** Codes whose answers can carry `Retry-After`. */
const RETRIED: ReadonlySet<ErrorCode> = new Set([
  'no_data_cooldown',
  'rate_limit_exceeded',
  'concurrent_limit_reached',
  'internal_error',
]);

const json = (schema: object) => ({ 'application/json': { schema } });

/** How refusals are written. */
interface Shape {
  schema: TSchema;
  /** The schema of an answer whose code and extra fields are like this. */
  around: (kind: object) => object;
  /** Statuses that can come before the key is known, and then without what is counted by it. */
  keyless: readonly number[];
  /** Headers of their own, by status. */
  headers: Readonly<Record<number, object>>;
}

const REST: Shape = {
  schema: ErrorAnswerSchema,
  around: (kind) => kind,
  keyless: [400, 401, 500],
  headers: {},
};

/** Refusals of the agent endpoint: JSON-RPC, the code and its extra fields in `error.data`. */
export const JSON_RPC: Shape = {
  schema: AgentErrorSchema,
  around: (kind) => ({ properties: { error: { properties: { data: kind } } } }),
  keyless: [400, 401, 403, 405, 500],
  headers: { 401: WWW_AUTHENTICATE, 405: ALLOW },
};

function refusal(status: number, codes: readonly ErrorCode[], { schema, around, keyless, headers }: Shape) {
  const kinds = codes.map((code) =>
    around({
      properties: { error: { const: code } },
      required: ['error', ...(EXTRA_FIELDS[code] ?? [])],
    }),
  );
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: {
      ...EVERY_RESPONSE,
      ...(keyless.includes(status) ? {} : RATE_LIMIT),
      ...(codes.some((code) => RETRIED.has(code)) ? RETRY_AFTER : {}),
      ...headers[status],
    },
    content: json({ allOf: [schemaRef(schema), { anyOf: kinds }] }),
  };
}

/** The refusals of an endpoint that needs a key, by status: those of every such endpoint and its own. */
export function refusals(own: readonly ErrorCode[], shape = REST): Record<string, object> {
  const codes = [...new Set([...REFUSALS_OF_A_KEY, ...own])];
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => ERROR_STATUS[code] === status);
      return [status, refusal(status, ofStatus, shape)];
    }),
  );
}

/** A good answer to a known key; of several schemas it has one. */
export function response(description: string, ...schemas: TSchema[]) {
  const references = schemas.map(schemaRef);
  return {
    description,
    headers: { ...EVERY_RESPONSE, ...RATE_LIMIT },
    content: json(references.length === 1 && references[0] ? references[0] : { oneOf: references }),
  };
}

/** An answer that is given without a key. */
export function openResponse(description: string, schema: TSchema) {
  return { description, headers: EVERY_RESPONSE, content: json(schemaRef(schema)) };
}

/** Taken note of; there is no body. */
export function emptyResponse(description: string) {
  return { description, headers: { ...EVERY_RESPONSE, ...RATE_LIMIT } };
}
