import { DELIVERY_FAULTS, FAILURE_KINDS } from '@firmlens/contract';
import { type Static, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';
import { id, nothing, nullable, time } from '../parts';
import type { Route } from '../route';

/** One of a closed list of texts. */
const oneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Union(values.map((value) => Type.Literal(value))) as unknown as TUnsafe<Value>;

const DELIVERY_OUTCOMES = ['delivered', 'retrying', 'failed', 'pending'] as const;
/** The events that can be tested. */
const BATCH_EVENTS = ['enrichment.completed', 'enrichment.failed', 'enrichment.no_data_found'] as const;

const event = oneOf([...BATCH_EVENTS, 'list.completed', 'signal.detected']);
const outcome = oneOf(DELIVERY_OUTCOMES);
const failure = Type.Object({
  kind: oneOf(FAILURE_KINDS),
  /** As it was recorded, without a status that stands beside it. */
  message: Type.String(),
});

const delivery = Type.Object({
  delivery_id: id,
  /** The id of the batch, list or signal. A test event has one of its own. */
  batch_id: Type.String(),
  /** Null for the event of a list. */
  domain: nullable(Type.String()),
  is_test: Type.Boolean(),
  event,
  url: Type.String(),
  outcome,
  /** Attempts since it was last resent. */
  attempts: Type.Integer(),
  resends: Type.Integer(),
  created_at: time,
  /** When the last attempt began. */
  sent_at: nullable(time),
  next_attempt_at: nullable(time),
  last_status: nullable(Type.Integer()),
  last_failure: nullable(failure),
});
export type Delivery = Static<typeof delivery>;

const attempt = Type.Object({
  attempt: Type.Integer(),
  started_at: time,
  duration_ms: Type.Integer(),
  status: nullable(Type.Integer()),
  failure: nullable(failure),
  /** Null if nothing was sent, past retention, or if an earlier release recorded the attempt. */
  request: nullable(
    Type.Object({
      headers: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
      body: Type.String(),
    }),
  ),
  /** The beginning of the body as text; null if none came, or as the request. */
  response: nullable(Type.Object({ body: Type.String(), is_cut: Type.Boolean() })),
});
export type Attempt = Static<typeof attempt>;

const verdict = oneOf(['valid', 'wrong', 'missing', 'malformed']);
const faults = Type.Array(oneOf(DELIVERY_FAULTS));
const diagnosis = Type.Object({
  service: verdict,
  standard: verdict,
  /** Names of headers. */
  missing: Type.Array(Type.String()),
  faults,
  /** Seconds since the delivery was signed; negative in the future, null if it does not say when. */
  age_seconds: nullable(Type.Number()),
  tolerance_seconds: Type.Integer(),
  /** The delivery of the account that it is, if it is one. */
  delivery_id: nullable(id),
  /** How the receiver came to the signature that it computed: no fault if that is right; null if none was given. */
  computed: nullable(faults),
});
export type Diagnosis = Static<typeof diagnosis>;

/** The API’s rules for URLs apply, which need the host’s addresses. */
const url = Type.String({ minLength: 1, maxLength: 2_000 });
const day = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const deliveryIdText = Type.String({ pattern: '^[1-9]\\d{0,17}$' });
const deliveryId = Type.Object({ delivery_id: deliveryIdText });
const optional = <T extends TSchema>(schema: T) => Type.Optional(schema);

export const WEBHOOK_ROUTES = {
  'GET /webhooks': {
    summary: 'The default URL, and when attempts are made',
    access: 'viewer',
    response: Type.Object({
      url: nullable(Type.String()),
      /** Seconds before each attempt, from the one before. */
      schedule_seconds: Type.Array(Type.Number()),
      timeout_seconds: Type.Number(),
    }),
  },
  'PUT /webhooks/url': {
    summary: 'Set the default URL',
    access: 'developer',
    body: Type.Object({ url }),
    response: nothing,
  },
  'DELETE /webhooks/url': { summary: 'Remove the default URL', access: 'developer', response: nothing },
  'POST /webhooks/secret/show': {
    summary: 'Show the signing secret',
    access: 'developer',
    isSensitive: true,
    response: Type.Object({ signing_secret: Type.String() }),
  },
  'POST /webhooks/secret/rotate': {
    summary: 'Replace the signing secret; the next attempt of every delivery uses the new one',
    access: 'developer',
    isSensitive: true,
    response: Type.Object({ signing_secret: Type.String() }),
  },
  'POST /webhooks/tests': {
    summary: 'Send a test event, ten a minute at most; without a URL, to the default one',
    access: 'developer',
    body: Type.Object({ event: oneOf(BATCH_EVENTS), url: nullable(url) }),
    response: Type.Object({ delivery_id: id }),
  },
  'GET /webhooks/deliveries': {
    summary: 'Deliveries, newest first, fifty at a time',
    access: 'viewer',
    params: Type.Object({
      before: optional(deliveryIdText),
      outcome: optional(outcome),
      event: optional(event),
      /** A domain or a batch id. */
      search: optional(Type.String({ maxLength: 300 })),
    }),
    response: Type.Object({ deliveries: Type.Array(delivery), has_more: Type.Boolean() }),
  },
  'GET /webhooks/deliveries/:delivery_id': {
    summary: 'A delivery with its attempts',
    access: 'viewer',
    params: deliveryId,
    response: Type.Object({ delivery, attempts: Type.Array(attempt) }),
  },
  'POST /webhooks/deliveries/:delivery_id/resend': {
    summary: 'Send a delivery again that was delivered or failed; a test is sent as a new one',
    access: 'developer',
    params: deliveryId,
    response: Type.Object({ delivery_id: Type.Integer() }),
  },
  'POST /webhooks/deliveries/:delivery_id/retry': {
    summary: 'Make the next attempt of a delivery now instead of when it is due',
    access: 'developer',
    params: deliveryId,
    response: nothing,
  },
  'GET /webhooks/failed': {
    summary:
      'How many deliveries of a day (UTC) failed, to one more than are resent at once; without a day, of today',
    access: 'viewer',
    params: Type.Object({ day: optional(day) }),
    response: Type.Object({ failed: Type.Integer(), most_resent: Type.Integer() }),
  },
  'POST /webhooks/failed/resend': {
    summary: 'Send the failed deliveries of a day (UTC) again, oldest first, a thousand at most',
    access: 'developer',
    body: Type.Object({ day }),
    response: Type.Object({ resent: Type.Integer() }),
  },
  'POST /webhooks/verify': {
    summary: 'Check a delivery that arrived; without a secret, with the account’s',
    access: 'developer',
    body: Type.Object({
      headers: Type.String({ minLength: 1, maxLength: 8_000 }),
      body: Type.String({ maxLength: 20_000 }),
      secret: nullable(Type.String({ maxLength: 500 })),
      /** The signature that the receiver computed. */
      computed: nullable(Type.String({ maxLength: 500 })),
    }),
    response: diagnosis,
  },
} as const satisfies Record<string, Route>;
