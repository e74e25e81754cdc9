import { portOf } from './validate-url';
import { hostKey } from './connect-to';

interface Origin {
  protocol: string;
  hostname: string;
  /** Empty for the protocol's default port. */
  port: string;
}

/** Returns one spelling for an origin. Sockets write an IPv6 host without the brackets of a URL. */
function originKey(origin: Origin): string {
  return `${origin.protocol}//${hostKey(origin.hostname, portOf(origin))}`;
}

/** Returns a test for whether an origin is one of these URLs, whose paths are ignored. Throws if one is not a URL. */
export function trustedOrigins(origins: readonly string[]): (origin: Origin) => boolean {
  const keys = new Set(origins.map((origin) => originKey(new URL(origin))));
  return (origin) => keys.has(originKey(origin));
}
