import type { TSchema } from '@sinclair/typebox';
import { ErrorAnswerSchema } from '../answers';
import { ERROR_STATUS, type ErrorCode } from '../errors';
import { schemaRef } from './components';
import { EVERY_ANSWER, RATE_LIMIT, RETRY_AFTER } from './headers';

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

function refusal(status: number, codes: readonly ErrorCode[]) {
  const kinds = codes.map((code) => ({
    properties: { error: { const: code } },
    required: ['error', ...(EXTRA_FIELDS[code] ?? [])],
  }));
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: {
      ...EVERY_ANSWER,
      // What is malformed, or goes wrong, before the key is known is answered without them.
      ...(status === 400 || status === 401 || status === 500 ? {} : RATE_LIMIT),
      ...(codes.some((code) => RETRIED.has(code)) ? RETRY_AFTER : {}),
    },
    content: json({ allOf: [schemaRef(ErrorAnswerSchema), { anyOf: kinds }] }),
  };
}

/** The refusals of an endpoint that needs a key, by status: those of every such endpoint and its own. */
export function refusals(own: readonly ErrorCode[]): Record<string, object> {
  const codes = [...new Set([...REFUSALS_OF_A_KEY, ...own])];
  const statuses = [...new Set(codes.map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      refusal(
        status,
        codes.filter((code) => ERROR_STATUS[code] === status),
      ),
    ]),
  );
}

/** A good answer to a known key; of several schemas it has one. */
export function answer(description: string, ...schemas: TSchema[]) {
  const references = schemas.map(schemaRef);
  return {
    description,
    headers: { ...EVERY_ANSWER, ...RATE_LIMIT },
    content: json(references.length === 1 && references[0] ? references[0] : { oneOf: references }),
  };
}

/** An answer that is given without a key. */
export function openAnswer(description: string, schema: TSchema) {
  return { description, headers: EVERY_ANSWER, content: json(schemaRef(schema)) };
}
