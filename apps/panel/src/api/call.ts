import type {
  InputOf,
  PanelErrorBody,
  ResponseOf,
  RouteName,
  ROUTES,
  Session,
} from '@firmlens/panel-contract';
import { PanelError } from './panel-error';
import { queryClient, SESSION, startSession } from './query-client';

export type Input<N extends RouteName> = InputOf<(typeof ROUTES)[N]>;
export type Response<N extends RouteName> = ResponseOf<(typeof ROUTES)[N]>;

const BASE = `${import.meta.env.BASE_URL}api`;

/** Returns the path of a route with its parameters in place, and the rest of the input. */
function pathOf(template: string, input: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  const path = template.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = String(rest[parameter]);
    delete rest[parameter];
    return encodeURIComponent(value);
  });
  return { path, rest };
}

/** Returns the path of a reading route with its parameters and its query. */
function readingPath(template: string, input: object): string {
  const { path, rest } = pathOf(template, input);
  const query = new URLSearchParams(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  ).toString();
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Calls a route of the panel's API by its name in `ROUTES`. The input's parameters go into the path, the rest into
 * the query of a GET or the body of others. Throws a PanelError.
 */
export async function call<N extends RouteName>(name: N, input: Input<N>): Promise<Response<N>> {
  const [method = '', template = ''] = name.split(' ');
  if (method === 'GET')
    return (await sendForPage({ method, path: readingPath(template, input), body: null })) as Response<N>;
  const { path, rest } = pathOf(template, input);
  return (await sendForPage({ method, path, body: JSON.stringify(rest) })) as Response<N>;
}

/** Returns the address of a route that a link or a stream of events needs. */
export function addressOf<N extends Extract<RouteName, `GET ${string}`>>(name: N, input: Input<N>): string {
  return `${BASE}${readingPath(name.replace('GET ', ''), input)}`;
}

interface Sent {
  method: string;
  path: string;
  body: string | null;
}

/**
 * Sends a request for the session that the page shows. If another tab has given it a new token meanwhile, the request
 * is sent again; if it has changed the account or the person, the page shows those, and the request is not.
 */
async function sendForPage(sent: Sent): Promise<unknown> {
  const shown = queryClient.getQueryData<Session>(SESSION);
  try {
    return await send(sent, shown);
  } catch (error) {
    if (!(error instanceof PanelError) || error.code !== 'foreign_request' || shown === undefined)
      throw error;
    const current = await readSession();
    if (isSameAccount(current, shown)) {
      queryClient.setQueryData(SESSION, current);
      return send(sent, current);
    }
    startSession(current);
    throw new PanelError({ error: 'account_changed', message: '' });
  }
}

/** Returns who is signed in. Throws `sign_in_required` if nobody is. */
export async function readSession(): Promise<Session> {
  const session = (await send({ method: 'GET', path: '/session', body: null }, undefined)) as Session | null;
  if (session === null) throw new PanelError({ error: 'sign_in_required', message: '' });
  return session;
}

/** Whether two sessions are of the same person in the same account. */
export const isSameAccount = (one: Session, other: Session): boolean =>
  one.user.user_id === other.user.user_id && one.account?.account_id === other.account?.account_id;

async function send({ method, path, body }: Sent, session: Session | undefined): Promise<unknown> {
  let response: globalThis.Response;
  try {
    response = await fetch(`${BASE}${path}`, {
      method,
      body,
      credentials: 'same-origin',
      headers: {
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
        ...(session === undefined ? {} : { 'X-CSRF-Token': session.csrf_token }),
      },
    });
  } catch {
    throw new PanelError({ error: 'unreachable', message: '' });
  }
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok && content !== undefined) return content;
  throw new PanelError(isErrorBody(content) ? content : { error: 'unavailable', message: '' });
}

/** A proxy in between may respond with something else. */
function isErrorBody(content: unknown): content is PanelErrorBody {
  return typeof content === 'object' && content !== null && 'error' in content && 'message' in content;
}
