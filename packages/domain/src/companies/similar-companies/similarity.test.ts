import type { CompanyProfile } from '@firmlens/contract';
import fc from 'fast-check';
import { profileCompany, type ProfiledCompany } from './company-profile';
import { companySimilarity } from './similarity';
import type { WordCounts } from './word-counts';

/** Every word is used by one company in a thousand, except those listed. */
const counts = (common: Record<string, number> = {}): WordCounts => ({
  companies: 1_000_000,
  countOf: (word) => common[word] ?? 1_000,
});

const company = (
  about: Partial<
    CompanyProfile & { industryWords: string[]; offerWords: string[]; descriptionWords: string[] }
  > = {},
  common: Record<string, number> = {},
): ProfiledCompany => {
  const { industryWords = [], offerWords = [], descriptionWords = [], ...profile } = about;
  return profileCompany(
    {
      domain: 'acme.example',
      name: 'Acme',
      description: null,
      industries: [],
      topics: [],
      services: [],
      countryCode: null,
      city: null,
      employeeRange: null,
      ...profile,
    },
    { industryWords, offerWords, descriptionWords },
    counts(common),
  );
};

const similarity = (a: ProfiledCompany, b: ProfiledCompany) => companySimilarity(a, b).similarity;

const words = fc.uniqueArray(fc.constantFrom(...'robot rout plan freight bread oak softwar weld'.split(' ')));
const anyCompany = fc
  .record({
    industries: fc.uniqueArray(fc.constantFrom('Robotics', 'robotics', 'Bakeries', 'Computer software')),
    countryCode: fc.constantFrom('DE', 'FR', null),
    city: fc.constantFrom('Hamburg', 'Lyon', null),
    employeeRange: fc.constantFrom('1-10', '11-50', '10001+', 'some', null),
    industryWords: words,
    offerWords: words,
    descriptionWords: words,
  })
  .map((about) => company(about));

describe('the similarity of two companies', () => {
  test('ignores numbers and single letters', () => {
    const one = company({ offerWords: ['1', '24', 'x', '3.5'], descriptionWords: ['2019', 'robot'] });
    const other = company({ offerWords: ['1', '24', 'x', '3.5'], descriptionWords: ['2019', 'bread'] });
    expect(companySimilarity(one, other)).toMatchObject({ words: [], similarity: 0 });
  });

  test('is between 0 and 1, and symmetric', () => {
    fc.assert(
      fc.property(anyCompany, anyCompany, (a, b) => {
        const value = similarity(a, b);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(similarity(b, a)).toBe(value);
      }),
    );
  });

  test('does not depend on the order of words and industries', () => {
    const about = {
      industries: ['Robotics', 'Logistics'],
      industryWords: ['robot', 'logist'],
      offerWords: ['plan', 'rout'],
      descriptionWords: ['freight', 'pallet', 'rout'],
    };
    const reversed = Object.fromEntries(
      Object.entries(about).map(([key, list]) => [key, [...list].reverse()]),
    );
    const other = company({ industries: ['logistics'], offerWords: ['rout', 'freight', 'bread'] });
    expect(companySimilarity(company(reversed), other)).toMatchObject({
      similarity: similarity(company(about), other),
      words: companySimilarity(company(about), other).words,
    });
  });

  test('is zero for companies with nothing in common, though in the same town and of the same size', () => {
    const location = { countryCode: 'DE', city: 'Hamburg', employeeRange: '11-50' };
    expect(
      similarity(
        company({ ...location, offerWords: ['bread'] }),
        company({ ...location, offerWords: ['robot'] }),
      ),
    ).toBe(0);
  });

  test('grows with every word in common, and more with rare words', () => {
    const companyWith = (...descriptionWords: string[]) =>
      company({ descriptionWords }, { softwar: 200_000 });
    const a = companyWith('robot', 'rout', 'softwar');
    const sharing = (...shared: string[]) =>
      similarity(a, companyWith(...[...shared, 'oak', 'bread', 'weld'].slice(0, 3)));
    expect(sharing('robot')).toBeGreaterThan(sharing('softwar'));
    expect(sharing('robot', 'rout')).toBeGreaterThan(sharing('robot'));
    expect(sharing('robot', 'rout', 'softwar')).toBeGreaterThan(sharing('robot', 'rout'));
  });

  test('grows with the same country, and with a near size', () => {
    const a = { offerWords: ['robot', 'rout'], countryCode: 'DE', employeeRange: '11-50' };
    const similarityTo = (about: object) => similarity(company(a), company({ ...a, ...about }));
    expect(similarityTo({})).toBeGreaterThan(similarityTo({ countryCode: null }));
    expect(similarityTo({ countryCode: null })).toBeGreaterThan(similarityTo({ countryCode: 'FR' }));
    expect(similarityTo({})).toBeGreaterThan(similarityTo({ employeeRange: '51-200' }));
    expect(similarityTo({ employeeRange: '51-200' })).toBeGreaterThan(
      similarityTo({ employeeRange: '10001+' }),
    );
  });

  test('counts the words of a shared industry once, as the industry', () => {
    const named = { industries: ['Logistics software'], industryWords: ['logist', 'softwar'] };
    const location = { countryCode: 'DE', employeeRange: '11-50' };
    expect(
      companySimilarity(company({ ...named, ...location }), company({ ...named, ...location })),
    ).toMatchObject({
      similarity: 0.4,
      words: [],
      industry: 'Logistics software',
    });
  });

  test('is lower for a broad industry if both companies say much else', () => {
    const pairOf = (count: number) => {
      const companyWith = (...descriptionWords: string[]) =>
        company({ industries: ['Software'], descriptionWords }, { 'industry software': count });
      return similarity(
        companyWith('bread', 'oak', 'weld', 'robot'),
        companyWith('freight', 'rout', 'plan', 'pallet'),
      );
    };
    expect(pairOf(200_000)).toBeLessThan(pairOf(1_000) / 1.5);
  });
});
