import { isIP } from 'node:net';

/**
 * Whether a text is an IP address or a CIDR range. A zone (`fe80::1%eth0`) is a network interface of one machine, and
 * says nothing about a client.
 */
export function isAddressRange(range: string): boolean {
  const [address = '', prefix, ...rest] = range.split('/');
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  return (
    version !== 0 &&
    !address.includes('%') &&
    rest.length === 0 &&
    (prefix === undefined || (/^(?:0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= longest))
  );
}
