import { MODULES } from '@firmlens/contract';
import { createTestDatabase, type TestDatabase, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { HARMLESS_SITE, HOSTILE_SITES, type HostileSite, MARKER, serveHostileSite } from './support/hostile';
import {
  type AgentReader,
  type Fields,
  valuesBesideTexts,
  connectAgentReader,
} from './support/hostile/agent-reader';
import { prepareService, type Service } from './support/service';

jest.setTimeout(600_000);

const SITES = [...HOSTILE_SITES, HARMLESS_SITE];
const DOMAINS = SITES.map(({ domain }) => domain);
const ALL = ['base', ...MODULES];
const DOMAINS_PER_CALL = 25;

let database: TestDatabase;
let service: Service;
let agent: AgentReader;
const batches = new Map<string, string>();

beforeAll(async () => {
  database = await createTestDatabase();
  service = await prepareService({
    databaseUrl: database.url,
    redisUrl: await emptyRedisUrl(),
    sites: Object.fromEntries(SITES.map((site) => [site.domain, serveHostileSite(site)])),
    plan: 'enterprise',
    env: { ENRICHMENT_CONCURRENCY: '12' },
  });
  await Promise.all((['api', 'enrichment-worker'] as const).map((app) => service.start(app)));
  for (const domain of DOMAINS) {
    const { body } = await service.callAgents('tools/call', {
      name: 'refresh_company',
      arguments: { domain, modules: ALL },
    });
    batches.set(domain, String((body.result?.['structuredContent'] as Fields)['batch_id']));
  }
  await waitUntil(
    async () => (await service.db.batch.count({ where: { status: { in: ['queued', 'processing'] } } })) === 0,
    { what: 'all scans to end', timeoutMs: 540_000 },
  );
  agent = await connectAgentReader(service);
});
afterAll(async () => {
  await service.close();
  await database.drop();
});

const siteLabel = ({ number, domain }: HostileSite) => `site ${number} (${domain})`;
const markersIn = (response: unknown) => new Set(JSON.stringify(response).match(MARKER));
/** In groups as large as one call allows. */
const groups = Array.from({ length: Math.ceil(DOMAINS.length / DOMAINS_PER_CALL) }, (_, index) =>
  DOMAINS.slice(index * DOMAINS_PER_CALL, (index + 1) * DOMAINS_PER_CALL),
);

test('stores the texts of all sixty sites, and the REST API returns them', async () => {
  const silent: string[] = [];
  for (const site of HOSTILE_SITES) {
    const data = await service.get(`/company/${site.domain}?enrich=${MODULES.join(',')}`);
    const evidence = await service.get(`/company/${site.domain}/evidence`);
    expect([data.status, evidence.status]).toEqual([200, 200]);
    if (!markersIn([data.body['data'], evidence.body['evidence']]).has(site.marker))
      silent.push(siteLabel(site));
  }
  expect(silent).toEqual([]);
});

test('get_company returns the stored data of each site, with its texts only in tagged objects', async () => {
  const frames = new Map<HostileSite, string>();
  for (const site of SITES) {
    const { domain } = site;
    const { body } = await agent.call(siteLabel(site), 'get_company', {
      ...{ domain, modules: ALL, evidence: 'all' },
    });
    expect(markersIn(body)).toContain(site.marker);
    frames.set(site, frameOf(body).replaceAll(domain, 'DOMAIN'));
    const stored = await service.db.companyModule.findMany({ where: { domain } });
    const onFile = Object.fromEntries(stored.map(({ module, data }) => [module, data]));
    const { untrusted, ...data } = body['data'] as Fields;
    expect(untrusted).toBe(true);
    const changed = valuesBesideTexts(data).filter(([path, value]) => valueAt(onFile, path) !== value);
    expect([siteLabel(site), changed]).toEqual([siteLabel(site), []]);
    const times = (body['modules_held'] as { enriched_at: string }[]).map(({ enriched_at }) => enriched_at);
    expect(times.sort()).toEqual(stored.map(({ enrichedAt }) => enrichedAt.toISOString()).sort());
  }
  // The service says the same about a harmless company as about the others.
  const changed = SITES.filter((site) => frames.get(site) !== frames.get(HARMLESS_SITE));
  expect(changed.map(siteLabel)).toEqual([]);
  expect(agent.leaks()).toEqual([]);
});

/** Returns everything in a response except the stored data. */
function frameOf({ message, notes, billing, status, modules_missing, refresh }: Fields): string {
  return JSON.stringify({ message, notes, billing, status, modules_missing, refresh });
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, key) => (inner as Fields | undefined)?.[key], value);
}

test('search_signals returns the signals of each site and of the market', async () => {
  const seen = new Set<string>();
  for (const site of SITES) {
    const { body } = await agent.call(siteLabel(site), 'search_signals', {
      domains: [site.domain],
      include_rumours: true,
      limit: 50,
    });
    expect(markersIn(body)).toContain(site.marker);
    for (const signal of body['signals'] as { id: string }[]) seen.add(signal.id);
  }
  const market = new Set<string>();
  let cursor: unknown;
  do {
    const page = { include_rumours: true, limit: 50, ...(typeof cursor === 'string' && { cursor }) };
    const { body } = await agent.call('the market', 'search_signals', page);
    for (const signal of body['signals'] as Fields[]) {
      market.add(String(signal['id']));
      const row = await service.db.signal.findUniqueOrThrow({
        where: { id: BigInt(String(signal['id']).replace(/^\D+/, '')) },
      });
      expect(signal).toMatchObject({
        domain: row.domain,
        type: row.type,
        class: row.class,
        date: row.happenedOn?.toISOString().slice(0, 10) ?? null,
        seen_on: row.seenOn?.toISOString().slice(0, 10) ?? null,
      });
    }
    cursor = body['next_cursor'];
  } while (cursor !== null);
  expect([...market].sort()).toEqual([...seen].sort());
  expect(market.size).toBeGreaterThan(200);
  expect(agent.leaks()).toEqual([]);
});

test('search_companies finds the sites by their own words', async () => {
  const searches: [string, Fields][] = [
    ...HOSTILE_SITES.map((site): [string, Fields] => [siteLabel(site), { query: site.marker }]),
    ...['ignore instructions', 'obey', 'assistant', 'script', 'SYSTEM', 'refresh_company', '__proto__'].map(
      (query): [string, Fields] => [query, { query, limit: 50 }],
    ),
    ['Logistics', { industries: ['Logistics'], limit: 50 }],
    ['GB', { countries: ['GB'], limit: 50 }],
    ['Series B', { funding_stages: ['Series B'], limit: 50 }],
    ['WordPress', { technologies: ['WordPress'], limit: 50 }],
    ['funding', { signal_types: ['funding'], since: '2020-01-01', limit: 50 }],
  ];
  const found = new Set<string>();
  for (const [what, args] of searches) {
    const { body } = await agent.call(what, 'search_companies', args);
    for (const { domain, last_scanned_at } of body['companies'] as Fields[]) {
      found.add(String(domain));
      expect(last_scanned_at).toBe(agent.coverage.get(String(domain))?.['last_scanned_at']);
    }
  }
  expect([...found].filter((domain) => !DOMAINS.includes(domain))).toEqual([]);
  expect(found.size).toBeGreaterThanOrEqual(55);
  expect(agent.leaks()).toEqual([]);
});

test('check_coverage, get_scan_status, refresh_company and get_account repeat nothing from the pages', async () => {
  for (const domains of groups) {
    const { body } = await agent.call('coverage', 'check_coverage', { domains });
    expect(body['companies']).toMatchObject(domains.map((domain) => agent.coverage.get(domain)));
  }
  for (const site of SITES) {
    const status = await agent.call(siteLabel(site), 'get_scan_status', {
      batch_id: batches.get(site.domain),
    });
    expect(status.body).toMatchObject({ domain: site.domain, status: 'completed', details: null });
    const refresh = await agent.call(siteLabel(site), 'refresh_company', {
      domain: site.domain,
      modules: ALL,
    });
    expect(refresh.body).toMatchObject({ domain: site.domain, status: 'fresh', credits_reserved: 0 });
  }
  await agent.call('the account', 'get_account');
  expect(agent.leaks()).toEqual([]);
});

test('errors do not repeat their arguments', async () => {
  const { domain } = HARMLESS_SITE;
  for (const site of HOSTILE_SITES) {
    const { short, text } = site;
    const cursor = text.slice(0, 1_000);
    const calls: [tool: string, args: Fields][] = [
      ['search_signals', { types: [short] }],
      ['search_signals', { funding_stages: [short] }],
      ['search_signals', { countries: [short] }],
      ['search_signals', { industries: [short] }],
      ['search_signals', { cursor }],
      ['search_signals', { since: short }],
      ['search_signals', { limit: short }],
      ['search_signals', { domains: [short] }],
      ['search_signals', { [short]: true }],
      ['search_companies', { query: 'tools', cursor }],
      ['search_companies', { technologies: [short] }],
      ['search_companies', { employee_ranges: [short] }],
      ['search_companies', { [short]: { [short]: short } }],
      ['get_company', { domain: short }],
      ['get_company', { domain, modules: [short.slice(0, 30)] }],
      ['refresh_company', { domain: short, modules: ALL }],
      ['refresh_company', { domain, max_credits: short }],
      ['get_scan_status', { batch_id: short.slice(0, 100) }],
      ['check_coverage', { domains: [domain, short] }],
      ['get_account', { [short]: short }],
      [short, {}],
    ];
    const prompts: Fields[] = [
      { name: short },
      { name: 'account_brief', arguments: { domain: short } },
      { name: 'why_now', arguments: { domain, [short]: short } },
      { name: 'signal_sweep', arguments: { types: short } },
      { name: 'freshness_audit', arguments: { domains: short } },
    ];
    await Promise.all([
      ...calls.map(([name, args]) => agent.refusal(siteLabel(site), 'tools/call', { name, arguments: args })),
      ...prompts.map((prompt) => agent.refusal(siteLabel(site), 'prompts/get', prompt)),
      agent.refusal(siteLabel(site), short, {}),
    ]);
  }
  expect(agent.leaks()).toEqual([]);
});

test('prompts quote their arguments as data and repeat nothing from the pages', async () => {
  for (const site of HOSTILE_SITES) {
    const { domain } = site;
    // Characters that JSON text cannot contain are rejected before anything is parsed.
    const text = site.text.slice(0, 2_000).toWellFormed().replaceAll('\0', '');
    await agent.prompt(siteLabel(site), 'account_brief', { domain, focus: text });
    await agent.prompt(siteLabel(site), 'why_now', { domain, offer: text });
    await agent.prompt(siteLabel(site), 'freshness_audit', { domains: domain });
  }
  await agent.prompt('the market', 'signal_sweep', { types: 'funding, product', since: '2026-01-01' });
  expect(agent.leaks()).toEqual([]);
});
