import { validateUrl } from './validate-url';
import { EgressError } from './egress-error';
import { parseUrl } from './parse-url';
import type { EgressRequest } from './types';

const STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** What another origin may learn: nothing that could be a credential. */
const HARMLESS: ReadonlySet<string> = new Set(['accept', 'accept-encoding', 'accept-language', 'user-agent']);

/** True where an answer of this status, with a location, is not the final one. */
export function isFollowed(status: number, { method = 'GET', maxRedirects = 0 }: EgressRequest): boolean {
  return maxRedirects > 0 && method !== 'POST' && STATUSES.has(status);
}

/** Where the location leads, without its fragment. Throws `EgressError` `refused_redirect`. */
export function redirectTarget(
  from: URL,
  location: string,
  { allowHttp = false, followRedirect }: EgressRequest,
): URL {
  // Header values are read as Latin-1, while servers write names of paths in UTF-8.
  const text = Buffer.from(location, 'latin1').toString();
  const target = parseUrl(text, from);
  if (target === null) throw refused(from);
  target.hash = '';
  const checked = askableRedirect(from, target, allowHttp);
  if (followRedirect !== undefined && !followRedirect(new URL(checked))) throw refused(from);
  return checked;
}

function askableRedirect(from: URL, target: URL, allowHttp: boolean): URL {
  try {
    return validateUrl(target, allowHttp);
  } catch (error) {
    throw refused(from, error);
  }
}

/** The error for a redirect that may not be followed. */
export function refused(from: URL, cause?: unknown): EgressError {
  const reason = cause instanceof EgressError ? cause.message : 'to a URL that must not be followed';
  return new EgressError('refused_redirect', `redirected by ${from.hostname}: ${reason}`, { cause });
}

/** The headers a redirect takes along. */
export function redirectHeaders(
  headers: Readonly<Record<string, string>>,
  from: URL,
  to: URL,
): Readonly<Record<string, string>> {
  if (from.origin === to.origin) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => HARMLESS.has(name)));
}
