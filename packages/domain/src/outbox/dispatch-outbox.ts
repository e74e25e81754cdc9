import { ALONE_FROM_CRASHES } from '../batches/max-crashes';
import type { Database } from '../database';

/** An outbox row: a batch to run, or a delivery to send. */
export interface Dispatch {
  kind: 'run' | 'deliver';
  /** The batch's or the delivery's id. */
  subject: string;
  generation: number;
  /** Whether it is a quarantined batch, which may lose only one more worker. */
  isQuarantined: boolean;
  /** The trace of the request that queued the batch; null if that was not traced. */
  traceparent: string | null;
}

const PAGE = 200;

/**
 * Dispatches outbox rows, at most one page, and returns whether the page was full. Skips rows that another process is
 * dispatching. A row is deleted only after `enqueue` has resolved: a crash in between dispatches twice,
 * which the job's id makes harmless.
 */
export async function dispatchOutbox(
  db: Database,
  enqueue: (rows: Dispatch[]) => Promise<void>,
): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<(Dispatch & { id: bigint })[]>`
        SELECT o.id, kind, subject, o.generation, b.traceparent,
               coalesce(kind = 'run' AND crashes >= ${ALONE_FROM_CRASHES}::int, false) AS "isQuarantined"
        FROM outbox o LEFT JOIN batches b ON b.id = CASE kind
          WHEN 'run' THEN subject
          ELSE (SELECT d.batch_id FROM deliveries d WHERE d.id = subject::bigint)
        END
        ORDER BY o.id LIMIT ${PAGE}::int FOR UPDATE OF o SKIP LOCKED`;
      if (rows.length === 0) return false;
      await enqueue(rows);
      await tx.$executeRaw`DELETE FROM outbox WHERE id = ANY (${rows.map(({ id }) => id)}::bigint[])`;
      return rows.length === PAGE;
    },
    { timeout: 15_000 },
  );
}
