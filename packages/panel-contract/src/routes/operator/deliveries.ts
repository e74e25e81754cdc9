import { type Static, Type } from '@sinclair/typebox';
import { id, idParam, nothing, nullable, time } from '../../parts';
import type { Route } from '../../route';

const failingDelivery = Type.Object({
  delivery_id: id,
  batch_id: Type.String(),
  account_id: id,
  account_name: Type.String(),
  domain: Type.String(),
  event: Type.String(),
  host: Type.String(),
  status: Type.Union([Type.Literal('retrying'), Type.Literal('failed')]),
  attempts: Type.Integer(),
  created_at: time,
  next_attempt_at: nullable(time),
  last_attempt: nullable(
    Type.Object({
      at: time,
      duration_ms: Type.Integer(),
      status_code: nullable(Type.Integer()),
      error: nullable(Type.String()),
    }),
  ),
});
export type FailingDelivery = Static<typeof failingDelivery>;

export const OPERATOR_DELIVERY_ROUTES = {
  'GET /operator/deliveries': {
    summary: 'Deliveries of all accounts that failed or are tried again, newest first, fifty at a time',
    access: 'operator',
    params: Type.Object({
      before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,17}$' })),
      status: Type.Optional(Type.Union([Type.Literal('retrying'), Type.Literal('failed')])),
      account_id: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,9}$' })),
      host: Type.Optional(Type.String({ maxLength: 255 })),
    }),
    response: Type.Object({ deliveries: Type.Array(failingDelivery), has_more: Type.Boolean() }),
  },
  'POST /operator/deliveries/:delivery_id/resend': {
    summary: 'Send a failed delivery again, with a fresh schedule of attempts',
    access: 'operator',
    isSensitive: true,
    params: idParam('delivery_id'),
    response: nothing,
  },
} as const satisfies Record<string, Route>;
