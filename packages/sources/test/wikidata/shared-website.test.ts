import type { WikidataItem } from '@firmlens/simulator';
import { acmeWith, sampleStatement, sampleItemsWith, year } from './sample-items';
import { queryWikidata } from './query-wikidata';

describe("a company's item that shares its website with another", () => {
  const P856 = [sampleStatement('https://acme.example/')];
  const itemWithSameWebsite = (statements: NonNullable<WikidataItem['statements']> = {}): WikidataItem => ({
    id: 'Q900004',
    labels: { en: 'Acme Welding' },
    statements: { P31: [sampleStatement('Q4830453')], P856, ...statements },
  });
  const withoutSuccessor = { P7888: [] };

  it('is not chosen if either may be the company', async () => {
    for (const items of [
      sampleItemsWith(itemWithSameWebsite(), acmeWith(withoutSuccessor)),
      sampleItemsWith(acmeWith(withoutSuccessor), itemWithSameWebsite()),
    ]) {
      expect((await queryWikidata(items)).outcome).toEqual({
        status: 'nothing',
        reason: 'several companies have the official website',
      });
    }
  });

  it.each([
    ['the other has ended', itemWithSameWebsite({ P576: [sampleStatement(year(2019))] }), {}],
    [
      'only it prefers the website',
      itemWithSameWebsite(),
      { P856: [sampleStatement('https://acme.example/', {}, 'preferred')] },
    ],
    ['the other is its own product', itemWithSameWebsite({ P178: [sampleStatement('Q900001')] }), {}],
  ])('is chosen if %s', async (_how, other, overrides) => {
    for (const items of [
      sampleItemsWith(other, acmeWith({ ...withoutSuccessor, ...overrides })),
      sampleItemsWith(acmeWith({ ...withoutSuccessor, ...overrides }), other),
    ]) {
      expect((await queryWikidata(items)).valuesOf('company.name')).toEqual(['Acme Robotics']);
    }
  });
});
