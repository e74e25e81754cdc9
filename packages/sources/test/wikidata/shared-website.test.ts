import type { WikidataItem } from '@firmlens/simulator';
import { acme, is, dataWith, year } from './items';
import { queryWikidata } from './query-wikidata';

describe('the item of a company beside another of the same website', () => {
  const P856 = [is('https://acme.example/')];
  const twin = (statements: NonNullable<WikidataItem['statements']> = {}): WikidataItem => ({
    id: 'Q900004',
    labels: { en: 'Acme Welding' },
    statements: { P31: [is('Q4830453')], P856, ...statements },
  });
  const lasting = { P7888: [] };

  it('is not chosen: either may be the company', async () => {
    for (const items of [dataWith(twin(), acme(lasting)), dataWith(acme(lasting), twin())]) {
      expect((await queryWikidata(items)).outcome).toEqual({
        status: 'nothing',
        reason: 'several companies have the official website',
      });
    }
  });

  it.each([
    ['the other has ended', twin({ P576: [is(year(2019))] }), {}],
    ['it alone prefers the website', twin(), { P856: [is('https://acme.example/', {}, 'preferred')] }],
    ['the other is its own, as a product is', twin({ P178: [is('Q900001')] }), {}],
  ])('is meant where %s', async (_how, other, about) => {
    for (const items of [
      dataWith(other, acme({ ...lasting, ...about })),
      dataWith(acme({ ...lasting, ...about }), other),
    ]) {
      expect((await queryWikidata(items)).valuesOf('company.name')).toEqual(['Acme Robotics']);
    }
  });
});
