import type { Evidence, TeamMember } from '@firmlens/contract';
import { type OptionalQueries, createOptionalQueries } from '../optional-queries';
import { findRegisterEntry, registerNumbersOfClues } from '../parsing/register-entry';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { createCompaniesHouseApi } from './companies-house-api';
import { parseCompanyNumber } from './company-number';
import type { YearlyHeadcount } from './read-accounts';
import { OFFICERS_PER_PAGE, type OfficerPage } from './read-officers';
import { profileEvidence } from './profile';

export const COMPANIES_HOUSE: SourceProfile = {
  name: 'companies-house',
  fields: [
    'company.legal_name',
    'company.company_number',
    'company.company_status',
    'company.company_type',
    'company.jurisdiction',
    'company.date_of_creation',
    'company.founded_year',
    'company.registered_address',
    'company.headquarter_city',
    'company.headquarter_country',
    'company.sic_codes',
    'company.employee_count',
    'business.industries',
    'team.team_members',
    'team.historical_employee_data',
    'signals.highlights',
  ],
  identifies: false,
  wave: 2,
  lifetimeSeconds: 24 * 3_600,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

export interface CompaniesHouseSettings {
  /** Key for the public data API. */
  key: string;
  /** Whether to query the company's officers. */
  people: boolean;
}

const PUBLIC_PAGES = 'https://find-and-update.company-information.service.gov.uk/company';
const MAX_OFFICER_PAGES = 3;
const ALLOTMENT_YEARS = 3;
/** Headcounts older than this no longer describe the company. */
const HEADCOUNT_YEARS = 2;

/**
 * The UK register of companies, through its public data API (developer.company-information.service.gov.uk).
 * Looks up the company number from a clue: its entry, officers, share allotments, and the headcount in its
 * latest accounts.
 */
export function createCompaniesHouseSource({ key, people }: CompaniesHouseSettings): Source {
  const api = createCompaniesHouseApi(key);
  return {
    ...COMPANIES_HOUSE,
    async lookUp({ http, known, now }) {
      const numbers = registerNumbersOfClues(known, 'GB', parseCompanyNumber);
      if (numbers.length === 0) return { status: 'not_asked', reason: 'no British company number is known' };
      const entry = await findRegisterEntry(numbers, known, (number) => api.profile(http, number));
      if (entry.status === 'nothing') return entry;

      const { record, confidence } = entry;
      const optionalQueries = createOptionalQueries();
      const members = people
        ? await fetchOfficers(optionalQueries, (from) => api.officers(http, record.number, from))
        : [];
      const filings = await optionalQueries.run('filing history', () =>
        api.filings(http, record.number, yearsBefore(now, ALLOTMENT_YEARS)),
      );
      const document = filings?.accountsDocument ?? null;
      const headcounts =
        document === null
          ? []
          : ((await optionalQueries.run('accounts', () => api.headcounts(http, document))) ?? []);

      const page = `${PUBLIC_PAGES}/${record.number}`;
      const filingProvenance = { url: `${page}/filing-history`, confidence };
      const observe = observer(COMPANIES_HOUSE, now);
      const evidence: Evidence[] = [
        ...profileEvidence(record, observe, { url: page, confidence }),
        ...members.map((member) =>
          observe('team.team_members', member, { url: `${page}/officers`, confidence }),
        ),
        ...(filings?.allotments ?? []).map((highlight) =>
          observe('signals.highlights', highlight, filingProvenance),
        ),
        ...currentHeadcount(headcounts, now).map((count) =>
          observe('company.employee_count', count, filingProvenance),
        ),
        ...headcounts.filter(isCountable).map(({ day, employees }) => {
          const month = { month_name: monthOf(day), employee_count: employees };
          return observe('team.historical_employee_data', month, filingProvenance);
        }),
      ];
      return { status: 'found', evidence, ...optionalQueries.incompleteField() };
    },
  };
}

/** Returns the people who hold an office now. Stops at the first page that fails. */
async function fetchOfficers(
  optionalQueries: OptionalQueries,
  fetchPage: (from: number) => Promise<OfficerPage>,
): Promise<TeamMember[]> {
  const members: TeamMember[] = [];
  for (let from = 0; from < MAX_OFFICER_PAGES * OFFICERS_PER_PAGE; from += OFFICERS_PER_PAGE) {
    const page = await optionalQueries.run('officers', () => fetchPage(from));
    members.push(...(page?.members ?? []));
    if (page === null || from + OFFICERS_PER_PAGE >= page.total) break;
  }
  return members;
}

/** Returns the latest headcount unless it is too old. */
function currentHeadcount([latest]: readonly YearlyHeadcount[], now: Date): number[] {
  return latest !== undefined && latest.day >= yearsBefore(now, HEADCOUNT_YEARS) ? [latest.employees] : [];
}

/** Growth is a ratio to the previous headcount, so zero does not count. */
function isCountable({ employees }: YearlyHeadcount): boolean {
  return employees > 0;
}

/** Returns the day `years` years before a moment. */
function yearsBefore(now: Date, years: number): string {
  return new Date(now.getTime() - years * 31_557_600_000).toISOString().slice(0, 10);
}

/** Formats a day as `March 2025`. */
function monthOf(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
