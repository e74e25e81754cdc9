import type { Transaction } from '../database';
import type { ListFilter, SignalFilters } from './signal-filters';

/** Columns of `signals`, those before others of which fewer signals share a value. */
export const FILTERED_COLUMNS: Readonly<Record<ListFilter, string>> = {
  domains: 'domain',
  fundingStages: 'funding_stage',
  countries: 'country_code',
  industries: 'industries',
  types: 'type',
};

interface StatisticsRow {
  column: string;
  values: string[];
  shares: number[];
}

/**
 * The filter that the fewest signals pass, by the server's own statistics: a value that is not among the common ones is
 * rare. Null where nothing is filtered by a list.
 */
export async function narrowestFilter(db: Transaction, filters: SignalFilters): Promise<ListFilter | null> {
  const lists = Object.keys(FILTERED_COLUMNS) as ListFilter[];
  const [first, ...others] = lists.filter((list) => filters[list].length > 0);
  if (first === undefined) return null;
  if (others.length === 0 || first === 'domains') return first;
  const rows = await db.$queryRaw<StatisticsRow[]>`
    SELECT attname AS column, coalesce(most_common_elems, most_common_vals)::text::text[] AS values,
           coalesce(most_common_elem_freqs, most_common_freqs)::float8[] AS shares
    FROM pg_stats
    WHERE schemaname = current_schema() AND tablename = 'signals'
      AND coalesce(most_common_elems, most_common_vals) IS NOT NULL
      AND attname = ANY (${[first, ...others].map((list) => FILTERED_COLUMNS[list])}::text[])`;
  const shareOf = (list: ListFilter): number => {
    const known = rows.find(({ column }) => column === FILTERED_COLUMNS[list]);
    const places = filters[list].map((value) => known?.values.indexOf(value) ?? -1);
    return places.reduce((sum, place) => sum + (known?.shares[place] ?? 0), 0);
  };
  return others.reduce((best, list) => (shareOf(list) < shareOf(best) ? list : best), first);
}
