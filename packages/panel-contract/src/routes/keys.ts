import { type Static, Type } from '@sinclair/typebox';
import { id, idParam, nothing, nullable, time } from '../parts';
import type { Route } from '../route';

export const apiKey = Type.Object({
  key_id: id,
  /** Keys that replaced one another share it, and a history. */
  series: id,
  prefix: Type.String(),
  created_at: time,
  last_used_at: nullable(time),
  expires_at: nullable(time),
  disabled_at: nullable(time),
  allow_ips: Type.Array(Type.String()),
});
export type ApiKey = Static<typeof apiKey>;

/** The key itself is in no other response. */
const newApiKey = Type.Object({ key_id: id, api_key: Type.String() });

const keyRules = Type.Object({
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
  'DELETE /keys/:key_id': {
    summary: 'Disable a key for good, at once',
    access: 'developer',
    params: idParam('key_id'),
    response: nothing,
  },
} as const satisfies Record<string, Route>;
