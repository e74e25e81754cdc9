import type { Database } from '../database';
import { newListId } from '../lists/list-id';
import { beginSearchLook } from './begin-search-look';

/** The watches that can take a step: a look is due, has ended or is paused. */
async function findWatches(db: Database): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT w.id FROM watches w JOIN lists l ON l.id = w.look_id
    WHERE l.ended_at IS NOT NULL OR l.status = 'paused' AND w.status = 'active'
    UNION ALL
    SELECT w.id FROM watches w WHERE is_look_due(w)
    ORDER BY id`;
  return rows.map(({ id }) => id);
}

/**
 * Takes the steps that watches can take now (sql/06_watches.sql): begins looks, which are lists, and records how they
 * ended. Any process may call it at any time, also several at once: each step is one statement.
 */
export async function advanceWatches(db: Database, signal: AbortSignal): Promise<void> {
  for (const watchId of await findWatches(db)) {
    if (signal.aborted) return;
    const [row] = await db.$queryRaw<
      { step: string }[]
    >`SELECT advance_watch(${watchId}, ${newListId()}) AS step`;
    if (row?.step === 'to_search') await beginSearchLook(db, watchId);
  }
}

/** The most companies that are compared at once. */
const PAGE = 500;

/**
 * Tells what is new about the companies of watches that were enriched since the last comparison, by whomever. Returns
 * how many signals it told. Repeating it is harmless.
 */
export async function tellSignals(
  db: Database,
  freshnessSeconds: number,
  signal: AbortSignal,
): Promise<number> {
  let told = 0;
  const changed = await db.$queryRaw<{ watchId: string; domain: string }[]>`
    SELECT c.watch_id AS "watchId", c.domain
    FROM watches w JOIN accounts a ON a.id = w.account_id JOIN watch_companies c ON c.watch_id = w.id AND c.is_changed
    WHERE w.status = 'active' AND a.status IN ('active', 'past_due') LIMIT ${PAGE}::int`;
  for (const { watchId, domain } of changed) {
    if (signal.aborted) return told;
    const [row] = await db.$queryRaw<{ told: number }[]>`
      SELECT tell_signals(${watchId}, ${domain}, ${freshnessSeconds}::float8) AS told`;
    told += row?.told ?? 0;
  }
  return told;
}
