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
  'person.invited',
  'person.joined',
  'person.role_changed',
  'person.removed',
  'invitation.withdrawn',
  'webhook.url_set',
  'webhook.url_removed',
  'webhook.secret_shown',
  'webhook.secret_rotated',
  'webhook.test_sent',
  'webhook.resent',
  'webhook.failed_resent',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
