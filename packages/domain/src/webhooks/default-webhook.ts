import type { Transaction } from '../database';

/** Stores the account's default webhook URL, which the caller has validated. */
export async function setDefaultWebhook(db: Transaction, accountId: number, url: string): Promise<void> {
  await db.account.update({ where: { id: accountId }, data: { webhookUrl: url } });
}

/** Removes the account's default webhook URL and returns it; null if there was none. */
export async function clearDefaultWebhook(db: Transaction, accountId: number): Promise<string | null> {
  const [cleared] = await db.$queryRaw<{ url: string }[]>`
    WITH before AS (
      SELECT id, webhook_url FROM accounts WHERE id = ${accountId}::int AND webhook_url IS NOT NULL FOR UPDATE
    )
    UPDATE accounts a SET webhook_url = NULL FROM before WHERE a.id = before.id
    RETURNING before.webhook_url AS url`;
  return cleared?.url ?? null;
}
