import { type DataModule, LIST_ENTRY_STATUSES, type ListEntryStatus } from '@firmlens/contract';
import type { Database } from '../database';
import type { NameCandidate } from './resolve-names';

/** An entry of a list and what came of it. */
export interface ListEntry {
  /** The place in the list, from 1. The cursor of pages. */
  position: number;
  line: number;
  input: string;
  domain: string | null;
  status: ListEntryStatus;
  reason: string | null;
  candidates: NameCandidate[] | null;
  batchId: string | null;
  /** Credits that it cost; 0 until it has ended. */
  creditsUsed: number;
  endedAt: Date | null;
}

/** An entry with the data that was bought or was fresh: JSON texts by module. Empty without data, and past retention. */
export interface ListResult extends ListEntry {
  data: ReadonlyMap<DataModule, string>;
}

const NO_DUPLICATES = LIST_ENTRY_STATUSES.filter((status) => status !== 'duplicate');

interface ResultPage {
  after: number;
  limit: number;
  modules: readonly DataModule[];
  /** Only entries in these states; all but duplicates if omitted. */
  statuses?: readonly ListEntryStatus[];
}

/**
 * Returns the entries of a list after a position, in their order. Their data is what the batch of
 * the entry produced or, of a fresh company, what was on file when the entry had its turn.
 */
export async function listResults(
  db: Database,
  listId: string,
  { after, limit, modules, statuses = NO_DUPLICATES }: ResultPage,
): Promise<ListResult[]> {
  const rows = await db.$queryRaw<(ListEntry & { names: DataModule[] | null; bodies: string[] | null })[]>`
    SELECT e.position, e.line, e.input, e.domain, e.status, e.reason, e.candidates, e.batch_id AS "batchId",
           CASE WHEN e.ended_at IS NULL THEN 0 ELSE e.credits_reserved - e.credits_refunded END AS "creditsUsed",
           e.ended_at AS "endedAt", found.names, found.bodies
    FROM list_entries e
    LEFT JOIN LATERAL (
      SELECT array_agg(data.module) AS names, array_agg(data.data::text) AS bodies
      FROM (
        SELECT m.module, m.data FROM batch_modules m WHERE e.status = 'completed' AND m.batch_id = e.batch_id
        UNION ALL
        -- An opt-out since then withdraws what was not bought.
        SELECT m.module, m.data FROM jsonb_each_text(e.found_in) AS f(module, batch_id)
        JOIN batches b ON b.id = f.batch_id AND NOT b.forgotten
        JOIN batch_modules m ON m.batch_id = f.batch_id AND m.module = f.module
        WHERE e.status = 'fresh'
      ) data WHERE data.module = ANY (${[...modules]}::text[])
    ) found ON true
    WHERE e.list_id = ${listId} AND e.position > ${after}::int AND e.status = ANY (${[...statuses]}::text[])
    ORDER BY e.position LIMIT ${limit}::int`;
  return rows.map(({ names, bodies, ...entry }) => ({
    ...entry,
    data: new Map((names ?? []).map((name, index) => [name, bodies?.[index] ?? 'null'])),
  }));
}

/** An entry that ended, and its place in the order in which the entries of its list ended. */
export interface EndedEntry extends ListEntry {
  sequence: number;
}

/** Returns the entries of a list that ended after this one, in the order in which they ended. */
export async function endedEntries(
  db: Database,
  listId: string,
  { after, limit }: { after: number; limit: number },
): Promise<EndedEntry[]> {
  return db.$queryRaw<EndedEntry[]>`
    SELECT position, line, input, domain, status, reason, candidates, batch_id AS "batchId",
           credits_reserved - credits_refunded AS "creditsUsed", ended_at AS "endedAt", sequence
    FROM list_entries WHERE list_id = ${listId} AND sequence > ${after}::int
    ORDER BY sequence LIMIT ${limit}::int`;
}

/**
 * Deletes the entries of lists that ended more than this many days ago, one page at a time. The lists stay, with their
 * counts. Returns how many entries it deleted.
 */
export async function deleteOldListEntries(db: Database, days: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM list_entries WHERE (list_id, position) IN (
      SELECT e.list_id, e.position FROM lists l JOIN list_entries e ON e.list_id = l.id
      WHERE l.ended_at < now() - make_interval(days => ${days}::int) LIMIT 1000)`;
}
