import type { FundingStage, HighlightType } from '@firmlens/contract';

/** The maximum size of a page. */
export const MAX_PAGE_SIZE = 50;

/**
 * The filters of a signal search. An empty list matches all. Within a list any value matches; all lists must
 * match.
 */
export interface SignalFilters {
  /** Normalised. */
  domains: readonly string[];
  types: readonly HighlightType[];
  fundingStages: readonly FundingStage[];
  /** ISO 3166-1 alpha-2 codes of the companies' headquarters. */
  countries: readonly string[];
  industries: readonly string[];
  /** The first and last day, `YYYY-MM-DD`. */
  since: string | null;
  until: string | null;
  includeRumours: boolean;
}

/** The filters that are lists of values. */
export type ListFilter = 'domains' | 'fundingStages' | 'countries' | 'industries' | 'types';

/** Where a page ended. The next one begins with older signals. */
export interface SignalPosition {
  /** `YYYY-MM-DD` */
  day: string;
  id: bigint;
}
