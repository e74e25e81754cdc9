import type { Database, Transaction } from '../database';

/** A request that its client may send again. */
export interface IdempotentRequest {
  accountId: number;
  /** Chosen by the client. */
  key: string;
  /** SHA-256 of everything that decides what the request does. */
  digest: Buffer;
}

/** An answer as it was given. */
export interface IdempotentAnswer {
  status: number;
  /** JSON text. */
  body: string;
}

/** How long an answer is given again. */
const LIFETIME_HOURS = 24;

/** Returns the first answer to the request; `other` if its key stands for another request; null if the key is new. */
export async function findAnswer(
  db: Transaction,
  { accountId, key, digest }: IdempotentRequest,
): Promise<IdempotentAnswer | 'other' | null> {
  const [row] = await db.$queryRaw<(IdempotentAnswer & { isSame: boolean })[]>`
    SELECT status, body, digest = ${digest} AS "isSame" FROM idempotent_answers
    WHERE account_id = ${accountId}::int AND key = ${key}
      AND created_at > now() - make_interval(hours => ${LIFETIME_HOURS}::int)`;
  if (row === undefined) return null;
  return row.isSame ? { status: row.status, body: row.body } : 'other';
}

/**
 * Stores the first answer to the request, in the transaction of what it did. Returns false if the key has an answer: a
 * request with it that was under way has ended.
 */
export async function storeAnswer(
  tx: Transaction,
  { accountId, key, digest }: IdempotentRequest,
  { status, body }: IdempotentAnswer,
): Promise<boolean> {
  const stored = await tx.$executeRaw`
    INSERT INTO idempotent_answers AS first (account_id, key, digest, status, body)
    VALUES (${accountId}::int, ${key}, ${digest}, ${status}::int, ${body})
    ON CONFLICT (account_id, key) DO UPDATE
    SET digest = excluded.digest, status = excluded.status, body = excluded.body, created_at = now()
    WHERE first.created_at <= now() - make_interval(hours => ${LIFETIME_HOURS}::int)`;
  return stored === 1;
}

/** Deletes answers that are not given again, one page at a time. Returns how many. */
export async function deleteOldAnswers(db: Database): Promise<number> {
  return db.$executeRaw`
    DELETE FROM idempotent_answers WHERE (account_id, key) IN (
      SELECT account_id, key FROM idempotent_answers
      WHERE created_at <= now() - make_interval(hours => ${LIFETIME_HOURS}::int) LIMIT 1000)`;
}
