import { timingSafeEqual } from 'node:crypto';
import { csrfToken, findPanelSession, type Database } from '@firmlens/domain';
import { ROLES, type Route } from '@firmlens/panel-contract';
import type { Request } from 'express';
import type { SignedIn } from './call';
import { PanelError } from './panel-error';

/** Methods that change nothing. */
const SAFE_METHODS = ['GET', 'HEAD'];

/** Refuses a change that a page of another host asks for. Browsers say where a request comes from. */
function checkOrigin(request: Request, ownHost: string): void {
  const origin = request.get('origin');
  const site = request.get('sec-fetch-site');
  const host = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
  const isOwn = origin === undefined || (host !== undefined && [ownHost, request.get('host')].includes(host));
  if (!isOwn || (site !== undefined && site !== 'same-origin')) {
    throw new PanelError('foreign_request', 'This request comes from another site.');
  }
}

function checkCsrfToken(request: Request, session: SignedIn): void {
  const sent = Buffer.from(request.get('x-csrf-token') ?? '');
  const expected = Buffer.from(csrfToken(session.token, session.account?.accountId ?? null));
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) {
    throw new PanelError('foreign_request', 'This page is out of date. Reload it.');
  }
}

/** Whether a session may call a route. */
function isAllowed({ access }: Route, { account, isOperator }: SignedIn): boolean {
  if (access === 'anybody' || access === 'signed-in') return true;
  if (access === 'operator') return isOperator;
  return account !== null && ROLES.indexOf(account.role) >= ROLES.indexOf(access);
}

interface AccessDeps {
  panelDb: Database;
  /** The host of the service's public address. */
  ownHost: string;
}

/**
 * Checks whether a request may call a route: origin, session, CSRF token, role, and how long ago the password was
 * given. Returns the session, or null for routes that need none. This is the only place that does.
 */
export async function checkAccess(
  { panelDb, ownHost }: AccessDeps,
  route: Route,
  request: Request,
  token: string | null,
): Promise<SignedIn | null> {
  const isChange = !SAFE_METHODS.includes(request.method);
  if (isChange) checkOrigin(request, ownHost);
  const { access } = route;
  if (access === 'anybody') return null;
  const found = token === null ? null : await findPanelSession(panelDb, token);
  if (token === null || found === null) throw new PanelError('sign_in_required', 'Sign in to continue.');
  const session: SignedIn = { ...found, token };
  // A page says of which account it reads, so it never shows another's data as that account's.
  const readsAccount = access !== 'signed-in' && request.get('x-csrf-token') !== undefined;
  if (isChange || readsAccount) checkCsrfToken(request, session);
  if (!isAllowed(route, session)) {
    throw new PanelError('forbidden', 'Your role does not permit this.');
  }
  if (route.isSensitive && session.confirmedUntil === null) {
    throw new PanelError('password_required', 'Give your password again to continue.');
  }
  return session;
}
