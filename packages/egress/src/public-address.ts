import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 block that IANA allocates to global unicast. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Serves metadata and DNS to Azure machines, although it is in public address space. */
const AZURE_PLATFORM = '168.63.129.16';

/**
 * Whether the text is a globally routable unicast address in its usual spelling. Excluded are IANA's
 * special-purpose registries and all IPv6 forms that embed an IPv4 address (mapped, compatible, NAT64, 6to4,
 * Teredo, ISATAP), whatever that address is.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address === AZURE_PLATFORM) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (!(parsed instanceof ipaddr.IPv6)) return true;
  return parsed.match(GLOBAL_UNICAST) && !isIsatap(parsed.parts);
}

/**
 * RFC 5214, section 6.1: the interface identifier is `00-00-5E-FE` or `02-00-5E-FE` followed by an IPv4
 * address.
 */
function isIsatap(parts: readonly number[]): boolean {
  return ((parts[4] ?? 0) & ~0x0200) === 0 && parts[5] === 0x5efe;
}
