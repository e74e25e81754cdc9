import { type Evidence, evidenceFor } from '@firmlens/contract';
import { getDomainWithoutSuffix } from 'tldts';
import type { Upstream } from '../http';
import { objectOf } from '../parsing/json-values';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { readStories } from './read-stories';

export const HACKER_NEWS: SourceProfile = {
  name: 'hacker-news',
  fields: ['signals.highlights'],
  identifies: false,
  wave: 2,
  lifetimeSeconds: 6 * 3_600,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

const HOST = 'hn.algolia.com';
const UPSTREAM: Upstream = {
  isHost: (host) => host === HOST,
  limit: { name: HOST, requestsPerSecond: 1, parallel: 1 },
};
const YEARS = 3;
const DAY_SECONDS = 86_400;
/** A title that few people have read may be made up. A rumour is recognised by its wording. */
const CONFIDENCE = { read: 0.9, unread: 0.6, rumour: 0.4 };

/**
 * Finds stories on Hacker News that link to the company's pages, through its full-text search
 * (hn.algolia.com/api).
 */
export function createHackerNewsSource(): Source {
  return {
    ...HACKER_NEWS,
    async lookUp({ domain, known, http, now }) {
      const query = new URLSearchParams({
        query: domain,
        tags: 'story',
        restrictSearchableAttributes: 'url',
        numericFilters: `created_at_i>${searchStart(now)}`,
        hitsPerPage: '50',
        page: '0',
      });
      const response = objectOf(
        await http.json(UPSTREAM, `https://${HOST}/api/v1/search_by_date?${query.toString()}`),
      );
      if (!Array.isArray(response['hits'])) return { status: 'failed', reason: `${HOST} returned no hits` };
      const observe = observer(HACKER_NEWS, now);
      const evidence = readStories(response, domain, nameOf(domain, known.evidence)).map(
        ({ highlight, url, isWidelyRead }) =>
          observe('signals.highlights', highlight, {
            url,
            confidence:
              CONFIDENCE[highlight.class === 'rumour' ? 'rumour' : isWidelyRead ? 'read' : 'unread'],
          }),
      );
      return evidence.length > 0
        ? { status: 'found', evidence }
        : {
            status: 'nothing',
            reason: 'no newsworthy or widely read story links to the site',
          };
    },
  };
}

/** Returns the site's name for the company, or the first label of the domain. */
function nameOf(domain: string, evidence: readonly Evidence[]): string {
  const [name] = evidenceFor(evidence, 'company.name').toSorted((a, b) => b.confidence - a.confidence);
  return name?.value ?? getDomainWithoutSuffix(domain, { allowPrivateDomains: true }) ?? domain;
}

/** Start of the search in seconds since 1970, at midnight, so the request stays the same all day long. */
function searchStart(now: Date): number {
  const today = Math.floor(now.getTime() / 1000 / DAY_SECONDS);
  return (today - YEARS * 365) * DAY_SECONDS;
}
