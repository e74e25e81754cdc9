import { ServiceError } from '@firmlens/contract';
import type { KeyRecord } from '@firmlens/domain';
import { createAddressRanges } from '../edge/client-network';

/**
 * Rejects a key because of its record, checked in the published order: disabled, expired, address,
 * subscription.
 */
export function validateKey(record: KeyRecord, clientAddress: () => string, nowMs: number): void {
  if (record.disabled) throw new ServiceError('api_key_disabled', 'The API key was disabled.');
  if (record.expiresAt !== null && record.expiresAt <= nowMs) {
    throw new ServiceError('api_key_expired', 'The API key has expired.');
  }
  if (record.allowIps.length > 0 && !createAddressRanges(record.allowIps)(clientAddress())) {
    throw new ServiceError('ip_not_allowed', 'The API key may not be used from this address.');
  }
  requireSubscription(record);
}

/** Throws `subscription_required` if the account is suspended or cancelled. */
export function requireSubscription({ status }: Pick<KeyRecord, 'status'>): void {
  if (status === 'suspended' || status === 'cancelled') {
    throw new ServiceError('subscription_required', 'The account has no active subscription.');
  }
}
