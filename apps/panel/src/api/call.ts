import type {
  InputOf,
  PanelErrorBody,
  ResponseOf,
  RouteName,
  ROUTES,
  Session,
} from '@firmlens/panel-contract';
import { PanelError } from './panel-error';
import { queryClient, SESSION } from './query-client';

export type Input<N extends RouteName> = InputOf<(typeof ROUTES)[N]>;
export type Response<N extends RouteName> = ResponseOf<(typeof ROUTES)[N]>;

const BASE = `${import.meta.env.BASE_URL}api`;

/**
 * Calls a route of the panel's API by its name in `ROUTES`. The input's parameters go into the path, the rest into
 * the query of a GET or the body of others. Throws a PanelError.
 */
export async function call<N extends RouteName>(name: N, input: Input<N>): Promise<Response<N>> {
  const [method = ''] = name.split(' ');
  const { path, rest } = pathOf(name, input);
  if (method !== 'GET') return (await send(method, path, JSON.stringify(rest))) as Response<N>;
  const query = new URLSearchParams(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  ).toString();
  return (await send(method, query === '' ? path : `${path}?${query}`, null)) as Response<N>;
}

/** Returns the address of a route that has all its parameters in its path. */
export const addressOf = <N extends RouteName>(name: N, input: Input<N>): string =>
  `${BASE}${pathOf(name, input).path}`;

/** Puts the parameters that the path names into it, and returns the rest. */
function pathOf(name: RouteName, input: object): { path: string; rest: Record<string, unknown> } {
  const [, template = ''] = name.split(' ');
  const rest: Record<string, unknown> = { ...input };
  const path = template.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = String(rest[parameter]);
    delete rest[parameter];
    return encodeURIComponent(value);
  });
  return { path, rest };
}

/** The token of the session, or an empty text before sign-in. */
const csrfToken = (): string => queryClient.getQueryData<Session>(SESSION)?.csrf_token ?? '';

async function send(method: string, path: string, body: string | null): Promise<unknown> {
  let response: globalThis.Response;
  try {
    response = await fetch(`${BASE}${path}`, {
      method,
      body,
      credentials: 'same-origin',
      headers: body === null ? {} : { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken() },
    });
  } catch {
    throw new PanelError({ error: 'unreachable', message: '' });
  }
  const content: unknown = await response.json().catch(() => null);
  if (response.ok && content !== null) return content;
  throw new PanelError(isErrorBody(content) ? content : { error: 'unavailable', message: '' });
}

/** A proxy in between may respond with something else. */
function isErrorBody(content: unknown): content is PanelErrorBody {
  return typeof content === 'object' && content !== null && 'error' in content && 'message' in content;
}
