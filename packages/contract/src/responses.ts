import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { CompanyDataSchema } from './company-data';
import { ERROR_STATUS, type ErrorCode } from './errors';
import { ModuleCoverageSchema } from './module-coverage';
import { MODULES } from './modules';
import { count, dateTime, nullable, oneOf, success } from './schema';
import { BATCH_STATUSES, DELIVERY_STATUSES } from './states';

/** A reference to a named schema, with the type of that schema. */
const reference = <S extends TSchema>(schema: S, description: string) =>
  Type.Unsafe<Static<S>>(Type.Ref(String(schema.$id), { description }));
const modules = (description: string) => Type.Array(oneOf(MODULES), { description });
const uri = (description: string) => Type.String({ format: 'uri', description });

const REFUSALS = Object.keys(ERROR_STATUS) as ErrorCode[];

export const ErrorResponseSchema = Type.Object(
  {
    success: Type.Literal(false, { description: 'Always false: the request was refused.' }),
    error: oneOf(REFUSALS, { description: 'What happened. Branch on it: it never changes its meaning.' }),
    message: Type.String({ description: 'The same in words, for people. It may change.' }),
    hint: Type.Optional(Type.String({ description: 'What to do about it.' })),
    documentation: Type.Optional(
      Type.String({ description: 'Of `webhook_required`: the URL of this description.' }),
    ),
    quick_test: Type.Optional(
      Type.String({
        description: 'Of `webhook_required`: a command that sends a request with a webhook URL.',
      }),
    ),
    credits_used: Type.Optional(
      Type.Literal(0, { description: 'Always 0: a refused request costs nothing.' }),
    ),
    valid_modules: Type.Optional(modules('Of `invalid_module`: the names that `enrich` accepts.')),
    credits_required: Type.Optional(
      count('Of `insufficient_credits`: what the request would have reserved.'),
    ),
    credits_needed: Type.Optional(count('`credits_required` again, for older clients.')),
    credits_available: Type.Optional(count('Of `insufficient_credits`: the balance.')),
    batch_id: Type.Optional(
      nullable(Type.String(), {
        description:
          'Of `enrichment_in_progress`: the batch that runs; null if it is that of another account.',
      }),
    ),
    field: Type.Optional(
      Type.String({ description: 'Of `invalid_filter_value`: the filter whose value is unknown.' }),
    ),
    value: Type.Optional(Type.String({ description: 'Of `invalid_filter_value`: the unknown value.' })),
    valid_values: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Of `invalid_filter_value`: what the filter takes; of technologies the closest.',
      }),
    ),
    valid_values_total: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'Of `invalid_filter_value`: how many technologies are known.',
      }),
    ),
    nearest_match: Type.Optional(
      nullable(Type.String(), {
        description: 'Of `invalid_filter_value`: what was probably meant; null if nothing is close.',
      }),
    ),
    retry_after: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`.',
      }),
    ),
    limits: Type.Optional(
      Type.Object(
        {
          per_minute: Type.Integer({ description: 'The requests allowed per minute.' }),
          per_day: Type.Integer({ description: 'The requests allowed per day.' }),
          current_minute: Type.Integer({ description: 'The requests of the current minute.' }),
          current_day: Type.Integer({ description: 'The requests of the current day, in UTC.' }),
        },
        { description: 'Of `rate_limit_exceeded`: the limits of the account, if its key is known.' },
      ),
    ),
  },
  { $id: 'Error', additionalProperties: false, description: 'A refused request.' },
);

export const HealthResponseSchema = Type.Object(
  {
    status: Type.String({ description: '`ok`, or `unavailable` with status 503.' }),
    service: Type.String({ description: 'The name of the service.' }),
    time: dateTime({ description: 'When the answer was made.' }),
    checks: Type.Object(
      {
        database: Type.Boolean({ description: 'Whether the database responds and has been migrated.' }),
      },
      { description: 'What was checked.' },
    ),
  },
  { $id: 'Health', additionalProperties: false, description: 'Whether requests can be served.' },
);

const breakdownFields = {
  base: count('The credits for the base.'),
  enrichments: Type.Record(Type.String(), count('The credits for the module.'), {
    description: 'The credits by module.',
  }),
};
const included = Type.Array(Type.String(), {
  description: 'What `data` contains: `base`, and the modules that were requested.',
});

export const CachedModulesResponseSchema = Type.Object(
  {
    success,
    data: reference(CompanyDataSchema, 'The data on file, which is fresh.'),
    credits_used: Type.Literal(0, { description: 'Always 0: fresh data is free.' }),
    from_recent_enrichment: Type.Literal(true, {
      description: 'Always true: the data comes from a recent enrichment.',
    }),
    credits_remaining: count('The balance.'),
    credits_breakdown: Type.Object(
      {
        ...breakdownFields,
        note: Type.String({ description: 'What an enrichment with these modules costs.' }),
      },
      { description: 'What the request cost: nothing.' },
    ),
    modules_included: included,
    coverage: ModuleCoverageSchema,
    dedup_note: Type.Optional(Type.String({ description: 'Why it was free.' })),
    webhook_hint: Type.Optional(Type.String({ description: 'Advice about the webhook.' })),
  },
  { $id: 'Cached', additionalProperties: false, description: 'Fresh data, free.' },
);

const queuedFields = {
  success,
  status: Type.Literal('processing', { description: 'Always `processing`.' }),
  batch_id: Type.String({ description: 'The ID of the batch, for its status and results.' }),
  credits_reserved: count('The credits reserved: refunded if the enrichment fails or finds nothing.'),
  status_endpoint: uri('The URL of the status.'),
  results_endpoint: uri('The URL of the results.'),
  enrichment_status: Type.Literal('processing', { description: 'Always `processing`, as `status`.' }),
  webhook_notification: Type.Literal('enabled', {
    description: 'Always `enabled`: the webhook is called when the enrichment ends.',
  }),
  message: Type.String({ description: 'What happened, in words.' }),
  hint: Type.String({ description: 'What to do next.' }),
};

/** 202 for a company with stored data: shape A of the contract. */
export const QueuedResponseSchema = Type.Object(
  {
    ...queuedFields,
    current_data: reference(
      CompanyDataSchema,
      'What was on file before. It may be out of date or incomplete.',
    ),
    modules_requested: modules('The modules that are enriched, beside the base.'),
    modules_count: count('Their number.'),
  },
  {
    $id: 'Queued',
    additionalProperties: false,
    description: 'An enrichment is queued for a company that is on file.',
  },
);

/** 202 for a new domain: shape B of the contract. */
export const QueuedNewDomainResponseSchema = Type.Object(
  {
    ...queuedFields,
    requested_modules: modules('The modules that are enriched, beside the base.'),
    credits_remaining: count('The balance after the reservation.'),
    domain: Type.String({ description: 'The registrable domain of the company.' }),
  },
  {
    $id: 'QueuedNewDomain',
    additionalProperties: false,
    description: 'An enrichment is queued for a company that is not on file yet.',
  },
);

const batchFields = {
  batch_id: Type.String({ description: 'The ID of the batch.' }),
  domain: Type.String({ description: 'The registrable domain of the company.' }),
};

export const BatchStatusResponseSchema = Type.Object(
  {
    success,
    ...batchFields,
    status: oneOf(BATCH_STATUSES, {
      description:
        '`queued`: it waits; `processing`: it runs. The others are final: `completed`, and with a full refund `failed` and `no_data_found`.',
    }),
    requested_modules: modules('The modules that were requested, beside the base.'),
    message: nullable(Type.String(), { description: 'Why it ended so, in words; null otherwise.' }),
    credits: Type.Object(
      {
        reserved: count('The credits that were reserved.'),
        used: count('The credits that it cost: 0 unless it completed.'),
        refunded: count('The credits that were returned.'),
      },
      { description: 'What the batch costs.' },
    ),
    timing: Type.Object(
      {
        requested_at: dateTime({ description: 'When it was requested.' }),
        started_at: nullable(dateTime(), { description: 'When it started; null while it waits.' }),
        completed_at: nullable(dateTime(), { description: 'When it ended; null before.' }),
        duration_seconds: nullable(Type.Number({ minimum: 0 }), {
          description: 'The seconds from the request to the end; null before.',
        }),
      },
      { description: 'When it happened.' },
    ),
    webhook: Type.Object(
      {
        url: nullable(Type.String(), { description: 'The URL that is called; null without a webhook.' }),
        sent_at: nullable(dateTime(), { description: 'When the last attempt was made; null before.' }),
        status: nullable(oneOf(DELIVERY_STATUSES), {
          description:
            '`pending`: not attempted yet; `retrying`: attempted, and due again; `delivered` and `failed` are final. Null without a webhook.',
        }),
        retries: count('The attempts after the first.'),
      },
      { description: 'What became of the webhook.' },
    ),
    results_endpoint: nullable(uri('The URL of the results.'), {
      description: 'The URL of the results; null unless the batch completed.',
    }),
  },
  { $id: 'BatchStatus', additionalProperties: false, description: 'A batch and its progress.' },
);

export const BatchResultsResponseSchema = Type.Object(
  {
    success,
    ...batchFields,
    status: Type.Literal('completed', { description: 'Always `completed`: others have no results.' }),
    data: reference(CompanyDataSchema, 'The data as this batch produced it.'),
    credits_used: count('The credits that the batch cost.'),
    credits_refunded: count('The credits that were returned: 0.'),
    credits_breakdown: Type.Object(breakdownFields, { description: 'What was paid for.' }),
    modules_included: included,
    coverage: ModuleCoverageSchema,
    completed_at: dateTime({ description: 'When the batch completed.' }),
  },
  { $id: 'BatchResults', additionalProperties: false, description: 'The results of a batch.' },
);

export type ErrorResponse = Static<typeof ErrorResponseSchema>;
export type HealthResponse = Static<typeof HealthResponseSchema>;
export type BatchStatusResponse = Static<typeof BatchStatusResponseSchema>;

/**
 * A response whose company data is text, sent as it was stored. `Data` is the type of that field. The other
 * fields follow the schema.
 */
type WithData<Base, Field extends string, Data> = Omit<Base, Field> & Record<Field, Data>;
export type CachedModulesResponse<Data> = WithData<Static<typeof CachedModulesResponseSchema>, 'data', Data>;
export type QueuedResponse<Data> = WithData<Static<typeof QueuedResponseSchema>, 'current_data', Data>;
export type QueuedNewDomainResponse = Static<typeof QueuedNewDomainResponseSchema>;
export type BatchResultsResponse<Data> = WithData<Static<typeof BatchResultsResponseSchema>, 'data', Data>;
