import { createHmac, timingSafeEqual } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';
const TOLERANCE_SECONDS = 300;

/** Whether a text looks like a signing secret: `whsec_` and the key in base64. */
export const isSigningSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text);

/**
 * Whether a delivery is genuine: `X-Service-Signature` is the HMAC-SHA256 of `<X-Service-Timestamp>.<raw body>`, and
 * the timestamp is at most five minutes old. n8n has no raw body of an empty request. `now` is in ms.
 */
export function isGenuine(
  headers: Readonly<Record<string, unknown>>,
  rawBody: Buffer | undefined,
  signingSecret: string,
  now: number = Date.now(),
): boolean {
  const timestamp = String(headers['x-service-timestamp']);
  const key = Buffer.from(signingSecret.slice(SECRET_PREFIX.length), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${timestamp}.`)
    .update(rawBody ?? '')
    .digest();
  const given = Buffer.from(String(headers['x-service-signature']), 'hex');
  const isRecent = Math.abs(now / 1_000 - Number(timestamp)) <= TOLERANCE_SECONDS;
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected);
}
