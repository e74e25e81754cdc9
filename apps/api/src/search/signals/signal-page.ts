import { SEARCH_PAGE_PRICE, type Coverage } from '@firmlens/contract';
import {
  type FoundSignal,
  MAX_PAGE_SIZE,
  searchSignals,
  type SignalFilters,
  type SignalPosition,
  type Transaction,
} from '@firmlens/domain';
import { coverageForPeriod } from '../../coverage/coverage-for-period';
import { coverageNotes } from '../../coverage/coverage-notes';
import { findCoverage, summarizeCoverage } from '../../coverage/find-coverage';
import type { SearchReader } from '../search-wording';
import { signalCursor } from './parse-signal-search';
import { summarizeSignals } from './summarize-signals';

/** A page of a search for signals, before it is put into the form of its reader. */
interface SignalResults {
  signals: FoundSignal[];
  /** Requests the next page; null on the last. */
  cursor: string | null;
  /** The result in one line, or why it is empty. */
  message: string;
  coverage: Coverage;
  notes: string[];
  /** In credits. An empty page is free. */
  price: number;
}

const MARKET_WIDE_NOTE =
  'Only companies on file were searched. A missing company may never have been scanned, so absence proves nothing.';

/** Reads a page of signals, with what their absence means. */
export async function readSignalPage(
  tx: Transaction,
  filters: SignalFilters,
  { after, limit }: { after: SignalPosition | null; limit: number },
  reader: SearchReader,
): Promise<SignalResults> {
  const { readLagging, wording, accountId } = reader;
  const { signals, next } = await readLagging(tx, (db) => searchSignals(db, filters, { limit, after }));
  const isMarketWide = filters.domains.length === 0;
  const domains = isMarketWide ? [...new Set(signals.map(({ domain }) => domain))] : filters.domains;
  const assessed = await findCoverage(tx, domains, reader);
  const { companies, notes: periodNotes } = coverageForPeriod(assessed, filters, wording);
  const coverage = summarizeCoverage(companies);
  const isHearsay = signals.some((signal) => signal.class === 'rumour');
  const rumourDomains =
    signals.length === 0 || (!isMarketWide && after === null)
      ? await readLagging(tx, (db) => companiesOfRumours(db, filters))
      : [];
  return {
    signals,
    cursor: next === null ? null : signalCursor(next, filters),
    message: summarizeSignals({ signals, next, filters, after, companies, rumourDomains, wording }),
    coverage: isMarketWide ? { ...coverage, signal_absence_is_meaningful: false } : coverage,
    notes: [
      ...(isHearsay ? [wording.hearsay] : []),
      ...(signals.length === 0 || rumourDomains.length === 0
        ? []
        : [`${rumourDomains.join(', ')}: ${wording.rumoursExcluded}.`]),
      ...(isMarketWide ? [MARKET_WIDE_NOTE] : periodNotes),
      ...coverageNotes(assessed, accountId, wording),
    ],
    price: signals.length === 0 ? 0 : SEARCH_PAGE_PRICE,
  };
}

/** Returns the companies among the newest matches whose rumours the filters exclude, without duplicates. */
async function companiesOfRumours(tx: Transaction, filters: SignalFilters): Promise<string[]> {
  if (filters.includeRumours) return [];
  const page = { limit: MAX_PAGE_SIZE, after: null };
  const { signals } = await searchSignals(tx, { ...filters, includeRumours: true }, page);
  return [...new Set(signals.flatMap((signal) => (signal.class === 'rumour' ? [signal.domain] : [])))];
}
