import { Type } from '@sinclair/typebox';
import type { Route } from './route';
import * as schema from './schemas';

const idText = Type.String({ pattern: '^[1-9]\\d{0,9}$' });
const idParam = <Name extends string>(name: Name) =>
  Type.Object({ [name]: idText } as Record<Name, typeof idText>);
const token = Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) });
const page = Type.Object({ before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,17}$' })) });
const keyRules = Type.Object({
  expires_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** Addresses or CIDR ranges; none for any. */
  allow_ips: Type.Array(Type.String({ maxLength: 50 }), { maxItems: 50 }),
});

/** The panel's API, below `/panel/api`. It serves the panel alone and changes with it. */
export const ROUTES = {
  'GET /session': { summary: 'Who is signed in', access: 'signed-in', response: schema.session },
  'POST /session': {
    summary: 'Sign in',
    access: 'anybody',
    body: Type.Object({
      email: schema.email,
      password: schema.password,
    }),
    response: schema.session,
  },
  'DELETE /session': { summary: 'Sign out', access: 'signed-in', response: schema.nothing },
  'DELETE /sessions': { summary: 'Sign out everywhere', access: 'signed-in', response: schema.nothing },
  'POST /session/account': {
    summary: 'Change to another account',
    access: 'signed-in',
    body: Type.Object({ account_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    response: schema.session,
  },
  'POST /session/confirm': {
    summary: 'Give the password again, before something sensitive',
    access: 'signed-in',
    body: Type.Object({ password: schema.password }),
    response: schema.session,
  },
  'POST /password': {
    summary: 'Change the password; ends all other sessions',
    access: 'signed-in',
    body: Type.Object({ current_password: schema.password, new_password: schema.password }),
    response: schema.session,
  },
  'GET /invitations/:token': {
    summary: 'What an invitation is for',
    access: 'anybody',
    params: token,
    response: schema.invitation,
  },
  'POST /invitations/:token': {
    summary: 'Accept an invitation; somebody new chooses name and password, others give theirs',
    access: 'anybody',
    params: token,
    body: Type.Object({ name: Type.Optional(schema.personName), password: schema.password }),
    response: schema.session,
  },
  'GET /overview': { summary: 'The account at a glance', access: 'viewer', response: schema.overview },
  'GET /keys': {
    summary: 'The account’s API keys',
    access: 'viewer',
    response: Type.Object({ keys: Type.Array(schema.apiKey) }),
  },
  'POST /keys': {
    summary: 'Make a key',
    access: 'developer',
    body: keyRules,
    response: schema.newApiKey,
  },
  'POST /keys/:key_id/rotate': {
    summary: 'Replace a key; the old one is refused at once',
    access: 'developer',
    isSensitive: true,
    params: idParam('key_id'),
    response: schema.newApiKey,
  },
  'DELETE /keys/:key_id': {
    summary: 'Disable a key for good, at once',
    access: 'developer',
    params: idParam('key_id'),
    response: schema.nothing,
  },
  'GET /people': {
    summary: 'The account’s people and open invitations',
    access: 'viewer',
    response: Type.Object({
      people: Type.Array(schema.person),
      invitations: Type.Array(schema.openInvitation),
    }),
  },
  'POST /people': {
    summary: 'Invite somebody; the link is shown once',
    access: 'owner',
    isSensitive: true,
    body: Type.Object({ email: schema.email, role: schema.role }),
    response: Type.Object({ link: Type.String(), expires_at: Type.String({ format: 'date-time' }) }),
  },
  'PUT /people/:user_id': {
    summary: 'Change a person’s role; the last owner stays one',
    access: 'owner',
    params: idParam('user_id'),
    body: Type.Object({ role: schema.role }),
    response: schema.nothing,
  },
  'DELETE /people/:user_id': {
    summary: 'Remove a person from the account; the last owner stays',
    access: 'owner',
    params: idParam('user_id'),
    response: schema.nothing,
  },
  'DELETE /people/invitations/:invitation_id': {
    summary: 'Withdraw an invitation',
    access: 'owner',
    params: idParam('invitation_id'),
    response: schema.nothing,
  },
  'GET /audit': {
    summary: 'What people did, newest first, fifty at a time',
    access: 'owner',
    params: page,
    response: Type.Object({ entries: Type.Array(schema.auditEntry), has_more: Type.Boolean() }),
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
