import { type Plan, PLAN_LIMITS, ServiceError } from '@firmlens/contract';
import type { Database, Transaction } from '../database';
import { Prisma } from '../generated/client';
import { insertKey } from '../keys/create-key';
import { newSigningSecret, encrypt } from '../secrets';

export interface NewAccount {
  name: string;
  email: string;
  companyName: string | null;
  plan: Plan;
  /** Encrypts the signing secret at rest. */
  secretsKey: Buffer;
}

export interface CreatedAccount {
  accountId: number;
  keyId: number;
  /** Shown once, never again. */
  apiKey: string;
  signingSecret: string;
}

/** Opens an account with its first key, its signing secret and the plan's allowance, all or nothing. */
export async function createAccount(db: Database, account: NewAccount): Promise<CreatedAccount> {
  return db.$transaction((tx) => insertAccount(tx, account));
}

/**
 * Opens an account in the caller's transaction; see `createAccount`. Throws `invalid_parameter` if one has the mail
 * address.
 */
export async function insertAccount(tx: Transaction, account: NewAccount): Promise<CreatedAccount> {
  const limits = PLAN_LIMITS[account.plan];
  const signingSecret = newSigningSecret();
  try {
    const { id } = await tx.account.create({
      data: {
        name: account.name,
        email: account.email,
        companyName: account.companyName,
        planType: account.plan,
        creditsPerMonth: limits.creditsPerMonth,
        creditLimit: limits.creditsPerMonth,
        ratePerMinute: limits.ratePerMinute,
        ratePerDay: limits.ratePerDay,
        concurrentLimit: limits.concurrentBatches,
        signingSecret: encrypt(signingSecret, account.secretsKey),
      },
      select: { id: true },
    });
    await tx.$queryRaw`
      UPDATE accounts SET next_renewal_at = CASE WHEN plan_type <> 'trial' THEN months_after(plan_started_at, 1) END
      WHERE id = ${id}::int`;
    await tx.$queryRaw`SELECT post_entry(${id}::int, 'opening', ${limits.creditsPerMonth}::int)`;
    const key = await insertKey(tx, { accountId: id, expiresAt: null, allowIps: [], series: null });
    return { accountId: id, keyId: key.keyId, apiKey: key.apiKey, signingSecret };
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') {
      throw new ServiceError(
        'invalid_parameter',
        `An account with the email address ${account.email} already exists.`,
      );
    }
    throw error;
  }
}
