import {
  type CompanyFilters,
  type HighlightType,
  type Module,
  priceOf,
  type WatchFrequency,
} from '@firmlens/contract';
import type { Transaction } from '../database';
import { newWatchId } from './watch-id';

export interface NewWatch {
  accountId: number;
  keySeries: number;
  /** Normalised, each once; none with a search, which finds them. */
  domains: readonly string[];
  search: CompanyFilters | null;
  /** The types of signals that are told. */
  types: readonly HighlightType[];
  includesRumours: boolean;
  modules: readonly Module[];
  frequency: WatchFrequency;
  maxCreditsPerMonth: number;
  /** Where signals are told; null for no events. */
  webhookUrl: string | null;
}

/** The most watches of an account. */
export const MOST_WATCHES = 50;

/**
 * Stores a watch, whose first look is due at once, and returns its id; null if the account has too many. Run it in a
 * transaction.
 */
export async function createWatch(tx: Transaction, watch: NewWatch): Promise<string | null> {
  const { accountId, keySeries, domains, search, types, includesRumours, modules, frequency } = watch;
  // Two at once are counted one after the other.
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId}::int FOR NO KEY UPDATE`;
  const id = newWatchId();
  const created = await tx.$executeRaw`
    INSERT INTO watches (id, account_id, key_series, types, includes_rumours, modules, price, frequency,
                         max_credits_per_month, webhook_url, size, search)
    SELECT ${id}, ${accountId}::int, ${keySeries}::int, ${[...types]}::text[], ${includesRumours}, ${[...modules]}::text[],
           ${priceOf(modules)}::int, ${frequency}, ${watch.maxCreditsPerMonth}::int, ${watch.webhookUrl},
           ${domains.length}::int, ${search === null ? null : JSON.stringify(search)}::jsonb
    WHERE (SELECT count(*) FROM watches WHERE account_id = ${accountId}::int) < ${MOST_WATCHES}::int`;
  if (created === 0) return null;
  await tx.$executeRaw`
    INSERT INTO watch_companies (watch_id, domain) SELECT ${id}, domain FROM unnest(${[...domains]}::text[]) AS d(domain)`;
  return id;
}
