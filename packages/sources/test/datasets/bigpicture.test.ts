import { type CompanyRow, createBigpictureSource, NO_IMPORTED_DATASETS } from '../../src/datasets';
import { queryDataset, NOT_IMPORTED_OUTCOME, fakeDatasets, foundValues } from './query-dataset';

describe('BigPicture’s file', () => {
  const company: CompanyRow = {
    domain: 'acme.example',
    name: 'Acme Robotics',
    description: 'Grippers for small parts.',
    industries: ['Robotics'],
    countryCode: 'DE',
    city: 'Bonn',
    employeeRange: '51-200',
    foundedYear: 2009,
    linkedinUrl: 'https://www.linkedin.com/company/acme',
  };

  test('fills every declared field', async () => {
    const source = createBigpictureSource(fakeDatasets({ company }));
    const outcome = await queryDataset(source);
    expect(Object.keys(foundValues(outcome)).sort()).toEqual([...source.fields].sort());
    expect(foundValues(outcome)).toMatchObject({ 'company.headquarter_country': 'Germany' });
  });

  test('returns nothing that the file lacks', async () => {
    const minimal = {
      ...company,
      description: null,
      industries: [],
      countryCode: null,
      city: null,
      linkedinUrl: null,
    };
    const outcome = await queryDataset(createBigpictureSource(fakeDatasets({ company: minimal })));
    expect(Object.keys(foundValues(outcome)).sort()).toEqual([
      'company.employee_range',
      'company.founded_year',
      'company.name',
    ]);
  });

  test('is not queried without an imported dataset, and its results are never reused', async () => {
    const source = createBigpictureSource(NO_IMPORTED_DATASETS);
    expect(foundValues(await queryDataset(source))).toBe(NOT_IMPORTED_OUTCOME);
    expect(source.lifetimeSeconds).toBe(0);
  });
});
