import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type Verdict = 'verified' | 'missing' | 'malformed' | 'stale' | 'wrong signature';

/** A receiver's verdict on a delivery, for each of the two signature schemes. */
export interface DeliveryVerdicts {
  /** `X-Service-Signature` over `<timestamp>.<raw body>`, hex. */
  service: Verdict;
  /** The Standard Webhooks headers: `webhook-signature` over `<id>.<timestamp>.<raw body>`, base64. */
  standard: Verdict;
}

const TOLERANCE_SECONDS = 300;

function signingKey(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
}

/** Returns the header, or undefined unless it occurs exactly once. */
function singleHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function isRecent(timestamp: string, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
}

function isSame(expected: Buffer, received: Buffer): boolean {
  return expected.length === received.length && timingSafeEqual(expected, received);
}

function serviceVerdict(headers: IncomingHttpHeaders, body: Buffer, key: Buffer, now: Date): Verdict {
  const signature = singleHeader(headers, 'x-service-signature');
  const timestamp = singleHeader(headers, 'x-service-timestamp');
  if (signature === undefined || timestamp === undefined) return 'missing';
  if (!/^[0-9a-f]{64}$/.test(signature) || !/^\d{1,12}$/.test(timestamp)) return 'malformed';
  if (!isRecent(timestamp, now)) return 'stale';
  const expected = createHmac('sha256', key).update(`${timestamp}.`).update(body).digest();
  return isSame(expected, Buffer.from(signature, 'hex')) ? 'verified' : 'wrong signature';
}

function standardVerdict(headers: IncomingHttpHeaders, body: Buffer, key: Buffer, now: Date): Verdict {
  const id = singleHeader(headers, 'webhook-id');
  const timestamp = singleHeader(headers, 'webhook-timestamp');
  const signatures = singleHeader(headers, 'webhook-signature');
  if (id === undefined || timestamp === undefined || signatures === undefined) return 'missing';
  const candidates = signatures.split(' ').filter((candidate) => /^v1,[A-Za-z0-9+/]{43}=$/.test(candidate));
  if (candidates.length === 0 || !/^\d{1,12}$/.test(timestamp)) return 'malformed';
  if (!isRecent(timestamp, now)) return 'stale';
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  const matches = candidates.filter((candidate) =>
    isSame(expected, Buffer.from(candidate.slice(3), 'base64')),
  );
  return matches.length > 0 ? 'verified' : 'wrong signature';
}

/**
 * Verifies a delivery as its receiver would. Expects `secret` in its `whsec_` form and header names in lower
 * case.
 */
export function verifyDelivery(
  headers: IncomingHttpHeaders,
  body: Buffer,
  secret: string,
  now: Date,
): DeliveryVerdicts {
  const key = signingKey(secret);
  return {
    service: serviceVerdict(headers, body, key, now),
    standard: standardVerdict(headers, body, key, now),
  };
}
