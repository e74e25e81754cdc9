import { createHmac, randomBytes } from 'node:crypto';

/**
 * Creates a webhook signing secret in the `whsec_` form of the Standard Webhooks specification: 32 random
 * bytes.
 */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice('whsec_'.length), 'base64');
}

/**
 * Returns `X-Service-Signature`: lower-case hex of HMAC-SHA256 over `<timestamp>.<raw body>`. The timestamp
 * is Unix seconds.
 */
export function serviceSignature(secret: string, timestamp: number, body: string): string {
  return createHmac('sha256', keyOf(secret)).update(`${timestamp}.${body}`).digest('hex');
}

/**
 * Returns `webhook-signature` of the Standard Webhooks specification: `v1,` and base64 over
 * `<id>.<timestamp>.<raw body>`.
 */
export function standardSignature(secret: string, id: string, timestamp: number, body: string): string {
  return `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
