import { portOf } from './validate-url';
import { hostKey } from './connect-to';

interface Origin {
  protocol: string;
  hostname: string;
  /** Empty for the protocol's own. */
  port: string;
}

/** One spelling for an origin; sockets write an IPv6 host without the brackets of a URL. */
function originKey(origin: Origin): string {
  return `${origin.protocol}//${hostKey(origin.hostname, portOf(origin))}`;
}

/** Tells whether an origin is one of these, each a URL whose path does not count. Throws where one is no URL. */
export function trustedOrigins(origins: readonly string[]): (origin: Origin) => boolean {
  const keys = new Set(origins.map((origin) => originKey(new URL(origin))));
  return (origin) => keys.has(originKey(origin));
}
