import type { Database, Transaction } from '../database';
import { hashKey, newApiKey } from './api-key';

interface NewKey {
  accountId: number;
  /** What people call it in the panel. */
  name?: string | null;
  expiresAt: Date | null;
  /** CIDR ranges that may use the key; empty for any. */
  allowIps: string[];
  /** The series of rotations that the key continues; null starts one. */
  series: number | null;
}

export interface CreatedKey {
  keyId: number;
  /** Shown once, never again. */
  apiKey: string;
}

/** Stores a new key's hash in the caller's transaction. */
export async function insertKey(tx: Transaction, key: NewKey): Promise<CreatedKey> {
  const apiKey = newApiKey();
  const { id } = await tx.apiKey.create({
    data: {
      accountId: key.accountId,
      name: key.name ?? null,
      series: key.series ?? 0,
      hash: new Uint8Array(hashKey(apiKey)),
      prefix: apiKey.slice(0, 8),
      expiresAt: key.expiresAt,
      allowIps: key.allowIps,
    },
    select: { id: true },
  });
  if (key.series === null) await tx.apiKey.update({ where: { id }, data: { series: id } });
  return { keyId: id, apiKey };
}

/** Creates another key for the account; returns null if the account does not exist. */
export async function createKey(db: Database, key: Omit<NewKey, 'series'>): Promise<CreatedKey | null> {
  return db.$transaction(async (tx) => {
    if ((await tx.account.count({ where: { id: key.accountId } })) === 0) return null;
    return insertKey(tx, { ...key, series: null });
  });
}

/** Disables a key permanently and returns its hash; null if it does not exist. Repeating it is harmless. */
export async function disableKey(db: Transaction, keyId: number): Promise<Buffer | null> {
  await db.apiKey.updateMany({ where: { id: keyId, disabledAt: null }, data: { disabledAt: new Date() } });
  const row = await db.apiKey.findUnique({ where: { id: keyId }, select: { hash: true } });
  return row && Buffer.from(row.hash);
}

export interface ReplacedKey extends CreatedKey {
  oldHash: Buffer;
  name: string | null;
}

/** Replaces an active key in the caller's transaction; see `rotateKey`. */
export async function replaceKey(
  tx: Transaction,
  key: { id: number; accountId?: number },
): Promise<ReplacedKey | null> {
  const { count } = await tx.apiKey.updateMany({
    where: { ...key, disabledAt: null },
    data: { disabledAt: new Date() },
  });
  if (count === 0) return null;
  const old = await tx.apiKey.findUniqueOrThrow({ where: { id: key.id } });
  return { ...(await insertKey(tx, old)), oldHash: Buffer.from(old.hash), name: old.name };
}

/**
 * Replaces an active key by a new one with the same name, rules and history, and disables the old one. If two
 * rotations compete, one succeeds; the other returns null, as for a key that does not exist.
 */
export async function rotateKey(db: Database, keyId: number): Promise<ReplacedKey | null> {
  return db.$transaction((tx) => replaceKey(tx, { id: keyId }));
}
