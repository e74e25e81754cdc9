import {
  type CompanyFilters,
  MAX_COUNTED_MATCHES,
  MAX_WATCHED_DOMAINS,
  SEARCH_LIMITS,
  SEARCH_PAGE_PRICE,
} from '@firmlens/contract';
import { companySearchOf, findMatchingDomains } from '../companies';
import type { Database } from '../database';
import { newListId } from '../lists/list-id';

/** A search of millions of companies takes seconds. */
const TRANSACTION_LIMITS = { maxWait: 10_000, timeout: 60_000 };

/** How long a look is put off whose search could not be made. */
const RETRY_SECONDS = 600;

/** Returns what finding this many companies costs: the pages of a search that show them. */
export function searchPriceOf(companies: number): number {
  return Math.ceil(companies / SEARCH_LIMITS.pageSize) * SEARCH_PAGE_PRICE;
}

/**
 * Searches the companies of a watch whose look is due, pays for it, and begins the look with those that were found
 * (sql/06_watches.sql): all or nothing. Does nothing if another process has the watch. Throws if the search fails, after
 * the look was put off, so that it keeps nobody else waiting.
 */
export async function beginSearchLook(db: Database, watchId: string): Promise<void> {
  try {
    await db.$transaction(async (tx) => {
      const [watch] = await tx.$queryRaw<{ search: CompanyFilters }[]>`
        SELECT search FROM watches WHERE id = ${watchId} FOR NO KEY UPDATE SKIP LOCKED`;
      if (watch === undefined) return;
      const matching = await findMatchingDomains(tx, companySearchOf(watch.search), MAX_COUNTED_MATCHES);
      const found = matching.slice(0, MAX_WATCHED_DOMAINS);
      await tx.$executeRaw`
        SELECT begin_search_look(${watchId}, ${newListId()}, ${found}::text[], ${matching.length}::int,
                                 ${searchPriceOf(found.length)}::int)`;
    }, TRANSACTION_LIMITS);
  } catch (error) {
    await db.$executeRaw`
      UPDATE watches w SET next_look_at = clock_timestamp() + make_interval(secs => ${RETRY_SECONDS}::float8)
      WHERE id = ${watchId} AND is_look_due(w)`;
    throw error;
  }
}
