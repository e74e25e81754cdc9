import { MAX_CRASHES } from '../batches/max-crashes';
import type { Database } from '../database';

/** A promised hand-over: a batch to run, or a delivery to send. */
export interface Dispatch {
  kind: 'run' | 'deliver';
  /** The batch's or the delivery's id. */
  subject: string;
  generation: number;
  /** Whether it is a batch that lost all but one of its workers. */
  isAlone: boolean;
}

const PAGE = 200;

/**
 * Hands over what was promised and not yet made, at most one page; gives how much it was. Rows under way
 * in another process are skipped. A row goes only when `dispatchJobs` has resolved: a crash in between hands over
 * twice, which the job's id makes harmless.
 */
export async function dispatchOutbox(
  db: Database,
  handOver: (rows: Dispatch[]) => Promise<void>,
): Promise<number> {
  return db.$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<(Dispatch & { id: bigint })[]>`
        SELECT o.id, kind, subject, o.generation, coalesce(crashes >= ${MAX_CRASHES - 1}::int, false) AS "isAlone"
        FROM outbox o LEFT JOIN batches b ON kind = 'run' AND b.id = subject
        ORDER BY o.id LIMIT ${PAGE}::int FOR UPDATE OF o SKIP LOCKED`;
      if (rows.length === 0) return 0;
      await handOver(rows);
      await tx.$executeRaw`DELETE FROM outbox WHERE id = ANY (${rows.map(({ id }) => id)}::bigint[])`;
      return rows.length;
    },
    { timeout: 15_000 },
  );
}
