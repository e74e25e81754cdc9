import { NO_IMPORTED_DATASETS } from './datasets';
import { createSources } from './create-sources';
import { MAX_TURN_WAIT_MS } from './source';
import { DEFAULT_CRAWL_SETTINGS } from './website';

const { sources } = createSources({
  contact: 'ops@firmlens.example',
  companiesHouseKey: 'key',
  githubToken: null,
  people: true,
  dnsServers: ['127.0.0.1:1'],
  kept: { find: async () => null, keep: async () => undefined },
  sets: NO_IMPORTED_DATASETS,
  findNeighbours: async () => [],
  crawl: DEFAULT_CRAWL_SETTINGS,
  onReadFailure: () => undefined,
});

test('a source that waits for turns which all workers share waits until many companies had theirs', () => {
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
  // Companies that ask the slowest host, once in five seconds, at the same time.
  expect(MAX_TURN_WAIT_MS / 5_000).toBeGreaterThanOrEqual(60);
});

test('others wait only for sources that tell what to ask them with', () => {
  const first = sources.filter(({ wave }) => wave === 1).map(({ name }) => name);
  expect(first.toSorted()).toEqual(['bigpicture', 'dns', 'people-data-labs', 'website', 'wikidata']);
});
