import { type DeliveriesResponse, type DeliveryBody, ServiceError } from '@firmlens/contract';
import { type Database, type DeliverySummary, lastBodiesOf, listDeliveries } from '@firmlens/domain';
import type { Request, RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { singleQueryValue, wholeNumber } from '../../middleware/query';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;

function beforeOf(request: Request): bigint | null {
  const before = singleQueryValue(request, 'before');
  if (before === undefined) return null;
  if (!/^\d{1,18}$/.test(before))
    throw new ServiceError('invalid_parameter', '`before` must be the id of a delivery.');
  return BigInt(before);
}

function toBody(delivery: DeliverySummary, payload: string | undefined): DeliveryBody {
  return {
    delivery_id: String(delivery.id),
    webhook_id: delivery.batchId,
    event: delivery.event,
    url: delivery.url,
    status: delivery.status,
    attempts: delivery.attempts,
    created_at: delivery.createdAt.toISOString(),
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    status_code: delivery.lastStatusCode,
    error: delivery.lastError,
    payload: payload === undefined ? null : (JSON.parse(payload) as Record<string, unknown>),
  };
}

/** `GET /account/deliveries`: the account's webhook deliveries, newest first. */
export function getDeliveries({ db }: { db: Database }): RequestHandler {
  return async (request, response) => {
    const { accountId } = admissionOf(response).record;
    const limit = Math.max(1, wholeNumber(request, 'limit', MAX_LIMIT) ?? DEFAULT_LIMIT);
    // One more tells whether there are more.
    const found = await listDeliveries(db, { accountId, before: beforeOf(request) }, limit + 1);
    const page = found.slice(0, limit);
    const bodies = await lastBodiesOf(db, page);
    const body: DeliveriesResponse = {
      success: true,
      data: {
        deliveries: page.map((delivery) => toBody(delivery, bodies.get(delivery.id))),
        next: found.length > limit ? String(page.at(-1)?.id) : null,
      },
    };
    response.json(body);
  };
}
