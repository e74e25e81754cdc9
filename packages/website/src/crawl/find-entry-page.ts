import type { Egress, EgressResponse } from '@firmlens/egress';
import { isBotChallenge, isParkedPage, isParkingDomain, isServerDefaultPage } from './entry-page-checks';
import { registrableDomain } from './page-url';
import { parsePageResponse, type FetchedPage } from './page-response';
import type { UnreachableReason, FetchResult, PageFetcher } from './page-fetcher';

/** The outcome of looking for a company's entry page. */
export type EntryResult =
  | { status: 'open'; page: FetchedPage }
  /** Every address redirects to another registrable domain. */
  | { status: 'moved'; from: URL; to: string; response: EgressResponse }
  /** There is no company website. */
  | { status: 'nothing'; reason: string }
  /** The website could not be read, which says nothing about the company. */
  | { status: 'failed'; reason: string };

/** Reasons that mean that there is no site. Seen from outside, a non-public address means that too. */
const NO_SITE_REASONS: Partial<Record<UnreachableReason, string>> = {
  name_not_found: 'the name has no address',
  refused_address: 'the address is not public',
  refused_url: 'the name is not a public one',
  connection_refused: 'the connection was refused',
};

const RESOLVER_FAILED = 'the resolver failed';
const READ_FAILURE_REASONS: Partial<Record<UnreachableReason, string>> = {
  resolver_failed: RESOLVER_FAILED,
  connection_failed: 'the connection broke',
  tls_failed: 'the certificate or the TLS handshake failed',
  timeout: 'no response in time',
  no_time: 'no response in time',
  bad_answer: 'the response was malformed',
  too_many_redirects: 'too many redirects',
  refused_redirect: 'it redirects to a URL that may not be requested',
  robots_unavailable: 'robots.txt was answered with a server error',
};

/** Responses that ask the crawler to stay away. No other address is tried after one of them. */
const BOT_CHECK = { status: 'failed', reason: 'the site is behind a bot check' } as const;
const TOO_MANY_REQUESTS = { status: 'failed', reason: 'the site answered 429' } as const;
const FINAL_RESULTS: readonly EntryResult[] = [BOT_CHECK, TOO_MANY_REQUESTS];

/**
 * Tries `https://domain/`, `https://www.domain/`, then both over http, until one shows a page. If none does,
 * one address that could not be read outweighs those without a site: only a site that is absent at every
 * address is absent. A failed resolution is ignored for the `www.` name, because few sites have only that,
 * and if `EGRESS_CONNECT_TO` maps the domain, because no resolver needs to know such a domain.
 */
export async function findEntryPage(
  fetcher: PageFetcher,
  domain: string,
  isMapped: Egress['isMapped'],
): Promise<EntryResult> {
  const closed: EntryResult[] = [];
  for (const scheme of ['https', 'http']) {
    for (const host of [domain, `www.${domain}`]) {
      const entry = await tryEntry(fetcher, new URL(`${scheme}://${host}/`), domain);
      if (entry.status === 'open' || FINAL_RESULTS.includes(entry)) return entry;
      const isUnresolved = 'reason' in entry && entry.reason === RESOLVER_FAILED;
      const needsNoName = host !== domain || isMapped(domain, 443) || isMapped(domain, 80);
      if (!(isUnresolved && needsNoName)) closed.push(entry);
    }
  }
  const weight = { open: 0, moved: 1, failed: 2, nothing: 3 };
  const [heaviest] = closed.sort((one, other) => weight[one.status] - weight[other.status]);
  return heaviest ?? { status: 'failed', reason: RESOLVER_FAILED };
}

/**
 * Fetches the front page, following redirects and one `<meta http-equiv="refresh">`, which is a redirect too.
 */
async function tryEntry(fetcher: PageFetcher, url: URL, domain: string): Promise<EntryResult> {
  const entry = await classify(await fetcher.get(url, { essential: true }), domain);
  const refreshTarget = entry.status === 'open' ? entry.page.outline.refresh : null;
  if (refreshTarget === null) return entry;
  const next = await classify(await fetcher.get(new URL(refreshTarget), { essential: true }), domain);
  return next.status === 'failed' ? entry : next;
}

async function classify(result: FetchResult, domain: string): Promise<EntryResult> {
  switch (result.status) {
    case 'forbidden':
      return { status: 'failed', reason: 'robots.txt does not allow the visit' };
    case 'moved': {
      const to = registrableDomain(result.to.hostname);
      if (to === null) return { status: 'failed', reason: 'it redirects to a URL that may not be requested' };
      return isParkingDomain(to)
        ? { status: 'nothing', reason: 'the domain is parked' }
        : { status: 'moved', from: result.from, to, response: result.response };
    }
    case 'unreachable': {
      const noSiteReason = NO_SITE_REASONS[result.reason];
      return noSiteReason
        ? { status: 'nothing', reason: noSiteReason }
        : { status: 'failed', reason: READ_FAILURE_REASONS[result.reason] ?? result.reason };
    }
    case 'answered':
      return classifyResponse(result.url, result.response, domain);
  }
}

async function classifyResponse(url: URL, response: EgressResponse, domain: string): Promise<EntryResult> {
  const { status } = response;
  const page = await parsePageResponse(url, response);
  if (isBotChallenge(response.headers, page?.outline ?? { title: '', wordCount: 0 })) {
    return BOT_CHECK;
  }
  if (status === 429) return TOO_MANY_REQUESTS;
  if (status === 401 || status === 403 || status >= 500) {
    return { status: 'failed', reason: `the site answered ${status}` };
  }
  if (status < 200 || status >= 300) return { status: 'nothing', reason: `the site answered ${status}` };
  if (!page) return { status: 'nothing', reason: 'the site shows no page' };
  if (isServerDefaultPage(page.outline))
    return { status: 'nothing', reason: "it serves the web server's default page" };
  const resources = page.outline.resourceHosts.map(registrableDomain).filter((name) => name !== domain);
  if (isParkedPage(page, resources)) return { status: 'nothing', reason: 'the domain is parked' };
  return { status: 'open', page };
}
