import { SourceError, type SourceHttp, type Upstream } from '../http';
import { valueAt } from '../parsing/json-values';
import { readAccounts, type YearlyHeadcount } from './read-accounts';
import { FILINGS_ON_PAGE, type Filings, readFilings } from './read-filings';
import { type OfficerPage, OFFICERS_ON_PAGE, readOfficers } from './read-officers';
import { type Profile, parseProfile } from './profile';

const HOST = 'api.company-information.service.gov.uk';
const DOCUMENT_HOST = 'document-api.company-information.service.gov.uk';
/** Where the document API sends those who ask for a document. The key stays behind: it is for another origin. */
const STORAGE_HOST = 's3.eu-west-2.amazonaws.com';
/** The limit is 600 requests in five minutes for a key. */
const RATE = { requestsPerSecond: 1.8, parallel: 2 };
const IXBRL = 'application/xhtml+xml';
const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

/** What is asked of the public data API and the document API; numbers are eight characters. */
export interface CompaniesHouseApi {
  /** Null where there is no such number. */
  profile(http: SourceHttp, number: string): Promise<Profile | null>;
  /** A page of the list of officers, from the entry of that place on; the first has the place 0. */
  officers(http: SourceHttp, number: string, from: number): Promise<OfficerPage>;
  filings(http: SourceHttp, number: string, allotmentsSince: string): Promise<Filings>;
  /** The headcounts in accounts, latest year first; none where these are pictures. */
  headcounts(http: SourceHttp, document: string): Promise<YearlyHeadcount[]>;
}

export function createCompaniesHouseApi(key: string): CompaniesHouseApi {
  const headers = { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` };
  const register: Upstream = {
    isHost: (host) => host === HOST,
    limit: { name: HOST, ...RATE },
    headers,
    askedPauseMs: pauseUntilReset,
  };
  /** Officers come with their months of birth and addresses. */
  const people: Upstream = { ...register, maxKeptBytes: 0 };
  const documents: Upstream = {
    isHost: (host) => host === DOCUMENT_HOST || host === STORAGE_HOST,
    limit: { name: DOCUMENT_HOST, ...RATE },
    headers: { ...headers, accept: IXBRL },
    maxBytes: MAX_DOCUMENT_BYTES,
    askedPauseMs: pauseUntilReset,
  };

  return {
    async profile(http, number) {
      const answer = await http.json(register, `https://${HOST}/company/${number}`);
      if (answer === null) return null;
      const profile = parseProfile(answer, number);
      if (profile === null) throw new SourceError(`${HOST} answered without the company`);
      return profile;
    },

    async officers(http, number, from) {
      const query = `items_per_page=${OFFICERS_ON_PAGE}&start_index=${from}`;
      return readOfficers(await http.json(people, `https://${HOST}/company/${number}/officers?${query}`));
    },

    async filings(http, number, allotmentsSince) {
      const query = `category=capital,accounts&items_per_page=${FILINGS_ON_PAGE}`;
      const answer = await http.json(register, `https://${HOST}/company/${number}/filing-history?${query}`);
      return readFilings(answer, allotmentsSince);
    },

    async headcounts(http, document) {
      const url = `https://${DOCUMENT_HOST}/document/${document}`;
      const about = await http.json({ ...documents, headers }, url);
      // Accounts on paper are there as pictures alone.
      if (valueAt(about, 'resources', IXBRL) === undefined) return [];
      const accounts = await http.text(documents, `${url}/content`, /^application\/xhtml\+xml\b/);
      return readAccounts(accounts ?? '');
    },
  };
}

/** A key that has used up its requests may ask again at `X-Ratelimit-Reset`, in seconds since 1970. */
const pauseUntilReset: NonNullable<Upstream['askedPauseMs']> = ({ status, headers }) => {
  const reset = Number(headers['x-ratelimit-reset']?.[0]);
  return status === 429 && reset > 0 ? Math.max(0, reset * 1000 - Date.now()) : null;
};
