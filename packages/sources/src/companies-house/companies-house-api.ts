import type { TeamMember } from '@firmlens/contract';
import { SourceFault, type SourceHttp, type Upstream } from '../http';
import { valueAt } from '../reading/fields';
import { readAccounts, type YearlyHeadcount } from './read-accounts';
import { FILINGS_ON_PAGE, type Filings, readFilings } from './read-filings';
import { OFFICERS_ON_PAGE, readOfficers } from './read-officers';
import { type Profile, profileOf } from './read-profile';

const HOST = 'api.company-information.service.gov.uk';
const DOCUMENT_HOST = 'document-api.company-information.service.gov.uk';
/** Where the document API sends those who ask for a document. The key stays behind: it is for another origin. */
const STORAGE_HOST = 's3.eu-west-2.amazonaws.com';
/** The limit is 600 requests in five minutes for a key. */
const RATE = { requestsPerSecond: 1.8, parallel: 2 };
const IXBRL = 'application/xhtml+xml';
const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;
const MAX_OFFICER_PAGES = 3;

/** What is asked of the public data API and the document API; numbers are eight characters. */
export interface CompaniesHouseApi {
  /** Null where there is no such number. */
  profile(http: SourceHttp, number: string): Promise<Profile | null>;
  /** Natural persons who hold an office now. */
  officers(http: SourceHttp, number: string): Promise<TeamMember[]>;
  filings(http: SourceHttp, number: string, allotmentsSince: string): Promise<Filings>;
  /** The headcounts in accounts, latest year first; none where they cannot be had. */
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
      const profile = profileOf(answer, number);
      if (profile === null) throw new SourceFault(`${HOST} answered without the company`);
      return profile;
    },

    async officers(http, number) {
      const members: TeamMember[] = [];
      for (let page = 0; page < MAX_OFFICER_PAGES; page += 1) {
        const start = page * OFFICERS_ON_PAGE;
        const query = `items_per_page=${OFFICERS_ON_PAGE}&start_index=${start}`;
        const answer = await http.json(people, `https://${HOST}/company/${number}/officers?${query}`);
        const { members: found, total } = readOfficers(answer);
        members.push(...found);
        if (start + OFFICERS_ON_PAGE >= total) break;
      }
      return members;
    },

    async filings(http, number, allotmentsSince) {
      const query = `category=capital,accounts&items_per_page=${FILINGS_ON_PAGE}`;
      const answer = await http.json(register, `https://${HOST}/company/${number}/filing-history?${query}`);
      return readFilings(answer, allotmentsSince);
    },

    async headcounts(http, document) {
      const url = `https://${DOCUMENT_HOST}/document/${document}`;
      try {
        const about = await http.json({ ...documents, headers }, url);
        // Accounts on paper are there as pictures alone.
        if (valueAt(about, 'resources', IXBRL) === undefined) return [];
        const accounts = await http.text(documents, `${url}/content`, /^application\/xhtml\+xml\b/);
        return readAccounts(accounts ?? '');
      } catch (error) {
        // The store of documents is another service: without it, what the register itself says still stands.
        if (error instanceof SourceFault) return [];
        throw error;
      }
    },
  };
}

/** A key that has used up its requests may ask again at `X-Ratelimit-Reset`, in seconds since 1970. */
const pauseUntilReset: NonNullable<Upstream['askedPauseMs']> = ({ status, headers }) => {
  const reset = Number(headers['x-ratelimit-reset']?.[0]);
  return status === 429 && reset > 0 ? Math.max(0, reset * 1000 - Date.now()) : null;
};
