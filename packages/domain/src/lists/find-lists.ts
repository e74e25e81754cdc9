import type { ListEntryStatus, ListStatus, Module } from '@firmlens/contract';
import type { Database, Transaction } from '../database';
import { Prisma } from '../generated/client';

/** A list with its progress. */
export interface List {
  id: string;
  accountId: number;
  status: ListStatus;
  /** Why it is paused, or what it waits for: a code. */
  reason: string | null;
  modules: Module[];
  /** Credits for each entry that is enriched. */
  price: number;
  maxCredits: number | null;
  webhookUrl: string | null;
  notifiesEach: boolean;
  /** Its entries, without duplicates. */
  size: number;
  /** The watch that it is a look of; null for a list that somebody sent. */
  watchId: string | null;
  createdAt: Date;
  endedAt: Date | null;
  /** The number of entries in each state that occurs. */
  counts: Partial<Record<ListEntryStatus, number>>;
  duplicates: number;
  /** Credits of the entries that run, of those that ended, and what was refunded. */
  reserved: number;
  spent: number;
  refunded: number;
}

interface Row extends Omit<List, 'counts' | 'duplicates' | 'reserved' | 'spent' | 'refunded'> {
  totals: Pick<List, 'counts' | 'duplicates' | 'reserved' | 'spent' | 'refunded'>;
}

const COLUMNS = Prisma.sql`
  id, account_id AS "accountId", status, reason, modules, price, max_credits AS "maxCredits", webhook_url AS "webhookUrl",
  notifies_each AS "notifiesEach", size, watch_id AS "watchId", created_at AS "createdAt", ended_at AS "endedAt",
  coalesce(totals, list_totals(id)) AS totals FROM lists`;

const toList = ({ totals, ...row }: Row): List => ({ ...row, ...totals });

/** Returns an account's list; null if it has none with this id. */
export async function findList(db: Transaction, accountId: number, listId: string): Promise<List | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT ${COLUMNS} WHERE id = ${listId} AND account_id = ${accountId}::int`;
  return row === undefined ? null : toList(row);
}

/** Returns the account's lists before this one, or the newest, newest first, without the looks of watches. */
export async function listLists(
  db: Database,
  accountId: number,
  { before, limit }: { before: string | null; limit: number },
): Promise<List[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT ${COLUMNS} WHERE account_id = ${accountId}::int AND watch_id IS NULL AND (${before}::text IS NULL OR id < ${before})
    ORDER BY id DESC LIMIT ${limit}::int`;
  return rows.map(toList);
}

const OPEN_STATUSES = ['running', 'paused', 'cancelling'] as const satisfies readonly ListStatus[];

/** Counts the lists that have not ended, and their entries that have not begun, for each status. */
export async function countOpenLists(
  db: Database,
): Promise<{ status: ListStatus; lists: number; waiting: number }[]> {
  return db.$queryRaw<{ status: ListStatus; lists: number; waiting: number }[]>`
    SELECT s.status, count(l.id)::int AS lists, coalesce(sum(w.entries), 0)::int AS waiting
    FROM unnest(${[...OPEN_STATUSES]}::text[]) AS s(status)
    LEFT JOIN lists l ON l.status = s.status AND l.ended_at IS NULL
    LEFT JOIN LATERAL (
      SELECT count(*) AS entries FROM list_entries e WHERE e.list_id = l.id AND e.status = 'waiting'
    ) w ON true
    GROUP BY s.status`;
}
