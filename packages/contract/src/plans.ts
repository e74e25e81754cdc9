export const PLANS = ['trial', 'starter', 'professional', 'business', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

export interface PlanLimits {
  creditsPerMonth: number;
  ratePerMinute: number;
  ratePerDay: number;
  /** How many batches of an account may run concurrently. */
  concurrentBatches: number;
}

/** The limits of each plan. Each can be raised for a single account. */
export const PLAN_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  trial: { creditsPerMonth: 2_500, ratePerMinute: 30, ratePerDay: 500, concurrentBatches: 3 },
  starter: { creditsPerMonth: 10_000, ratePerMinute: 60, ratePerDay: 2_000, concurrentBatches: 10 },
  professional: { creditsPerMonth: 25_000, ratePerMinute: 150, ratePerDay: 5_000, concurrentBatches: 25 },
  business: { creditsPerMonth: 100_000, ratePerMinute: 600, ratePerDay: 50_000, concurrentBatches: 100 },
  enterprise: { creditsPerMonth: 500_000, ratePerMinute: 3_000, ratePerDay: 500_000, concurrentBatches: 500 },
};

export const ACCOUNT_STATUSES = ['active', 'past_due', 'suspended', 'cancelled'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];
