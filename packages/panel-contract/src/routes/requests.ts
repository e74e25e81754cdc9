import { type Static, Type } from '@sinclair/typebox';
import { day, id, keySeries, nullable, oneOf, time } from '../parts';
import type { Route } from '../route';
import { ledgerEntry } from './credits';

/** Classes of HTTP statuses that the log can be filtered by. */
const STATUS_CLASSES = ['2xx', '4xx', '5xx'] as const;
const BATCH_STATUSES = ['queued', 'processing', 'completed', 'failed', 'no_data_found'] as const;
/** Whether a module's data is there, or why not. */
const MODULE_STATES = ['built', 'building', 'waiting', 'none', 'deleted'] as const;
const SOURCE_STATUSES = ['found', 'nothing', 'failed', 'not_asked'] as const;
const DELIVERY_STATUSES = ['pending', 'retrying', 'delivered', 'failed'] as const;

/** A request's place in the log. */
const requestRef = Type.String({ pattern: '^\\d{1,16}-\\d{1,18}$' });
const batchId = Type.String({ pattern: '^batch_[0-9A-HJKMNP-TV-Z]{26}$' });
/** What somebody looks for. */
const text = Type.String({ maxLength: 300, pattern: '^[^\\u0000]*$' });

const loggedRequest = Type.Object({
  request_ref: Type.String(),
  at: time,
  series: keySeries,
  method: Type.String(),
  endpoint: Type.String(),
  status: Type.Integer(),
  duration_ms: Type.Number(),
  credits: Type.Integer(),
  error_message: nullable(Type.String()),
  /** The one that it queued. */
  batch: nullable(Type.Object({ batch_id: Type.String(), domain: Type.String() })),
});
export type LoggedRequest = Static<typeof loggedRequest>;

const listedBatch = Type.Object({
  batch_id: Type.String(),
  domain: Type.String(),
  status: oneOf(BATCH_STATUSES),
  modules: Type.Array(Type.String()),
  requested_at: time,
  completed_at: nullable(time),
  credits_reserved: Type.Integer(),
  credits_refunded: Type.Integer(),
});
export type ListedBatch = Static<typeof listedBatch>;

const batch = Type.Object({
  batch_id: Type.String(),
  domain: Type.String(),
  status: oneOf(BATCH_STATUSES),
  message: nullable(Type.String()),
  series: nullable(keySeries),
  is_by_agent: Type.Boolean(),
  requested_at: time,
  started_at: nullable(time),
  collected_at: nullable(time),
  completed_at: nullable(time),
  credits_reserved: Type.Integer(),
  credits_used: Type.Integer(),
  credits_refunded: Type.Integer(),
  modules: Type.Array(
    Type.Object({
      module: Type.String(),
      state: oneOf(MODULE_STATES),
      /** Credits. */
      price: Type.Integer(),
      finished_at: nullable(time),
    }),
  ),
  sources: Type.Array(
    Type.Object({
      source: Type.String(),
      status: oneOf(SOURCE_STATUSES),
      reason: nullable(Type.String()),
      /** Before the batch if a stored response was used. */
      asked_at: nullable(time),
      /** How long the query took; null if there was none, or an earlier release made it. */
      duration_ms: nullable(Type.Integer()),
    }),
  ),
  entries: Type.Array(ledgerEntry),
  webhook: nullable(
    Type.Object({
      /** Null until the batch has ended. */
      delivery_id: nullable(id),
      url: Type.String(),
      status: oneOf(DELIVERY_STATUSES),
      attempts: Type.Integer(),
      sent_at: nullable(time),
      next_attempt_at: nullable(time),
    }),
  ),
});
export type Batch = Static<typeof batch>;

export const REQUEST_ROUTES = {
  'GET /requests': {
    summary: 'The log of requests that match, newest first',
    access: 'viewer',
    params: Type.Object({
      status: Type.Optional(oneOf(STATUS_CLASSES)),
      method: Type.Optional(Type.String({ pattern: '^[A-Z]{1,20}$' })),
      path: Type.Optional(text),
      series: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,9}$' })),
      from: Type.Optional(day),
      to: Type.Optional(day),
      before: Type.Optional(requestRef),
    }),
    response: Type.Object({
      requests: Type.Array(loggedRequest),
      /** The page before which the search goes on. Without one, there are no older requests. */
      next: nullable(Type.String()),
    }),
  },
  'GET /requests/:request_ref': {
    summary: 'One request',
    access: 'viewer',
    params: Type.Object({ request_ref: requestRef }),
    response: loggedRequest,
  },
  'GET /batches': {
    summary: 'The batches that match, newest first',
    access: 'viewer',
    params: Type.Object({
      status: Type.Optional(oneOf(BATCH_STATUSES)),
      domain: Type.Optional(text),
      before: Type.Optional(batchId),
    }),
    response: Type.Object({ batches: Type.Array(listedBatch), next: nullable(Type.String()) }),
  },
  'GET /batches/:batch_id': {
    summary: 'A batch with its modules, sources, times, credits and webhook',
    access: 'viewer',
    params: Type.Object({ batch_id: batchId }),
    response: batch,
  },
} as const satisfies Record<string, Route>;
