import type { FundingStage, HighlightType } from '@firmlens/contract';

/** Rows that a page can have. */
export const MAX_PAGE_SIZE = 50;

/** What signals are asked for; an empty list asks for all. Of a list any value will do, of the lists each has to. */
export interface SignalFilters {
  /** Normal ones. */
  domains: readonly string[];
  types: readonly HighlightType[];
  fundingStages: readonly FundingStage[];
  /** ISO 3166-1 alpha-2 codes of the companies' headquarters. */
  countries: readonly string[];
  industries: readonly string[];
  /** The first and the last day, `YYYY-MM-DD`. */
  since: string | null;
  until: string | null;
  includeRumours: boolean;
}

/** The filters that are lists of values. */
export type ListFilter = 'domains' | 'fundingStages' | 'countries' | 'industries' | 'types';

/** Where a page ended: the next one begins with what is older. */
export interface SignalPosition {
  /** `YYYY-MM-DD` */
  day: string;
  id: bigint;
}
