import { priceOf } from '@firmlens/contract';
import type { SearchWording } from '../../../search/search-wording';

const WITH_SIGNALS = priceOf(['signals']);

const FILTERS: Readonly<Record<Parameters<SearchWording['filter']>[0], string>> = {
  industries: 'Industries',
  countries: 'Countries',
  employee_ranges: 'Size',
  funding_stages: 'Funding stages',
  technologies: 'Technologies',
  signals: 'Signals',
};

/** Tells people what to do next by what they see on the page. */
export const PEOPLE_WORDING: SearchWording = {
  firstScan: `Enriching it costs ${priceOf([])} credits, with its signals ${WITH_SIGNALS}.`,
  signalsScan: `Enriching its signals costs ${WITH_SIGNALS} credits.`,
  refresh: (stored) =>
    stored.length === 0
      ? `Enriching it again costs ${priceOf([])} credits, with its signals ${WITH_SIGNALS}.`
      : `Enriching again what is on file (${stored.join(', ')}) costs ${priceOf(stored)} credits.`,
  ownScan: () => 'Your account started this.',
  moreCompanies: '; there are more',
  olderSignals: 'there are older ones',
  filter: (name) => `the filter ${FILTERS[name]}`,
  hearsay: 'Rumours are hearsay: hedged, or without a named source.',
  showRumours: 'switch on rumours',
  rumoursExcluded: 'it also has rumours, which are not shown',
};
