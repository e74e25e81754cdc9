import { validateUrl } from './validate-url';
import { EgressError } from './egress-error';
import { parseUrl } from './parse-url';
import type { EgressRequest } from './types';

const STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The headers that another origin may see: none can hold a credential. */
const CROSS_ORIGIN_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'user-agent',
]);

/** Whether a response with this status and a `location` is followed by another request. */
export function isFollowed(status: number, { method = 'GET', maxRedirects = 0 }: EgressRequest): boolean {
  return maxRedirects > 0 && method !== 'POST' && STATUSES.has(status);
}

/** Returns the redirect's target without its fragment. Throws an `EgressError` (`refused_redirect`). */
export function redirectTarget(
  from: URL,
  location: string,
  { allowHttp = false, followRedirect }: EgressRequest,
): URL {
  // Node reads header values as Latin-1, but servers send path names in UTF-8.
  const text = Buffer.from(location, 'latin1').toString();
  const target = parseUrl(text, from);
  if (target === null) throw refused(from);
  target.hash = '';
  const checked = validateRedirect(from, target, allowHttp);
  if (followRedirect !== undefined && !followRedirect(new URL(checked))) throw refused(from);
  return checked;
}

function validateRedirect(from: URL, target: URL, allowHttp: boolean): URL {
  try {
    return validateUrl(target, allowHttp);
  } catch (error) {
    throw refused(from, error);
  }
}

/** Creates the error for a redirect that may not be followed. */
export function refused(from: URL, cause?: unknown): EgressError {
  const reason = cause instanceof EgressError ? cause.message : 'to a URL that must not be followed';
  return new EgressError('refused_redirect', `redirected by ${from.hostname}: ${reason}`, { cause });
}

/** Returns the headers to send with a redirected request. */
export function redirectHeaders(
  headers: Readonly<Record<string, string>>,
  from: URL,
  to: URL,
): Readonly<Record<string, string>> {
  if (from.origin === to.origin) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => CROSS_ORIGIN_HEADERS.has(name)));
}
