import type { Database } from '../database';
import { type CreatedKey, disableKey, insertKey, replaceKey } from '../keys/create-key';
import { type Actor, writeAudit } from './audit';

export interface AccountKey {
  keyId: number;
  /** Keys that replaced one another share it, and a history. */
  series: number;
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  disabledAt: Date | null;
  allowIps: string[];
}

/** Returns an account's keys, newest first, each with its last use as the request log has it. */
export async function listAccountKeys(db: Database, accountId: number): Promise<AccountKey[]> {
  return db.$queryRaw<AccountKey[]>`
    SELECT k.id AS "keyId", k.series, k.prefix, k.created_at AS "createdAt", used.at AS "lastUsedAt",
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

/** Creates another key of an account. */
export async function createAccountKey(
  db: Database,
  actor: Actor,
  key: { accountId: number; expiresAt: Date | null; allowIps: string[] },
): Promise<CreatedKey> {
  return db.$transaction(async (tx) => {
    const created = await insertKey(tx, { ...key, series: null });
    await writeAudit(tx, actor, {
      accountId: key.accountId,
      action: 'key.created',
      target: `key ${created.keyId}`,
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
): Promise<(CreatedKey & { oldHash: Buffer }) | null> {
  return db.$transaction(async (tx) => {
    const rotated = await replaceKey(tx, { id: keyId, accountId });
    if (rotated === null) return null;
    const target = `key ${keyId}, now key ${rotated.keyId}`;
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
      await writeAudit(tx, actor, { accountId, action: 'key.disabled', target: `key ${keyId}` });
    }
    return disableKey(tx, keyId);
  });
}
