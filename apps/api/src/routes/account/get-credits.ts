import type { CreditsResponse } from '@firmlens/contract';
import { type Database, findCredits } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';

/** `GET /account/credits`. */
export function getCredits({ db }: { db: Database }): RequestHandler {
  return async (_request, response) => {
    const { accountId } = admissionOf(response).record;
    const credits = await findCredits(db, accountId);
    if (credits === null) throw new Error(`account ${accountId} is gone`);
    const { balance, used, limit, totalPurchased, resetsAt } = credits;
    const body: CreditsResponse = {
      success: true,
      data: {
        credits: {
          balance,
          used,
          limit,
          total_purchased: totalPurchased,
          percentage_used: limit === 0 ? 0 : Math.round((used / limit) * 10_000) / 100,
          resets_at: resetsAt?.toISOString() ?? null,
        },
      },
    };
    response.json(body);
  };
}
