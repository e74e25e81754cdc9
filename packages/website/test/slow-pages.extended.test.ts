import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import { type CrawledSite, type PageKind } from '../src';
import { readSite } from '../src/reading';

const NOW = new Date('2026-11-20T12:00:00Z');
/** What the crawler accepts of a page. */
const LENGTH = 2 * 1024 * 1024;
const HOME = `<html lang="en"><title>Acme – Robots</title><h1>Acme</h1><p>Acme GmbH makes robots for factories.</p>
  <footer>© 2026 Acme GmbH, info@acme.example</footer></html>`;

/** Fills a page with as many parts as it has room for. Each has a word of its own. */
function filled(part: (word: string) => string, [open, close] = ['', '']): string {
  const parts: string[] = [];
  let left = LENGTH - open.length - close.length;
  for (let count = 0; left > 0; count += 1) {
    const text = part(`A${count.toString(36)}`.replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit))));
    parts.push(text);
    left -= text.length;
  }
  return open + parts.slice(0, -1).join('') + close;
}

const nested = (open: string, close: string): string =>
  filled((word) => `<p>Acme makes robots for ${word}.</p>`, [open.repeat(450), close.repeat(450)]);
const jsonLd = (part: (word: string) => string): string =>
  filled((word) => `${part(word)},`, ['<script type="application/ld+json">[', '0]</script>']);

function siteWith(kind: PageKind, html: string): CrawledSite {
  const page = { status: 200, headers: { 'content-type': ['text/html'] } };
  return {
    domain: 'acme.example',
    pages: [
      { ...page, url: 'https://acme.example/', kind: 'home', html: HOME },
      { ...page, url: 'https://acme.example/slow', kind, html },
    ],
    feeds: [],
    movedTo: null,
    robots: null,
    sitemap: [],
    certificateIssuer: null,
  };
}

// The worst that `npm run bench slow-pages` found. Several of them took more than twenty seconds.
test.each<[string, PageKind, string]>([
  ['nested properties', 'about', nested('<i itemprop=name>', '</i>')],
  [
    'nested things',
    'about',
    nested('<div itemprop=member itemscope itemtype="https://schema.org/Person">', '</div>'),
  ],
  ['nested headings', 'news', nested('<h2>', '</h2>')],
  ['nested links', 'home', nested('<a href="/a">', '</a>')],
  ['nested times', 'news', nested('<time datetime="2026-03-05">', '</time>')],
  ['nested quotations', 'about', nested('<blockquote>', '</blockquote>')],
  ['companies of a group', 'home', jsonLd((word) => `{"@type":"Organization","name":"${word} GmbH"}`)],
  ['copyright notices', 'home', filled((word) => `<p>© 2026 Acme ${word} GmbH</p>`)],
  [
    'rounds with investors',
    'news',
    filled(
      (word) => `<p>Acme raised $12 million in Series A led by ${word} Capital and ${word} Ventures.</p>`,
    ),
  ],
  [
    'cards of people',
    'team',
    filled((word) => `<div class="card"><h3>Ada ${word}</h3><p>Chief Executive Officer</p></div>`),
  ],
  [
    'posts in one folder',
    'news',
    filled((word) => `<h2><a href="/news/${word}">Acme acquires ${word}</a></h2>`),
  ],
  ['lines of one element', 'news', filled((word) => `<a href="/${word}">Acme acquires ${word}</a><br>`)],
  [
    'a line without an end',
    'about',
    `<p>${filled((word) => `We are a company that makes robots for ${word}. `)}`,
  ],
])('a page full of %s does not keep the rest of the site from being read', (_name, kind, html) => {
  const { evidence, failures, unfinished } = runToCompletion(() => readSite(siteWith(kind, html), NOW));
  expect(failures).toEqual([]);
  expect(unfinished.filter((url) => url !== 'https://acme.example/slow')).toEqual([]);
  expect(evidence).toContainEqual(
    expect.objectContaining({
      field: 'company.email',
      value: 'info@acme.example',
      url: 'https://acme.example/',
    }),
  );
});
