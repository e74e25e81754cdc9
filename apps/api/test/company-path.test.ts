import type { ErrorCode } from '@firmlens/contract';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch } from './support/batches';
import { refused } from './support/refused';
import { type Api, startApi } from './support/start-api';

let api: Api;
let caller: Caller;

/** On file and fresh, so that every form of their names is answered with their data. */
const ON_FILE = [
  'example.com',
  'acme.co.uk',
  'shop.github.io',
  'xn--mnchen-3ya.de',
  'xn--xample-2of.com',
  'xn--ls8h.la',
  'xn--fiqs8s.xn--fiqs8s',
  'evidence.com',
];

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  for (const domain of ON_FILE) await completeBatch(api.db, caller, domain, { modules: ['team'] });
});
afterAll(() => api.stop());

const ask = (text: string) => api.getRaw(`/company/${text}`, caller);

describe('a domain in the path names the company', () => {
  it.each([
    [7, 'https%3A%2F%2Fwww.Example.com%2Fa', 'example.com'],
    [8, 'https://www.example.com/a/b', 'example.com'],
    [9, 'https:/example.com', 'example.com'],
    [9, 'http:/www.example.com/a', 'example.com'],
    [11, 'EXAMPLE.COM.', 'example.com'],
    [12, 'www.www.example.com', 'example.com'],
    [44, 'm%C3%BCnchen.de', 'xn--mnchen-3ya.de'],
    [44, 'mu%CC%88nchen.de', 'xn--mnchen-3ya.de'],
    [45, '%D0%B5xample.com', 'xn--xample-2of.com'],
    [48, 'example.com:22', 'example.com'],
    [48, 'https://example.com:8443/a', 'example.com'],
    [60, '%F0%9F%92%A9.la', 'xn--ls8h.la'],
    ['bare', 'example.com', 'example.com'],
    ['www', 'www.example.com', 'example.com'],
    ['a slash behind it', 'example.com/', 'example.com'],
    ['a path behind it', 'example.com/about/team', 'example.com'],
    ['no scheme, two slashes in its path', 'example.com//a', 'example.com'],
    ['a path with spaces and a fragment', 'https://example.com/our%20team%23us', 'example.com'],
    ['its path ends in /company', 'https://example.com/company', 'example.com'],
    ['its path ends in /evidence', 'https://example.com/evidence', 'example.com'],
    ['a capital scheme', 'HTTPS://Example.COM/', 'example.com'],
    ['a subdomain', 'blog.acme.co.uk', 'acme.co.uk'],
    ['a private suffix', 'shop.github.io', 'shop.github.io'],
    ['below a private suffix', 'www.shop.github.io', 'shop.github.io'],
    ['an ideographic dot', '%E4%B8%AD%E5%9B%BD%E3%80%82%E4%B8%AD%E5%9B%BD', 'xn--fiqs8s.xn--fiqs8s'],
    ['full-width letters', '%EF%BD%85xample.com', 'example.com'],
    ['named evidence', 'evidence.com', 'evidence.com'],
  ])('(%s) %s', async (_number, text, domain) => {
    expect(await ask(text)).toMatchObject({ status: 200, body: { data: { company: { domain } } } });
  });

  it('(10) and the first ? begins the query of the request', async () => {
    const { body } = await ask('https://www.example.com/?x=1&enrich=team');
    expect(Object.keys(body.data)).toEqual(['company', 'team']);
    expect(await ask('https://www.example.com/?x=1&mode=cached')).toMatchObject(
      refused('deprecated_parameter'),
    );
  });
});

describe('a domain in the path is refused', () => {
  const enc = encodeURIComponent;
  const long = 'a'.repeat(63);
  const rows: [number | string, string, ErrorCode][] = [
    [1, '', 'invalid_domain'],
    [2, '%', 'invalid_domain'],
    [3, '%ff', 'invalid_domain'],
    [4, '%e0%80%80', 'invalid_domain'],
    [5, 'a%00b', 'invalid_domain'],
    [5, 'a%00b.com', 'invalid_domain'],
    [6, '..%2f..%2fadmin', 'invalid_domain'],
    [6, '../../admin', 'invalid_domain'],
    [13, 'localhost', 'invalid_domain'],
    [14, 'foo.localhost', 'company_not_found'],
    [15, 'localhost.', 'invalid_domain'],
    [16, 'printer.local', 'company_not_found'],
    [17, 'db.internal', 'company_not_found'],
    [18, 'x.test', 'company_not_found'],
    [19, 'y.onion', 'company_not_found'],
    [20, 'com', 'invalid_domain'],
    [21, 'co.uk', 'invalid_domain'],
    [21, 'github.io', 'invalid_domain'],
    [22, 'intranet', 'invalid_domain'],
    [23, '127.0.0.1', 'invalid_domain'],
    [24, '2130706433', 'invalid_domain'],
    [25, '0x7f000001', 'invalid_domain'],
    [26, '0177.0.0.1', 'invalid_domain'],
    [27, '127.1', 'invalid_domain'],
    [28, '1.1.1', 'invalid_domain'],
    [29, '[::1]', 'invalid_domain'],
    [29, '%5B::1%5D', 'invalid_domain'],
    [30, '192.168.257', 'invalid_domain'],
    [31, enc('①②⑦.⓪.⓪.①'), 'invalid_domain'],
    [32, enc('127。0。0。1'), 'invalid_domain'],
    [33, 'a..b', 'invalid_domain'],
    [33, 'a..com', 'invalid_domain'],
    [34, '.com', 'invalid_domain'],
    [35, '-a.com', 'invalid_domain'],
    [36, 'a_b.com', 'invalid_domain'],
    [37, `${'a'.repeat(64)}.com`, 'invalid_domain'],
    [38, `${[long, long, long, long].join('.')}.com`, 'invalid_domain'],
    [39, 'exa%20mple.com', 'invalid_domain'],
    [40, 'ex%09ample.com', 'invalid_domain'],
    [41, 'ex%E2%80%8Bample.com', 'invalid_domain'],
    [42, 'ex%C2%ADample.com', 'invalid_domain'],
    [43, '%E2%80%AEexample.com', 'invalid_domain'],
    [46, 'xn--', 'invalid_domain'],
    [46, 'xn--.com', 'invalid_domain'],
    [47, 'user:pw@example.com', 'invalid_domain'],
    [47, 'https://user@example.com/', 'invalid_domain'],
    [48, 'example.com:65536', 'invalid_domain'],
    [48, 'example.com:http', 'invalid_domain'],
    [49, 'javascript:alert(1)', 'invalid_domain'],
    [50, 'file:///etc/passwd', 'invalid_domain'],
    [51, 'data:text/html,x', 'invalid_domain'],
    [52, 'example.com\\@127.0.0.1', 'invalid_domain'],
    [52, 'example.com%5C@127.0.0.1', 'invalid_domain'],
    [53, 'example.com%23@127.0.0.1', 'invalid_domain'],
    [53, 'example.com%23a', 'invalid_domain'],
    [54, "'%20OR%201=1--", 'invalid_domain'],
    [55, '${7*7}', 'invalid_domain'],
    [56, '__proto__', 'invalid_domain'],
    [57, 'constructor', 'invalid_domain'],
    ['a slash before it', '/example.com', 'invalid_domain'],
    ['another scheme', 'ftp://example.com/', 'invalid_domain'],
    ['no host', 'https://', 'invalid_domain'],
    ['encoded twice', 'example%252Ecom', 'invalid_domain'],
    ['a script', '%3Cscript%3E.com', 'invalid_domain'],
    ['an unknown TLD', 'acme.notatld', 'company_not_found'],
    ['a special-use TLD below www', 'www.acme.invalid', 'company_not_found'],
  ];

  it.each(rows)('(%s) %s: %s', async (_number, text, code) => {
    expect(await ask(text)).toMatchObject(refused(code));
    // The evidence of a company is named in the same way, in one segment.
    if (text !== '' && !text.includes('/'))
      expect(await ask(`${text}/evidence`)).toMatchObject(refused(code));
  });

  it('with a key of its own, before anything is read from it: without one it is 401', async () => {
    expect(await api.getRaw('/company/localhost')).toMatchObject(refused('missing_api_key'));
  });

  it('and costs nothing', async () => {
    const { body } = await api.get('/account/credits', caller);
    expect(body.data.credits.used).toBe(ON_FILE.length * 16);
  });
});
