import type { Answer, Question } from 'dns-packet';
import type { Egress } from '@firmlens/egress';
import { createDnsSource, DNS } from '../../src/dns';
import { servedModules, type SourceOutcome } from '../../src/source';
import { NOTHING_KNOWN } from '../contract/query-fixture';
import { evidenceSchemaErrors } from '../contract/evidence-schemas';
import { NO_HTTP } from '../contract/no-http';
import { type NameServer, type Reply, startNameServer } from './name-server';

const DOMAIN = 'acme.example';
const ZONE: Record<string, Answer[]> = {
  'MX acme.example': [
    { type: 'MX', name: DOMAIN, data: { preference: 1, exchange: 'ASPMX.L.GOOGLE.COM' } },
    { type: 'MX', name: DOMAIN, data: { preference: 5, exchange: 'alt1.aspmx.l.google.com' } },
  ],
  'TXT acme.example': [
    { type: 'TXT', name: DOMAIN, data: ['v=spf1 include:', 'servers.mcsv.net ~all'] },
    { type: 'TXT', name: DOMAIN, data: 'MS=ms123' },
  ],
  'NS acme.example': [{ type: 'NS', name: DOMAIN, data: 'ada.ns.cloudflare.com' }],
  'TXT _dmarc.acme.example': [
    { type: 'TXT', name: `_dmarc.${DOMAIN}`, data: 'v=DMARC1; p=none; rua=mailto:x@ag.dmarcian.com' },
  ],
  'CNAME status.acme.example': [{ type: 'CNAME', name: `status.${DOMAIN}`, data: 'acme.stspg-customer.com' }],
};

const NOW = new Date('2026-11-20T10:00:00Z');
const CONTEXT = {
  domain: DOMAIN,
  account: '1',
  known: NOTHING_KNOWN,
  http: NO_HTTP,
  // DNS queries do not go through HTTP.
  egress: {} as Egress,
  now: NOW,
};

let server: NameServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function lookUp(
  reply: (question: Question) => Reply,
  signal: AbortSignal = new AbortController().signal,
): Promise<SourceOutcome> {
  server = await startNameServer(reply);
  return createDnsSource({ servers: [server.address] }).lookUp({
    ...CONTEXT,
    signal,
  });
}

function technologies(outcome: SourceOutcome): string[] {
  if (outcome.status !== 'found') return [];
  return outcome.evidence.flatMap((item) =>
    item.field === 'technology.technologies' ? [item.value.name] : [],
  );
}

describe('the DNS source', () => {
  test('serves the technology module and does not prove that a company exists', () => {
    const { name, identifies } = createDnsSource({ servers: [] });
    expect([name, servedModules(DNS), identifies]).toEqual(['dns', ['technology'], false]);
  });

  test('fills every declared field, each value with its source and timestamp but no URL', async () => {
    const outcome = await lookUp(({ type, name }) => ZONE[`${type} ${name}`] ?? 'no such name');
    const evidence = outcome.status === 'found' ? outcome.evidence : [];
    expect([...new Set(evidence.map(({ field }) => field))].sort()).toEqual([...DNS.fields].sort());
    for (const item of evidence) {
      expect(evidenceSchemaErrors(item)).toEqual([]);
      expect(item).toMatchObject({ url: null, observed_at: NOW.toISOString() });
      expect(item.source).toMatch(/^dns(?::|$)/);
    }
  });

  test('finds the technologies in the records of a domain and its hosts', async () => {
    const outcome = await lookUp(({ type, name }) => ZONE[`${type} ${name}`] ?? 'no such name');
    expect(technologies(outcome).sort()).toEqual([
      'Atlassian Statuspage',
      'Cloudflare',
      'Google Workspace',
      'MailChimp',
      'Microsoft 365',
      'dmarcian',
    ]);
    expect(server?.queries).toEqual(
      expect.arrayContaining(['SOA acme.example', 'CNAME www.acme.example', 'CNAME careers.acme.example']),
    );
  });

  test('returns nothing if every query was answered and no record names a service', async () => {
    const none = await lookUp(() => 'no such name');
    expect(none.status).toBe('nothing');
    await server?.close();
    const empty = await lookUp(() => []);
    expect(empty.status).toBe('nothing');
  });

  test('fails instead of returning nothing if a query got no answer', async () => {
    const outcome = await lookUp(({ type }) => (type === 'MX' ? 'server failure' : 'no such name'));
    expect(outcome).toEqual({
      status: 'failed',
      reason: '1 of 14 DNS questions unanswered (ESERVFAIL)',
    });
  });

  test('uses the answers it got if other queries failed', async () => {
    const outcome = await lookUp(({ type, name }) => ZONE[`${type} ${name}`] ?? 'server failure');
    expect(technologies(outcome)).toContain('Google Workspace');
  });

  test('fails if no server is listening', async () => {
    server = await startNameServer(() => []);
    const { address } = server;
    await server.close();
    server = undefined;
    const outcome = await createDnsSource({ servers: [address] }).lookUp({
      ...CONTEXT,
      signal: new AbortController().signal,
    });
    expect(outcome.status).toBe('failed');
  });

  test('gives up on a silent server', async () => {
    const outcome = await lookUp(() => 'silence');
    expect(outcome.status).toBe('failed');
  });

  test('stops when the signal aborts', async () => {
    const controller = new AbortController();
    const outcome = await lookUp(() => {
      controller.abort();
      return 'silence';
    }, controller.signal);
    expect(outcome.status).toBe('failed');
  });

  test('sends no queries if the signal has already aborted', async () => {
    const outcome = await lookUp(() => 'silence', AbortSignal.abort());
    expect(outcome.status).toBe('failed');
  });

  test('rejects a server that is not an IP address when it is created', () => {
    expect(() => createDnsSource({ servers: ['resolver.example'] })).toThrow();
  });
});
