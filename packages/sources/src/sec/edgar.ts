import type { EgressResponse } from '@firmlens/egress';
import { SourceError, type SourceHttp, type Upstream } from '../http';
import { type Filer, readFiler } from './filer';
import { type Filing, readFilings } from './filings';
import { type FormD, readFormD } from './form-d';
import { type Headcount, readHeadcount } from './headcount';
import { isSearchResponse, readFilerHits, readFilingHits, type SearchHit } from './search-hits';

/** Client for EDGAR, the SEC's archive of filings. Each method makes one request unless noted. */
export interface Edgar {
  /**
   * Finds filers by the beginning of their name, and filers of Form D whose text contains it. Makes two
   * requests.
   */
  search(name: string): Promise<SearchHit[]>;
  /** Returns null for an unknown number. */
  filer(cik: string): Promise<Filer | null>;
  /** Fetches an older page of a filer's list of filings. */
  olderFilings(page: string): Promise<Filing[]>;
  /** Returns the data of a Form D, or null if it cannot be parsed or its first issuer is another company. */
  formD(cik: string, filing: Filing): Promise<FormD | null>;
  /** Returns the latest reported headcount, dated `earliest` or later. */
  headcount(cik: string, earliest: string): Promise<Headcount | null>;
}

const HOSTS: ReadonlySet<string> = new Set(['www.sec.gov', 'data.sec.gov', 'efts.sec.gov']);
const SEARCH = 'https://efts.sec.gov/LATEST/search-index';
const DATA = 'https://data.sec.gov';
/**
 * The SEC blocks clients that send requests too fast for ten minutes. Its block page says so but has no
 * `Retry-After`.
 */
const BLOCKED_MS = 10 * 60_000;
const BLOCKED = 'Request Rate Threshold Exceeded';

/**
 * Creates an EDGAR client. `userAgent` is a name and an email address (`Acme Research ops@acme.example`). The
 * SEC refuses requests without one.
 */
export function createEdgar(http: SourceHttp, userAgent: string): Edgar {
  const upstream: Upstream = {
    isHost: (host) => HOSTS.has(host),
    limit: { name: 'sec.gov', requestsPerSecond: 5, parallel: 2 },
    headers: { 'user-agent': userAgent },
    requestedPauseMs: blockedMs,
  };
  /** Notices contain the address of everybody they name, so they are not cached. */
  const notices: Upstream = { ...upstream, maxCachedBytes: 0 };
  async function hits(query: string): Promise<unknown> {
    const response = await http.json(upstream, `${SEARCH}?${query}`);
    if (response !== null && !isSearchResponse(response))
      throw new SourceError('efts.sec.gov returned no hits');
    return response;
  }
  return {
    async search(name) {
      const text = encodeURIComponent(name);
      const filers = readFilerHits(await hits(`keysTyped=${text}`));
      return [...filers, ...readFilingHits(await hits(`q=%22${text}%22&forms=D`))];
    },
    async filer(cik) {
      const record = await http.json(upstream, `${DATA}/submissions/CIK${cik}.json`);
      if (record === null) return null;
      const filer = readFiler(record, cik);
      if (filer === null) throw new SourceError('data.sec.gov returned no name for the filer');
      return filer;
    },
    async olderFilings(page) {
      return readFilings(await http.json(upstream, `${DATA}/submissions/${page}`));
    },
    async formD(cik, filing) {
      const xml = await http.text(
        notices,
        `${filingPage(cik, filing)}primary_doc.xml`,
        /^(?:text|application)\//,
      );
      const form = xml === null ? null : readFormD(xml);
      return form?.cik === cik ? form : null;
    },
    async headcount(cik, earliest) {
      const concept = `${DATA}/api/xbrl/companyconcept/CIK${cik}/dei/EntityNumberOfEmployees.json`;
      return readHeadcount(await http.json(upstream, concept), earliest);
    },
  };
}

/** Returns the URL of a filer's page. */
export function filerPage(cik: string): string {
  return `https://www.sec.gov/edgar/browse/?CIK=${cik}`;
}

/** Returns the URL of a filing's page, the folder of its documents. */
export function filingPage(cik: string, { accession }: Pick<Filing, 'accession'>): string {
  return `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/`;
}

function blockedMs({ status, headers, body }: EgressResponse): number | null {
  if (status !== 403 && status !== 429) return null;
  return headers['retry-after'] === undefined && body.includes(BLOCKED) ? BLOCKED_MS : null;
}
