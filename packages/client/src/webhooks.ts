import { createHmac, timingSafeEqual } from 'node:crypto';
import type { components } from './api-types.ts';
import { FirmlensSignatureError } from './errors.ts';

type Schemas = components['schemas'];

/** What a webhook says. `event` tells which it is. */
export type WebhookEvent =
  | Schemas['EnrichmentCompleted']
  | Schemas['EnrichmentFailed']
  | Schemas['EnrichmentNoDataFound']
  | Schemas['ListCompleted']
  | Schemas['SignalDetected'];

/** Headers of any framework: a plain object with lower-case names, or `Headers`. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

export interface VerifyOptions {
  /** How old a webhook may be, in seconds. Default 300. */
  toleranceSeconds?: number;
  /** Now, in ms since 1970. Default: the clock. */
  now?: number;
}

const SECRET_PREFIX = 'whsec_';

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string') throw new FirmlensSignatureError(`The header ${name} is missing.`);
  return value;
}

/**
 * Returns the event of a webhook whose signature is right and recent, and throws a `FirmlensSignatureError`
 * otherwise. `rawBody` is what arrived, before anything parsed it. A webhook may arrive twice: its `batch_id`,
 * `list_id` or `signal_id` is the same then.
 */
export function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  signingSecret: string,
  { toleranceSeconds = 300, now = Date.now() }: VerifyOptions = {},
): WebhookEvent {
  if (!signingSecret.startsWith(SECRET_PREFIX))
    throw new FirmlensSignatureError(`A signing secret begins with ${SECRET_PREFIX}.`);
  const timestamp = headerOf(headers, 'x-service-timestamp');
  const key = Buffer.from(signingSecret.slice(SECRET_PREFIX.length), 'base64');
  const body = typeof rawBody === 'string' ? Buffer.from(rawBody) : rawBody;
  const expected = createHmac('sha256', key).update(`${timestamp}.`).update(body).digest();
  const given = Buffer.from(headerOf(headers, 'x-service-signature'), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new FirmlensSignatureError('The signature does not match the body.');
  const ageSeconds = Math.abs(now / 1_000 - Number(timestamp));
  if (!(ageSeconds <= toleranceSeconds))
    throw new FirmlensSignatureError(`The webhook is ${Math.round(ageSeconds)} seconds old.`);
  return JSON.parse(Buffer.from(body).toString('utf8')) as WebhookEvent;
}
