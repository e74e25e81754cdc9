import type { Transaction } from '../database';
import type { ListFilter, SignalFilters } from './signal-filters';

/** Columns of `signals`. */
export const FILTERED_COLUMNS: Readonly<Record<ListFilter, string>> = {
  domains: 'domain',
  fundingStages: 'funding_stage',
  countries: 'country_code',
  industries: 'industries',
  types: 'type',
};

/** The filters whose values have their signals in order in an index. Those with rarer values come first. */
const INDEXED_FILTERS: readonly (readonly ListFilter[])[] = [
  ['industries', 'countries'],
  ['fundingStages'],
  ['countries'],
  ['industries'],
  ['types'],
];

/**
 * Beyond this many values, reading the first signals of each takes longer than reading what the other filters
 * let through.
 */
const MOST_VALUES = 100;

interface StatisticsRow {
  column: string;
  values: string[];
  shares: number[];
}

/**
 * Returns the filters that the fewest signals pass, among those that one index serves, by the server's
 * statistics: a value that is not among the common ones is rare. Empty if no list filters.
 */
export async function narrowestFilters(
  db: Transaction,
  filters: SignalFilters,
): Promise<readonly ListFilter[]> {
  if (filters.domains.length > 0) return ['domains'];
  const served = INDEXED_FILTERS.filter((some) => {
    const values = some.reduce((product, list) => product * filters[list].length, 1);
    return values > 0 && (some.length === 1 || values <= MOST_VALUES);
  });
  const [first, ...others] = served;
  if (first === undefined) return [];
  const isAll = first.length === new Set(served.flat()).size;
  if (isAll) return first;
  const shareOf = sharesIn(await findStatistics(db), filters);
  return others.reduce((best, some) => (shareOf(some) < shareOf(best) ? some : best), first);
}

async function findStatistics(db: Transaction): Promise<StatisticsRow[]> {
  return db.$queryRaw`
    SELECT attname AS column, coalesce(most_common_elems, most_common_vals)::text::text[] AS values,
           coalesce(most_common_elem_freqs, most_common_freqs)::float8[] AS shares
    FROM pg_stats
    WHERE schemaname = current_schema() AND tablename = 'signals'
      AND coalesce(most_common_elems, most_common_vals) IS NOT NULL
      AND attname = ANY (${Object.values(FILTERED_COLUMNS)}::text[]) AND attname <> 'domain'`;
}

/** Returns the estimated share of all signals that pass some filters. */
function sharesIn(statistics: readonly StatisticsRow[], filters: SignalFilters) {
  const shareOf = (list: ListFilter): number => {
    const known = statistics.find(({ column }) => column === FILTERED_COLUMNS[list]);
    const places = filters[list].map((value) => known?.values.indexOf(value) ?? -1);
    return places.reduce((sum, place) => sum + (known?.shares[place] ?? 0), 0);
  };
  return (some: readonly ListFilter[]): number => some.reduce((product, list) => product * shareOf(list), 1);
}
