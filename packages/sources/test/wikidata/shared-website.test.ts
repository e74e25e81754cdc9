import type { WikidataItem } from '@firmlens/simulator';
import { acmeWith, sampleStatement, sampleItemsWith, year } from './sample-items';
import { queryWikidata } from './query-wikidata';

describe("a company's item that shares its website with another", () => {
  const P856 = [sampleStatement('https://acme.example/')];
  const twin = (statements: NonNullable<WikidataItem['statements']> = {}): WikidataItem => ({
    id: 'Q900004',
    labels: { en: 'Acme Welding' },
    statements: { P31: [sampleStatement('Q4830453')], P856, ...statements },
  });
  const lasting = { P7888: [] };

  it('is not chosen if either may be the company', async () => {
    for (const items of [
      sampleItemsWith(twin(), acmeWith(lasting)),
      sampleItemsWith(acmeWith(lasting), twin()),
    ]) {
      expect((await queryWikidata(items)).outcome).toEqual({
        status: 'nothing',
        reason: 'several companies have the official website',
      });
    }
  });

  it.each([
    ['the other has ended', twin({ P576: [sampleStatement(year(2019))] }), {}],
    [
      'only it prefers the website',
      twin(),
      { P856: [sampleStatement('https://acme.example/', {}, 'preferred')] },
    ],
    ['the other is its own product', twin({ P178: [sampleStatement('Q900001')] }), {}],
  ])('is chosen if %s', async (_how, other, about) => {
    for (const items of [
      sampleItemsWith(other, acmeWith({ ...lasting, ...about })),
      sampleItemsWith(acmeWith({ ...lasting, ...about }), other),
    ]) {
      expect((await queryWikidata(items)).valuesOf('company.name')).toEqual(['Acme Robotics']);
    }
  });
});
