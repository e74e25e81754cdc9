import type { Socket } from 'node:net';
import { findKeyHashInHead } from '../admission/read-api-key';

/** Keys that are remembered. The least recently used is forgotten first. */
const MAX_KEYS = 10_000;

/**
 * Keys that this process accepted at their last use. They decide only whose request comes first: every
 * request's key is checked.
 */
export interface Customers {
  has(keyHash: Buffer): boolean;
  add(keyHash: Buffer): void;
  delete(keyHash: Buffer): void;
}

export function createCustomers(): Customers {
  const hashes = new Set<string>();
  const textOf = (keyHash: Buffer) => keyHash.toString('latin1');
  return {
    has: (keyHash) => hashes.has(textOf(keyHash)),
    add(keyHash) {
      const text = textOf(keyHash);
      hashes.delete(text);
      hashes.add(text);
      if (hashes.size <= MAX_KEYS) return;
      for (const oldest of hashes) {
        hashes.delete(oldest);
        break;
      }
    },
    delete: (keyHash) => void hashes.delete(textOf(keyHash)),
  };
}

/** Returns whether the first bytes of a connection carry a customer's key. */
export function isCustomerHead({
  customers,
  apiKeyInQuery,
}: {
  customers: Customers;
  apiKeyInQuery: boolean;
}): (head: string) => boolean {
  return (head) => {
    const keyHash = findKeyHashInHead(head, apiKeyInQuery);
    return keyHash !== null && customers.has(keyHash);
  };
}

const customerConnections = new WeakSet<Socket>();

/** Notes that a customer uses this connection. It is not closed to make room for others. */
export function markCustomerConnection(socket: Socket): void {
  customerConnections.add(socket);
}

export function isCustomerConnection(socket: Socket): boolean {
  return customerConnections.has(socket);
}
