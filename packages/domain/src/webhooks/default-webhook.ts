import type { Database } from '../database';

/** Stores the account's default webhook URL, which the caller has validated. */
export async function setDefaultWebhook(db: Database, accountId: number, url: string): Promise<void> {
  await db.account.update({ where: { id: accountId }, data: { webhookUrl: url } });
}
