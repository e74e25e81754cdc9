import type { Evidence } from '@firmlens/contract';
import { openSimilarCompanySearch } from '@firmlens/domain';
import { createCompaniesOnFileSource } from '@firmlens/sources';
import { createHarness, type Harness, fakeSource } from './support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterAll(() => harness.close());

test('fills every declared field: an enriched company is similar to the next one in its industry', async () => {
  const evidenceAt = (now: Date) =>
    [
      ['company.name', 'Acme'],
      ['company.description', 'Robots and route planning for warehouses.'],
      ['company.headquarter_country', 'Netherlands'],
      ['company.employee_count', 120],
      ['business.industries', 'Warehouse automation'],
    ].map(([field, value]) => ({
      field,
      value,
      source: 'website:text',
      url: 'https://acme.example/',
      observed_at: now.toISOString(),
      confidence: 0.9,
    })) as Evidence[];
  await harness.startWorker({
    sources: [
      fakeSource(({ now }) => ({ status: 'found', evidence: evidenceAt(now) })),
      createCompaniesOnFileSource({ findSimilarCompanies: openSimilarCompanySearch(harness.db) }),
    ],
  });
  const enrich = async () => {
    const { id, domain } = await harness.queue({ modules: ['business', 'competitors'] });
    await harness.dispatch();
    await harness.whenEnded(id);
    return { domain, competitors: (await harness.results(id))['competitors'] };
  };
  const first = await enrich();
  expect(first.competitors).toMatchObject({ similar_companies: [], similar_companies_count: 0 });
  const second = await enrich();
  expect(second.competitors).toMatchObject({
    similar_companies_count: 1,
    similar_companies: [
      {
        name: 'Acme',
        domain: first.domain,
        description: 'Robots and route planning for warehouses.',
        similarity: expect.any(Number),
        reason:
          'Both work on route planning, robots and warehouses; same industry (Warehouse automation), both in the Netherlands, both 51-200 people.',
        source: 'companies-on-file',
      },
    ],
  });
});
