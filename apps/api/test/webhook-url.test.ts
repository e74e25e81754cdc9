import { type Caller, openAccount } from './support/accounts';
import { serveDns } from './support/dns-server';
import { refused } from './support/refused';
import { type Api, newDomain, startApi, WEBHOOK } from './support/start-api';

let dns: Awaited<ReturnType<typeof serveDns>>;
let api: Api;
let caller: Caller;

beforeAll(async () => {
  dns = await serveDns({
    'hooks.marlow.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
    'hooks.m\u00fcnchen.de': ['93.184.215.14'],
    'hooks.xn--mnchen-3ya.de': ['93.184.215.14'],
    '169.254.169.254.nip.io': ['169.254.169.254'],
    'mixed.marlow.com': ['93.184.215.14', '10.0.0.1'],
    'mixed6.marlow.com': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1'],
    'inside.marlow.com': ['192.168.1.1'],
    'mapped.marlow.com': ['::ffff:127.0.0.1'],
    'api.firmlens.example': ['93.184.215.14'],
  });
  api = await startApi({ dnsServers: [dns.address] });
  caller = await openAccount(api.db);
  await api.post('/account/webhook', { webhook_url: WEBHOOK }, caller);
});
afterAll(async () => {
  await api.stop();
  dns.close();
});

const REFUSED: [number | string, string][] = [
  [153, 'http://hooks.marlow.com/in'],
  [154, 'ftp://hooks.marlow.com/in'],
  [155, '//hooks.marlow.com'],
  [156, 'https:hooks.marlow.com'],
  [156, 'https:/hooks.marlow.com'],
  [156, 'https:///hooks.marlow.com'],
  [157, 'https://example.com'],
  [157, 'https://www.example.com/hook'],
  [157, 'https://example.net/'],
  [157, 'https://example.org./'],
  [157, 'https://EXAMPLE.COM/'],
  [158, 'https://your-domain.com/webhook'],
  [158, 'https://api.your-domain.example/webhook'],
  [158, 'https://your-domain-here.com/webhook'],
  [158, 'https://yourdomain.com/webhook'],
  [159, 'https://hooks.marlow.com/your-unique-url'],
  [159, 'https://your-unique-url.marlow.com/'],
  [160, 'https://localhost/in'],
  [160, 'https://LOCALHOST:443/in'],
  [160, 'https://localhost./in'],
  [160, 'https://app.localhost/in'],
  [161, 'https://127.0.0.1/in'],
  ['162-23', 'https://127.8.8.8/'],
  ['162-24', 'https://2130706433/'],
  ['162-25', 'https://0x7f000001/'],
  ['162-26', 'https://0177.0.0.1/'],
  ['162-27', 'https://127.1/'],
  ['162-28', 'https://1.1.1/'],
  ['162-29', 'https://[::1]/'],
  ['162-30', 'https://192.168.257/'],
  [163, 'https://0.0.0.0/'],
  [163, 'https://0/'],
  [164, 'https://10.0.0.1/'],
  [164, 'https://172.16.5.4/'],
  [164, 'https://172.31.255.255/'],
  [164, 'https://192.168.0.1/'],
  [165, 'https://169.254.169.254/latest/meta-data/'],
  [166, 'https://100.64.0.1/'],
  [166, 'https://100.100.100.200/'],
  [167, 'https://[::]/'],
  [168, 'https://[::ffff:7f00:1]/'],
  [168, 'https://[::ffff:93.184.215.14]/'],
  [169, 'https://[::127.0.0.1]/'],
  [170, 'https://[64:ff9b::a9fe:a9fe]/'],
  [170, 'https://[64:ff9b:1::1]/'],
  [171, 'https://[2002:7f00:1::]/'],
  [172, 'https://[2001:0::1]/'],
  [173, 'https://[fe80::1]/'],
  [173, 'https://[fc00::1]/'],
  [173, 'https://[5f00::1]/'],
  [174, 'https://224.0.0.1/'],
  [174, 'https://240.0.0.1/'],
  [174, 'https://255.255.255.255/'],
  [175, 'https://192.0.0.1/'],
  [175, 'https://198.18.0.1/'],
  [175, 'https://192.88.99.1/'],
  [175, 'https://192.0.2.1/'],
  [175, 'https://198.51.100.1/'],
  [175, 'https://203.0.113.1/'],
  [175, 'https://[2001:db8::1]/'],
  [176, 'https://169.254.169.254.nip.io/'],
  [177, 'https://mixed.marlow.com/'],
  [177, 'https://mixed6.marlow.com/'],
  ['a private name', 'https://inside.marlow.com/'],
  ['a mapped address behind a name', 'https://mapped.marlow.com/'],
  [179, 'https://%6c%6fcalhost/'],
  [180, 'https://user:pw@hooks.marlow.com/'],
  [180, 'https://@hooks.marlow.com/'],
  [180, 'https://hooks.marlow.com@127.0.0.1/'],
  [181, 'https://hooks.marlow.com:22/'],
  [181, 'https://hooks.marlow.com:25/'],
  [181, 'https://hooks.marlow.com:6379/'],
  [181, 'https://hooks.marlow.com:5432/'],
  [181, 'https://hooks.marlow.com:80/'],
  [182, 'https://hooks.marlow.com/#in'],
  [182, 'https://hooks.marlow.com/#'],
  [184, 'https://api.firmlens.example/api/v1/account/webhook'],
  [184, 'https://API.firmlens.example./in'],
  ['a backslash', 'https://hooks.marlow.com\\@127.0.0.1/'],
  ['a space', 'https://hooks.marlow.com/a b'],
  ['a single label', 'https://intranet/'],
  ['no host', 'https://'],
  ['no URL', 'hooks.marlow.com'],
  ['256 characters (128)', `https://hooks.marlow.com/${'x'.repeat(231)}`],
  ['a script', 'javascript:alert(1)'],
];

/** What no header can carry. */
const REFUSED_IN_JSON: [number | string, string][] = [
  ['162-31', 'https://①②⑦.⓪.⓪.①/'],
  ['162-32', 'https://127。0。0。1/'],
  [183, 'https://hooks.marlow.com/\r\nX-Evil: 1'],
  ['a right-to-left override', 'https://hooks.marlow.com/\u202emoc'],
  ['a space before it', ' https://hooks.marlow.com/'],
];

const TAKEN = [
  'https://hooks.marlow.com/in',
  'https://hooks.marlow.com:443/in',
  'https://hooks.marlow.com:8443/in?token=a&b=%20c',
  'HTTPS://Hooks.Marlow.com/in',
  'https://hooks.m\u00fcnchen.de/in',
  'https://93.184.215.14/in',
  'https://unknown.marlow.com/in',
  `https://hooks.marlow.com/${'x'.repeat(230)}`,
  WEBHOOK,
];

describe('a webhook URL in X-Webhook-URL', () => {
  const queue = (url: string) =>
    api.get(`/company/${newDomain()}`, { ...caller, headers: { 'x-webhook-url': url } });

  it.each(REFUSED)(
    '(%s) %s is no webhook: 400, and the stored one does not stand in for it',
    async (_number, url) => {
      const answer = await queue(url);
      expect(answer).toMatchObject(
        refused('webhook_required', { hint: expect.stringMatching(/^The webhook URL cannot be used: ./) }),
      );
    },
  );

  it('that is empty is no webhook either', async () => {
    expect(await queue('')).toMatchObject(refused('webhook_required'));
  });

  it.each(TAKEN)('%s is taken', async (url) => {
    const queued = await queue(url);
    expect(queued.status).toBe(202);
    const { body } = await api.get(`/enrichment/${queued.body.batch_id}/status`, caller);
    expect(body.webhook.url).toBe(url);
  });

  it('says what is wrong with it', async () => {
    const hint = async (url: string) => (await queue(url)).body.hint as string;
    expect(await hint('http://hooks.marlow.com/')).toContain('https://');
    expect(await hint('https://example.com/')).toContain('placeholder');
    expect(await hint('https://10.0.0.1/')).toContain('not a public address');
    expect(await hint('https://hooks.marlow.com:22/')).toContain('443, 8443');
  });

  it('is not asked for where the data is fresh, and may be anything then', async () => {
    const asking = await openAccount(api.db);
    expect(await api.get(`/company/${newDomain()}`, asking)).toMatchObject(
      refused('webhook_required', { documentation: 'https://api.firmlens.example/api/v1/openapi.json' }),
    );
  });
});

describe('a webhook URL to be stored', () => {
  const store = (webhook_url: string) => api.post('/account/webhook', { webhook_url }, caller);

  it.each([...REFUSED, ...REFUSED_IN_JSON])('(%s) %j is refused', async (_number, url) => {
    expect(await store(url)).toMatchObject(refused('invalid_webhook_url', { hint: expect.any(String) }));
  });

  it.each(TAKEN)('%s is taken as it is', async (url) => {
    expect(await store(url)).toMatchObject({ status: 200, body: { data: { webhook_url: url } } });
  });
});

describe('a stored URL', () => {
  it('that leads to a private address by now is no webhook', async () => {
    const account = await openAccount(api.db);
    await api.db.account.update({
      where: { id: account.accountId },
      data: { webhookUrl: 'https://inside.marlow.com/' },
    });
    expect(await api.get(`/company/${newDomain()}`, account)).toMatchObject(
      refused('webhook_required', { hint: expect.stringContaining('not a public address') }),
    );
  });
});
