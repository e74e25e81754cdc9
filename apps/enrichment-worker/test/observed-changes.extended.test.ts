import { type SimulatedWeb, startSimulatedWeb } from '@firmlens/simulator';
import { createWebsiteSource, type Source } from '@firmlens/sources';
import { DEFAULT_CRAWL_SETTINGS } from '@firmlens/website';
import { forgetPerson, optOut } from '@firmlens/domain';
import { renderPage, type Pages, servePages } from './support/simulated-pages';
import { createHarness, type Harness, fakeSource } from './support/harness';
import { UNLIMITED_HOST_GATE } from './support/simulated-sources';

const DOMAIN = 'crossbeam.example';

interface Company {
  people: number;
  team: [name: string, role: string][];
  offices: string[];
  scripts: string[];
  jobs: string[];
}

const EARLIER: Company = {
  people: 40,
  team: [
    ['Ada Example', 'Chief Executive Officer'],
    ['Bo Sample', 'Chief Financial Officer'],
  ],
  offices: ['Leeds'],
  scripts: ['https://js.stripe.com/v3/'],
  jobs: ['Robotics Engineer'],
};
const LATER: Company = {
  people: 55,
  team: [...EARLIER.team, ['Cy Instance', 'Chief Technology Officer']],
  offices: ['Leeds', 'Oslo'],
  scripts: [...EARLIER.scripts, 'https://js.hs-scripts.com/123456.js'],
  jobs: [...EARLIER.jobs, 'VP of Sales'],
};

const NAV =
  '<nav><a href="/">Home</a> <a href="/about">About</a> <a href="/team">Team</a> <a href="/contact">Contact</a> <a href="/careers">Careers</a></nav>';

/** Returns the website of a robot maker. */
function siteOf({ people, team, offices, scripts, jobs }: Company): Pages {
  const company = {
    ...{ '@type': 'Organization', name: 'Crossbeam Robotics', url: `https://${DOMAIN}/` },
    description: 'Crossbeam Robotics makes robots that stack pallets in warehouses.',
    numberOfEmployees: { '@type': 'QuantitativeValue', value: people },
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 High Street',
      addressLocality: 'Leeds',
      postalCode: 'LS1 1AA',
      addressCountry: 'GB',
    },
  };
  const persons = team.map(([name, jobTitle]) => ({ '@type': 'Person', name, jobTitle }));
  const postings = jobs.map((title) => ({
    ...{
      '@type': 'JobPosting',
      title,
      description: 'Come and work with us.',
      datePosted: new Date().toISOString().slice(0, 10),
    },
    hiringOrganization: { '@type': 'Organization', name: 'Crossbeam Robotics' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Leeds', addressCountry: 'GB' },
    },
  }));
  const tags = scripts.map((src) => `<script src="${src}"></script>`).join('');
  return {
    '/': renderPage('Crossbeam Robotics', `${NAV}<h1>Robots that stack pallets</h1>`, [company], tags),
    '/about': renderPage(
      'About',
      `${NAV}<h1>About Crossbeam Robotics</h1><p>We make robots that stack pallets.</p>`,
    ),
    '/team': renderPage('Team', `${NAV}<h1>Our team</h1>`, persons),
    '/contact': renderPage(
      'Contact',
      `${NAV}<h1>Contact</h1><p>hello@${DOMAIN}</p>${offices.map((city) => `<h3>${city}</h3>`).join('')}`,
    ),
    '/careers': renderPage('Careers', `${NAV}<h1>Careers</h1>`, postings),
  };
}

/** Returns the current pages, without the missing ones. */
const pages = (): Pages =>
  Object.fromEntries(Object.entries(siteOf(company)).filter(([path]) => !missing.includes(path)));

let harness: Harness;
let web: SimulatedWeb;
let company: Company;
let isDown = false;
let missing: string[] = [];
let people = true;

beforeAll(async () => {
  harness = await createHarness();
  web = await startSimulatedWeb({
    sites: {
      [DOMAIN]: (request, response) =>
        isDown ? void response.writeHead(503).end() : servePages(pages)(request, response),
      [`www.${DOMAIN}`]: null,
    },
  });
});
afterAll(async () => {
  await harness.close();
  await web.close();
});
beforeEach(async () => {
  company = EARLIER;
  isDown = false;
  missing = [];
  people = true;
  for (const table of [
    'companies',
    'evidence',
    'source_answers',
    'headcounts',
    'observed_changes',
    'opt_outs',
    'forgotten_people',
    'kept_answers',
  ]) {
    await harness.db.$executeRawUnsafe(`DELETE FROM ${table}`);
  }
});

const website: Source = {
  ...createWebsiteSource({
    cachedResponses: { find: async () => null, keep: async () => undefined },
    crawl: { ...DEFAULT_CRAWL_SETTINGS, rateLimit: { requestsPerSecond: 2_000, burst: 100, parallel: 4 } },
  }),
  timeLimitMs: 90_000,
};
/** A source that knows the company while its site is down. */
const encyclopaedia = fakeSource(
  ({ now }) => ({
    status: 'found',
    evidence: [
      {
        ...{
          field: 'company.name',
          value: 'Crossbeam',
          source: 'wikidata',
          url: 'https://www.wikidata.org/wiki/Q9',
        },
        ...{ observed_at: now.toISOString(), confidence: 0.9 },
      },
    ],
  }),
  { name: 'wikidata' },
);

let running = '';

/**
 * Starts a worker with these sources. The running worker stays if it has the same ones, as between two scans.
 */
async function ensureWorker(sources: Source[]): Promise<void> {
  const requested = JSON.stringify([sources.map(({ name }) => name), people]);
  if (requested === running) return;
  await harness.stopWorkers();
  await harness.startWorker({
    sources,
    people,
    gate: UNLIMITED_HOST_GATE,
    connectTo: web.connectTo,
    extraCa: web.caPem,
  });
  running = requested;
}

/** Enriches the company again and returns its signals. */
async function scan(sources: Source[] = [website]): Promise<Record<string, unknown>[]> {
  await harness.db.$executeRaw`UPDATE company_modules SET enriched_at = enriched_at - interval '1 day'`;
  await ensureWorker(sources);
  const reserved = await harness.reserve(DOMAIN, { modules: ['signals'] });
  if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
  await harness.dispatch();
  const { status } = await harness.whenEnded(reserved.batchId);
  expect(status).toBe('completed');
  const { signals } = await harness.results(reserved.batchId);
  return (signals?.['highlights'] ?? []) as Record<string, unknown>[];
}
const titlesOf = (highlights: Record<string, unknown>[]) => highlights.map(({ title }) => title).sort();

const ALL_CHANGES = [
  'Crossbeam Robotics grew from 40 to 55 people',
  'Crossbeam Robotics has a new opening for a leading role: VP of Sales',
  'Crossbeam Robotics now has an office in Oslo, its first in Norway',
  'Crossbeam Robotics now uses HubSpot',
  'Cy Instance is now Chief Technology Officer at Crossbeam Robotics',
];

describe('two scans of a company whose site changed in between', () => {
  test('report headcount, technology, country, leader and opening as signals, also in later scans', async () => {
    expect(await scan()).toEqual([]);
    expect(await scan()).toEqual([]);
    company = LATER;
    const highlights = await scan();
    expect(titlesOf(highlights)).toEqual(ALL_CHANGES);
    const today = new Date().toISOString().slice(0, 10);
    expect(highlights.find(({ type }) => type === 'leadership')).toEqual({
      ...{ type: 'leadership', title: ALL_CHANGES[4], date: today, description: null },
      entities: {
        ...{ change: 'leader', to: 'Cy Instance, Chief Technology Officer', people: 'Cy Instance' },
        ...{ role: 'Chief Technology Officer', since: expect.any(String), class: 'confirmed', evidence: '1' },
        ...{ source_url: `https://${DOMAIN}/team`, seen_on: today },
      },
    });
    expect(titlesOf(await scan())).toEqual(ALL_CHANGES);
    expect(await harness.db.observedChange.count()).toBe(5);
  });

  test('report no change from a source that was down during one of them', async () => {
    await scan([website, encyclopaedia]);
    company = LATER;
    isDown = true;
    expect(await scan([website, encyclopaedia])).toEqual([]);
    isDown = false;
    expect(await scan([website, encyclopaedia])).toEqual([]);
    company = { ...LATER, people: 70 };
    expect(titlesOf(await scan([website, encyclopaedia]))).toEqual([
      'Crossbeam Robotics grew from 55 to 70 people',
    ]);
  });

  test('report nothing new if a page was missing from one or two of them and is back', async () => {
    company = LATER;
    await scan();
    missing = ['/team'];
    expect(await scan()).toEqual([]);
    missing = [];
    expect(await scan()).toEqual([]);
    missing = ['/team'];
    await scan();
    expect(await scan()).toEqual([]);
    missing = [];
    expect(await scan()).toEqual([]);
  });

  test('report nothing new if a script was missing from one of them and is back', async () => {
    company = LATER;
    await scan();
    company = { ...LATER, scripts: EARLIER.scripts };
    expect(await scan()).toEqual([]);
    company = LATER;
    expect(await scan()).toEqual([]);
  });

  test('report who left with the page that names the others', async () => {
    company = LATER;
    await scan();
    company = { ...LATER, team: EARLIER.team };
    expect(await scan()).toMatchObject([
      {
        title: 'Cy Instance is no longer named as Chief Technology Officer at Crossbeam Robotics',
        entities: { source_url: `https://${DOMAIN}/team` },
      },
    ]);
  });

  test('keep a change for a year, and report one that comes and goes once', async () => {
    await scan();
    company = LATER;
    await scan();
    company = { ...EARLIER, people: 42 };
    expect(titlesOf(await scan())).toContain('Crossbeam Robotics shrank from 55 to 42 people');
    company = LATER;
    await scan();
    expect(await harness.db.observedChange.count()).toBe(7);
    await harness.db
      .$executeRaw`UPDATE observed_changes SET observed_at = observed_at - interval '13 months'`;
    expect(await scan()).toEqual([]);
  });

  test('name nobody if data about people is switched off', async () => {
    await scan();
    company = LATER;
    await scan();
    people = false;
    expect(titlesOf(await scan())).toEqual(ALL_CHANGES.slice(0, 4));
  });

  test('drop a forgotten person without reporting that they left, and an opt-out drops everything', async () => {
    await scan();
    company = LATER;
    await scan();
    const dropCopies = async () => undefined;
    await forgetPerson(harness.db, { name: 'Cy Instance', domain: null }, dropCopies);
    await forgetPerson(harness.db, { name: 'Bo Sample', domain: null }, dropCopies);
    expect(titlesOf(await scan())).toEqual(ALL_CHANGES.slice(0, 4));
    expect(JSON.stringify(await harness.db.observedChange.findMany())).not.toContain('Instance');
    await optOut(harness.db, DOMAIN);
    expect(await harness.db.observedChange.count()).toBe(0);
  });
});
