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
  known: NOTHING_KNOWN,
  http: NO_HTTP,
  // Its questions do not go out over HTTP.
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
  test('serves the technology module and shows no company to exist', () => {
    const { name, identifies } = createDnsSource({ servers: [] });
    expect([name, servedModules(DNS), identifies]).toEqual(['dns', ['technology'], false]);
  });

  test('fills every field that it declares, each value under its own name, with its moment and no address', async () => {
    const outcome = await lookUp(({ type, name }) => ZONE[`${type} ${name}`] ?? 'no such name');
    const evidence = outcome.status === 'found' ? outcome.evidence : [];
    expect([...new Set(evidence.map(({ field }) => field))].sort()).toEqual([...DNS.fields].sort());
    for (const item of evidence) {
      expect(evidenceSchemaErrors(item)).toEqual([]);
      expect(item).toMatchObject({ url: null, observed_at: NOW.toISOString() });
      expect(item.source).toMatch(/^dns(?::|$)/);
    }
  });

  test('finds the technologies that the records of a domain and its hosts name', async () => {
    const outcome = await lookUp(({ type, name }) => ZONE[`${type} ${name}`] ?? 'no such name');
    expect(technologies(outcome).sort()).toEqual([
      'Atlassian Statuspage',
      'Cloudflare',
      'Google Workspace',
      'MailChimp',
      'Microsoft 365',
      'dmarcian',
    ]);
    expect(server?.asked).toEqual(
      expect.arrayContaining(['SOA acme.example', 'CNAME www.acme.example', 'CNAME careers.acme.example']),
    );
  });

  test('says that there is nothing when every question was answered and names no service', async () => {
    const none = await lookUp(() => 'no such name');
    expect(none.status).toBe('nothing');
    await server?.close();
    const empty = await lookUp(() => []);
    expect(empty.status).toBe('nothing');
  });

  test('says that it failed, not that there is nothing, when a question stayed unanswered', async () => {
    const outcome = await lookUp(({ type }) => (type === 'MX' ? 'server failure' : 'no such name'));
    expect(outcome).toEqual({
      status: 'failed',
      reason: '1 of 14 DNS questions unanswered (ESERVFAIL)',
    });
  });

  test('takes what was answered when other questions were not', async () => {
    const outcome = await lookUp(({ type, name }) => ZONE[`${type} ${name}`] ?? 'server failure');
    expect(technologies(outcome)).toContain('Google Workspace');
  });

  test('fails at once where no server listens', async () => {
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

  test('asks nothing when the signal has aborted before', async () => {
    const outcome = await lookUp(() => 'silence', AbortSignal.abort());
    expect(outcome.status).toBe('failed');
  });

  test('refuses a server that is no address when it is made', () => {
    expect(() => createDnsSource({ servers: ['resolver.example'] })).toThrow();
  });
});
