import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { withoutBrackets } from './connect-to';
import { EgressError } from './egress-error';
import { isPublicAddress } from './public-address';
import type { NameResolver } from './resolver';

/**
 * The addresses a connection to the host may use, all of them checked. Throws `EgressError`: `refused_url`
 * for a name that cannot be public, `refused_address` where any address is not public, or the resolver's error.
 */
export type HostGuard = (hostname: string) => Promise<string[]>;

const MAX_NAME = 253;
/** Underscores are no host name's, but sites are served under them. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** A guard over one resolver. It keeps nothing: every call resolves anew. */
export function createHostGuard(resolve: NameResolver['resolve']): HostGuard {
  return async (hostname) => {
    const host = withoutBrackets(hostname);
    if (isIP(host) === 0 && !isPublicName(host)) {
      throw new EgressError('refused_url', `${host} is not a public name`);
    }
    const addresses = isIP(host) === 0 ? await resolve(host) : [host];
    // One private address among public ones is an attack or a mistake: the choice between them is chance.
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

/** True for the addresses of this machine's interfaces: behind them may be ports that only a firewall hides. */
export function isLocalAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((entries) =>
    entries?.some((entry) => entry.address === address),
  );
}
