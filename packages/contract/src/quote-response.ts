import { type Static, Type } from '@sinclair/typebox';
import { ERROR_STATUS, type ErrorCode } from './errors';
import { MODULES } from './modules';
import { nullable, oneOf, success } from './schema';

/** What a request for a company would do. */
export const QUOTE_OUTCOMES = ['fresh', 'starts', 'running', 'cooldown', 'refused'] as const;
export type QuoteOutcome = (typeof QUOTE_OUTCOMES)[number];

export const QuoteResponseSchema = Type.Object(
  {
    success,
    domain: Type.String({ description: 'The registrable domain of the company.' }),
    modules: Type.Array(oneOf(MODULES), {
      description: 'The modules that `enrich` names, without the base.',
    }),
    outcome: oneOf(QUOTE_OUTCOMES, {
      description:
        '`fresh`: 200, free; `starts`: 202, an enrichment; `running`, `cooldown`: 409; `refused`: the error in `error`.',
    }),
    response_status: Type.Integer({ description: 'The status that the request would get.' }),
    error: nullable(oneOf(Object.keys(ERROR_STATUS) as ErrorCode[]), {
      description: 'The error code that it would get; null for `fresh` and `starts`.',
    }),
    message: nullable(Type.String(), { description: 'Why, in words; null for `fresh` and `starts`.' }),
    hint: nullable(Type.String(), { description: 'What to do about it, if anything is known.' }),
    retry_after: nullable(Type.Integer({ minimum: 1 }), {
      description: 'Seconds after which it could have another outcome, if known.',
    }),
    credits_required: Type.Integer({
      minimum: 0,
      description: 'What the request would reserve now: 0 unless the outcome is `starts`.',
    }),
    full_price: Type.Integer({
      minimum: 10,
      description: 'What an enrichment with these modules costs: the base and each module.',
    }),
    credits_available: Type.Integer({ minimum: 0, description: 'The balance.' }),
  },
  {
    $id: 'Quote',
    additionalProperties: false,
    description: 'What a request for a company would do and cost.',
  },
);
export type QuoteResponse = Static<typeof QuoteResponseSchema>;
