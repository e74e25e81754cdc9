import type { Upstream } from '../http';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { readRates, isRateList } from './read-rates';
import { type RequiredRate, requiredRates } from './required-rates';

export const ECB: SourceProfile = {
  name: 'ecb',
  fields: ['funding.exchange_rates'],
  // A round reported in two currencies is one signal.
  helps: ['signals'],
  identifies: false,
  wave: 3,
  // The rates needed depend on what the other sources found, and they may find more next time.
  lifetimeSeconds: 0,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

const HOST = 'www.ecb.europa.eu';
/** The list of every day since 1999 is about 8 MB and grows by 0.3 MB a year. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;
const UPSTREAM: Upstream = {
  isHost: (host) => host === HOST,
  limit: { name: HOST, requestsPerSecond: 1, parallel: 1 },
  maxBytes: MAX_LIST_BYTES,
  // One list serves all companies and changes once a day.
  maxCachedBytes: MAX_LIST_BYTES,
};
const XML_TYPE = /^(?:text|application)\/xml\b/;
const CONFIDENCE = 0.95;

/**
 * Returns the URL of the shortest list that has the rate of the oldest required day, even if holidays before
 * that day put the rate a few days earlier.
 */
function rateListUrl(rates: readonly RequiredRate[], now: Date): string {
  const oldest = Math.min(...rates.map(({ day }) => Date.parse(day)));
  const age = Math.floor((now.getTime() - oldest) / 86_400_000);
  const list = age === 0 ? 'daily' : age <= 80 ? 'hist-90d' : 'hist';
  return `https://${HOST}/stats/eurofxref/eurofxref-${list}.xml`;
}

/**
 * Fetches the European Central Bank's reference rates for the currencies of the funding rounds found so far.
 */
export function createEcbSource(): Source {
  return {
    ...ECB,
    async lookUp({ known, http, now }) {
      const rates = requiredRates(known.evidence, now);
      if (rates.length === 0) return { status: 'not_asked', reason: 'no amount needs to be converted' };
      const url = rateListUrl(rates, now);
      const xml = await http.text(UPSTREAM, url, XML_TYPE);
      // A truncated list would look like one without the older days.
      if (xml === null || !/<\/(?:gesmes:)?Envelope>\s*$/.test(xml.slice(-100))) {
        return { status: 'failed', reason: `${HOST} returned an incomplete list of rates` };
      }
      if (!isRateList(xml)) return { status: 'failed', reason: `${HOST} returned a list without rates` };
      const observe = observer(ECB, now);
      const evidence = readRates(xml, rates).map((rate) =>
        observe('funding.exchange_rates', rate, { url, confidence: CONFIDENCE }),
      );
      return evidence.length > 0
        ? { status: 'found', evidence }
        : { status: 'nothing', reason: 'the bank sets no rate for these currencies on these days' };
    },
  };
}
