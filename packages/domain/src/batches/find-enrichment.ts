import type { BatchStatus, DataModule } from '@firmlens/contract';
import type { Database } from '../database';
import type { SourceResult } from './run-batch';

/** A batch with what is known of its steps. */
export interface Enrichment {
  batchId: string;
  domain: string;
  status: BatchStatus;
  message: string | null;
  /** With the base. */
  modules: DataModule[];
  built: DataModule[];
  /** Empty until all sources have answered. */
  sources: (Pick<SourceResult, 'source' | 'status' | 'reason'> & {
    /** How long the query took; null if there was none. */
    seconds: number | null;
  })[];
  creditsReserved: number;
  creditsUsed: number;
  creditsRefunded: number;
  requestedAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
}

/** Returns a batch of an account with its steps; null if the account has none with this id. */
export async function findEnrichment(
  db: Database,
  accountId: number,
  batchId: string,
): Promise<Enrichment | null> {
  const [row] = await db.$queryRaw<Enrichment[]>`
    SELECT b.id AS "batchId", b.domain, b.status, b.message, 'company'::text || b.modules AS modules,
           ARRAY(SELECT m.module FROM batch_modules m WHERE m.batch_id = b.id ORDER BY m.finished_at) AS built,
           coalesce((SELECT json_agg(json_build_object('source', s.source, 'status', s.status, 'reason', s.reason,
                                                       'seconds', s.duration_ms / 1000.0) ORDER BY s.source)
                     FROM batch_sources s WHERE s.batch_id = b.id), '[]') AS sources,
           b.credits_reserved AS "creditsReserved", b.credits_used AS "creditsUsed",
           b.credits_refunded AS "creditsRefunded", b.requested_at AS "requestedAt", b.started_at AS "startedAt",
           b.completed_at AS "completedAt"
    FROM batches b WHERE b.id = ${batchId} AND b.account_id = ${accountId}::int`;
  return row ?? null;
}
