import { type Caller, openAccount } from '../support/accounts';
import { startNameServer } from '../support/dns-server';
import { expectedRefusal } from '../support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from '../support/start-api';
import { type CheckedSender, createCheckedSender } from '../support/checked-sender';

let dns: Awaited<ReturnType<typeof startNameServer>>;
let api: Api;
let caller: Caller;
let send: CheckedSender;

beforeAll(async () => {
  dns = await startNameServer({
    'hooks.marlow.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
    '169.254.169.254.nip.io': ['169.254.169.254'],
    'mixed.marlow.com': ['93.184.215.14', '10.0.0.1'],
    'mixed6.marlow.com': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1'],
    'inside.marlow.com': ['192.168.1.1'],
    'mapped.marlow.com': ['::ffff:127.0.0.1'],
    'api.firmlens.example': ['93.184.215.14'],
    'hooks.münchen.de': ['93.184.215.14'],
  });
  api = await startApi({ dnsServers: [dns.address] });
  caller = await openAccount(api.db);
  // A usable stored URL must never replace an invalid one in the request.
  await api.post('/account/webhook', { webhook_url: WEBHOOK_URL }, caller);
  send = createCheckedSender(api, caller);
});
afterAll(async () => {
  await api.stop();
  dns.close();
});

/** Numbers 185 to 189 of the catalogue concern connections to accepted URLs, so they are tested elsewhere. */
const REFUSED: [number, string][] = [
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
  [162, 'https://127.8.8.8/'],
  [162, 'https://2130706433/'],
  [162, 'https://0x7f000001/'],
  [162, 'https://0177.0.0.1/'],
  [162, 'https://127.1/'],
  [162, 'https://1.1.1/'],
  [162, 'https://[::1]/'],
  [162, 'https://192.168.257/'],
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
  [177, 'https://inside.marlow.com/'],
  [168, 'https://mapped.marlow.com/'],
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
  [180, 'https://hooks.marlow.com\\@127.0.0.1/'],
  [183, 'https://hooks.marlow.com/a b'],
  [162, 'https://intranet/'],
  [155, 'https://'],
  [155, 'hooks.marlow.com'],
  [128, `https://hooks.marlow.com/${'x'.repeat(231)}`],
  [154, 'javascript:alert(1)'],
  [154, 'wss://hooks.marlow.com/in'],
  [154, 'file:///etc/passwd'],
  [154, 'data:text/html,x'],
  [162, 'https://127.0.0.1.'],
  [162, 'https://0x7f.1/'],
  [162, 'https://0X7F000001/'],
  [163, 'https://0x0/'],
  [168, 'https://[::ffff:127.0.0.1]/'],
  [168, 'https://[0:0:0:0:0:ffff:a9fe:a9fe]/'],
  [173, 'https://[fe80::1%25eth0]/'],
  [173, 'https://[ff02::1]/'],
  [173, 'https://[fec0::1]/'],
  [179, 'https://127.0.0.%31/'],
  [180, 'https://hooks.marlow.com:443@127.0.0.1/'],
  [181, 'https://hooks.marlow.com:0/'],
  [181, 'https://hooks.marlow.com:65536/'],
  [183, 'https://hooks.marlow.com/\u00a0'],
  [184, 'https://api.firmlens.example:8443/in'],
  [162, 'https://①②⑦.⓪.⓪.①/'],
  [162, 'https://127。0。0。1/'],
  [162, 'https://１２７.0.0.1/'],
  [183, 'https://hooks.marlow.com/\u202emoc'],
  [183, 'https://hooks.marlow.com/\u200b'],
];

/** URLs that no request head can carry. */
const REFUSED_IN_JSON: [number, string][] = [
  [183, 'https://hooks.marlow.com/\r\nX-Evil: 1'],
  [183, 'https://hooks.marlow.com/\t'],
  [183, ' https://hooks.marlow.com/'],
  [183, 'https://hooks.marlow.com/\n'],
];

describe('an invalid URL in X-Webhook-URL is refused, and the stored one does not replace it', () => {
  const queue = (url: string, costs = 0) => {
    const inUtf8 = Buffer.from(url).toString('latin1');
    return send({ path: `/company/${newDomain()}`, headers: [`X-Webhook-URL: ${inUtf8}`] }, { costs });
  };

  test.each([...REFUSED, [155, ''] as const])('%i  %s', async (_number, url) => {
    const hint = expect.stringMatching(/^The webhook URL cannot be used: ./);
    expect(await queue(url)).toMatchObject(expectedRefusal('webhook_required', { hint }));
  });

  test('70  two headers', async () => {
    const headers = [`X-Webhook-URL: ${WEBHOOK_URL}`, `X-Webhook-URL: ${WEBHOOK_URL}`];
    expect(await send({ path: `/company/${newDomain()}`, headers })).toMatchObject(
      expectedRefusal('webhook_required'),
    );
  });

  test('accepts a host with an umlaut in UTF-8', async () => {
    const url = 'https://hooks.münchen.de/in';
    const { status, body } = await queue(url, 10);
    expect(status).toBe(202);
    expect((await send({ path: `/enrichment/${String(body.batch_id)}/status` })).body.webhook.url).toBe(url);
  });

  test('178  accepts a host that is public now: its addresses are checked when it is called', async () => {
    expect(await queue('https://hooks.marlow.com/in', 10)).toMatchObject({ status: 202 });
  });
});

describe('an invalid URL to store is refused, and the stored one stays', () => {
  const store = (url: string, stores?: string) =>
    send(
      {
        method: 'POST',
        path: '/account/webhook',
        headers: ['Content-Type: application/json'],
        body: JSON.stringify({ webhook_url: url }),
      },
      stores === undefined ? {} : { stores },
    );

  test.each([...REFUSED, ...REFUSED_IN_JSON])('%i  %j', async (_number, url) => {
    expect(await store(url)).toMatchObject(
      expectedRefusal('invalid_webhook_url', { hint: expect.any(String) }),
    );
  });

  test('178  accepts a host that is public now', async () => {
    const url = 'https://hooks.marlow.com/in';
    expect(await store(url, url)).toMatchObject({ status: 200 });
  });
});
