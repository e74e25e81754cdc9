import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signature may be, in seconds, before receivers refuse it. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** A delivery as it was pasted: header names in lower case. */
export interface PastedDelivery {
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** The two schemes in which each delivery is signed. */
export const SIGNATURE_SCHEMES = ['service', 'standard'] as const;
export type SignatureScheme = (typeof SIGNATURE_SCHEMES)[number];

/** The headers of each scheme: signature, timestamp, and what else is signed. */
export const SCHEME_HEADERS = {
  service: { signature: 'x-service-signature', timestamp: 'x-service-timestamp', id: null },
  standard: { signature: 'webhook-signature', timestamp: 'webhook-timestamp', id: 'webhook-id' },
} as const satisfies Record<SignatureScheme, { signature: string; timestamp: string; id: string | null }>;

/** What one signature says. Missing: one of its headers is. Malformed: no signature of the scheme looks so. */
export type SignatureVerdict = 'valid' | 'wrong' | 'missing' | 'malformed';

const FORMS = { service: /^[0-9a-f]{64}$/, standard: /^v1,[A-Za-z0-9+/]{43}=$/ } as const;
const UNIX_SECONDS = /^\d{1,12}$/;

/** Returns the headers of the scheme that are missing. */
export const missingHeaders = ({ headers }: PastedDelivery, scheme: SignatureScheme): string[] =>
  Object.values(SCHEME_HEADERS[scheme]).filter((name) => name !== null && !headers.has(name)) as string[];

/** Checks one signature with an HMAC key, whatever its age. */
export function checkSignature(
  { headers, body }: PastedDelivery,
  scheme: SignatureScheme,
  key: Buffer,
): SignatureVerdict {
  const names = SCHEME_HEADERS[scheme];
  const timestamp = headers.get(names.timestamp);
  const signature = headers.get(names.signature);
  const id = names.id === null ? null : headers.get(names.id);
  if (timestamp === undefined || signature === undefined || id === undefined) return 'missing';
  // A secret that is being replaced has two signatures beside each other in Standard Webhooks.
  const given = scheme === 'standard' ? signature.split(' ') : [signature];
  const formed = given.filter((each) => FORMS[scheme].test(each));
  if (formed.length === 0 || !UNIX_SECONDS.test(timestamp)) return 'malformed';
  const signed = id === null ? `${timestamp}.${body}` : `${id}.${timestamp}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest();
  const isSame = (each: string): boolean => {
    const bytes = scheme === 'standard' ? Buffer.from(each.slice(3), 'base64') : Buffer.from(each, 'hex');
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  };
  return formed.some(isSame) ? 'valid' : 'wrong';
}

/** The keys that receivers make of a secret, the right one first, each with the mistake. */
export function secretKeys(secret: string): ['secret_as_text' | 'secret_part_as_text' | null, Buffer][] {
  const part = secret.replace(/^whsec_/, '');
  return [
    [null, Buffer.from(part, 'base64')],
    ['secret_as_text', Buffer.from(secret)],
    ['secret_part_as_text', Buffer.from(part)],
  ];
}

/** Returns the Unix seconds at which the delivery says that it was signed; null if it does not. */
export function signedAt({ headers }: PastedDelivery): number | null {
  const text = headers.get('x-service-timestamp') ?? headers.get('webhook-timestamp') ?? '';
  return UNIX_SECONDS.test(text) ? Number(text) : null;
}

/** The id of the batch that the delivery says it is about. */
export const batchIdOf = ({ headers }: PastedDelivery): string | null =>
  headers.get('webhook-id') ?? headers.get('x-service-batch-id') ?? null;

/**
 * Reads headers from lines of `Name: value`, or from a JSON object as programs log it. Of repeated ones, the first
 * counts.
 */
export function parseHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  const add = (name: string, value: string) => {
    const key = name.trim().toLowerCase();
    if (key !== '' && !headers.has(key)) headers.set(key, value.trim());
  };
  const object = parseObject(text);
  if (object !== null) {
    for (const [name, value] of Object.entries(object)) add(name, asText(value));
    return headers;
  }
  for (const line of text.split(/\r\n|\r|\n/)) {
    const colon = line.indexOf(':', 1);
    if (colon > 0) add(line.slice(0, colon), line.slice(colon + 1));
  }
  return headers;
}

/** Lists hold one value for each time the header was sent. */
const asText = (value: unknown): string => {
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
  return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
};

function parseObject(text: string): object | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}
