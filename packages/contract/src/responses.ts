import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { CompanyDataSchema } from './company-data';
import { ERROR_STATUS, type ErrorCode } from './errors';
import { ModuleCoverageSchema } from './module-coverage';
import { MODULES } from './modules';
import { ACCOUNT_STATUSES, PLANS } from './plans';
import { dateTime, nullable, oneOf } from './schema';
import { BATCH_STATUSES, DELIVERY_STATUSES } from './states';

/** A reference to a named schema, with the type of that schema. */
const reference = <S extends TSchema>(schema: S) => Type.Unsafe<Static<S>>(Type.Ref(String(schema.$id)));
const moduleName = () => oneOf(MODULES);
const credits = () => Type.Integer({ minimum: 0 });

const REFUSALS = Object.keys(ERROR_STATUS) as ErrorCode[];

export const ErrorResponseSchema = Type.Object(
  {
    success: Type.Literal(false),
    error: oneOf(REFUSALS),
    message: Type.String(),
    hint: Type.Optional(Type.String()),
    documentation: Type.Optional(Type.String()),
    quick_test: Type.Optional(Type.String()),
    credits_used: Type.Optional(Type.Literal(0)),
    valid_modules: Type.Optional(Type.Array(moduleName())),
    credits_required: Type.Optional(credits()),
    credits_needed: Type.Optional(credits()),
    credits_available: Type.Optional(credits()),
    batch_id: Type.Optional(nullable(Type.String())),
    field: Type.Optional(Type.String({ description: 'The filter whose value is unknown.' })),
    value: Type.Optional(Type.String({ description: 'The unknown value.' })),
    valid_values: Type.Optional(
      Type.Array(Type.String(), { description: 'What the filter takes; of technologies the closest.' }),
    ),
    valid_values_total: Type.Optional(
      Type.Integer({ minimum: 0, description: 'How many technologies are known.' }),
    ),
    nearest_match: Type.Optional(
      nullable(Type.String(), { description: 'What was probably meant; null if nothing is close.' }),
    ),
    retry_after: Type.Optional(Type.Integer({ minimum: 1 })),
    limits: Type.Optional(
      Type.Object({
        per_minute: Type.Integer(),
        per_day: Type.Integer(),
        current_minute: Type.Integer(),
        current_day: Type.Integer(),
      }),
    ),
  },
  { $id: 'Error', additionalProperties: false },
);

export const HealthResponseSchema = Type.Object(
  {
    status: Type.String(),
    service: Type.String(),
    time: dateTime(),
    checks: Type.Object({ database: Type.Boolean() }),
  },
  { $id: 'Health', additionalProperties: false },
);

const breakdownFields = {
  base: credits(),
  enrichments: Type.Record(Type.String(), credits()),
};

export const CachedModulesResponseSchema = Type.Object(
  {
    success: Type.Literal(true),
    data: reference(CompanyDataSchema),
    credits_used: Type.Literal(0),
    from_recent_enrichment: Type.Literal(true),
    credits_remaining: credits(),
    credits_breakdown: Type.Object({ ...breakdownFields, note: Type.String() }),
    modules_included: Type.Array(Type.String()),
    coverage: ModuleCoverageSchema,
    dedup_note: Type.Optional(Type.String()),
    webhook_hint: Type.Optional(Type.String()),
  },
  { $id: 'Cached', additionalProperties: false },
);

const queuedFields = {
  success: Type.Literal(true),
  status: Type.Literal('processing'),
  batch_id: Type.String(),
  credits_reserved: credits(),
  status_endpoint: Type.String({ format: 'uri' }),
  results_endpoint: Type.String({ format: 'uri' }),
  enrichment_status: Type.Literal('processing'),
  webhook_notification: Type.Literal('enabled'),
  message: Type.String(),
  hint: Type.String(),
};

/** 202 for a company with stored data: shape A of the contract. */
export const QueuedResponseSchema = Type.Object(
  {
    ...queuedFields,
    current_data: reference(CompanyDataSchema),
    modules_requested: Type.Array(moduleName()),
    modules_count: Type.Integer({ minimum: 0 }),
  },
  { $id: 'Queued', additionalProperties: false },
);

/** 202 for a new domain: shape B of the contract. */
export const QueuedNewDomainResponseSchema = Type.Object(
  {
    ...queuedFields,
    requested_modules: Type.Array(moduleName()),
    credits_remaining: credits(),
    domain: Type.String(),
  },
  { $id: 'QueuedNewDomain', additionalProperties: false },
);

export const BatchStatusResponseSchema = Type.Object(
  {
    success: Type.Literal(true),
    batch_id: Type.String(),
    domain: Type.String(),
    status: oneOf(BATCH_STATUSES),
    requested_modules: Type.Array(moduleName()),
    message: nullable(Type.String()),
    credits: Type.Object({ reserved: credits(), used: credits(), refunded: credits() }),
    timing: Type.Object({
      requested_at: dateTime(),
      started_at: nullable(dateTime()),
      completed_at: nullable(dateTime()),
      duration_seconds: nullable(Type.Number({ minimum: 0 })),
    }),
    webhook: Type.Object({
      url: nullable(Type.String()),
      sent_at: nullable(dateTime()),
      status: nullable(oneOf(DELIVERY_STATUSES)),
      retries: Type.Integer({ minimum: 0 }),
    }),
    results_endpoint: nullable(Type.String({ format: 'uri' })),
  },
  { $id: 'BatchStatus', additionalProperties: false },
);

export const BatchResultsResponseSchema = Type.Object(
  {
    success: Type.Literal(true),
    batch_id: Type.String(),
    domain: Type.String(),
    status: Type.Literal('completed'),
    data: reference(CompanyDataSchema),
    credits_used: credits(),
    credits_refunded: credits(),
    credits_breakdown: Type.Object(breakdownFields),
    modules_included: Type.Array(Type.String()),
    coverage: ModuleCoverageSchema,
    completed_at: dateTime(),
  },
  { $id: 'BatchResults', additionalProperties: false },
);

const LimitsSchema = Type.Object({
  credits_per_month: credits(),
  rate_per_minute: Type.Integer({ minimum: 1 }),
  rate_per_day: Type.Integer({ minimum: 1 }),
});

export const AccountInfoResponseSchema = Type.Object(
  {
    success: Type.Literal(true),
    data: Type.Object({
      account: Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        email: Type.String(),
        company_name: nullable(Type.String()),
        plan_type: oneOf(PLANS),
        status: oneOf(ACCOUNT_STATUSES),
        created_at: dateTime(),
      }),
      limits: LimitsSchema,
      plan_defaults: LimitsSchema,
      rate_limits: Type.Object({ per_minute: Type.Integer(), per_day: Type.Integer() }),
    }),
  },
  { $id: 'AccountInfo', additionalProperties: false },
);

export const CreditsResponseSchema = Type.Object(
  {
    success: Type.Literal(true),
    data: Type.Object({
      credits: Type.Object({
        balance: credits(),
        used: credits(),
        limit: credits(),
        total_purchased: credits(),
        percentage_used: Type.Number({ minimum: 0 }),
        resets_at: nullable(dateTime()),
      }),
    }),
  },
  { $id: 'Credits', additionalProperties: false },
);

const RequestRecordSchema = Type.Object({
  id: Type.Integer(),
  endpoint: Type.String(),
  method: Type.String(),
  credits_consumed: credits(),
  response_status: Type.Integer(),
  response_time: Type.Number({ minimum: 0, description: 'Milliseconds' }),
  requested_at: dateTime(),
});

export const UsageResponseSchema = Type.Object(
  {
    success: Type.Literal(true),
    data: Type.Object({
      current_limits: Type.Object({
        requests_today: Type.Integer({ minimum: 0 }),
        requests_this_minute: Type.Integer({ minimum: 0 }),
        last_request: nullable(dateTime()),
      }),
      monthly_usage: Type.Object({
        requests: Type.Integer({ minimum: 0 }),
        credits_consumed: credits(),
        period: Type.Object({ start: dateTime(), end: dateTime() }),
      }),
      top_endpoints: Type.Array(
        Type.Object({
          endpoint: Type.String(),
          requests: Type.Integer({ minimum: 0 }),
          credits_used: credits(),
          avg_credits_per_request: Type.Number({ minimum: 0 }),
        }),
        { maxItems: 10 },
      ),
      recent_requests: Type.Array(
        Type.Composite([RequestRecordSchema, Type.Object({ error_message: nullable(Type.String()) })]),
        { maxItems: 20 },
      ),
    }),
  },
  { $id: 'Usage', additionalProperties: false },
);

export const HistoryResponseSchema = Type.Object(
  {
    success: Type.Literal(true),
    data: Type.Object({
      requests: Type.Array(RequestRecordSchema),
      pagination: Type.Object({
        total: Type.Integer({ minimum: 0 }),
        limit: Type.Integer({ minimum: 1, maximum: 100 }),
        offset: Type.Integer({ minimum: 0 }),
        has_more: Type.Boolean(),
      }),
    }),
  },
  { $id: 'History', additionalProperties: false },
);

export const WebhookStoredResponseSchema = Type.Object(
  {
    success: Type.Literal(true),
    message: Type.String(),
    data: Type.Object({ webhook_url: Type.String() }),
  },
  { $id: 'WebhookStored', additionalProperties: false },
);

export const WebhookUrlResponseSchema = Type.Object(
  {
    success: Type.Literal(true),
    data: Type.Object({ webhook_url: nullable(Type.String(), { description: 'Null if none is stored.' }) }),
  },
  { $id: 'WebhookUrl', additionalProperties: false },
);

export type ErrorResponse = Static<typeof ErrorResponseSchema>;
export type HealthResponse = Static<typeof HealthResponseSchema>;
export type BatchStatusResponse = Static<typeof BatchStatusResponseSchema>;
export type AccountInfoResponse = Static<typeof AccountInfoResponseSchema>;
export type CreditsResponse = Static<typeof CreditsResponseSchema>;
export type UsageResponse = Static<typeof UsageResponseSchema>;
export type RequestRecordResponse = Static<typeof RequestRecordSchema>;
export type HistoryResponse = Static<typeof HistoryResponseSchema>;
export type WebhookUrlResponse = Static<typeof WebhookUrlResponseSchema>;
export type WebhookStoredResponse = Static<typeof WebhookStoredResponseSchema>;

/**
 * A response whose company data is text, sent as it was stored. `Data` is the type of that field. The other
 * fields follow the schema.
 */
type WithData<Base, Field extends string, Data> = Omit<Base, Field> & Record<Field, Data>;
export type CachedModulesResponse<Data> = WithData<Static<typeof CachedModulesResponseSchema>, 'data', Data>;
export type QueuedResponse<Data> = WithData<Static<typeof QueuedResponseSchema>, 'current_data', Data>;
export type QueuedNewDomainResponse = Static<typeof QueuedNewDomainResponseSchema>;
export type BatchResultsResponse<Data> = WithData<Static<typeof BatchResultsResponseSchema>, 'data', Data>;
