import { type Static, Type } from '@sinclair/typebox';
import { id, idParam, nothing, nullable, time } from '../parts';
import type { Route } from '../route';

export const apiKey = Type.Object({
  key_id: id,
  /** Keys that replaced one another share it, and a history. */
  series: id,
  prefix: Type.String(),
  /** What people call it. */
  name: nullable(Type.String()),
  created_at: time,
  last_used_at: nullable(time),
  expires_at: nullable(time),
  disabled_at: nullable(time),
  allow_ips: Type.Array(Type.String()),
});
export type ApiKey = Static<typeof apiKey>;

/** The key itself is in no other response. */
const newApiKey = Type.Object({ key_id: id, api_key: Type.String() });

/** Something visible, in one line. */
const keyName = Type.String({ minLength: 1, maxLength: 60, pattern: '^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$' });

const keyRules = Type.Object({
  /** None if absent. */
  name: Type.Optional(keyName),
  expires_at: nullable(time),
  /** Addresses or CIDR ranges; none for any. */
  allow_ips: Type.Array(Type.String({ maxLength: 50 }), { maxItems: 50 }),
});

export const KEY_ROUTES = {
  'GET /keys': {
    summary: 'The account’s API keys',
    access: 'viewer',
    response: Type.Object({ keys: Type.Array(apiKey) }),
  },
  'POST /keys': { summary: 'Make a key', access: 'developer', body: keyRules, response: newApiKey },
  'POST /keys/:key_id/rotate': {
    summary: 'Replace a key; the old one is refused at once',
    access: 'developer',
    isSensitive: true,
    params: idParam('key_id'),
    response: newApiKey,
  },
  'PUT /keys/:key_id/name': {
    summary: 'Give a key another name, or none',
    access: 'developer',
    params: idParam('key_id'),
    body: Type.Object({ name: nullable(keyName) }),
    response: nothing,
  },
  'DELETE /keys/:key_id': {
    summary: 'Disable a key for good, at once',
    access: 'developer',
    params: idParam('key_id'),
    response: nothing,
  },
} as const satisfies Record<string, Route>;
