import { randomUUID } from 'node:crypto';
import type { Plan } from '@firmlens/contract';
import {
  type AccountChange,
  createAccount,
  createKey,
  type Database,
  keyHashesOf,
  renewAccount,
  updateAccount,
} from '@firmlens/domain';
import { type Api, SECRETS_KEY } from './start-api';

export interface Caller {
  accountId: number;
  keyId: number;
  key: string;
}

interface AccountOptions extends AccountChange {
  plan?: Plan;
  /** Credits at the start of the period, instead of the plan's allowance. */
  credits?: number;
}

/**
 * Creates an account with a key. It is on the largest plan unless the test names another, so no limit is in
 * the way.
 */
export async function openAccount(
  db: Database,
  { plan = 'enterprise', credits, ...change }: AccountOptions = {},
): Promise<Caller> {
  const { accountId, keyId, apiKey } = await createAccount(db, {
    name: 'Marlow & Pike',
    email: `${randomUUID()}@marlow.example`,
    companyName: null,
    plan,
    secretsKey: SECRETS_KEY,
  });
  if (Object.keys(change).length > 0) await updateAccount(db, accountId, change);
  if (credits !== undefined) {
    await updateAccount(db, accountId, { creditsPerMonth: credits });
    await renewAccount(db, accountId);
  }
  return { accountId, keyId, key: apiKey };
}

/** Creates another key of an account, with its own restrictions. */
export async function openKey(
  db: Database,
  { accountId }: Pick<Caller, 'accountId'>,
  { expiresAt = null, allowIps = [] }: { expiresAt?: Date | null; allowIps?: string[] } = {},
): Promise<Caller> {
  const created = await createKey(db, { accountId, expiresAt, allowIps });
  if (created === null) throw new Error(`there is no account ${accountId}`);
  return { accountId, keyId: created.keyId, key: created.apiKey };
}

/** Makes every process reload a changed account, as the operator's command does. */
export async function evictCachedKeys(
  { db, cache }: Pick<Api, 'db' | 'cache'>,
  accountId: number,
): Promise<void> {
  await cache.dropKeys(await keyHashesOf(db, accountId));
}

/**
 * Runs a scenario that depends on the minute's count, and repeats it if it failed because the minute ended.
 */
export async function withinOneMinute(scenario: () => Promise<void>): Promise<void> {
  const minute = () => Math.floor(Date.now() / 60_000);
  const startMinute = minute();
  try {
    await scenario();
  } catch (error) {
    if (minute() === startMinute) throw error;
    await scenario();
  }
}
