import { type CompanyRow, createPeopleDataLabsSource, NO_IMPORTED_DATASETS } from '../../src/datasets';
import { queryDataset, NOT_IMPORTED_OUTCOME, fakeDatasets, foundValues } from './query-dataset';

describe('People Data Labs’ file', () => {
  const company: CompanyRow = {
    domain: 'acme.example',
    name: 'Acme Robotics',
    description: null,
    industries: ['Industrial automation'],
    countryCode: 'GB',
    city: 'Leeds',
    employeeRange: '11-50',
    foundedYear: 2014,
    linkedinUrl: 'https://www.linkedin.com/company/acme',
  };

  test('fills every declared field, with low confidence', async () => {
    const source = createPeopleDataLabsSource(fakeDatasets({ company }));
    const outcome = await queryDataset(source);
    expect(Object.keys(foundValues(outcome)).sort()).toEqual([...source.fields].sort());
    expect(foundValues(outcome)).toEqual({
      'company.name': 'Acme Robotics',
      'company.founded_year': 2014,
      'company.employee_range': '11-50',
      'company.headquarter_country': 'United Kingdom',
      'company.headquarter_city': 'Leeds',
      'company.linkedin_url': 'https://www.linkedin.com/company/acme',
      'business.industries': 'Industrial automation',
    });
    const confidences =
      outcome.status === 'found' ? outcome.evidence.map(({ confidence }) => confidence) : [];
    expect(Math.max(...confidences)).toBeLessThanOrEqual(0.5);
  });

  test('finds nothing for another domain', async () => {
    const outcome = await queryDataset(
      createPeopleDataLabsSource(fakeDatasets({ company: { ...company, domain: 'b.example' } })),
    );
    expect(outcome.status).toBe('nothing');
  });

  test('is not queried without an imported dataset, and its results are never reused', async () => {
    const source = createPeopleDataLabsSource(NO_IMPORTED_DATASETS);
    expect(foundValues(await queryDataset(source))).toBe(NOT_IMPORTED_OUTCOME);
    expect(source.lifetimeSeconds).toBe(0);
  });
});
