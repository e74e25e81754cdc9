import type { Evidence, EvidenceValues, JobObservation, TeamMember } from '@firmlens/contract';
import { observedChanges, type ObservedChange } from '../src/changes/observed-changes';
import { NOW, observed } from './observed';

const EARLIER_SCAN_AT = new Date('2026-08-20T09:00:00.000Z');
const OLDER_SCAN_AT = new Date('2026-07-01T09:00:00.000Z');
export const SOURCES = ['website', 'dns', 'wikidata', 'greenhouse', 'brreg', 'sec', 'hearsay'];

/**
 * Returns the changes between two enrichments. `answered` lists the sources that responded in full at each;
 * `older` is the evidence of the enrichments before.
 */
export const changes = (
  before: Evidence[],
  after: Evidence[],
  answered = [SOURCES, SOURCES],
  older: Evidence[][] = [],
  minConfidence: number | null = null,
): ObservedChange[] =>
  observedChanges(
    [
      { evidence: [page, ...before], answered: answered[0] ?? [], at: EARLIER_SCAN_AT },
      ...older.map((evidence) => ({ evidence: [page, ...evidence], answered: SOURCES, at: OLDER_SCAN_AT })),
    ],
    { evidence: [page, ...after], answered: answered[1] ?? [], at: NOW },
    { domain: 'acme.example', minConfidence },
  );
export const titles = (...scans: Parameters<typeof changes>) =>
  changes(...scans).map(({ highlight }) => highlight.title);

const page = observed('company.name', 'Acme');

export const headcount = (value: number, source = 'website:text') =>
  observed('company.employee_count', value, { source });
export const technology = (name: string, source = 'website', confidence = 0.9) =>
  observed(
    'technology.technologies',
    { name, categories: ['CRM'], description: null },
    { source, confidence },
  );
export const office = (location: string, source = 'website') =>
  observed('company.office_locations', location, { source });
export const market = (country: string, country_code: string, proof: 'currency' | 'job' = 'currency') =>
  observed('business.target_countries', { country, country_code, proof });
export const member = (name: string, position: string | null, source = 'website', path = '') =>
  observed(
    'team.team_members',
    {
      ...{
        name,
        position,
        linkedin_url: null,
        country: null,
        city: null,
        nationality: null,
        biography: null,
      },
      ...{ experience: [], education: [] },
    } satisfies TeamMember,
    { source, url: `https://acme.example/${path}` },
  );
export const opening = (title: string, posted_date: string | null = null) =>
  observed(
    'team.job_listings',
    { title, location: 'Leeds, UK', country: null, posted_date } satisfies JobObservation,
    { source: 'greenhouse' },
  );
export const noOpening = observed('team.job_listings_count', 0, { source: 'greenhouse' });
export const round = (overrides: Partial<EvidenceValues['funding.investment_history']>) =>
  observed('funding.investment_history', {
    ...{ date: '2026-10-01', stage: null, amount: null, amount_usd: null, currency: null, valuation: null },
    ...{ valuation_usd: null, investors: [], lead_investors: [], ...overrides },
  });
