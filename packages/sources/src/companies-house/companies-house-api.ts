import { SourceError, type SourceHttp, type Upstream } from '../http';
import { valueAt } from '../parsing/json-values';
import { readAccounts, type YearlyHeadcount } from './read-accounts';
import { FILINGS_PER_PAGE, type Filings, readFilings } from './read-filings';
import { type OfficerPage, OFFICERS_PER_PAGE, readOfficers } from './read-officers';
import { type Profile, parseProfile } from './profile';

const HOST = 'api.company-information.service.gov.uk';
const DOCUMENT_HOST = 'document-api.company-information.service.gov.uk';
/** The document API redirects to this host. The key is not sent there: it is for another origin. */
const STORAGE_HOST = 's3.eu-west-2.amazonaws.com';
/** The limit is 600 requests per key in five minutes. */
const RATE = { requestsPerSecond: 1.8, parallel: 2 };
const IXBRL = 'application/xhtml+xml';
const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

/**
 * The queries that we send to the public data API and the document API. Company numbers have eight
 * characters.
 */
export interface CompaniesHouseApi {
  /** Null if no company has the number. */
  profile(http: SourceHttp, number: string): Promise<Profile | null>;
  /** Fetches a page of the list of officers, starting at the zero-based position `from`. */
  officers(http: SourceHttp, number: string, from: number): Promise<OfficerPage>;
  filings(http: SourceHttp, number: string, allotmentsSince: string): Promise<Filings>;
  /** The headcounts in the accounts, latest year first. Empty if the accounts are scanned images. */
  headcounts(http: SourceHttp, document: string): Promise<YearlyHeadcount[]>;
}

export function createCompaniesHouseApi(key: string): CompaniesHouseApi {
  const headers = { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` };
  const register: Upstream = {
    isHost: (host) => host === HOST,
    limit: { name: HOST, ...RATE },
    headers,
    requestedPauseMs: pauseUntilReset,
  };
  /** Officers include months of birth and addresses, so the responses are never cached. */
  const people: Upstream = { ...register, maxCachedBytes: 0 };
  const documents: Upstream = {
    isHost: (host) => host === DOCUMENT_HOST || host === STORAGE_HOST,
    limit: { name: DOCUMENT_HOST, ...RATE },
    headers: { ...headers, accept: IXBRL },
    maxBytes: MAX_DOCUMENT_BYTES,
    requestedPauseMs: pauseUntilReset,
  };

  return {
    async profile(http, number) {
      const response = await http.json(register, `https://${HOST}/company/${number}`);
      if (response === null) return null;
      const profile = parseProfile(response, number);
      if (profile === null) throw new SourceError(`${HOST} did not return the company`);
      return profile;
    },

    async officers(http, number, from) {
      const query = `items_per_page=${OFFICERS_PER_PAGE}&start_index=${from}`;
      return readOfficers(await http.json(people, `https://${HOST}/company/${number}/officers?${query}`));
    },

    async filings(http, number, allotmentsSince) {
      const query = `category=capital,accounts&items_per_page=${FILINGS_PER_PAGE}`;
      const response = await http.json(register, `https://${HOST}/company/${number}/filing-history?${query}`);
      return readFilings(response, allotmentsSince);
    },

    async headcounts(http, document) {
      const url = `https://${DOCUMENT_HOST}/document/${document}`;
      const metadata = await http.json({ ...documents, headers }, url);
      // Accounts filed on paper are available as images only.
      if (valueAt(metadata, 'resources', IXBRL) === undefined) return [];
      const accounts = await http.text(documents, `${url}/content`, /^application\/xhtml\+xml\b/);
      return readAccounts(accounts ?? '');
    },
  };
}

/** A key over its limit may send requests again at `X-Ratelimit-Reset` (Unix time in seconds). */
const pauseUntilReset: NonNullable<Upstream['requestedPauseMs']> = ({ status, headers }) => {
  const reset = Number(headers['x-ratelimit-reset']?.[0]);
  return status === 429 && reset > 0 ? Math.max(0, reset * 1000 - Date.now()) : null;
};
