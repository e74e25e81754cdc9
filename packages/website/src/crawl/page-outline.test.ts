import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { readOutline } from './page-outline';

const outline = (html: string) => readOutline(html, 'https://acme.example/dir/page');

describe('page outline', () => {
  test('returns links with their text, resolved against the base of the page', async () => {
    const { links } = await outline(
      '<base href="/en/"><a href="about">About <b>us</b></a><a href=/p><img alt="Prices"></a><a name=x>no</a>' +
        '<a href="mailto:x@acme.example">mail</a><a href="/t" aria-label="Team">',
    );
    expect(links).toEqual([
      { href: 'https://acme.example/en/about', text: 'About us' },
      { href: 'https://acme.example/p', text: 'Prices' },
      { href: 'https://acme.example/t', text: 'Team' },
    ]);
  });

  test('returns the links that a script follows on a click', async () => {
    const { links } = await outline(
      `<button onclick="location.href='/team'">Team</button><tr onclick='window.open("jobs")'><b onclick="show('/x')">`,
    );
    expect(links).toEqual([
      { href: 'https://acme.example/team', text: '' },
      { href: 'https://acme.example/dir/jobs', text: '' },
    ]);
  });

  test('ignores a base on another site, as copies of a site under a new domain have it', async () => {
    const { links } = await outline('<base href="https://acme.web-host.example/"><a href="/about">About</a>');
    expect(links).toEqual([{ href: 'https://acme.example/about', text: 'About' }]);
    const own = await outline('<base href="https://www.acme.example/en/"><a href="about">About</a>');
    expect(own.links[0]?.href).toBe('https://www.acme.example/en/about');
  });

  test('counts only the words that a visitor sees', async () => {
    const page = await outline(
      '<title>A &amp; B</title><script>var a = "one two"</script><style>p{}</style><!-- three --><p>four&nbsp;five</p>',
    );
    expect(page).toMatchObject({ title: 'A & B', wordCount: 2 });
  });

  test('returns feeds, script hosts and an immediate refresh', async () => {
    const page = await outline(
      '<link rel=alternate type="application/rss+xml" href="/feed"><script src="//cdn.example/x.js"></script>' +
        '<meta http-equiv="Refresh" content="0; URL=\'/en/\'">',
    );
    expect(page).toMatchObject({
      feeds: ['https://acme.example/feed'],
      resourceHosts: ['cdn.example'],
      refresh: 'https://acme.example/en/',
    });
    expect((await outline('<meta http-equiv=refresh content="300;url=/news">')).refresh).toBeNull();
  });

  test("returns the page's meta elements and JSON-LD before the page is read in full", async () => {
    const { meta, jsonLd } = await outline(
      '<meta property="og:site_name" content="Acme"><meta name="OG:site_name" content="Globex"><meta name=x>' +
        '<script type="application/ld+json">{"name":"Acme"}</script><script>{"name":"Globex"}</script>' +
        `<script type="application/ld+json">${'x'.repeat(100_000)}</script><p>{"name":"Initech"}`,
    );
    expect(meta).toEqual({ 'og:site_name': 'Acme' });
    expect(jsonLd).toEqual(['{"name":"Acme"}']);
  });

  test.each([
    ['deep nesting', '<b>'.repeat(600_000)],
    ['endless closing tags', '</p></b>'.repeat(250_000)],
    ['one long attribute', `<a href="${'x'.repeat(2_000_000)}">`],
    ['endless links', '<a href=/x>'.repeat(180_000)],
    ['endless entities', '&amp;'.repeat(400_000)],
    ['quotes never closed', '<a href="'.repeat(220_000)],
  ])('reads two megabytes of %s', async (_, html) => {
    expect(await outline(html)).toMatchObject({ meta: {}, jsonLd: [] });
  });

  test('accepts any text without throwing', async () => {
    const part = fc.oneof(
      fc.constantFrom('<a href=', '<title>', '</a>', '<base href="', '<!--', '">', '&#'),
      fc.string({ unit: anyCharacter }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part), async (parts) => {
        expect((await outline(parts.join(''))).links).toBeInstanceOf(Array);
      }),
    );
  });
});
