import type { Upstream } from '../http';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { readRates, isRateList } from './read-rates';
import { type RequiredRate, requiredRates } from './required-rates';

export const ECB: SourceProfile = {
  name: 'ecb',
  fields: ['funding.exchange_rates'],
  // One round told in two currencies is one signal.
  helps: ['signals'],
  identifies: false,
  wave: 3,
  // Which rates are asked for depends on what the other sources found, and that may be more the next time.
  lifetimeSeconds: 0,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

const HOST = 'www.ecb.europa.eu';
/** Every day since 1999: some 8 MB, and 0.3 MB more each year. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;
const UPSTREAM: Upstream = {
  isHost: (host) => host === HOST,
  limit: { name: HOST, requestsPerSecond: 1, parallel: 1 },
  maxBytes: MAX_LIST_BYTES,
  // One list serves all companies, and changes once a day.
  maxKeptBytes: MAX_LIST_BYTES,
};
const XML_TYPE = /^(?:text|application)\/xml\b/;
const CONFIDENCE = 0.95;

/** The shortest list that tells the rate of the oldest wanted day, even where that lies some holidays before it. */
function listFor(wanted: readonly RequiredRate[], now: Date): string {
  const oldest = Math.min(...wanted.map(({ day }) => Date.parse(day)));
  const age = Math.floor((now.getTime() - oldest) / 86_400_000);
  const list = age === 0 ? 'daily' : age <= 80 ? 'hist-90d' : 'hist';
  return `https://${HOST}/stats/eurofxref/eurofxref-${list}.xml`;
}

/** Reference rates of the European Central Bank for what the funding rounds found so far were told in. */
export function createEcbSource(): Source {
  return {
    ...ECB,
    async lookUp({ known, http, now }) {
      const wanted = requiredRates(known.evidence, now);
      if (wanted.length === 0) return { status: 'not_asked', reason: 'no amount is to be converted' };
      const url = listFor(wanted, now);
      const xml = await http.text(UPSTREAM, url, XML_TYPE);
      // Half a list would look like one that lacks the older days.
      if (xml === null || !/<\/(?:gesmes:)?Envelope>\s*$/.test(xml.slice(-100))) {
        return { status: 'failed', reason: `${HOST} answered without a whole list of rates` };
      }
      if (!isRateList(xml))
        return { status: 'failed', reason: `${HOST} answered with a list without a rate` };
      const observe = observer(ECB, now);
      const evidence = readRates(xml, wanted).map((rate) =>
        observe('funding.exchange_rates', rate, { url, confidence: CONFIDENCE }),
      );
      return evidence.length > 0
        ? { status: 'found', evidence }
        : { status: 'nothing', reason: 'the bank sets no rate for these currencies on these days' };
    },
  };
}
