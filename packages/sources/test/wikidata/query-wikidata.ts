import { wikidataSimulator, type WikidataItem, type WikidataData } from '@firmlens/simulator';
import { createWikidataSource } from '../../src/wikidata';
import { startQueryFixture } from '../contract/query-fixture';

/**
 * Queries the source for the domain against a Wikidata with these items. Returns the outcome and the requests
 * made.
 */
export const queryWikidata = async (
  items: readonly WikidataItem[],
  options: Partial<WikidataData> = {},
  people = true,
) => {
  const fixture = await startQueryFixture(wikidataSimulator({ items, ...options }));
  const outcome = await fixture.query(createWikidataSource({ people }), { domain: 'acme.example' });
  const { turnResults } = fixture;
  const requests = fixture.web.requests.map(({ host, path }) => `${host}${path}`);
  await fixture.close();
  const evidence = outcome.status === 'found' ? outcome.evidence : [];
  const valuesOf = (field: string) =>
    evidence.flatMap((item) => (item.field === field ? [item.value as unknown] : []));
  return { outcome, evidence, valuesOf, requests, turnResults };
};
