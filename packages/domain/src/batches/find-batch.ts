import type { BatchStatus, DeliveryStatus, Module } from '@firmlens/contract';
import type { Database } from '../database';

export interface Batch {
  id: string;
  accountId: number;
  domain: string;
  status: BatchStatus;
  modules: Module[];
  message: string | null;
  creditsReserved: number;
  creditsUsed: number;
  creditsRefunded: number;
  requestedAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  webhookUrl: string | null;
  /** Null until the batch has ended. */
  delivery: { status: DeliveryStatus; attempts: number; sentAt: Date | null } | null;
}

interface BatchRow extends Omit<Batch, 'delivery'> {
  deliveryStatus: DeliveryStatus | null;
  attempts: number;
  sentAt: Date | null;
}

/** Returns the batch with its delivery, as they are at one moment, or null. */
export async function findBatch(db: Database, batchId: string): Promise<Batch | null> {
  const [row] = await db.$queryRaw<BatchRow[]>`
    SELECT b.id, b.account_id AS "accountId", b.domain, b.status, b.modules, b.message,
           b.credits_reserved AS "creditsReserved", b.credits_used AS "creditsUsed",
           b.credits_refunded AS "creditsRefunded", b.requested_at AS "requestedAt", b.started_at AS "startedAt",
           b.completed_at AS "completedAt", b.webhook_url AS "webhookUrl", d.status AS "deliveryStatus", d.attempts,
           d.sent_at AS "sentAt"
    FROM batches b LEFT JOIN deliveries d ON d.batch_id = b.id
    WHERE b.id = ${batchId}`;
  if (row === undefined) return null;
  const { deliveryStatus, attempts, sentAt, ...batch } = row;
  return {
    ...batch,
    delivery: deliveryStatus === null ? null : { status: deliveryStatus, attempts, sentAt },
  };
}

/** Counts the account's running batches. */
export async function countRunningBatches(db: Database, accountId: number): Promise<number> {
  return db.batch.count({ where: { accountId, status: { in: ['queued', 'processing'] } } });
}

export interface BatchResults {
  accountId: number;
  domain: string;
  status: BatchStatus;
  modules: Module[];
  message: string | null;
  creditsUsed: number;
  creditsRefunded: number;
  completedAt: Date | null;
  /**
   * Each module's data as JSON text, exactly as the batch produced it. Fewer modules than requested past
   * retention.
   */
  data: Map<string, string>;
  /** How the sources of each module responded, as JSON text; null if an earlier release built it. */
  coverage: Map<string, string | null>;
}

interface ResultsRow extends Omit<BatchResults, 'data' | 'coverage'> {
  built: { module: string; data: string; coverage: string | null }[] | null;
}

/** Returns what a batch produced, in one read, or null. */
export async function findBatchResults(db: Database, batchId: string): Promise<BatchResults | null> {
  // As JSON, because arrays of PostgreSQL are parsed character by character.
  const [row] = await db.$queryRaw<ResultsRow[]>`
    SELECT b.account_id AS "accountId", b.domain, b.status, b.modules, b.message, b.credits_used AS "creditsUsed",
           b.credits_refunded AS "creditsRefunded", b.completed_at AS "completedAt",
           (SELECT json_agg(json_build_object('module', m.module, 'data', m.data::text, 'coverage', m.coverage::text))
            FROM batch_modules m WHERE m.batch_id = b.id AND b.status = 'completed') AS built
    FROM batches b WHERE b.id = ${batchId}`;
  if (row === undefined) return null;
  const { built, ...batch } = row;
  return {
    ...batch,
    data: new Map(built?.map(({ module, data }) => [module, data])),
    coverage: new Map(built?.map(({ module, coverage }) => [module, coverage])),
  };
}

/**
 * Deletes the results, evidence and sources' outcomes of batches that ended more than this many days ago, one page at
 * a time. The company's own data stay. Returns how many batches had any.
 */
export async function deleteOldResults(db: Database, days: number): Promise<number> {
  const [row] = await db.$queryRaw<{ batches: number }[]>`
    WITH old AS (
      SELECT b.id FROM batches b
      WHERE b.completed_at < now() - make_interval(days => ${days}::int)
        AND (EXISTS (SELECT FROM batch_modules m WHERE m.batch_id = b.id)
          OR EXISTS (SELECT FROM evidence e WHERE e.batch_id = b.id)
          OR EXISTS (SELECT FROM batch_sources s WHERE s.batch_id = b.id))
        AND NOT EXISTS (SELECT FROM company_modules c WHERE c.batch_id = b.id)
      LIMIT 500
    ), facts AS (
      DELETE FROM evidence e USING old WHERE e.batch_id = old.id
    ), payloads AS (
      DELETE FROM batch_modules m USING old WHERE m.batch_id = old.id
    ), sources AS (
      DELETE FROM batch_sources s USING old WHERE s.batch_id = old.id
    )
    SELECT count(*)::int AS batches FROM old`;
  return row?.batches ?? 0;
}
