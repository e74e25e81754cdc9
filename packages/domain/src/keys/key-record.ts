import type { AccountStatus, Plan } from '@firmlens/contract';
import type { Database } from '../database';

/**
 * Everything that admission needs to know about a key and its account; stored in Redis as the key's record.
 */
export interface KeyRecord {
  keyId: number;
  series: number;
  accountId: number;
  plan: Plan;
  status: AccountStatus;
  ratePerMinute: number;
  ratePerDay: number;
  disabled: boolean;
  /** Unix milliseconds, or null. */
  expiresAt: number | null;
  allowIps: string[];
  /** Unix milliseconds of the account's next renewal, after which its balance must be read again. */
  renewsAt: number | null;
}

interface KeyRow {
  id: number;
  series: number;
  accountId: number;
  plan: Plan;
  status: AccountStatus;
  ratePerMinute: number;
  ratePerDay: number;
  disabledAt: Date | null;
  expiresAt: Date | null;
  allowIps: string[];
  nextRenewalAt: Date | null;
}

function toRecord(row: KeyRow): KeyRecord {
  return {
    keyId: row.id,
    series: row.series,
    accountId: row.accountId,
    plan: row.plan,
    status: row.status,
    ratePerMinute: row.ratePerMinute,
    ratePerDay: row.ratePerDay,
    disabled: row.disabledAt !== null,
    expiresAt: row.expiresAt?.getTime() ?? null,
    allowIps: row.allowIps,
    renewsAt: row.nextRenewalAt?.getTime() ?? null,
  };
}

/** Returns the record of the key with this hash, or null. */
export async function findKeyRecord(db: Database, hash: Buffer): Promise<KeyRecord | null> {
  const [row] = await db.$queryRaw<KeyRow[]>`
    SELECT k.id, k.series, k.account_id AS "accountId", a.plan_type AS plan, a.status,
           a.rate_per_minute AS "ratePerMinute", a.rate_per_day AS "ratePerDay", k.disabled_at AS "disabledAt",
           k.expires_at AS "expiresAt", k.allow_ips AS "allowIps", a.next_renewal_at AS "nextRenewalAt"
    FROM api_keys k JOIN accounts a ON a.id = k.account_id
    WHERE k.hash = ${hash}`;
  return row ? toRecord(row) : null;
}

/** Returns the hashes of all keys of an account. */
export async function keyHashesOf(db: Database, accountId: number): Promise<Buffer[]> {
  const rows = await db.apiKey.findMany({ where: { accountId }, select: { hash: true } });
  return rows.map(({ hash }) => Buffer.from(hash));
}

export interface KeySummary {
  keyId: number;
  prefix: string;
  createdAt: Date;
  expiresAt: Date | null;
  disabledAt: Date | null;
  allowIps: string[];
}

const summaryOf = ({ id, ...key }: Omit<KeySummary, 'keyId'> & { id: number }): KeySummary => ({
  keyId: id,
  prefix: key.prefix,
  createdAt: key.createdAt,
  expiresAt: key.expiresAt,
  disabledAt: key.disabledAt,
  allowIps: key.allowIps,
});

/** Returns what an operator may see of an account's keys. */
export async function listKeys(db: Database, accountId: number): Promise<KeySummary[]> {
  const rows = await db.apiKey.findMany({ where: { accountId }, orderBy: { id: 'asc' } });
  return rows.map(summaryOf);
}

/** Returns what an operator may see of a key, and whose it is; null if there is no such key. */
export async function findKey(
  db: Database,
  keyId: number,
): Promise<(KeySummary & { accountId: number }) | null> {
  const row = await db.apiKey.findUnique({ where: { id: keyId } });
  return row && { ...summaryOf(row), accountId: row.accountId };
}
