import type { Database } from '../database';
import type { Prisma } from '../generated/client';
import { hashKey, newApiKey } from './api-key';

interface NewKey {
  accountId: number;
  expiresAt: Date | null;
  /** CIDR ranges that may use the key; empty means any. */
  allowIps: string[];
  /** The line of rotations that the key continues; null begins one. */
  series: number | null;
}

export interface CreatedKey {
  keyId: number;
  /** Shown now and never again. */
  apiKey: string;
}

/** Stores a new key's hash inside the caller's transaction. */
export async function insertKey(tx: Prisma.TransactionClient, key: NewKey): Promise<CreatedKey> {
  const apiKey = newApiKey();
  const { id } = await tx.apiKey.create({
    data: {
      accountId: key.accountId,
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

/** A further key for the account; null where there is no such account. */
export async function createKey(db: Database, key: Omit<NewKey, 'series'>): Promise<CreatedKey | null> {
  return db.$transaction(async (tx) => {
    if ((await tx.account.count({ where: { id: key.accountId } })) === 0) return null;
    return insertKey(tx, { ...key, series: null });
  });
}

/** Disables a key for good. Harmless when repeated; null where there is no such key, else its hash. */
export async function disableKey(db: Database, keyId: number): Promise<Buffer | null> {
  await db.apiKey.updateMany({ where: { id: keyId, disabledAt: null }, data: { disabledAt: new Date() } });
  const row = await db.apiKey.findUnique({ where: { id: keyId }, select: { hash: true } });
  return row && Buffer.from(row.hash);
}

/**
 * Replaces a live key by a new one with the same rules and the same history, and disables the old. Of two
 * rotations of one key only one finds it live; null for the other, and where there is no such key.
 */
export async function rotateKey(
  db: Database,
  keyId: number,
): Promise<(CreatedKey & { oldHash: Buffer }) | null> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.apiKey.updateMany({
      where: { id: keyId, disabledAt: null },
      data: { disabledAt: new Date() },
    });
    if (count === 0) return null;
    const old = await tx.apiKey.findUniqueOrThrow({ where: { id: keyId } });
    return { ...(await insertKey(tx, old)), oldHash: Buffer.from(old.hash) };
  });
}
