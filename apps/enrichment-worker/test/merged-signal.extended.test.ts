import {
  ecbSimulator,
  type GdeltArticle,
  gdeltSimulator,
  type SimulatedWeb,
  type SecFiler,
  secSimulator,
  startSimulatedWeb,
} from '@firmlens/simulator';
import {
  createEcbSource,
  createGdeltSource,
  createSecSource,
  createWebsiteSource,
  DEFAULT_CRAWL_SETTINGS,
} from '@firmlens/sources';
import { renderPage, servePages } from './support/simulated-pages';
import { createHarness, type Harness } from './support/harness';
import { UNLIMITED_HOST_GATE } from './support/simulated-sources';

const DOMAIN = 'crossbeam.example';
const DAY_MS = 86_400_000;
/** Returns the date `days` days ago, as `YYYY-MM-DD`. */
const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const company = {
  ...{ '@type': 'Corporation', name: 'Crossbeam Robotics', legalName: 'Crossbeam Robotics, Inc.' },
  ...{ url: `https://${DOMAIN}/`, telephone: '+1 512 555 0142' },
  description: 'Crossbeam Robotics makes robots that stack pallets in warehouses.',
  address: {
    ...{ '@type': 'PostalAddress', streetAddress: '1 Main Street', addressLocality: 'Austin' },
    ...{ addressRegion: 'TX', postalCode: '78701', addressCountry: 'US' },
  },
};

const post = (title: string, text: string, day: string) =>
  `<item><title>${title}</title><link>https://${DOMAIN}/news/${day}</link><pubDate>${new Date(day).toUTCString()}</pubDate><description>${text}</description></item>`;
const feed = [
  post(
    'Crossbeam Robotics raises €12 million Series A led by Cavo Ventures',
    'Crossbeam Robotics has raised 12 million euros in a Series A round led by Cavo Ventures.',
    ago(40),
  ),
  post('Crossbeam Robotics raises $2 million seed round', 'The seed round was led by Bexo Capital.', ago(71)),
].join('');
const pages = {
  '/': renderPage(
    'Crossbeam Robotics',
    '<h1>Robots that stack pallets</h1>',
    [company],
    `<link rel="alternate" type="application/rss+xml" href="https://${DOMAIN}/feed.xml">`,
  ),
  '/feed.xml': `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${feed}</channel></rss>`,
};

const formD = `<?xml version="1.0"?>
<edgarSubmission><schemaVersion>X0708</schemaVersion><submissionType>D</submissionType><testOrLive>LIVE</testOrLive>
<primaryIssuer><cik>0000900001</cik><entityName>Crossbeam Robotics, Inc.</entityName><entityType>Corporation</entityType></primaryIssuer>
<offeringData><industryGroup><industryGroupType>Other Technology</industryGroupType></industryGroup>
<typeOfFiling><newOrAmendment><isAmendment>false</isAmendment></newOrAmendment><dateOfFirstSale><value>${ago(39)}</value></dateOfFirstSale></typeOfFiling>
<typesOfSecuritiesOffered><isEquityType>true</isEquityType></typesOfSecuritiesOffered>
<businessCombinationTransaction><isBusinessCombinationTransaction>false</isBusinessCombinationTransaction></businessCombinationTransaction>
<offeringSalesAmounts><totalOfferingAmount>13100000</totalOfferingAmount><totalAmountSold>13100000</totalAmountSold></offeringSalesAmounts>
</offeringData></edgarSubmission>`;
const filer: SecFiler = {
  ...{ cik: '0000900001', name: 'CROSSBEAM ROBOTICS INC', tickers: [] },
  record: {
    entityType: 'other',
    website: `https://${DOMAIN}/`,
    stateOfIncorporation: 'DE',
    phone: '(512) 555-0142',
  },
  filings: [
    {
      ...{
        accessionNumber: '0000900001-26-000001',
        form: 'D',
        filingDate: ago(27),
        fileNumber: '021-500001',
      },
      ...{ items: '06b', primaryDocument: 'xslFormDX01/primary_doc.xml', xml: formD },
    },
  ],
};

const article = (title: string, day: string): GdeltArticle => ({
  ...{ url: `https://paper.example/${day}`, title, seendate: `${day.replaceAll('-', '')}T090000Z` },
  ...{ domain: 'paper.example', language: 'English', sourcecountry: 'United States' },
});
const news = [
  article('Crossbeam Robotics bags $13 million from Cavo Ventures for pallet robots', ago(38)),
  article('Austin startup Crossbeam Robotics lands twelve million euros', ago(36)),
];
/** One euro is 1.1 dollars every day. */
const rates = Array.from({ length: 120 }, (_, days) => ({ time: ago(days), rates: { USD: 1.1 } }));

let harness: Harness;
let web: SimulatedWeb;
beforeAll(async () => {
  harness = await createHarness();
  web = await startSimulatedWeb({
    sites: {
      ...{ [DOMAIN]: servePages(() => pages), [`www.${DOMAIN}`]: null },
      ...secSimulator([filer], { requestsPerSecond: 1_000 }),
      ...gdeltSimulator(news, 0),
      ...ecbSimulator(rates),
    },
  });
  const kept = { find: async () => null, keep: async () => undefined };
  const pace = { requestsPerSecond: 2_000, burst: 100, parallel: 4 };
  await harness.startWorker({
    sources: [
      createWebsiteSource({ cachedResponses: kept, crawl: { ...DEFAULT_CRAWL_SETTINGS, pace } }),
      createSecSource({ userAgent: 'Firmlens ops@firmlens.example', people: true }),
      createGdeltSource(),
      createEcbSource(),
    ],
    ...{ gate: UNLIMITED_HOST_GATE, connectTo: web.connectTo, extraCa: web.caPem },
  });
});
afterAll(async () => {
  await harness.close();
  await web.close();
});

test('merges a round from a feed, a form and two news items into one signal, apart from an earlier round', async () => {
  const reserved = await harness.reserve(DOMAIN, { modules: ['signals'] });
  if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
  await harness.dispatch();
  expect((await harness.whenEnded(reserved.batchId)).status).toBe('completed');
  const { signals } = await harness.results(reserved.batchId);
  const rounds = (signals?.['highlights'] as { type: string }[]).filter(({ type }) => type === 'funding');
  expect(rounds).toMatchObject([
    {
      title: 'Crossbeam Robotics raises €12 million Series A led by Cavo Ventures',
      date: ago(40),
      entities: {
        ...{
          amount: 'EUR 12000000',
          amount_usd: '13200000',
          round: 'Series A',
          lead_investors: 'Cavo Ventures',
        },
        ...{ class: 'confirmed', evidence: '4', source_url: `https://${DOMAIN}/news/${ago(40)}` },
      },
    },
    { date: ago(71), entities: { amount_usd: '2000000', round: 'Seed', evidence: '1' } },
  ]);
  const told = await harness.db.evidence.findMany({
    where: { batchId: reserved.batchId, field: 'signals.highlights' },
  });
  expect(told.map(({ source }) => source).sort()).toEqual([
    ...['gdelt', 'gdelt', 'sec', 'website:feed', 'website:feed'],
  ]);
});
