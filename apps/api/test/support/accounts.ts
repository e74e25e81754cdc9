import { randomUUID } from 'node:crypto';
import type { Plan } from '@firmlens/contract';
import {
  type AccountChange,
  createAccount,
  createKey,
  type Database,
  keyHashesOf,
  renewAccount,
  setAccount,
} from '@firmlens/domain';
import type { Api } from './start-api';

export interface Caller {
  accountId: number;
  keyId: number;
  key: string;
}

interface AccountOptions extends AccountChange {
  plan?: Plan;
  /** What the period begins with, in place of the plan's allowance. */
  credits?: number;
}

/** A new account and its key; on the largest plan, so that no limit is in the way, unless the test names another. */
export async function openAccount(
  db: Database,
  { plan = 'enterprise', credits, ...change }: AccountOptions = {},
): Promise<Caller> {
  const { accountId, keyId, apiKey } = await createAccount(db, {
    name: 'Marlow & Pike',
    email: `${randomUUID()}@marlow.example`,
    companyName: null,
    plan,
    secretsKey: Buffer.alloc(32, 7),
  });
  if (Object.keys(change).length > 0) await setAccount(db, accountId, change);
  if (credits !== undefined) {
    await setAccount(db, accountId, { creditsPerMonth: credits });
    await renewAccount(db, accountId);
  }
  return { accountId, keyId, key: apiKey };
}

/** A further key of an account, with rules of its own. */
export async function openKey(
  db: Database,
  { accountId }: Pick<Caller, 'accountId'>,
  { expiresAt = null, allowIps = [] }: { expiresAt?: Date | null; allowIps?: string[] } = {},
): Promise<Caller> {
  const created = await createKey(db, { accountId, expiresAt, allowIps });
  if (created === null) throw new Error(`there is no account ${accountId}`);
  return { accountId, keyId: created.keyId, key: created.apiKey };
}

/** Makes a changed account known to every process, as the operator's command does. */
export async function evictCachedKeys(
  { db, cache }: Pick<Api, 'db' | 'cache'>,
  accountId: number,
): Promise<void> {
  await cache.dropKeys(await keyHashesOf(db, accountId));
}

/** Runs what counts requests of a minute, and once more where the minute ended under it. */
export async function withinOneMinute(scenario: () => Promise<void>): Promise<void> {
  const minute = () => Math.floor(Date.now() / 60_000);
  const began = minute();
  try {
    await scenario();
  } catch (error) {
    if (minute() === began) throw error;
    await scenario();
  }
}
