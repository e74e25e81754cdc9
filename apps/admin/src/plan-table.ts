import { PLAN_LIMITS, PLANS } from '@firmlens/contract';

const amount = new Intl.NumberFormat('en');

/** What each plan allows, as a table. */
export const PLAN_TABLE = [
  'Plan          credits a month  requests a minute  requests a day  batches at once',
  ...PLANS.map((plan) => {
    const { creditsPerMonth, ratePerMinute, ratePerDay, concurrentBatches } = PLAN_LIMITS[plan];
    const [credits = '', minute = '', day = '', batches = ''] = [
      ...[creditsPerMonth, ratePerMinute, ratePerDay, concurrentBatches],
    ].map((number) => amount.format(number));
    return `${plan.padEnd(12)} ${credits.padStart(16)} ${minute.padStart(18)} ${day.padStart(15)} ${batches.padStart(16)}`;
  }),
].join('\n');
