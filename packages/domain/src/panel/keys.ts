import type { Database } from '../database';
import { type CreatedKey, disableKey, insertKey, replaceKey, type ReplacedKey } from '../keys/create-key';
import { type Actor, writeAudit } from './audit';

export interface AccountKey {
  keyId: number;
  /** Keys that replaced one another share it, and a history. */
  series: number;
  prefix: string;
  /** What people call it; null if nobody gave it a name. */
  name: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  disabledAt: Date | null;
  allowIps: string[];
}

/** Returns an account's keys, newest first, each with its last use as the request log has it. */
export async function listAccountKeys(db: Database, accountId: number): Promise<AccountKey[]> {
  return db.$queryRaw<AccountKey[]>`
    SELECT k.id AS "keyId", k.series, k.prefix, k.name, k.created_at AS "createdAt", used.at AS "lastUsedAt",
           k.expires_at AS "expiresAt", k.disabled_at AS "disabledAt", k.allow_ips AS "allowIps"
    FROM api_keys k
    -- Rotated keys share a series. Each has the requests between its creation and its end.
    LEFT JOIN LATERAL (
      SELECT r.requested_at AS at FROM request_log r
      WHERE r.key_series = k.series AND r.requested_at >= k.created_at
        AND r.requested_at <= coalesce(k.disabled_at, 'infinity')
      ORDER BY r.requested_at DESC LIMIT 1
    ) used ON true
    WHERE k.account_id = ${accountId}::int ORDER BY k.id DESC`;
}

/** A key in the audit log, by the name that it has at that moment. */
const keyText = (keyId: number, name: string | null): string =>
  name === null ? `key ${keyId}` : `key ${keyId} (${name})`;

/** Creates another key of an account. */
export async function createAccountKey(
  db: Database,
  actor: Actor,
  key: { accountId: number; name: string | null; expiresAt: Date | null; allowIps: string[] },
): Promise<CreatedKey> {
  return db.$transaction(async (tx) => {
    const created = await insertKey(tx, { ...key, series: null });
    await writeAudit(tx, actor, {
      accountId: key.accountId,
      action: 'key.created',
      target: keyText(created.keyId, key.name),
    });
    return created;
  });
}

interface KeyOfAccount {
  accountId: number;
  keyId: number;
}

/**
 * Replaces an active key of an account as `rotateKey` does. Returns null if the account has no active key with this
 * id.
 */
export async function rotateAccountKey(
  db: Database,
  actor: Actor,
  { accountId, keyId }: KeyOfAccount,
): Promise<ReplacedKey | null> {
  return db.$transaction(async (tx) => {
    const rotated = await replaceKey(tx, { id: keyId, accountId });
    if (rotated === null) return null;
    const target = `${keyText(keyId, rotated.name)}, now key ${rotated.keyId}`;
    await writeAudit(tx, actor, { accountId, action: 'key.rotated', target });
    return rotated;
  });
}

/**
 * Disables a key of an account permanently and returns its hash; null if the account has none with this id.
 * Repeating it is harmless.
 */
export async function disableAccountKey(
  db: Database,
  actor: Actor,
  { accountId, keyId }: KeyOfAccount,
): Promise<Buffer | null> {
  return db.$transaction(async (tx) => {
    const before = await tx.apiKey.findUnique({ where: { id: keyId, accountId } });
    if (before === null) return null;
    if (before.disabledAt === null) {
      await writeAudit(tx, actor, { accountId, action: 'key.disabled', target: keyText(keyId, before.name) });
    }
    return disableKey(tx, keyId);
  });
}

/**
 * Gives a key of an account another name, or none. Returns false if the account has none with this id. Repeating it is
 * harmless.
 */
export async function renameAccountKey(
  db: Database,
  actor: Actor,
  { accountId, keyId, name }: KeyOfAccount & { name: string | null },
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [key] = await tx.$queryRaw<{ name: string | null }[]>`
      SELECT name FROM api_keys WHERE id = ${keyId}::int AND account_id = ${accountId}::int FOR NO KEY UPDATE`;
    if (key === undefined) return false;
    if (key.name === name) return true;
    await tx.apiKey.update({ where: { id: keyId }, data: { name } });
    const target = `${keyText(keyId, key.name)}, now ${name ?? 'without a name'}`;
    await writeAudit(tx, actor, { accountId, action: 'key.renamed', target });
    return true;
  });
}
