import { KEYS } from './host-gate-scripts';

/** One hash tag, so a Redis cluster stores the keys of a script together. */
const KEY_PREFIX = '{firmlens-hosts}:';
/** A host's state expires after this long without a request. Longer than any pause. */
export const STATE_MS = 2 * 3_600_000;

/** The names of the hosts that were queried, a sorted set by the time of a late request, in Unix ms. */
export const HOSTS_KEY = `${KEY_PREFIX}hosts`;

/** The keys of a host, in the order of the scripts. */
export const keysOf = (name: string): string[] => KEYS.map((kind) => `${KEY_PREFIX}${kind}:${name}`);
