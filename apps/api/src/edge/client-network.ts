import { BlockList, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns a test for addresses in any of the ranges (`ADDRESS` or `ADDRESS/PREFIX`). */
export function createAddressRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    list.addSubnet(network, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family);
  }
  // A proxy may forward something that is not an address. Such a text matches no range.
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Maximum length of what a proxy forwards as an address. */
const MAX_TEXT = 64;

/**
 * Returns what counts as one client: an IPv4 address, or the /64 network of an IPv6 address, which a single
 * customer of a provider gets.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, MAX_TEXT);
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
