import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { parseSitemap, SITEMAP_MAX_BYTES, decodeSitemapBody } from './parse-sitemap';

describe('parsing a sitemap', () => {
  test('returns addresses with their last change', async () => {
    const text = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc> https://acme.example/a?x=1&amp;y=2 </loc><lastmod>2026-10-01</lastmod></url>
      <url><loc><![CDATA[https://acme.example/b]]></loc><lastmod>yesterday</lastmod></url>
      <url><lastmod>2026-10-01</lastmod></url></urlset>`;
    expect(await parseSitemap(text, 100)).toEqual({
      pages: [
        { url: 'https://acme.example/a?x=1&y=2', lastModified: '2026-10-01' },
        { url: 'https://acme.example/b', lastModified: null },
      ],
      sitemaps: [],
    });
  });

  test('returns the sitemaps that an index names', async () => {
    const text = '<sitemapindex><sitemap><loc>https://acme.example/pages.xml</loc></sitemap></sitemapindex>';
    expect(await parseSitemap(text, 100)).toEqual({
      pages: [],
      sitemaps: ['https://acme.example/pages.xml'],
    });
  });

  test('reads nothing from a page that is returned in its place', async () => {
    const page = `<!doctype html><html><body><urlset><url><loc>https://a.example/</loc></url></urlset></body></html>`;
    expect(await parseSitemap(page, 10)).toEqual({ pages: [], sitemaps: [] });
  });

  test('separates image addresses from page addresses', async () => {
    const text = '<url><loc>/a</loc><image:image><image:loc>/i.png</image:loc></image:image></url>';
    expect((await parseSitemap(text, 100)).pages).toEqual([{ url: '/a', lastModified: null }]);
  });

  test('expands no entity that a document declares', async () => {
    const text = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><url><loc>/&b;</loc></url>';
    expect(JSON.stringify(await parseSitemap(text, 100))).not.toContain('aaaa');
  });

  test('returns what precedes a break in the document', async () => {
    expect((await parseSitemap('<urlset><url><loc>/a</loc></url><url><loc>/b</lo', 9)).pages).toHaveLength(1);
  });

  test('stops at the requested number of addresses', async () => {
    expect((await parseSitemap('<url><loc>/a</loc></url>'.repeat(50), 20)).pages).toHaveLength(20);
  });

  test('reads a plain list of addresses', async () => {
    expect((await parseSitemap('https://acme.example/a\r\nhttps://acme.example/b\n', 9)).pages).toHaveLength(
      2,
    );
  });

  test('decompresses gzip, and truncates a file that exceeds the size limit of a sitemap', async () => {
    expect(await decodeSitemapBody(gzipSync('<urlset/>'))).toBe('<urlset/>');
    const bomb = gzipSync(Buffer.alloc(10 * SITEMAP_MAX_BYTES, 'a'));
    expect((await decodeSitemapBody(bomb)).length).toBe(SITEMAP_MAX_BYTES);
    expect((await decodeSitemapBody(bomb.subarray(0, 2_000))).length).toBeGreaterThan(0);
  });

  test('accepts any text without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(fc.constantFrom('<url>', '<loc>', '</loc>', '</url>', '<![CDATA[', '&#x'), fc.string()),
        ),
        async (parts) => {
          expect((await parseSitemap(parts.join(''), 10)).pages.length).toBeLessThanOrEqual(10);
        },
      ),
    );
  });
});
