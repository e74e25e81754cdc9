import type { FilterName, LaggingReads } from '@firmlens/domain';
import type { ScanAdvice } from '../coverage/scan-advice';

/**
 * How messages of searches tell their reader what to do next: agents by tools and arguments, people by what they see
 * on the page.
 */
export interface SearchWording extends ScanAdvice {
  /** Follows the number of companies if there are more. */
  moreCompanies: string;
  /** A clause, if there are older signals. */
  olderSignals: string;
  /** A filter that alone matches nothing. */
  filter: (name: FilterName) => string;
  /** The note on a page with rumours. */
  hearsay: string;
  /** What shows rumours, as an imperative clause. */
  showRumours: string;
  /** A clause about rumours that are not on the page. */
  rumoursExcluded: string;
}

/** What a search's response is read and written with. */
export interface SearchReader {
  /** The index is searched as it was some seconds ago. What is on file about a company is not. */
  readLagging: LaggingReads;
  accountId: number;
  wording: SearchWording;
  cooldownSeconds: number;
  freshnessSeconds: number;
  mappedDomains: ReadonlySet<string>;
}
