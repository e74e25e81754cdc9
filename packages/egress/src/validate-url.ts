import { EgressError } from './egress-error';
import { parseUrl } from './parse-url';

const MAX_LENGTH = 8192;

/** The URL parser would silently repair other spellings, perhaps to something the author did not mean. */
const PLAIN_SPELLING = /^https?:\/\/[^/\\][^\\\s\p{Cc}]*$/iu;

/**
 * Returns the URL as it will be requested, without a trailing dot in its host. Throws `EgressError`
 * `refused_url` for other schemes, plain http that is not allowed, user info, a fragment, and spellings that
 * parsers read differently. Does not check where the host leads.
 */
export function validateUrl(input: string | URL, allowHttp: boolean): URL {
  if (typeof input === 'string' && !PLAIN_SPELLING.test(input)) throw refused('is not a plain http(s) URL');
  const url = parseUrl(String(input));
  if (url === null) throw refused('cannot be parsed');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refused('is not http(s)');
  if (url.protocol === 'http:' && !allowHttp) throw refused('is not https');
  if (url.username !== '' || url.password !== '') throw refused('contains credentials');
  if (url.hash !== '') throw refused('contains a fragment');
  if (url.href.length > MAX_LENGTH) throw refused(`is longer than ${MAX_LENGTH} characters`);
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
}

function refused(reason: string): EgressError {
  return new EgressError('refused_url', `the URL ${reason}`);
}

/** Returns the port that a connection for the URL uses. */
export function portOf({ protocol, port }: { protocol: string; port: string }): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}
