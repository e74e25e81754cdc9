import { types } from 'node:util';

const REDACTED = '[redacted]';
const MAX_TEXT_LENGTH = 8_192;
const MAX_DEPTH = 5;
const MAX_ITEMS = 100;

/** Suffixes of field names (ignoring case, `-` and `_`) whose values are redacted. */
const SECRET_NAME =
  /(key|keys|secret|secrets|password|passphrase|token|tokens|authorization|cookie|credential|credentials|signature)$/;

const SECRET_TEXT: readonly [pattern: RegExp, replacement: string][] = [
  [/flk_[A-Za-z0-9]*/g, `flk_${REDACTED}`],
  [/flp_[A-Za-z0-9_-]*/g, `flp_${REDACTED}`],
  [/whsec_[A-Za-z0-9+/=_-]*/g, `whsec_${REDACTED}`],
  [/([?&]api_?key=)[^&#\s]*/gi, `$1${REDACTED}`],
  // Credentials in a connection string or another URL.
  [/\/\/[^\s/]*@/g, `//${REDACTED}@`],
];

// A quick test before the patterns, because most logged texts contain no secret.
const MAY_HOLD_SECRET = /[@=]|flk_|flp_|whsec_/;

/** Removes keys, signing secrets, the panel's tokens and URL credentials from a text, and cuts it to 8,192 characters. */
export function redactText(text: string): string {
  const shortened = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
  if (!MAY_HOLD_SECRET.test(shortened)) return shortened;
  return SECRET_TEXT.reduce(
    (clean, [pattern, replacement]) => clean.replace(pattern, replacement),
    shortened,
  );
}

/** What `isSecretName` returned. Lines have the same few names again and again. */
const known = new Map<string, boolean>();
const MAX_KNOWN = 1_000;
const MAX_KNOWN_LENGTH = 100;

function isSecretName(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const isSecret = SECRET_NAME.test(name.toLowerCase().replace(/[-_]/g, ''));
  if (known.size < MAX_KNOWN && name.length < MAX_KNOWN_LENGTH) known.set(name, isSecret);
  return isSecret;
}

// `instanceof` misses an error from another realm (a VM context), and `isNativeError` misses a
// DOMException.
function isError(value: object): value is Error {
  return types.isNativeError(value) || value instanceof Error;
}

/**
 * Returns an error as fields. An `AggregateError`, as Node throws for a refused connection, has no message of
 * its own.
 */
function errorFields(error: Error): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  const errors = 'errors' in error && Array.isArray(error.errors) ? error.errors.map(String) : undefined;
  return { name, message, code, errors, stack, cause };
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (depth >= MAX_DEPTH) return '[…]';
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => redactValue(item, depth + 1));
  return redactObject(isError(value) ? errorFields(value) : value, depth + 1);
}

function redactObject(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, MAX_ITEMS)
      .map(([name, value]) => [name, isSecretName(name) ? REDACTED : redactValue(value, depth)]),
  );
}

/** Converts fields for JSON: secrets are redacted, and long texts, lists and deep values are cut. */
export function redactFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return redactObject(fields, 0);
}
