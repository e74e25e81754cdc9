import type { RequestListener } from 'node:http';
import { startSimulatedWeb } from '@firmlens/simulator';
import { NO_IMPORTED_DATASETS, createSources } from '@firmlens/sources';
import { DEFAULT_CRAWL_SETTINGS } from '@firmlens/website';
import {
  type Canary,
  type DnsServer,
  PRIVATE_HOSTS,
  PRIVATE_NAMES,
  startDnsServer,
  startCanary,
} from '@firmlens/testkit';
import { createHarness, type Harness } from './support/harness';
import { UNLIMITED_HOST_GATE } from './support/simulated-sources';

const PUBLIC = '8.8.8.8';
/** Sources that are not simulated get a short limit. */
const LIMITS_MS: Readonly<Record<string, number>> = { website: 80_000 };
const STATUSES = [301, 302, 303, 307, 308];

/** Companies whose names resolve to these addresses. None of their sites may be crawled. */
const RESOLVED: Readonly<Record<string, readonly string[]>> = {
  'loopback.example': ['127.0.0.1'],
  'sixth.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat.example': ['64:ff9b::7f00:1'],
  'metadata.example': ['169.254.169.254'],
  'shared.example': ['100.64.0.1'],
  'mixed.example': [PUBLIC, '127.0.0.1'],
  'families.example': [PUBLIC, 'fd00::1'],
};

let canary: Canary;
let dns: DnsServer;
let harness: Harness;
let close: () => Promise<void>;

/** Every private host, with the canary's port and without. */
const targets = () =>
  [...PRIVATE_HOSTS, ...Object.keys(PRIVATE_NAMES)].flatMap((host) => [`${host}:${canary.port}`, host]);

/** A company's site that names private hosts wherever a crawler could follow a URL. */
const trap: RequestListener = (request, response) => {
  const path = request.url ?? '/';
  const urls = targets().map((target, index) =>
    `http${index % 2}://${target}/`.replace('http0', 'http').replace('http1', 'https'),
  );
  const [, kind, position] = path.split('/');
  if (path === '/robots.txt') {
    const maps = ['https://trap.example/sitemap.xml', ...urls].map((url) => `Sitemap: ${url}`);
    return void response.end(`User-agent: *\nAllow: /\n${maps.join('\n')}\n`);
  }
  if (path === '/sitemap.xml') {
    const pages = [...STATUSES.map((_status, index) => `https://trap.example/about/${index}`), ...urls];
    return void response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<urlset>${pages.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`);
  }
  if (kind === 'about' || kind === 'feed') {
    const index = Number(position) || 0;
    const location = urls[(index * 17) % urls.length];
    return void response
      .writeHead(STATUSES[index % 5] ?? 302, { location: Buffer.from(location ?? '').toString('latin1') })
      .end();
  }
  const links = urls.map((url) => `<a href="${url}about">About</a>`).join('');
  const feeds = ['/feed/1', '/feed/2', ...urls]
    .map((url) => `<link rel="alternate" type="application/rss+xml" href="${url}">`)
    .join('');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="en"><head>
    <title>Trap Works</title><meta name="description" content="Trap Works makes traps for mice and other guests.">
    ${feeds}<link rel="canonical" href="${urls[0]}"><link rel="icon" href="${urls[1]}">
    <meta property="og:image" content="${urls[2]}"><script src="${urls[3]}"></script>
    <script type="application/ld+json">${JSON.stringify({
      '@type': 'Organization',
      ...{ name: 'Trap Works', url: urls[4], logo: urls[5], sameAs: urls },
    })}</script></head>
    <body><h1>Trap Works</h1><p>We make traps for mice and other guests, in our own works, since 1999.</p>
    <a href="/about/1">About us</a><a href="/about/2">Careers</a><a href="/about/3">News</a><a href="/about/4">Team</a>
    ${links}<iframe src="${urls[6]}"></iframe></body></html>`);
};

/** Redirects every request to a private host after `hops` redirects to itself. */
const redirecting =
  (target: () => string, status: number, hops = 0): RequestListener =>
  (request, response) => {
    const hop = Number(/^\/hop(\d)/.exec(request.url ?? '')?.[1] ?? 0);
    const location = hop < hops ? `/hop${hop + 1}` : target();
    response.writeHead(status, { location }).end();
  };

beforeAll(async () => {
  [canary, harness] = await Promise.all([startCanary(), createHarness()]);
  const canaryUrl = () => `http://127.0.0.1:${canary.port}/`;
  const sites: Record<string, RequestListener> = {
    'trap.example': trap,
    ...Object.fromEntries(
      STATUSES.map(
        (status, index) => [`moved${status}.example`, redirecting(canaryUrl, status, index)] as const,
      ),
    ),
    'file.example': redirecting(() => 'file:///etc/passwd', 302),
    'named.example': redirecting(() => `https://loopback.example:${canary.port}/`, 302),
    'sibling.example': redirecting(() => `//[::1]:${canary.port}/`, 301),
  };
  const web = await startSimulatedWeb({ sites });
  dns = await startDnsServer((name) => {
    const host = name.toLowerCase().replace(/^www\./, '');
    return RESOLVED[host] ?? (PRIVATE_NAMES[host] === undefined ? 'NXDOMAIN' : [PRIVATE_NAMES[host]]);
  });
  const { sources } = createSources({
    contact: 'ops@firmlens.example',
    companiesHouseKey: null,
    githubToken: null,
    people: true,
    dnsServers: [dns.address],
    cachedResponses: { find: async () => null, keep: async () => undefined },
    datasets: NO_IMPORTED_DATASETS,
    findSimilarCompanies: async () => [],
    crawl: { ...DEFAULT_CRAWL_SETTINGS, rateLimit: { requestsPerSecond: 2_000, burst: 100, parallel: 4 } },
    onReadFailure: () => undefined,
  });
  await harness.startWorker({
    sources: sources.map((source) => ({
      ...source,
      lifetimeSeconds: 0,
      timeLimitMs: LIMITS_MS[source.name] ?? 1_500,
    })),
    connectTo: web.connectTo,
    extraCa: web.caPem,
    dnsServers: [dns.address],
    gate: UNLIMITED_HOST_GATE,
  });
  close = () => web.close();
});
afterAll(async () => {
  await harness.close();
  await Promise.all([close(), dns.close(), canary.close()]);
});

/** Enriches each company and returns the outcome of its batch and of its crawl. */
async function enrich(domains: readonly string[]) {
  const batches = [];
  for (const domain of domains) {
    const reserved = await harness.reserve(domain, {
      modules: ['business', 'technology', 'team'],
    });
    if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
    batches.push(reserved.batchId);
  }
  await harness.dispatch();
  const outcomes = [];
  for (const [index, id] of batches.entries()) {
    const { status } = await harness.whenEnded(id);
    const site = await harness.db.batchSource.findFirst({ where: { batchId: id, source: 'website' } });
    outcomes.push({ domain: domains[index], status, site: site?.status, reason: site?.reason });
  }
  return outcomes;
}

test('does not crawl a company whose name resolves to a private address, and says why', async () => {
  const outcomes = await enrich(Object.keys(RESOLVED));
  expect(outcomes.map(({ reason }) => reason)).toEqual(outcomes.map(() => 'the address is not public'));
  expect(canary.connections()).toBe(0);
});

test("does not follow a company's redirect to this machine", async () => {
  const outcomes = await enrich([
    ...STATUSES.map((status) => `moved${status}.example`),
    ...['file.example', 'named.example', 'sibling.example'],
  ]);
  expect(outcomes.map(({ site, reason }) => ({ site, reason }))).toEqual(
    outcomes.map(() => ({ site: 'failed', reason: 'it redirects to a URL that may not be requested' })),
  );
  expect(canary.connections()).toBe(0);
});

test("crawls a company's site without requesting any of the private hosts that it names", async () => {
  const [outcomes] = await enrich(['trap.example']);
  expect(outcomes).toMatchObject({ status: 'completed', site: 'found' });
  expect(canary.connections()).toBe(0);
});
