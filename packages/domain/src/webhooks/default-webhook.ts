import type { Database } from '../database';

/** Stores the account's one default webhook URL; the caller has checked it. */
export async function setDefaultWebhook(db: Database, accountId: number, url: string): Promise<void> {
  await db.account.update({ where: { id: accountId }, data: { webhookUrl: url } });
}
