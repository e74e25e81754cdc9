import type { Egress, EgressResponse } from '@firmlens/egress';
import { isBotChallenge, isParkedPage, isParkingDomain, isServerDefaultPage } from './entry-page-checks';
import { registrableDomain } from './page-url';
import { parsePageResponse, type FetchedPage } from './page-response';
import type { UnreachableReason, FetchResult, PageFetcher } from './page-fetcher';

/** What became of a company's front door. */
export type EntryResult =
  | { status: 'open'; page: FetchedPage }
  /** Every way in leads to another registrable domain. */
  | { status: 'moved'; from: URL; to: string; answer: EgressResponse }
  /** There is no website of a company here. */
  | { status: 'nothing'; reason: string }
  /** The website could not be looked at, which says nothing about the company. */
  | { status: 'failed'; reason: string };

/** Reasons that say that nobody is there; an address that is not public is none as far as the outside can tell. */
const NOBODY: Partial<Record<UnreachableReason, string>> = {
  name_not_found: 'the name has no address',
  refused_address: 'the address is not public',
  refused_url: 'the name is not a public one',
  connection_refused: 'the connection was refused',
};

const UNRESOLVED = 'the resolver failed';
const NOT_LOOKED_AT: Partial<Record<UnreachableReason, string>> = {
  resolver_failed: UNRESOLVED,
  connection_failed: 'the connection broke',
  tls_failed: 'the certificate or the TLS handshake failed',
  timeout: 'no response in time',
  no_time: 'no response in time',
  bad_answer: 'the response was malformed',
  too_many_redirects: 'too many redirects',
  refused_redirect: 'it redirects to a URL that may not be requested',
  robots_unavailable: 'robots.txt was answered with a server error',
};

/** Answers that ask this visitor to stay away: no other way in is tried after one of them. */
const BOT_CHECK = { status: 'failed', reason: 'the site is behind a bot check' } as const;
const TOO_MANY_REQUESTS = { status: 'failed', reason: 'the site answered 429' } as const;
const TURNED_AWAY: readonly EntryResult[] = [BOT_CHECK, TOO_MANY_REQUESTS];

/**
 * Tries `https://domain/`, `https://www.domain/`, then both over http, until one shows a page. Where none
 * does, one that could not be looked at outweighs one where nobody is: only a site that is absent on every
 * way in is absent. What could not be resolved counts for nothing at a `www.` name, since few sites have only that, and
 * where `EGRESS_CONNECT_TO` maps the domain: of such a one no resolver need know.
 */
export async function findEntryPage(
  visitor: PageFetcher,
  domain: string,
  isMapped: Egress['isMapped'],
): Promise<EntryResult> {
  const closed: EntryResult[] = [];
  for (const scheme of ['https', 'http']) {
    for (const host of [domain, `www.${domain}`]) {
      const entry = await tryEntry(visitor, new URL(`${scheme}://${host}/`), domain);
      if (entry.status === 'open' || TURNED_AWAY.includes(entry)) return entry;
      const isUnresolved = 'reason' in entry && entry.reason === UNRESOLVED;
      const needsNoName = host !== domain || isMapped(domain, 443) || isMapped(domain, 80);
      if (!(isUnresolved && needsNoName)) closed.push(entry);
    }
  }
  const weight = { open: 0, moved: 1, failed: 2, nothing: 3 };
  const [heaviest] = closed.sort((one, other) => weight[one.status] - weight[other.status]);
  return heaviest ?? { status: 'failed', reason: UNRESOLVED };
}

/** The front page, after redirects and after one `<meta http-equiv="refresh">`, which is a redirect by other means. */
async function tryEntry(visitor: PageFetcher, url: URL, domain: string): Promise<EntryResult> {
  const entry = await judge(await visitor.get(url, { essential: true }), domain);
  const onward = entry.status === 'open' ? entry.page.outline.refresh : null;
  if (onward === null) return entry;
  const next = await judge(await visitor.get(new URL(onward), { essential: true }), domain);
  return next.status === 'failed' ? entry : next;
}

async function judge(visit: FetchResult, domain: string): Promise<EntryResult> {
  switch (visit.status) {
    case 'forbidden':
      return { status: 'failed', reason: 'robots.txt does not allow the visit' };
    case 'moved': {
      const to = registrableDomain(visit.to.hostname);
      if (to === null) return { status: 'failed', reason: 'it redirects to a URL that may not be requested' };
      return isParkingDomain(to)
        ? { status: 'nothing', reason: 'the domain is parked' }
        : { status: 'moved', from: visit.from, to, answer: visit.answer };
    }
    case 'unreachable': {
      const nobody = NOBODY[visit.reason];
      return nobody
        ? { status: 'nothing', reason: nobody }
        : { status: 'failed', reason: NOT_LOOKED_AT[visit.reason] ?? visit.reason };
    }
    case 'answered':
      return judgeAnswer(visit.url, visit.answer, domain);
  }
}

async function judgeAnswer(url: URL, answer: EgressResponse, domain: string): Promise<EntryResult> {
  const { status } = answer;
  const page = await parsePageResponse(url, answer);
  if (isBotChallenge(answer.headers, page?.outline ?? { title: '', wordCount: 0 })) {
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
