import { type Static, Type } from '@sinclair/typebox';
import { code, email, id, idParam, nothing, nullable, password, personName, role, time } from '../parts';
import type { Route } from '../route';

export const session = Type.Object({
  user: Type.Object({ user_id: id, email, name: personName, is_operator: Type.Boolean() }),
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

const listedSession = Type.Object({
  session_id: id,
  /** The session that asks. */
  is_current: Type.Boolean(),
  started_at: time,
  last_seen_at: time,
  address: nullable(Type.String()),
  /** The browser's own description. */
  user_agent: nullable(Type.String()),
});
export type ListedSession = Static<typeof listedSession>;

const invitation = Type.Object({
  email,
  /** Null if the link makes an operator, or sets a new password of a known person. */
  account_name: nullable(Type.String()),
  /** Null if the link sets a new password. */
  role: nullable(Type.Union([role, Type.Literal('operator')])),
  /** Whether the person has a password already, and only joins the account. */
  is_known: Type.Boolean(),
});

/** The token of a link. */
const token = Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) });

/** Signing in and out, passwords, accepting an invitation. */
export const SESSION_ROUTES = {
  'GET /session': {
    summary: 'Who is signed in; null if nobody is',
    access: 'anybody',
    response: nullable(session),
  },
  'POST /session': {
    summary: 'Sign in',
    access: 'anybody',
    body: Type.Object({
      email,
      password,
      /** Asked for, with `code_required`, of people who have a second factor. */
      code: Type.Optional(code),
      /** The account to work in, if the person belongs to it; else their first one. */
      account_id: Type.Optional(id),
    }),
    response: session,
  },
  'DELETE /session': { summary: 'Sign out', access: 'signed-in', response: nothing },
  'GET /sessions': {
    summary: 'The person’s sessions, the last used first',
    access: 'signed-in',
    response: Type.Object({ sessions: Type.Array(listedSession) }),
  },
  'DELETE /sessions/:session_id': {
    summary: 'End one session of the person',
    access: 'signed-in',
    isSensitive: true,
    params: idParam('session_id'),
    response: nothing,
  },
  'DELETE /sessions': {
    summary: 'Sign out everywhere',
    access: 'signed-in',
    isSensitive: true,
    response: nothing,
  },
  'POST /session/account': {
    summary: 'Change to another account',
    access: 'signed-in',
    body: Type.Object({ account_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    response: session,
  },
  'POST /session/confirm': {
    summary: 'Give the password again, before something sensitive',
    access: 'signed-in',
    body: Type.Object({ password }),
    response: session,
  },
  'POST /password': {
    summary: 'Change the password; ends all other sessions',
    access: 'signed-in',
    body: Type.Object({ current_password: password, new_password: password }),
    response: session,
  },
  'GET /sign-in': {
    summary: 'What the sign-in page offers',
    access: 'anybody',
    /** Whether a link for a new password can be mailed. */
    response: Type.Object({ can_mail: Type.Boolean() }),
  },
  'POST /password/forgotten': {
    summary: 'Mail a link for a new password, if somebody has this address; the response is the same if not',
    access: 'anybody',
    body: Type.Object({ email }),
    response: nothing,
  },
  'GET /invitations/:token': {
    summary: 'What an invitation is for',
    access: 'anybody',
    params: token,
    response: invitation,
  },
  'POST /invitations/:token': {
    summary: 'Accept an invitation; somebody new chooses name and password, others give theirs',
    access: 'anybody',
    params: token,
    body: Type.Object({ name: Type.Optional(personName), password, code: Type.Optional(code) }),
    response: session,
  },
} as const satisfies Record<string, Route>;
