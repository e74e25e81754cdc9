import { Type } from '@sinclair/typebox';
import { AUDIT_ACTIONS, type AuditAction } from '../audit-actions';
import { id, nullable, pageParam, time } from '../parts';
import type { Route } from '../route';

const auditEntry = Type.Object({
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

export const AUDIT_ROUTES = {
  'GET /audit': {
    summary: 'What people did, newest first, fifty at a time',
    access: 'owner',
    params: pageParam,
    response: Type.Object({ entries: Type.Array(auditEntry), has_more: Type.Boolean() }),
  },
} as const satisfies Record<string, Route>;
