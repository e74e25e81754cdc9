/** Everything that the audit log can name. */
export const AUDIT_ACTIONS = [
  'session.started',
  'session.ended',
  'session.ended_everywhere',
  'password.changed',
  'password.link_created',
  'password.reset',
  'second_factor.enabled',
  'second_factor.disabled',
  'second_factor.reset',
  'recovery_code.used',
  'key.created',
  'key.rotated',
  'key.disabled',
  'person.invited',
  'person.joined',
  'person.role_changed',
  'person.removed',
  'invitation.withdrawn',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
