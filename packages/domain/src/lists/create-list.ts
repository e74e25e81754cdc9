import { type ListEntryStatus, type Module, priceOf } from '@firmlens/contract';
import type { Transaction } from '../database';
import { jsonText } from '../database/json-text';
import type { NameCandidate } from './resolve-names';
import { newListId } from './list-id';

/** An entry of a new list: it waits for its turn, or needs none. */
export interface NewListEntry {
  line: number;
  input: string;
  country: string | null;
  domain: string | null;
  status: Extract<
    ListEntryStatus,
    'waiting' | 'fresh' | 'cooldown' | 'unknown' | 'not_resolved' | 'invalid' | 'duplicate'
  >;
  reason: string | null;
  candidates: readonly NameCandidate[] | null;
  /** The line that named the company first, of a duplicate. */
  firstLine: number | null;
}

export interface NewList {
  accountId: number;
  keySeries: number;
  modules: readonly Module[];
  maxCredits: number | null;
  webhookUrl: string | null;
  notifiesEach: boolean;
  entries: readonly NewListEntry[];
}

/** The most lists of an account that have not ended. Looks of watches do not count, here and below. */
export const MOST_OPEN_LISTS = 10;
/** The most entries that an account may send within a day: they are stored although many of them cost nothing. */
export const MOST_ENTRIES_PER_DAY = 100_000;

const PAGE = 1_000;

/**
 * Stores a list and returns its id; null if the account has too many. What needs no batch has ended. Run it in a
 * transaction.
 */
export async function createList(
  tx: Transaction,
  { accountId, keySeries, modules, maxCredits, webhookUrl, notifiesEach, entries }: NewList,
): Promise<string | null> {
  // Two at once are counted one after the other.
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId}::int FOR NO KEY UPDATE`;
  const id = newListId();
  const size = entries.filter(({ status }) => status !== 'duplicate').length;
  const created = await tx.$executeRaw`
    INSERT INTO lists (id, account_id, key_series, modules, price, max_credits, webhook_url, notifies_each, size)
    SELECT ${id}, ${accountId}::int, ${keySeries}::int, ${[...modules]}::text[], ${priceOf(modules)}::int,
           ${maxCredits}::int, ${webhookUrl}, ${notifiesEach}, ${size}::int
    WHERE (SELECT count(*) FROM lists
           WHERE account_id = ${accountId}::int AND watch_id IS NULL AND ended_at IS NULL) < ${MOST_OPEN_LISTS}::int
      AND (SELECT coalesce(sum(size), 0) + ${size}::int FROM lists
           WHERE account_id = ${accountId}::int AND watch_id IS NULL AND created_at > now() - interval '1 day') <= ${MOST_ENTRIES_PER_DAY}::int`;
  if (created === 0) return null;
  let sequence = 0;
  const rows = entries.map((entry, index) => {
    const hasEnded = entry.status !== 'waiting' && entry.status !== 'duplicate';
    if (hasEnded) sequence += 1;
    return { ...entry, position: index + 1, sequence: hasEnded ? sequence : null };
  });
  for (let start = 0; start < rows.length; start += PAGE) {
    await tx.$executeRaw`
      INSERT INTO list_entries (list_id, position, line, input, country, domain, status, reason, candidates, first_line,
                                sequence, ended_at, found_in)
      SELECT ${id}, e.position, e.line, e.input, e.country, e.domain, e.status, e.reason, e.candidates, e."firstLine",
             e.sequence, CASE WHEN e.sequence IS NOT NULL THEN clock_timestamp() END,
             CASE WHEN e.status = 'fresh' THEN built_by(e.domain, ${[...modules]}::text[]) END
      FROM jsonb_to_recordset(${jsonText(rows.slice(start, start + PAGE))}::jsonb)
        AS e(position int, line int, input text, country text, domain text, status text, reason text, candidates jsonb,
             "firstLine" int, sequence int)`;
  }
  await tx.$executeRaw`UPDATE lists SET ended = ${sequence}::int WHERE id = ${id}`;
  return id;
}
