import { createHmac } from 'node:crypto';
import type { Delivery } from '@firmlens/client';

/** What the service would send. */
export interface WebhookRequest {
  headers: Record<string, string>;
  body: string;
}

const SECRET_PREFIX = 'whsec_';

/** The signatures of both schemes, as the service makes them. */
function signatures(secret: string, id: string, timestamp: number, body: string): Record<string, string> {
  const key = Buffer.from(secret.replace(SECRET_PREFIX, ''), 'base64');
  const hmac = (text: string) => createHmac('sha256', key).update(text);
  return {
    'x-service-signature': hmac(`${timestamp}.${body}`).digest('hex'),
    'webhook-signature': `v1,${hmac(`${id}.${timestamp}.${body}`).digest('base64')}`,
  };
}

/**
 * Returns the request that brings a delivery's event, signed now if there is a secret; null if its body is not known
 * yet. `now` is in ms since 1970.
 */
export function webhookRequest(
  { webhook_id: id, event, payload }: Delivery,
  secret: string | undefined,
  now: number,
): WebhookRequest | null {
  if (payload === null) return null;
  const body = JSON.stringify(payload);
  const timestamp = Math.floor(now / 1_000);
  const kind = Object.keys(payload).find((name) => name.endsWith('_id') && payload[name] === id);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-service-event': event,
      ...(kind !== undefined && { [`x-service-${kind.replace('_', '-')}`]: id }),
      'x-service-timestamp': String(timestamp),
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      ...(secret !== undefined && signatures(secret, id, timestamp, body)),
    },
  };
}
