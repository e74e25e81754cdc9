import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { AUDIT_ACTIONS, type AuditAction } from './audit-actions';

const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const id = Type.Integer({ minimum: 1 });
/** ISO 8601, UTC. */
const time = Type.String({ format: 'date-time' });

export const role = Type.Union([Type.Literal('viewer'), Type.Literal('developer'), Type.Literal('owner')]);
export const email = Type.String({ format: 'email', maxLength: 254 });
export const password = Type.String({ minLength: 1, maxLength: 1_024 });
export const personName = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
export const nothing = Type.Object({});

export const session = Type.Object({
  user: Type.Object({ user_id: id, email, name: personName }),
  /** Null for somebody who was removed from it. */
  account: nullable(Type.Object({ account_id: id, name: Type.String(), role })),
  /** All accounts that the person may choose. */
  accounts: Type.Array(Type.Object({ account_id: id, name: Type.String(), role })),
  /** Goes into the header `X-CSRF-Token` of every request that changes something. */
  csrf_token: Type.String(),
  /** Until when sensitive routes need no password. */
  confirmed_until: nullable(time),
});
export type Session = Static<typeof session>;

export const invitation = Type.Object({
  email,
  /** Null, as the role, if the link sets a new password of a known person. */
  account_name: nullable(Type.String()),
  role: nullable(role),
  /** Whether the person has a password already, and only joins the account. */
  is_known: Type.Boolean(),
});

export const person = Type.Object({
  user_id: id,
  email,
  name: Type.String(),
  role,
  last_seen_at: nullable(time),
});
export const openInvitation = Type.Object({
  invitation_id: id,
  email,
  role,
  invited_at: time,
  expires_at: time,
});

export const auditEntry = Type.Object({
  entry_id: id,
  at: time,
  /** Name and mail of the person, or "operator" for the admin command. */
  actor: Type.String(),
  action: Type.Unsafe<AuditAction>({ type: 'string', enum: AUDIT_ACTIONS }),
  /** What it was done to. */
  target: nullable(Type.String()),
  /** Client address. */
  address: nullable(Type.String()),
});

export const apiKey = Type.Object({
  key_id: id,
  prefix: Type.String(),
  created_at: time,
  last_used_at: nullable(time),
  expires_at: nullable(time),
  disabled_at: nullable(time),
  allow_ips: Type.Array(Type.String()),
});
export type ApiKey = Static<typeof apiKey>;
/** The key itself is in no other response. */
export const newApiKey = Type.Object({ key_id: id, api_key: Type.String() });

export const overview = Type.Object({
  plan: Type.String(),
  status: Type.String(),
  balance: Type.Integer(),
  used: Type.Integer(),
  credit_limit: Type.Integer(),
  resets_at: nullable(time),
  rate_per_minute: Type.Integer(),
  rate_per_day: Type.Integer(),
  concurrent_limit: Type.Integer(),
  batches_running: Type.Integer(),
  /** Credits of the last thirty days, oldest first; days in UTC. */
  daily: Type.Array(Type.Object({ date: Type.String(), credits: Type.Integer(), requests: Type.Integer() })),
});
export type Overview = Static<typeof overview>;
