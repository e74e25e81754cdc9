import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 block that IANA assigns to global unicast. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Serves an Azure machine's metadata and DNS, though it lies in public space. */
const AZURE_PLATFORM = '168.63.129.16';

/**
 * True for a globally routable unicast address in its usual spelling. Everything in IANA's special-purpose
 * registries is not, and neither are the IPv6 forms that carry an IPv4 address (mapped, compatible, NAT64,
 * 6to4, Teredo), whatever address they carry.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address === AZURE_PLATFORM) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST);
}
