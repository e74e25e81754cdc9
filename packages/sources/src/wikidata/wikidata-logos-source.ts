import { type Evidence, evidenceFor, findNotableInvestors } from '@firmlens/contract';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { websiteDomains } from './find-company-item';
import { logoUrl } from './logo-url';
import { currentValue, type Item } from './statements';
import { itemPage } from './subject';
import { batchedWebsiteSearches } from './website-searches';
import { createWikidataApi } from './wikidata-api';

export const WIKIDATA_LOGOS: SourceProfile = {
  name: 'wikidata-logos',
  fields: ['funding.investor_logos'],
  identifies: false,
  wave: 3,
  // Logos rarely change, but more investors may be known the next day.
  lifetimeSeconds: 86_400,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

const LOGO = 'P154';
/** As many as fit in two searches. */
const MAX_INVESTORS = 6;
const MAX_HITS = 10;
const CONFIDENCE = 0.95;

/**
 * Finds logos of the well-known investors found so far, in items that state an investor's domain as their
 * official website. Makes at most three requests.
 */
export function createWikidataLogosSource(): Source {
  return {
    ...WIKIDATA_LOGOS,
    async lookUp({ known, http, now }) {
      const domains = findNotableInvestors(investorsIn(known.evidence)).map(({ domain }) => domain);
      if (domains.length === 0) return { status: 'not_asked', reason: 'no well-known investor was found' };
      const queried = domains.slice(0, MAX_INVESTORS);

      const api = createWikidataApi(http);
      const ids = new Set<string>();
      for (const search of batchedWebsiteSearches(queried)) {
        for (const id of await api.search(search, MAX_HITS)) ids.add(id);
      }
      const logos = ids.size === 0 ? [] : (await api.items([...ids])).flatMap(logosOf);

      const observe = observer(WIKIDATA_LOGOS, now);
      const evidence = queried.flatMap((domain) => {
        const found = logos.find((logo) => logo.domain === domain);
        if (found === undefined) return [];
        const { logo, id } = found;
        const provenance = { url: itemPage(id), confidence: CONFIDENCE };
        return observe('funding.investor_logos', { domain, logo }, provenance);
      });
      return evidence.length > 0
        ? { status: 'found', evidence }
        : { status: 'nothing', reason: 'no item of a well-known investor has a logo' };
    },
  };
}

function investorsIn(evidence: readonly Evidence[]): string[] {
  const rounds = evidenceFor(evidence, 'funding.investment_history').map(({ value }) => value);
  return [
    ...rounds.flatMap(({ lead_investors }) => lead_investors),
    ...evidenceFor(evidence, 'funding.lead_investors').map(({ value }) => value),
    ...rounds.flatMap(({ investors }) => investors),
    ...evidenceFor(evidence, 'funding.investors').map(({ value }) => value),
  ];
}

/** Returns the current logo for each current website domain of the item. */
function logosOf(item: Pick<Item, 'id' | 'statements'>): { id: string; domain: string; logo: string }[] {
  const logo = currentValue(item, LOGO, logoUrl);
  return logo === null ? [] : websiteDomains(item).map((domain) => ({ id: item.id, domain, logo }));
}
