import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type Verdict = 'verified' | 'missing' | 'malformed' | 'stale' | 'wrong signature';

/** What a receiver that knows the signing secret can say of a delivery, by each of the two schemes it is signed with. */
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

/** The header where it came exactly once. */
function single(headers: IncomingHttpHeaders, name: string): string | undefined {
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
  const signature = single(headers, 'x-service-signature');
  const timestamp = single(headers, 'x-service-timestamp');
  if (signature === undefined || timestamp === undefined) return 'missing';
  if (!/^[0-9a-f]{64}$/.test(signature) || !/^\d{1,12}$/.test(timestamp)) return 'malformed';
  if (!isRecent(timestamp, now)) return 'stale';
  const expected = createHmac('sha256', key).update(`${timestamp}.`).update(body).digest();
  return isSame(expected, Buffer.from(signature, 'hex')) ? 'verified' : 'wrong signature';
}

function standardVerdict(headers: IncomingHttpHeaders, body: Buffer, key: Buffer, now: Date): Verdict {
  const id = single(headers, 'webhook-id');
  const timestamp = single(headers, 'webhook-timestamp');
  const signatures = single(headers, 'webhook-signature');
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

/** Checks a delivery as its receiver would: `secret` in its `whsec_` form, header names in lower case. */
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
