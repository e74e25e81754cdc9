import type { BatchStatus, DataModule } from '@firmlens/contract';
import type { Database } from '../database';

/** A company that an account enriched, with its latest batch. */
export interface EnrichedCompany {
  batchId: string;
  domain: string;
  /** As that batch found it; null if it did not, or past retention. */
  name: string | null;
  status: BatchStatus;
  /** With the base. */
  modules: DataModule[];
  requestedAt: Date;
  creditsUsed: number;
}

/**
 * Returns the companies that an account enriched, the latest first, each once. `before` is the batch that the page
 * ends before.
 */
export async function listEnrichedCompanies(
  db: Database,
  accountId: number,
  { before, limit }: { before: string | null; limit: number },
): Promise<EnrichedCompany[]> {
  return db.$queryRaw<EnrichedCompany[]>`
    SELECT b.id AS "batchId", b.domain, b.status, 'company'::text || b.modules AS modules,
           b.requested_at AS "requestedAt", b.credits_used AS "creditsUsed",
           (SELECT m.data ->> 'name' FROM batch_modules m
            WHERE m.batch_id = b.id AND m.module = 'company' AND b.status = 'completed') AS name
    FROM batches b
    WHERE b.account_id = ${accountId}::int
      AND (${before}::text IS NULL OR (b.requested_at, b.id) < (
        SELECT k.requested_at, k.id FROM batches k WHERE k.id = ${before} AND k.account_id = ${accountId}::int))
      AND NOT EXISTS (
        SELECT FROM batches n WHERE n.domain = b.domain AND n.account_id = b.account_id
          AND (n.requested_at, n.id) > (b.requested_at, b.id))
    ORDER BY b.requested_at DESC, b.id DESC LIMIT ${limit}::int`;
}
