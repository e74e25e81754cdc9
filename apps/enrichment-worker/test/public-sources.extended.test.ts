import type { Module } from '@firmlens/contract';
import { createHarness, type Harness } from './support/harness';
import {
  type SourceFailure,
  UNLIMITED_HOST_GATE,
  startSimulatedSources,
  type SimulatedSources,
} from './support/simulated-sources';

const COMPANY = 'lumenfold.example';
const ALL: Module[] = ['business', 'technology', 'funding', 'team', 'signals', 'competitors'];

let harness: Harness;
let simulated: SimulatedSources;
beforeAll(async () => {
  harness = await createHarness();
  simulated = await startSimulatedSources();
  await harness.startWorker({ ...simulated, gate: UNLIMITED_HOST_GATE });
});
afterEach(() => simulated.repair());
afterAll(async () => {
  await harness.close();
  await simulated.close();
});

/** Deletes the stored data of the demo company and enriches it again. */
async function enrich(modules: Module[]) {
  await harness.db.company.deleteMany({});
  const reserved = await harness.reserve(COMPANY, { modules });
  if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
  await harness.dispatch();
  const batch = await harness.whenEnded(reserved.batchId);
  const where = { batchId: reserved.batchId };
  const evidence = await harness.db.evidence.findMany({ where });
  const rows = await harness.db.batchSource.findMany({ where });
  return {
    batch,
    evidence,
    sources: Object.fromEntries(rows.map(({ source, status }) => [source, status])),
    reasons: Object.fromEntries(rows.map(({ source, reason }) => [source, reason])),
    data: await harness.results(reserved.batchId),
  };
}

test('a full enrichment queries every source that has a clue, stores the evidence of each, and uses the most trusted value', async () => {
  const { batch, sources, evidence, data } = await enrich(ALL);
  expect(batch.status).toBe('completed');
  expect(sources).toMatchObject({
    website: 'found',
    wikidata: 'found',
    gleif: 'found',
    sec: 'found',
    'companies-house': 'found',
    'recherche-entreprises': 'not_asked',
    greenhouse: 'found',
    lever: 'not_asked',
    github: 'found',
    gdelt: 'found',
    'hacker-news': 'found',
    ecb: 'found',
    dns: 'failed',
  });
  const valueOf = (field: string) =>
    Object.fromEntries(
      evidence
        .filter((item) => item.field === field)
        .map(({ source, value }) => [source.split(':')[0], value]),
    );
  expect(valueOf('company.employee_count')).toEqual({ website: 84, 'companies-house': 71, wikidata: 61 });
  expect(valueOf('company.date_of_creation')).toMatchObject({
    website: '2017-03-14',
    'companies-house': '2017-03-09',
    gleif: '2017-03-09',
  });
  expect(data['company']).toMatchObject({
    employee_count: 84,
    founded_year: 2017,
    date_of_creation: '2017-03-09',
    legal_name: 'LUMENFOLD LIMITED',
    registered_address: expect.stringContaining('Cooperage Row'),
    headquarter_city: 'London',
    phone: '+442079460318',
  });
  expect(data['team']).toMatchObject({ job_listings_count: 6 });
  expect(data['funding']).toMatchObject({
    investment_history: [
      expect.objectContaining({
        stage: 'Series B',
        amount: 24_000_000,
        currency: 'EUR',
        amount_usd: 26_299_200,
      }),
      expect.objectContaining({
        stage: 'Series A',
        amount: 8_000_000,
        currency: 'EUR',
        amount_usd: 8_634_400,
      }),
    ],
  });
});

test('no data about namesakes with other domains, which every register has, reaches the company', async () => {
  const { evidence } = await enrich(ALL);
  const text = JSON.stringify(evidence, (_key, value: unknown) => (typeof value === 'bigint' ? '' : value));
  expect(text).not.toMatch(
    /lighting|neon|columbus|ohio|leeds|99077001|9845DEM0NAMESAKE|2300|1994|2009-11-03/i,
  );
});

const BROKEN_SOURCES: [source: string, hosts: string[], how: SourceFailure][] = [
  ['wikidata', ['www.wikidata.org', 'query.wikidata.org'], 'down'],
  ['gleif', ['api.gleif.org'], 'slow'],
  ['sec', ['www.sec.gov', 'data.sec.gov', 'efts.sec.gov'], 'down'],
  ['companies-house', ['api.company-information.service.gov.uk'], 'nonsense'],
  ['greenhouse', ['boards-api.greenhouse.io'], 'slow'],
  ['github', ['api.github.com'], 'nonsense'],
  ['gdelt', ['api.gdeltproject.org'], 'down'],
  ['hacker-news', ['hn.algolia.com'], 'nonsense'],
  ['ecb', ['www.ecb.europa.eu'], 'down'],
];

test.each(BROKEN_SOURCES)(
  'if %s is broken, only its own values are missing, and coverage reports the failure',
  async (source, hosts, how) => {
    simulated.break(hosts, how, source);
    const { batch, sources, reasons, evidence } = await enrich(ALL);
    expect(batch.status).toBe('completed');
    expect({ [source]: sources[source] }).toEqual({
      [source]: how === 'nonsense' ? expect.stringMatching(/failed|nothing/) : 'failed',
    });
    expect(reasons[source]).toMatch(/\S/);
    const evidenceSources = new Set(evidence.map((item) => item.source.split(':')[0]));
    expect(evidenceSources.has(source)).toBe(false);
    const others = ['website', 'wikidata', 'companies-house', 'hacker-news'].filter(
      (name) => name !== source,
    );
    for (const other of others)
      if (source !== 'wikidata' || other !== 'sec') expect(evidenceSources).toContain(other);
  },
);

test('a batch fails and is refunded if every queried source of one of its modules is down', async () => {
  // The job board is known from earlier crawls of the site.
  simulated.break([COMPANY, 'www.lumenfold.example', 'api.github.com', 'boards-api.greenhouse.io'], 'down');
  const before = await harness.balance();
  const { batch, sources } = await enrich(['technology']);
  expect(batch).toMatchObject({
    status: 'failed',
    creditsRefunded: 14,
    message: expect.stringContaining('technology'),
  });
  expect(sources).toMatchObject({ wikidata: 'found', website: 'failed', dns: 'failed' });
  expect(await harness.balance()).toBe(before);
});
