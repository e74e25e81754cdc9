import type { AccountStatus, Plan } from '@firmlens/contract';
import type { Database } from '../database';
import { Prisma } from '../generated/client';

export interface AccountFilter {
  /** Part of the name, the company's name or the email address; in whatever case. */
  text?: string | undefined;
  plan?: Plan | undefined;
  status?: AccountStatus | undefined;
}

export interface AccountRow {
  id: number;
  name: string;
  companyName: string | null;
  email: string;
  plan: Plan;
  status: AccountStatus;
  balance: number;
  createdAt: Date;
}

/** Returns accounts before an id, or the newest, newest first. Balances are as of the last renewal. */
export async function findAccounts(
  db: Database,
  { text, plan, status }: AccountFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<AccountRow[]> {
  const conditions = [Prisma.sql`true`];
  if (before !== null) conditions.push(Prisma.sql`id < ${before}::int`);
  if (plan !== undefined) conditions.push(Prisma.sql`plan_type = ${plan}`);
  if (status !== undefined) conditions.push(Prisma.sql`status = ${status}`);
  if (text !== undefined) {
    conditions.push(Prisma.sql`
      position(lower(${text}) IN lower(concat_ws(chr(10), name, company_name, email))) > 0`);
  }
  return db.$queryRaw<AccountRow[]>`
    SELECT id, name, company_name AS "companyName", email, plan_type AS plan, status, balance,
           created_at AS "createdAt"
    FROM accounts WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY id DESC LIMIT ${limit}::int`;
}

export interface LedgerHead {
  /** Number of the credit period. */
  period: number;
  /** Number of the latest entry, from 1. */
  sequence: number;
  /** Its hash, in hexadecimal. */
  hash: string;
  /** When the next period begins by itself; null for a trial. */
  renewsAt: Date | null;
}

export interface RunningBatch {
  id: string;
  domain: string;
  status: string;
  requestedAt: Date;
}

/** The most running batches that are listed. */
const MAX_RUNNING = 50;

/** Returns where an account's ledger ends, and when its next period begins; null if the account does not exist. */
export async function findLedgerHead(db: Database, accountId: number): Promise<LedgerHead | null> {
  const row = await db.account.findUnique({
    where: { id: accountId },
    select: { period: true, ledgerSequence: true, ledgerHash: true, nextRenewalAt: true },
  });
  return (
    row && {
      period: row.period,
      sequence: Number(row.ledgerSequence),
      hash: Buffer.from(row.ledgerHash).toString('hex'),
      renewsAt: row.nextRenewalAt,
    }
  );
}

/** Returns an account's running batches, oldest first, at most fifty. */
export async function findRunningBatches(db: Database, accountId: number): Promise<RunningBatch[]> {
  return db.batch.findMany({
    where: { accountId, status: { in: ['queued', 'processing'] } },
    orderBy: { requestedAt: 'asc' },
    take: MAX_RUNNING,
    select: { id: true, domain: true, status: true, requestedAt: true },
  });
}
