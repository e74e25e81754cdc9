import type { RequestListener } from 'node:http';
import { wikidataSimulator, type WikidataItem } from '@firmlens/simulator';
import { createWikidataSource } from '../../src/wikidata';
import { startQueryFixture } from '../contract/query-fixture';
import { failOnPath } from '../contract/failing-servers';
import { ACME, acmeWith, sampleStatement, SAMPLE_ITEMS, sampleItemsWith } from './sample-items';
import { queryWikidata } from './query-wikidata';

const source = createWikidataSource({ people: true });

describe('a Wikidata lookup with failing requests', () => {
  it.each([
    ['similar companies', 'query.wikidata.org', 'sparql', 'competitors.similar_companies', {}],
    ['labels', 'www.wikidata.org', 'wbgetentities', 'business.industries', {}],
    ['founders', 'www.wikidata.org', 'Q900112/statements', undefined, { P112: [sampleStatement('Q900112')] }],
    ['country of the headquarters', 'www.wikidata.org', 'Q900064/statements', undefined, { P17: [] }],
  ])(
    'returns the rest without its %s if that request fails, and reports it',
    async (part, host, path, lost, overrides) => {
      const sites = wikidataSimulator({ items: sampleItemsWith(acmeWith(overrides)) });
      const fixture = await startQueryFixture({ ...sites, [host]: failOnPath(path, sites[host]) });
      const outcome = await fixture.query(source, { domain: 'acme.example' });
      await fixture.close();
      expect(outcome).toMatchObject({
        status: 'found',
        evidence: expect.arrayContaining([
          expect.objectContaining({ field: 'company.name', value: 'Acme Robotics' }),
        ]),
        incomplete: `part of it could not be queried: ${part}: ${host} responded with 500`,
      });
      const fields = outcome.status === 'found' ? outcome.evidence.map(({ field }) => field) : [];
      expect(fields).not.toContain(lost);
      if (lost === undefined)
        expect(fields).toEqual(expect.arrayContaining(['team.team_members', 'company.headquarter_city']));
      expect((await queryWikidata(SAMPLE_ITEMS)).outcome).not.toHaveProperty('incomplete');
    },
  );

  it('fails instead of finding nothing if only the failed requests could have found something', async () => {
    const { P31 = [], P856 = [], P452 = [] } = ACME.statements ?? {};
    const item: WikidataItem = { id: 'Q900001', labels: {}, statements: { P31, P856, P452 } };
    const sites = wikidataSimulator({ items: sampleItemsWith(item) });
    const host = 'www.wikidata.org';
    const fixture = await startQueryFixture({ ...sites, [host]: failOnPath('wbgetentities', sites[host]) });
    const outcome = await fixture.query(source, { domain: 'acme.example' });
    await fixture.close();
    expect(outcome).toEqual({ status: 'failed', reason: expect.stringContaining('labels') });
  });

  it('leaves out similar companies if the query service returns an unexpected response', async () => {
    const sites = wikidataSimulator({ items: SAMPLE_ITEMS });
    const unexpectedResponse: RequestListener = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    const fixture = await startQueryFixture({ ...sites, 'query.wikidata.org': unexpectedResponse });
    const outcome = await fixture.query(source, { domain: 'acme.example' });
    await fixture.close();
    expect(outcome).toMatchObject({ incomplete: expect.stringContaining('similar companies') });
  });
});
