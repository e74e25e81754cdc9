import type { BatchStatus, DataModule } from '@firmlens/contract';
import type { Database } from '../database';
import { Prisma } from '../generated/client';

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

interface Page {
  /** The batch that the page ends before; null for the first page. */
  before: string | null;
  limit: number;
}

/** Returns the companies that an account enriched, the latest first, each once. */
export async function listEnrichedCompanies(
  db: Database,
  accountId: number,
  page: Page,
): Promise<EnrichedCompany[]> {
  return db.$queryRaw<EnrichedCompany[]>(enrichedCompaniesQuery(accountId, page));
}

/** Reads the account's batches, newest first, and looks up for each whether it is the latest of its company. */
export function enrichedCompaniesQuery(accountId: number, { before, limit }: Page): Prisma.Sql {
  const start =
    before === null
      ? Prisma.empty
      : Prisma.sql`AND (b.requested_at, b.id) <
          (SELECT k.requested_at, k.id FROM batches k WHERE k.id = ${before} AND k.account_id = ${accountId}::int)`;
  return Prisma.sql`
    SELECT b.id AS "batchId", b.domain, b.status, 'company'::text || b.modules AS modules,
           b.requested_at AS "requestedAt", b.credits_used AS "creditsUsed",
           (SELECT m.data ->> 'name' FROM batch_modules m
            WHERE m.batch_id = b.id AND m.module = 'company' AND b.status = 'completed') AS name
    FROM batches b
    WHERE b.account_id = ${accountId}::int ${start}
      AND b.id = (
        SELECT n.id FROM batches n WHERE n.account_id = b.account_id AND n.domain = b.domain
        ORDER BY n.requested_at DESC, n.id DESC LIMIT 1)
    ORDER BY b.requested_at DESC, b.id DESC LIMIT ${limit}::int`;
}
