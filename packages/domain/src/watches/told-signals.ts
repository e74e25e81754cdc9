import type { ToldSignal } from '@firmlens/contract';
import type { Database } from '../database';
import { numberOfSignalEvent } from './watch-id';

/** Returns what a watch told after the event with this id, or from the first, oldest first. */
export async function toldSignals(
  db: Database,
  watchId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<ToldSignal[]> {
  const last = after === null ? 0n : numberOfSignalEvent(after);
  return db.$queryRaw<ToldSignal[]>`
    SELECT signal_event_id(k.id) AS id, watch_id AS "watchId", domain, told_at AS "detectedAt", told AS signal
    FROM watch_signals k WHERE watch_id = ${watchId} AND told IS NOT NULL AND k.id > ${last}::bigint
    ORDER BY k.id LIMIT ${limit}::int`;
}

/** Returns what a watch told before the event with this id, or the latest, newest first. */
export async function latestToldSignals(
  db: Database,
  watchId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<ToldSignal[]> {
  const first = before === null ? null : numberOfSignalEvent(before);
  return db.$queryRaw<ToldSignal[]>`
    SELECT signal_event_id(k.id) AS id, watch_id AS "watchId", domain, told_at AS "detectedAt", told AS signal
    FROM watch_signals k
    WHERE watch_id = ${watchId} AND told IS NOT NULL AND (${first}::bigint IS NULL OR k.id < ${first}::bigint)
    ORDER BY k.id DESC LIMIT ${limit}::int`;
}

/** How long a watch remembers an event that is no longer on file. Until then it is the same if it comes back. */
const REMEMBERED_MONTHS = 13;

/** Deletes events that watches have not seen for long, with their deliveries, one page at a time. Returns how many. */
export async function deleteOldWatchSignals(db: Database): Promise<number> {
  return db.$executeRaw`
    WITH old AS (
      SELECT id, delivery_id FROM watch_signals
      WHERE seen_at < now() - make_interval(months => ${REMEMBERED_MONTHS}::int) LIMIT 1000
    ), owed AS (
      DELETE FROM deliveries d USING old WHERE d.id = old.delivery_id
    )
    DELETE FROM watch_signals k USING old WHERE k.id = old.id`;
}

/**
 * Deletes looks that ended more than this many days ago, at least two months: those of the month are needed to know
 * what it cost. One page at a time; returns how many.
 */
export async function deleteOldLooks(db: Database, days: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM lists WHERE id IN (
      SELECT l.id FROM lists l
      WHERE l.watch_id IS NOT NULL AND l.ended_at < now() - make_interval(days => greatest(62, ${days}::int))
        AND NOT EXISTS (SELECT FROM watches w WHERE w.look_id = l.id)
      LIMIT 100)`;
}
