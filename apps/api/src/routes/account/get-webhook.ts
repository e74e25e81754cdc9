import type { WebhookUrlResponse } from '@firmlens/contract';
import { type Database, findAccount } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';

/** `GET /account/webhook`: the account's default URL. */
export function getWebhook({ db }: { db: Database }): RequestHandler {
  return async (_request, response) => {
    const { accountId } = admissionOf(response).record;
    const account = await findAccount(db, accountId);
    if (account === null) throw new Error(`account ${accountId} is gone`);
    const body: WebhookUrlResponse = { success: true, data: { webhook_url: account.webhookUrl } };
    response.json(body);
  };
}
