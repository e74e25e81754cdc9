import { priceOf } from '@firmlens/contract';
import type { SearchWording } from '../search/search-wording';

const WITH_SIGNALS = priceOf(['signals']);

/** Tells agents what to do next by the names of tools and arguments. */
export const AGENT_WORDING: SearchWording = {
  firstScan: `refresh_company scans it for ${priceOf([])} credits, with its signals for ${WITH_SIGNALS}.`,
  signalsScan: `refresh_company with modules ["signals"] scans for them, for ${WITH_SIGNALS} credits.`,
  refresh: (stored) =>
    stored.length === 0
      ? `refresh_company costs ${priceOf([])} credits, with its signals ${WITH_SIGNALS}.`
      : `refresh_company with the modules on file (${stored.join(', ')}) costs ${priceOf(stored)} credits.`,
  ownScan: (batchId) => `Poll get_scan_status with batch_id ${batchId}, which is free.`,
  moreCompanies: '; more with next_cursor',
  olderSignals: 'next_cursor continues with older ones',
  filter: (name) => (name === 'signals' ? 'the filter of signals' : `the filter ${name}`),
  hearsay:
    'Signals of class `rumour` are hearsay: hedged, or without a named source. Never present them as facts.',
  showRumours: 'send include_rumours',
  rumoursExcluded: 'rumours are excluded; include_rumours adds them',
};
