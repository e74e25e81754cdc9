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

/** A batch as JSON. */
interface BatchRow extends Omit<Batch, 'requestedAt' | 'startedAt' | 'completedAt' | 'delivery'> {
  requestedAt: string;
  startedAt: string | null;
  completedAt: string | null;
  delivery: { status: DeliveryStatus; attempts: number; sentAt: string | null } | null;
}

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

/**
 * Returns the batches with these ids and their deliveries, as they are at one moment, in the order of the ids; null
 * for none.
 */
export async function findBatches(db: Database, ids: readonly string[]): Promise<(Batch | null)[]> {
  const [row] = await db.$queryRaw<{ found: BatchRow[] | null }[]>`
    SELECT json_agg(json_build_object(
             'id', b.id, 'accountId', b.account_id, 'domain', b.domain, 'status', b.status, 'modules', b.modules,
             'message', b.message, 'creditsReserved', b.credits_reserved, 'creditsUsed', b.credits_used,
             'creditsRefunded', b.credits_refunded, 'requestedAt', b.requested_at, 'startedAt', b.started_at,
             'completedAt', b.completed_at, 'webhookUrl', b.webhook_url,
             'delivery', CASE WHEN d.id IS NOT NULL THEN
               json_build_object('status', d.status, 'attempts', d.attempts, 'sentAt', d.sent_at) END)) AS found
    FROM batches b LEFT JOIN deliveries d ON d.batch_id = b.id
    WHERE b.id = ANY (${[...ids]}::text[])`;
  const found = new Map(row?.found?.map((each) => [each.id, each]));
  return ids.map((id) => {
    const each = found.get(id);
    if (each === undefined) return null;
    return {
      ...each,
      requestedAt: new Date(each.requestedAt),
      startedAt: dateOrNull(each.startedAt),
      completedAt: dateOrNull(each.completedAt),
      delivery: each.delivery && { ...each.delivery, sentAt: dateOrNull(each.delivery.sentAt) },
    };
  });
}

/** Returns one batch, or null. */
export async function findBatch(db: Database, batchId: string): Promise<Batch | null> {
  const [batch = null] = await findBatches(db, [batchId]);
  return batch;
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

/** What of a batch's results is small, as JSON, with its modules in their order. */
interface ResultsHead extends Omit<BatchResults, 'completedAt' | 'data' | 'coverage'> {
  id: string;
  completedAt: string | null;
  built: { module: string; coverage: string | null }[] | null;
}

/** A control character that JSON text never contains, between the data of modules. */
const SEPARATOR = '\x1e';

/** Returns what batches produced, in one read, in the order of the ids; null for none. */
export async function findResultsOf(db: Database, ids: readonly string[]): Promise<(BatchResults | null)[]> {
  // The data as one text: PostgreSQL's client parses arrays character by character, and JSON would have to be quoted.
  const rows = await db.$queryRaw<{ head: ResultsHead; data: string | null }[]>`
    SELECT json_build_object(
             'id', b.id, 'accountId', b.account_id, 'domain', b.domain, 'status', b.status, 'modules', b.modules,
             'message', b.message, 'creditsUsed', b.credits_used, 'creditsRefunded', b.credits_refunded,
             'completedAt', b.completed_at, 'built', r.built) AS head, r.data
    FROM batches b LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('module', m.module, 'coverage', m.coverage::text) ORDER BY m.module) AS built,
             string_agg(m.data::text, ${SEPARATOR} ORDER BY m.module) AS data
      FROM batch_modules m WHERE m.batch_id = b.id AND b.status = 'completed'
    ) r ON true
    WHERE b.id = ANY (${[...ids]}::text[])`;
  const found = new Map(rows.map((row) => [row.head.id, row]));
  return ids.map((id) => {
    const row = found.get(id);
    if (row === undefined) return null;
    const { built, completedAt, ...batch } = row.head;
    const texts = row.data?.split(SEPARATOR) ?? [];
    return {
      ...batch,
      completedAt: dateOrNull(completedAt),
      data: new Map(built?.map(({ module }, index) => [module, texts[index] ?? 'null'])),
      coverage: new Map(built?.map(({ module, coverage }) => [module, coverage])),
    };
  });
}

/** Returns what one batch produced, or null. */
export async function findBatchResults(db: Database, batchId: string): Promise<BatchResults | null> {
  const [results = null] = await findResultsOf(db, [batchId]);
  return results;
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
