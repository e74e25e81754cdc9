import { wikidataSimulator, type WikidataItem, type WikidataData } from '@firmlens/simulator';
import { createWikidataSource } from '../../src';
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
  const asking = await startQueryFixture(wikidataSimulator({ items, ...options }));
  const outcome = await asking.ask(createWikidataSource({ people }), { domain: 'acme.example' });
  const { ends } = asking;
  const requests = asking.web.requests.map(({ host, path }) => `${host}${path}`);
  await asking.close();
  const evidence = outcome.status === 'found' ? outcome.evidence : [];
  const valuesOf = (field: string) =>
    evidence.flatMap((item) => (item.field === field ? [item.value as unknown] : []));
  return { outcome, evidence, valuesOf, requests, ends };
};
