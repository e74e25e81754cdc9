import { type AccountStatus, type Plan, PLAN_LIMITS, type PlanLimits } from '@firmlens/contract';
import type { Account as AccountRow } from '../generated/client';

/** An account as the rest of the service sees it. It contains no secret. */
export interface Account {
  id: number;
  name: string;
  email: string;
  companyName: string | null;
  plan: Plan;
  status: AccountStatus;
  createdAt: Date;
  /** The enforced limits. `creditsPerMonth` is what the next renewal grants. */
  limits: PlanLimits;
  planDefaults: PlanLimits;
  webhookUrl: string | null;
  credits: Credits;
}

export interface Credits {
  balance: number;
  used: number;
  /** The allowance of the current period. */
  limit: number;
  totalPurchased: number;
  resetsAt: Date | null;
}

export function toAccount(row: AccountRow): Account {
  const plan = row.planType as Plan;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    companyName: row.companyName,
    plan,
    status: row.status as AccountStatus,
    createdAt: row.createdAt,
    limits: {
      creditsPerMonth: row.creditsPerMonth,
      ratePerMinute: row.ratePerMinute,
      ratePerDay: row.ratePerDay,
      concurrentBatches: row.concurrentLimit,
    },
    planDefaults: PLAN_LIMITS[plan],
    webhookUrl: row.webhookUrl,
    credits: toCredits(row),
  };
}

export function toCredits(
  row: Pick<AccountRow, 'balance' | 'used' | 'creditLimit' | 'totalPurchased' | 'resetsAt'>,
): Credits {
  return {
    balance: row.balance,
    used: row.used,
    limit: row.creditLimit,
    totalPurchased: row.totalPurchased,
    resetsAt: row.resetsAt,
  };
}
