import { BlockList, isIPv6 } from 'node:net';
import { ServiceError } from '@firmlens/contract';
import type { KeyRecord } from '@firmlens/domain';

/** A proxy may forward something that is not an address. Such a text matches no range. */
function isAllowed(ranges: readonly string[], address: string): boolean {
  const allowed = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    allowed.addSubnet(
      network,
      prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix),
      family,
    );
  }
  return allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Rejects a key because of its record, checked in the published order: disabled, expired, address,
 * subscription.
 */
export function validateKey(record: KeyRecord, clientAddress: string, nowMs: number): void {
  if (record.disabled) throw new ServiceError('api_key_disabled', 'The API key was disabled.');
  if (record.expiresAt !== null && record.expiresAt <= nowMs) {
    throw new ServiceError('api_key_expired', 'The API key has expired.');
  }
  if (record.allowIps.length > 0 && !isAllowed(record.allowIps, clientAddress)) {
    throw new ServiceError('ip_not_allowed', 'The API key may not be used from this address.');
  }
  if (record.status === 'suspended' || record.status === 'cancelled') {
    throw new ServiceError('subscription_required', 'The account has no active subscription.');
  }
}
