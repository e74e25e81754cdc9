import { CONTEXT, observed } from '../../../test/observed';
import { buildModule } from '../../build-module';

const competitors = (...evidence: Parameters<typeof buildModule>[1]) =>
  buildModule('competitors', evidence, CONTEXT).data;

const rival = (
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

describe('competitors', () => {
  it('names the surest rival first, with its source and reason', () => {
    const data = competitors(
      rival('Bexo', { confidence: 0.6 }),
      rival('Cavo', { confidence: 0.912, source: 'wikidata' }),
    );
    expect(data).toMatchObject({
      competitors_count: 2,
      competitors: [
        { name: 'Cavo', similarity: 0.91, reason: 'Cavo is compared with.', source: 'wikidata' },
        { name: 'Bexo', similarity: 0.6 },
      ],
    });
  });

  it('names a rival once, whether its domain or its name agrees', () => {
    const data = competitors(
      rival('Bexo'),
      rival('BEXO Inc.', { domain: 'www.bexo.example', source: 'wikidata' }),
      rival('Bexo Cloud', { domain: 'bexo.example', source: 'wikidata' }),
    );
    expect(data.competitors).toMatchObject([{ name: 'Bexo', domain: 'bexo.example' }]);
  });

  it('does not name the company itself', () => {
    const data = competitors(
      observed('company.legal_name', 'Acme Robotics Ltd'),
      rival('ACME ROBOTICS'),
      rival('Our product', { domain: 'acme.example' }),
      rival('Bexo'),
    );
    expect(data.competitors).toMatchObject([{ name: 'Bexo' }]);
  });

  it('keeps the similarity between 0 and 1', () => {
    const data = competitors(
      rival('Bexo', { confidence: 7 }),
      rival('Cavo', { confidence: -1 }),
      rival('Dovo', { confidence: NaN }),
    );
    expect(data.competitors?.map(({ similarity }) => similarity)).toEqual([1, 0, 0]);
  });

  it('knows nothing of similar companies, since nobody looked among those on file', () => {
    expect(competitors(rival('Bexo'))).toMatchObject({
      similar_companies: null,
      similar_companies_count: null,
    });
  });

  it('names at most 50', () => {
    const many = Array.from({ length: 60 }, (_, index) => rival(`Rival ${index}`));
    expect(competitors(...many)).toMatchObject({ competitors_count: 50, competitors: { length: 50 } });
  });
});
