import { type Caller, openAccount } from './support/accounts';
import { startNameServer } from './support/dns-server';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let dns: Awaited<ReturnType<typeof startNameServer>>;
let api: Api;
let caller: Caller;

beforeAll(async () => {
  dns = await startNameServer({
    'hooks.marlow.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
    'hooks.m\u00fcnchen.de': ['93.184.215.14'],
    'hooks.xn--mnchen-3ya.de': ['93.184.215.14'],
    'inside.marlow.com': ['192.168.1.1'],
    'often.marlow.com': ['93.184.215.14'],
  });
  api = await startApi({ dnsServers: [dns.address] });
  caller = await openAccount(api.db);
  await api.post('/account/webhook', { webhook_url: WEBHOOK_URL }, caller);
});
afterAll(async () => {
  await api.stop();
  dns.close();
});

const ACCEPTED_URLS = [
  'https://hooks.marlow.com/in',
  'https://hooks.marlow.com:443/in',
  'https://hooks.marlow.com:8443/in?token=a&b=%20c',
  'HTTPS://Hooks.Marlow.com/in',
  'https://hooks.m\u00fcnchen.de/in',
  'https://93.184.215.14/in',
  'https://unknown.marlow.com/in',
  'https://www.your-server.de/in',
  `https://hooks.marlow.com/${'x'.repeat(230)}`,
  WEBHOOK_URL,
];

describe('a webhook URL in X-Webhook-URL', () => {
  const queue = (url: string) =>
    api.get(`/company/${newDomain()}`, { ...caller, headers: { 'x-webhook-url': url } });

  it.each(ACCEPTED_URLS)('%s is accepted', async (url) => {
    const queued = await queue(url);
    expect(queued.status).toBe(202);
    const { body } = await api.get(`/enrichment/${queued.body.batch_id}/status`, caller);
    expect(body.webhook.url).toBe(url);
  });

  it('is not looked up again for each request', async () => {
    await queue('https://often.marlow.com/in');
    const before = dns.asked.length;
    await queue('https://often.marlow.com/in');
    expect(dns.asked.slice(before)).toEqual([]);
    await queue('https://inside.marlow.com/in');
    await queue('https://inside.marlow.com/in');
    expect(dns.asked.filter((name) => name === 'inside.marlow.com')).toHaveLength(4);
  });

  it('is refused with a hint that says what is wrong', async () => {
    const hint = async (url: string) => (await queue(url)).body.hint as string;
    expect(await hint('http://hooks.marlow.com/')).toContain('https://');
    expect(await hint('https://example.com/')).toContain('placeholder');
    expect(await hint('https://10.0.0.1/')).toContain('not a public address');
    expect(await hint('https://hooks.marlow.com:22/')).toContain('443, 8443');
  });

  it.each([
    'https://hooks.your-company.tld/firmlens',
    'https://your-app.com/in',
    'https://hooks.marlow.com/YOUR_PATH',
    'https://hooks.marlow.com/<path>',
  ])('%s of a document is refused as a placeholder', async (url) => {
    expect((await queue(url)).body.hint).toContain('placeholder');
    const stored = await api.post('/account/webhook', { webhook_url: url }, caller);
    expect(stored).toMatchObject(
      expectedRefusal('invalid_webhook_url', { hint: expect.stringContaining('placeholder') }),
    );
  });

  it('is required for a new domain', async () => {
    const account = await openAccount(api.db);
    expect(await api.get(`/company/${newDomain()}`, account)).toMatchObject(
      expectedRefusal('webhook_required', {
        documentation: 'https://api.firmlens.example/api/v1/openapi.json',
      }),
    );
  });
});

describe('storing a webhook URL', () => {
  const store = (webhook_url: string) => api.post('/account/webhook', { webhook_url }, caller);

  it.each(ACCEPTED_URLS)('accepts %s unchanged', async (url) => {
    expect(await store(url)).toMatchObject({ status: 200, body: { data: { webhook_url: url } } });
  });
});

describe('a stored webhook URL', () => {
  it('is refused if it now leads to a private address', async () => {
    const account = await openAccount(api.db);
    await api.db.account.update({
      where: { id: account.accountId },
      data: { webhookUrl: 'https://inside.marlow.com/' },
    });
    expect(await api.get(`/company/${newDomain()}`, account)).toMatchObject(
      expectedRefusal('webhook_required', { hint: expect.stringContaining('not a public address') }),
    );
  });
});
