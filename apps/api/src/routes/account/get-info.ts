import type { AccountInfoResponse, PlanLimits } from '@firmlens/contract';
import { type Database, findAccount } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';

const toLimits = ({ creditsPerMonth, ratePerMinute, ratePerDay }: PlanLimits) => ({
  credits_per_month: creditsPerMonth,
  rate_per_minute: ratePerMinute,
  rate_per_day: ratePerDay,
});

/** `GET /account/info`. */
export function getInfo({ db }: { db: Database }): RequestHandler {
  return async (_request, response) => {
    const { accountId } = admissionOf(response).record;
    const account = await findAccount(db, accountId);
    if (account === null) throw new Error(`account ${accountId} is gone`);
    const body: AccountInfoResponse = {
      success: true,
      data: {
        account: {
          id: account.id,
          name: account.name,
          email: account.email,
          company_name: account.companyName,
          plan_type: account.plan,
          status: account.status,
          created_at: account.createdAt.toISOString(),
        },
        limits: toLimits(account.limits),
        plan_defaults: toLimits(account.planDefaults),
        rate_limits: { per_minute: account.limits.ratePerMinute, per_day: account.limits.ratePerDay },
      },
    };
    response.json(body);
  };
}
