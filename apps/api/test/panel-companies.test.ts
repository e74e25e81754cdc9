import type { EvidencePiece } from '@firmlens/panel-contract';
import { type Caller, openAccount } from './support/accounts';
import { ageCompanyData, completeBatch, endBatchWithoutData, queueBatch } from './support/batches';
import { openMember } from './support/panel';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
let account: Caller;
let viewer: Awaited<ReturnType<typeof openMember>>;

beforeAll(async () => {
  api = await startApi();
  account = await openAccount(api.db);
  viewer = await openMember(api, account.accountId, 'viewer');
});
afterAll(() => api.stop());

describe('a company in the panel', () => {
  const read = async (domain: string) => viewer.call(`GET /companies/${encodeURIComponent(domain)}`);

  it('is what the published API returns, with when it was made and until when it is fresh', async () => {
    const domain = newDomain();
    await completeBatch(api.db, account, domain, {
      modules: ['business'],
      data: { company: { phone: '+1' } },
    });
    const { body } = await read(`http://WWW.${domain}/`);
    const published = await api.get(`/company/${domain}?enrich=business`, account);
    expect(JSON.stringify(body.data)).toBe(JSON.stringify(published.body.data));
    expect(body.modules).toMatchObject([
      { module: 'company', is_fresh: true, is_readable: true },
      { module: 'business', is_fresh: true, is_readable: true },
    ]);
    expect(body.enrichment).toMatchObject({
      base_credits: 10,
      obstacle: null,
      module_credits: { funding: 10 },
    });
  });

  it('shows stale data only to those who bought it', async () => {
    const other = await openAccount(api.db);
    const domain = newDomain();
    await completeBatch(api.db, other, domain, { modules: ['funding'] });
    await ageCompanyData(api.db, domain, 'funding');
    const { body } = await read(domain);
    expect(Object.keys(body.data)).toEqual(['company']);
    expect(body.modules).toContainEqual(
      expect.objectContaining({ module: 'funding', is_fresh: false, is_readable: false }),
    );
    const buyer = await openMember(api, other.accountId, 'viewer');
    const bought = await buyer.call(`GET /companies/${domain}`);
    expect(Object.keys(bought.body.data)).toEqual(['company', 'funding']);
  });

  it('says beside the field what is wrong with a domain', async () => {
    const { status, body } = await read('not a domain');
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { domain: expect.stringContaining('not a company domain') },
    });
  });

  it('says why none can be started', async () => {
    const domain = newDomain();
    await queueBatch(api.db, account, domain);
    const { body } = await read(domain);
    expect(body.running.batch_id).toMatch(/^batch_/);
    expect(body.enrichment.obstacle).toEqual({ reason: 'running', until: null });
  });

  it('says until when none can be started after one that found nothing', async () => {
    const domain = newDomain();
    await endBatchWithoutData(api.db, account, domain, 'no_data_found');
    const { body } = await read(domain);
    expect(body.enrichment.obstacle).toEqual({ reason: 'found_nothing', until: expect.any(String) });
    const seconds = (Date.parse(body.enrichment.obstacle.until) - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(86_000);
    expect(seconds).toBeLessThanOrEqual(86_400);
  });

  it('says of each value that lost whether it agrees, and where its source stands', async () => {
    const domain = newDomain();
    const seen = { field: 'company.legal_name', url: null, observed_at: '2026-11-02T10:00:00.000Z' } as const;
    const evidence = [
      { ...seen, source: 'companies-house', value: 'Marlow Ltd', confidence: 0.6 },
      { ...seen, source: 'gleif', value: 'MARLOW LTD', confidence: 0.9 },
      { ...seen, source: 'wikidata', value: 'Marlow Group', confidence: 0.95 },
    ];
    await completeBatch(api.db, account, domain, { evidence });
    const reasons = async () => {
      const { body } = await viewer.call(`GET /companies/${domain}/evidence`);
      return body.evidence.map((piece: EvidencePiece) => [piece.source, piece.lost_because ?? 'used']);
    };
    expect(await reasons()).toEqual([
      ['companies-house', 'used'],
      ['gleif', 'agrees'],
      ['wikidata', 'less_trusted'],
    ]);
    const published = await api.get(`/company/${domain}/evidence`, account);
    expect(Object.keys(published.body.evidence[1])).not.toContain('lost_because');
  });

  it('does not tell whether a withheld value agrees', async () => {
    const other = await openAccount(api.db);
    const domain = newDomain();
    const seen = {
      field: 'funding.funding_stage',
      url: null,
      observed_at: '2026-11-02T10:00:00.000Z',
    } as const;
    const evidence = [
      { ...seen, source: 'sec', value: 'Series A', confidence: 0.6 },
      { ...seen, source: 'wikidata', value: 'Series A', confidence: 0.9 },
    ];
    await completeBatch(api.db, other, domain, { modules: ['funding'], evidence });
    await ageCompanyData(api.db, domain, 'funding');
    const { body } = await viewer.call(`GET /companies/${domain}/evidence`);
    expect(body.evidence).toMatchObject([{ value: null }, { value: null, lost_because: 'less_trusted' }]);
  });

  it('is listed once, with its latest enrichment, in pages', async () => {
    const caller = await openAccount(api.db);
    const member = await openMember(api, caller.accountId, 'viewer');
    const [first, second] = [newDomain(), newDomain()];
    await completeBatch(api.db, caller, first, { name: 'First' });
    await completeBatch(api.db, caller, second, { name: 'Second' });
    await queueBatch(api.db, caller, first);
    const { body } = await member.call('GET /companies');
    expect(body.companies).toMatchObject([
      { domain: first, status: 'queued', name: null },
      { domain: second, status: 'completed', name: 'Second', credits_used: 10 },
    ]);
    const page = await member.call(`GET /companies?before=${body.companies[0].batch_id}`);
    expect(page.body.companies).toMatchObject([{ domain: second }]);
    const stranger = await viewer.call(`GET /companies?before=${body.companies[0].batch_id}`);
    expect(stranger.body.companies).toEqual([]);
  });
});

describe('the demo', () => {
  it('has its companies, with where a browser finds their pages; production has none', async () => {
    expect((await viewer.call('GET /demo-sites')).body).toEqual({ sites: [] });
    const demo = await startApi({
      databaseUrl: api.databaseUrl,
      redisUrl: api.redisUrl,
      demoSites: [
        { host: 'lumenfold.example', url: 'http://127.0.0.1:41000' },
        { host: 'silent-harbour.example', url: null },
      ],
    });
    const member = await openMember(demo, account.accountId, 'viewer');
    expect((await member.call('GET /demo-sites')).body).toEqual({
      sites: [
        { domain: 'lumenfold.example', url: 'http://127.0.0.1:41000' },
        { domain: 'silent-harbour.example', url: null },
      ],
    });
    await demo.stop();
  });
});
