import { wikidataReplica, type WikidataItem, type WikidataWorld } from '@firmlens/replica';
import { createWikidataSource } from '../../src';
import { startAsking } from '../contract/asking';

/** What the source says of the domain where Wikidata holds these items, and what it asked for. */
export const look = async (
  items: readonly WikidataItem[],
  options: Partial<WikidataWorld> = {},
  people = true,
) => {
  const asking = await startAsking(wikidataReplica({ items, ...options }));
  const outcome = await asking.ask(createWikidataSource({ people }), { domain: 'acme.example' });
  const { ends } = asking;
  const requests = asking.web.requests.map(({ host, path }) => `${host}${path}`);
  await asking.close();
  const evidence = outcome.status === 'found' ? outcome.evidence : [];
  const valuesOf = (field: string) =>
    evidence.flatMap((item) => (item.field === field ? [item.value as unknown] : []));
  return { outcome, evidence, valuesOf, requests, ends };
};
