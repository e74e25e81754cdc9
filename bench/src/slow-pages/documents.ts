import type { Egress, EgressResponse } from '@firmlens/egress';
import type { CrawledSite, PageKind } from '@firmlens/website';
import { renderFragments } from './fragment';
import type { Medium, SlowDocument } from './kinds';

const DOMAIN = 'acme.example';
const PAGE_LENGTH = 2 * 1024 * 1024;
/** What the crawler accepts of each, in bytes; the text of a document is mostly ASCII. */
const MAX_LENGTH: Readonly<Record<Medium, number>> = {
  page: PAGE_LENGTH,
  rss: 1024 * 1024,
  atom: 1024 * 1024,
  'json feed': 1024 * 1024,
  'crawled page': PAGE_LENGTH,
  sitemap: 5 * 1024 * 1024,
  robots: 500 * 1024,
};
const HOME = `<!doctype html><html lang="en"><title>Acme – Robots</title><body><h1>Acme</h1>
  <p>Acme GmbH makes robots for factories.</p><a href="/about">About us</a><a href="/news">News</a></body></html>`;

/**
 * Returns the document's text, at most as long as this share of what the crawler accepts. Another `counted` gives
 * other words that count.
 */
export function textOf({ medium, fragments }: SlowDocument, share: number, counted = 0): string {
  return renderFragments(fragments, Math.floor(MAX_LENGTH[medium] * share), counted);
}

/** Returns a site with the document as a page beside a plain entry page, or as its feed. */
export function siteWith({ medium, pageKind }: SlowDocument, text: string): CrawledSite {
  const page = (path: string, kind: PageKind, html: string) => ({
    ...{ url: `https://${DOMAIN}${path}`, kind, html },
    ...{ status: 200, headers: { 'content-type': ['text/html'] } },
  });
  const isPage = medium === 'page';
  const entry = isPage && pageKind === 'home' ? [] : [page('/', 'home', HOME)];
  return {
    domain: DOMAIN,
    pages: [...entry, ...(isPage ? [page(`/${pageKind}`, pageKind as PageKind, text)] : [])],
    feeds: isPage ? [] : [{ url: `https://${DOMAIN}/feed`, text }],
    movedTo: null,
    robots: null,
    sitemap: [],
    certificateIssuer: null,
  };
}

/** Serves the document at each of its addresses without a network, so that only the crawl's own work is left. */
export function egressServing({ medium }: SlowDocument, text: string): Egress {
  const types: Partial<Record<Medium, RegExp>> = {
    'crawled page': /^\/(?!robots\.txt|sitemap)/,
    sitemap: /^\/.*\.xml/,
    robots: /^\/robots\.txt/,
  };
  const answer = (url: URL): [status: number, type: string, body: string] => {
    if (types[medium]?.test(url.pathname))
      return [200, medium === 'crawled page' ? 'text/html' : 'text/xml', text];
    return url.pathname === '/' ? [200, 'text/html', HOME] : [404, 'text/plain', ''];
  };
  return {
    async request(address, { maxBytes } = {}): Promise<EgressResponse> {
      const [status, type, body] = answer(new URL(address));
      return {
        url: String(address),
        status,
        headers: { 'content-type': [type] },
        body: Buffer.from(body).subarray(0, maxBytes),
        truncated: false,
        redirects: [],
        certificateIssuer: null,
      };
    },
    check: async () => {},
    isMapped: () => false,
    close: async () => {},
  };
}

export const CRAWLED_DOMAIN = DOMAIN;
