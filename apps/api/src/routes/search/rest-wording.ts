import { MODULES, priceOf } from '@firmlens/contract';
import type { SearchWording } from '../../search/search-wording';

const WITH_SIGNALS = priceOf(['signals']);

/** Tells integrators what to do next by endpoints and parameters. */
export const REST_WORDING: SearchWording = {
  firstScan: `GET /company/{domain} enriches it for ${priceOf([])} credits, with enrich=signals for ${WITH_SIGNALS}.`,
  signalsScan: `GET /company/{domain}?enrich=signals looks for them, for ${WITH_SIGNALS} credits.`,
  refresh: (stored) =>
    stored.length === 0
      ? `GET /company/{domain} costs ${priceOf([])} credits, with enrich=signals ${WITH_SIGNALS}.`
      : `GET /company/{domain}?enrich=${MODULES.filter((module) => stored.includes(module)).join(',')}, the modules on file, costs ${priceOf(stored)} credits.`,
  ownScan: (batchId) => `GET /enrichment/${batchId}/status says how far it is, free.`,
  moreCompanies: '; more with `next_cursor`',
  olderSignals: '`next_cursor` continues with older ones',
  filter: (name) => (name === 'signals' ? 'the filter of signals' : `the filter ${name}`),
  hearsay: 'Signals of class `rumour` are hearsay: hedged, or without a named source.',
  showRumours: 'send include_rumours=true',
  rumoursExcluded: 'rumours are excluded; include_rumours=true adds them',
};
