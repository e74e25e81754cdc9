import { familyPrefix, type RedisServers } from '@firmlens/redis';
import { KEYS } from './host-gate-scripts';

const FAMILY = 'firmlens-hosts';
/** A host's state expires after this long without a request. Longer than any pause. */
export const STATE_MS = 2 * 3_600_000;

/** The names of the hosts that were queried, a sorted set by the time of a late request, in Unix ms. */
export const HOSTS_KEY = `{${FAMILY}}:hosts`;

/** Returns the keys of a host, in the order of the scripts. They share a hash tag. */
export const keysOf = (servers: RedisServers, name: string): string[] =>
  KEYS.map((kind) => `${familyPrefix(servers, FAMILY, name)}${kind}:${name}`);
