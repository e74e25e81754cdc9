import fc from 'fast-check';
import { belongsToSite, normalisePageUrl, pageKey } from './page-url';

const BASE = 'https://www.acme.example/en/';
const address = (href: string) => normalisePageUrl(href, BASE)?.href ?? null;

describe('page URLs', () => {
  test.each([
    ['about#team', 'https://www.acme.example/en/about'],
    ['//jobs.acme.example', 'https://jobs.acme.example/'],
    ['/a?utm_source=x&id=2&gclid=3', 'https://www.acme.example/a?id=2'],
    ['HTTP://ACME.example:80/A', 'http://acme.example/A'],
    ['mailto:a@acme.example', null],
    ['javascript:void(0)', null],
    ['https://user:pw@acme.example/', null],
    ['https://acme.example:8443/', null],
    ['/brochure.PDF', null],
    ['/wp-admin/', null],
    ['/en/login?next=/', null],
    [`/${'a'.repeat(3_000)}`, null],
    ['http://[', null],
  ])('%s is fetched as %s', (href, expected) => {
    expect(address(href)).toBe(expected);
  });

  test('gives all spellings of a page one key', () => {
    const keys = [
      'https://acme.example/about',
      'http://www.acme.example/about/',
      'https://acme.example/about/index.html',
    ].map((url) => pageKey(new URL(url)));
    expect(new Set(keys).size).toBe(1);
    expect(pageKey(new URL('https://acme.example/about?id=1'))).not.toBe(keys[0]);
  });

  test('the site includes its usual subdomains and the host of the entry page', () => {
    const belongs = (host: string) => belongsToSite(host, 'acme.example', 'home.acme.example');
    const ours = ['acme.example', 'www.acme.example', 'careers.acme.example', 'home.acme.example'];
    const others = [
      'app.acme.example',
      'notacme.example',
      'careers.acme.example.evil.example',
      'a.careers.acme.example',
    ];
    expect(ours.map(belongs)).toEqual([true, true, true, true]);
    expect(others.map(belongs)).toEqual([false, false, false, false]);
  });

  test('normalising a URL is idempotent, and its key identifies it', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()),
        (href) => {
          const once = normalisePageUrl(href, BASE);
          if (!once) return;
          expect(normalisePageUrl(once.href, BASE)?.href).toBe(once.href);
          expect(pageKey(once)).toBe(pageKey(new URL(once.href)));
          expect(once.hash).toBe('');
        },
      ),
    );
  });
});
