import { NO_IMPORTED_DATASETS } from './datasets';
import { createSources } from './create-sources';
import { MAX_TURN_WAIT_MS } from './source';
import { DEFAULT_CRAWL_SETTINGS } from '@firmlens/website';

const { sources } = createSources({
  contact: 'ops@firmlens.example',
  companiesHouseKey: 'key',
  githubToken: null,
  people: true,
  dnsServers: ['127.0.0.1:1'],
  cachedResponses: { find: async () => null, keep: async () => undefined },
  datasets: NO_IMPORTED_DATASETS,
  findSimilarCompanies: async () => [],
  crawl: DEFAULT_CRAWL_SETTINGS,
  onReadFailure: () => undefined,
});

test('a source with a shared rate limit waits long enough for many companies to take their turn', () => {
  const ofItsOwnPace = [
    'website',
    'dns',
    'people-data-labs',
    'bigpicture',
    'gleif-golden-copy',
    'form-d-sets',
    'companies-on-file',
  ];
  const waiting = sources.filter(({ name }) => !ofItsOwnPace.includes(name));
  expect(waiting.length).toBeGreaterThan(10);
  expect(waiting.filter(({ timeLimitMs }) => timeLimitMs !== MAX_TURN_WAIT_MS)).toEqual([]);
});

test('sources wait for an earlier wave only if they need its clues', () => {
  const first = sources.filter(({ wave }) => wave === 1).map(({ name }) => name);
  expect(first.toSorted()).toEqual(['bigpicture', 'dns', 'people-data-labs', 'website', 'wikidata']);
});
