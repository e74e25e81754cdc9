import { wikidataSimulator, type WikidataItem, type WikidataData } from '@firmlens/simulator';
import { createWikidataSource } from '../../src';
import { startQueryFixture } from '../contract/query-fixture';

/** What the source says of the domain where Wikidata holds these items, and what it asked for. */
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
