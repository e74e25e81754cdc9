import type {
  CompanyFilters,
  HighlightType,
  ListEntryStatus,
  ListStatus,
  Module,
  WatchFrequency,
  WatchReason,
  WatchStatus,
} from '@firmlens/contract';
import type { Database, Transaction } from '../database';
import { Prisma } from '../generated/client';

/** A watch and how far it has got. */
export interface Watch {
  id: string;
  status: WatchStatus;
  /** Why it is paused; null otherwise. */
  reason: WatchReason | null;
  types: HighlightType[];
  includesRumours: boolean;
  modules: Module[];
  /** Credits for each company that is enriched. */
  price: number;
  frequency: WatchFrequency;
  maxCreditsPerMonth: number;
  webhookUrl: string | null;
  createdAt: Date;
  /** Its companies that have not opted out. */
  companies: number;
  /** What finds them, with how many it found and when, null until the first look; null if they were named. */
  search: CompanyFilters | null;
  matching: number | null;
  searchedAt: Date | null;
  /** Credits of its looks that began in this calendar month, without refunds. */
  spent: number;
  /** How many signals it has told. */
  told: number;
  /** The look that has not ended; null for none. */
  lookId: string | null;
  nextLookAt: Date;
}

const COLUMNS = Prisma.sql`
  id, status, reason, types, includes_rumours AS "includesRumours", modules, price, frequency,
  max_credits_per_month AS "maxCreditsPerMonth", webhook_url AS "webhookUrl", created_at AS "createdAt",
  (SELECT count(*)::int FROM watch_companies c WHERE c.watch_id = w.id) AS companies, watch_spent(id) AS spent,
  (SELECT count(*)::int FROM watch_signals k WHERE k.watch_id = w.id AND k.told IS NOT NULL) AS told,
  search, matching, searched_at AS "searchedAt", look_id AS "lookId", next_look_at AS "nextLookAt" FROM watches w`;

/** Returns an account's watch; null if it has none with this id. */
export async function findWatch(db: Transaction, accountId: number, watchId: string): Promise<Watch | null> {
  const [row] = await db.$queryRaw<Watch[]>`
    SELECT ${COLUMNS} WHERE id = ${watchId} AND account_id = ${accountId}::int`;
  return row ?? null;
}

/** Returns the account's watches before this one, or the newest, newest first. */
export async function listWatches(
  db: Database,
  accountId: number,
  { before, limit }: { before: string | null; limit: number },
): Promise<Watch[]> {
  return db.$queryRaw<Watch[]>`
    SELECT ${COLUMNS} WHERE account_id = ${accountId}::int AND (${before}::text IS NULL OR id < ${before})
    ORDER BY id DESC LIMIT ${limit}::int`;
}

/** Returns the companies of a watch that have not opted out, in alphabetical order. */
export async function watchedDomains(db: Transaction, watchId: string): Promise<string[]> {
  const rows = await db.watchCompany.findMany({ where: { watchId }, orderBy: { domain: 'asc' } });
  return rows.map(({ domain }) => domain);
}

/** A look of a watch. */
export interface Look {
  id: string;
  status: ListStatus;
  beganAt: Date;
  endedAt: Date | null;
  /** The number of companies in each state that occurs. */
  counts: Partial<Record<ListEntryStatus, number>>;
  /** Credits, with those of the search. */
  spent: number;
  refunded: number;
}

/** Returns the latest looks of a watch, newest first. */
export async function latestLooks(db: Transaction, watchId: string, limit: number): Promise<Look[]> {
  type Row = Omit<Look, 'counts' | 'spent' | 'refunded'> & {
    totals: Pick<Look, 'counts' | 'spent' | 'refunded'>;
    searchCredits: number;
  };
  const rows = await db.$queryRaw<Row[]>`
    SELECT id, status, created_at AS "beganAt", ended_at AS "endedAt", coalesce(totals, list_totals(id)) AS totals,
           search_credits AS "searchCredits"
    FROM lists WHERE watch_id = ${watchId} ORDER BY created_at DESC LIMIT ${limit}::int`;
  return rows.map(({ totals: { counts, spent, refunded }, searchCredits, ...look }) => ({
    ...look,
    counts,
    spent: spent + searchCredits,
    refunded,
  }));
}

/** Counts the watches by status, and the looks that are due and have not begun. */
export async function countWatches(db: Database): Promise<{ active: number; paused: number; due: number }> {
  const [row] = await db.$queryRaw<{ active: number; paused: number; due: number }[]>`
    SELECT count(*) FILTER (WHERE status = 'active')::int AS active,
           count(*) FILTER (WHERE status = 'paused')::int AS paused,
           count(*) FILTER (WHERE status = 'active' AND look_id IS NULL AND next_look_at <= now())::int AS due
    FROM watches`;
  return row ?? { active: 0, paused: 0, due: 0 };
}
