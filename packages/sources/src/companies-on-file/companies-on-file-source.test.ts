import type {
  CompanyProfile,
  Evidence,
  EvidenceField,
  EvidenceValues,
  SimilarCompany,
} from '@firmlens/contract';
import type { SourceContext } from '../source';
import { COMPANIES_ON_FILE, createCompaniesOnFileSource } from './companies-on-file-source';

const NOW = new Date('2026-11-20T12:00:00Z');
const observed = <F extends EvidenceField>(
  field: F,
  value: EvidenceValues[F],
  { source = 'website:text', confidence = 0.8 } = {},
) => ({ field, value, source, confidence, url: null, observed_at: NOW.toISOString() }) as Evidence;
const bexo: SimilarCompany = {
  name: 'Bexo',
  domain: 'bexo.example',
  description: null,
  similarity: 0.6,
  reason: 'Both work on welding.',
};

/** Returns the source's outcome for a company with this evidence, and the queries that it sent. */
async function lookUp(evidence: Evidence[], similarCompanies: SimilarCompany[] = [bexo]) {
  const searches: { company: CompanyProfile; competitors: readonly string[] }[] = [];
  const source = createCompaniesOnFileSource({
    findSimilarCompanies: async (company, competitors) => {
      searches.push({ company, competitors });
      return similarCompanies;
    },
  });
  const outcome = await source.lookUp({
    domain: 'acme.example',
    known: { evidence, clues: [] },
    now: NOW,
  } as unknown as SourceContext);
  return { outcome, searches };
}

const welding = observed('company.description', 'Welding robots.');

test('returns similar companies with their websites', async () => {
  const { outcome } = await lookUp([welding]);
  expect(outcome).toEqual({
    status: 'found',
    evidence: [
      {
        field: 'competitors.similar_companies',
        value: bexo,
        source: 'companies-on-file',
        url: 'https://bexo.example/',
        observed_at: NOW.toISOString(),
        confidence: 0.6,
      },
    ],
  });
  expect(COMPANIES_ON_FILE.fields).toEqual(['competitors.similar_companies']);
});

test('searches with the best evidence, preferring the website, and with the competitors that have a domain', async () => {
  const competitor = (name: string, domain: string | null) =>
    observed('competitors.competitors', { name, domain, description: null, reason: 'Named.' });
  const { searches } = await lookUp([
    observed('company.name', 'ACME LIMITED', { source: 'gleif' }),
    observed('company.name', 'Acme'),
    observed('company.description', 'A maker of robots.', { source: 'wikidata', confidence: 0.9 }),
    welding,
    observed('business.industries', 'Robotics'),
    observed('business.industries', 'Robotics', { source: 'wikidata' }),
    observed('business.taxonomy', 'Welding'),
    observed('business.services', { name: 'Robot rental', description: null }),
    observed('company.headquarter_country', 'Germany'),
    observed('company.headquarter_country', 'Panama', { source: 'rdap', confidence: 0.4 }),
    observed('company.employee_range', '11-50', { confidence: 0.9 }),
    observed('company.employee_count', 70),
    competitor('Cavo', 'cavo.example'),
    competitor('Dovo', null),
  ]);
  expect(searches).toEqual([
    {
      company: {
        domain: 'acme.example',
        name: 'Acme',
        description: 'A maker of robots.',
        industries: ['Robotics'],
        topics: ['Welding'],
        services: ['Robot rental'],
        countryCode: 'DE',
        city: null,
        employeeRange: '51-200',
      },
      competitors: ['cavo.example'],
    },
  ]);
});

test('finds nothing and runs no query if only the name and place are known', async () => {
  const { outcome, searches } = await lookUp([
    observed('company.name', 'Acme'),
    observed('company.headquarter_country', 'France'),
  ]);
  expect(outcome).toEqual({ status: 'nothing', reason: 'too little is known about what the company does' });
  expect(searches).toEqual([]);
});

test('finds nothing if no company on file is similar', async () => {
  const { outcome } = await lookUp([welding], []);
  expect(outcome).toEqual({ status: 'nothing', reason: 'no company on file does similar work' });
});
