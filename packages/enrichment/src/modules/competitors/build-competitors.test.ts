import { CONTEXT, observed } from '../../../test/observed';
import { buildModule } from '../../build-module';

const competitors = (...evidence: Parameters<typeof buildModule>[1]) =>
  buildModule('competitors', evidence, CONTEXT).data;

const competitor = (
  name: string,
  {
    domain = null,
    confidence = 0.7,
    source = 'website:compare',
  }: { domain?: string | null; confidence?: number; source?: string } = {},
) =>
  observed(
    'competitors.competitors',
    { name, domain, description: null, reason: `${name} is compared with.` },
    { confidence, source },
  );

const similarCompany = (domain: string, similarity: number) =>
  observed(
    'competitors.similar_companies',
    { name: `${domain} Ltd`, domain, description: null, similarity, reason: 'Both work on welding.' },
    { source: 'companies-on-file', confidence: similarity },
  );

describe('competitors', () => {
  it('lists the most confident competitor first, with its source and reason', () => {
    const data = competitors(
      competitor('Bexo', { confidence: 0.6 }),
      competitor('Cavo', { confidence: 0.912, source: 'wikidata' }),
    );
    expect(data).toMatchObject({
      competitors_count: 2,
      competitors: [
        { name: 'Cavo', similarity: 0.91, reason: 'Cavo is compared with.', source: 'wikidata' },
        { name: 'Bexo', similarity: 0.6 },
      ],
    });
  });

  it('lists a competitor once if its domain or its name matches', () => {
    const data = competitors(
      competitor('Bexo'),
      competitor('BEXO Inc.', { domain: 'www.bexo.example', source: 'wikidata' }),
      competitor('Bexo Cloud', { domain: 'bexo.example', source: 'wikidata' }),
    );
    expect(data.competitors).toMatchObject([{ name: 'Bexo', domain: 'bexo.example' }]);
  });

  it('returns empty lists if they were queried and null if they were not', () => {
    const queriedFields = new Set(['competitors.competitors'] as const);
    const { data } = buildModule('competitors', [], { ...CONTEXT, queriedFields });
    expect(data).toEqual({
      competitors_count: 0,
      competitors: [],
      similar_companies_count: null,
      similar_companies: null,
    });
  });

  it('does not list the company itself', () => {
    const data = competitors(
      observed('company.legal_name', 'Acme Robotics Ltd'),
      competitor('ACME ROBOTICS'),
      competitor('Our product', { domain: 'acme.example' }),
      competitor('Bexo'),
    );
    expect(data.competitors).toMatchObject([{ name: 'Bexo' }]);
  });

  it('keeps the similarity between 0 and 1', () => {
    const data = competitors(
      competitor('Bexo', { confidence: 7 }),
      competitor('Cavo', { confidence: -1 }),
      competitor('Dovo', { confidence: NaN }),
    );
    expect(data.competitors?.map(({ similarity }) => similarity)).toEqual([1, 0, 0]);
  });

  it('lists similar companies on file, most similar first, each once and never the company itself', () => {
    const data = competitors(
      similarCompany('bexo.example', 0.4),
      similarCompany('www.cavo.example', 0.812),
      similarCompany('cavo.example', 0.3),
      similarCompany('acme.example', 1),
    );
    expect(data).toMatchObject({
      similar_companies_count: 2,
      similar_companies: [
        {
          name: 'www.cavo.example Ltd',
          domain: 'cavo.example',
          description: null,
          similarity: 0.81,
          reason: 'Both work on welding.',
          source: 'companies-on-file',
        },
        { domain: 'bexo.example', similarity: 0.4 },
      ],
      competitors: null,
    });
  });

  it('lists a competitor that is on file only among the competitors, with its computed similarity', () => {
    const data = competitors(
      competitor('Bexo', { domain: 'bexo.example', confidence: 0.9 }),
      competitor('Cavo', { domain: 'cavo.example', confidence: 0.5 }),
      similarCompany('bexo.example', 0.12),
      similarCompany('dovo.example', 0.6),
    );
    expect(data).toMatchObject({
      competitors: [
        { name: 'Cavo', similarity: 0.5 },
        { name: 'Bexo', similarity: 0.12, reason: 'Bexo is compared with.', source: 'website:compare' },
      ],
      similar_companies: [{ domain: 'dovo.example' }],
    });
  });

  it('returns null for similar companies if none on file can be compared', () => {
    expect(competitors(competitor('Bexo'))).toMatchObject({
      similar_companies: null,
      similar_companies_count: null,
    });
  });

  it('lists at most 50', () => {
    const many = Array.from({ length: 60 }, (_, index) => competitor(`Rival ${index}`));
    expect(competitors(...many)).toMatchObject({ competitors_count: 50, competitors: { length: 50 } });
  });
});
