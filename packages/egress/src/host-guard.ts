import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { withoutBrackets } from './connect-to';
import { EgressError } from './egress-error';
import { isPublicAddress } from './public-address';
import type { NameResolver } from './resolver';

/**
 * Returns the addresses that a connection to the host may use, all of them checked. Throws `EgressError`:
 * `refused_url` for a name that cannot be public, `refused_address` if any address is not public, or the
 * resolver's error.
 */
export type HostGuard = (hostname: string) => Promise<string[]>;

const MAX_NAME = 253;
/** Host names may not contain underscores, but sites are served under such names. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** Creates a guard over one resolver. It caches nothing: every call resolves again. */
export function createHostGuard(resolve: NameResolver['resolve']): HostGuard {
  return async (hostname) => {
    const host = withoutBrackets(hostname);
    if (isIP(host) === 0 && !isPublicName(host)) {
      throw new EgressError('refused_url', `${host} is not a public name`);
    }
    const addresses = isIP(host) === 0 ? await resolve(host) : [host];
    // A private address among public ones is an attack or a mistake, and it would be chance which one is
    // used.
    if (!addresses.every((address) => isPublicAddress(address) && !isLocalAddress(address))) {
      throw new EgressError('refused_address', `${host} is or resolves to an address that is not public`);
    }
    return addresses;
  };
}

function isPublicName(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length > 1 &&
    host.length <= MAX_NAME &&
    labels.at(-1) !== 'localhost' &&
    labels.every((label) => LABEL.test(label))
  );
}

/**
 * Whether the address belongs to an interface of this machine. A firewall may be the only thing that hides
 * its ports.
 */
export function isLocalAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((entries) =>
    entries?.some((entry) => entry.address === address),
  );
}
