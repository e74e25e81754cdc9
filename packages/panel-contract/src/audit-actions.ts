/** Everything that the audit log can name. */
export const AUDIT_ACTIONS = [
  'session.started',
  'session.ended_everywhere',
  'password.changed',
  'password.link_created',
  'password.reset',
  'key.created',
  'key.rotated',
  'key.disabled',
  'enrichment.started',
  'person.invited',
  'person.joined',
  'person.role_changed',
  'person.removed',
  'invitation.withdrawn',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
