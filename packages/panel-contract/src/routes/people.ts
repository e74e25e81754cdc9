import { Type } from '@sinclair/typebox';
import { email, id, idParam, nothing, nullable, role, time } from '../parts';
import type { Route } from '../route';

const person = Type.Object({
  user_id: id,
  email,
  name: Type.String(),
  role,
  last_seen_at: nullable(time),
});

const openInvitation = Type.Object({
  invitation_id: id,
  email,
  role,
  invited_at: time,
  expires_at: time,
});

export const PEOPLE_ROUTES = {
  'GET /people': {
    summary: 'The account’s people and open invitations',
    access: 'viewer',
    response: Type.Object({ people: Type.Array(person), invitations: Type.Array(openInvitation) }),
  },
  'POST /people': {
    summary: 'Invite somebody; the link is shown once',
    access: 'owner',
    isSensitive: true,
    body: Type.Object({ email, role }),
    /** Whether the link was handed over to be mailed as well. */
    response: Type.Object({ link: Type.String(), expires_at: time, is_mailed: Type.Boolean() }),
  },
  'PUT /people/:user_id': {
    summary: 'Change a person’s role; the last owner stays one',
    access: 'owner',
    params: idParam('user_id'),
    body: Type.Object({ role }),
    response: nothing,
  },
  'DELETE /people/:user_id': {
    summary: 'Remove a person from the account; the last owner stays',
    access: 'owner',
    params: idParam('user_id'),
    response: nothing,
  },
  'DELETE /people/invitations/:invitation_id': {
    summary: 'Withdraw an invitation',
    access: 'owner',
    params: idParam('invitation_id'),
    response: nothing,
  },
} as const satisfies Record<string, Route>;
