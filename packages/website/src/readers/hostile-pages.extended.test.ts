import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { READERS } from '.';
import { sampleSite } from './sample-site';

const LENGTH = 150_000;
const fill = (unit: string) => unit.repeat(Math.ceil(LENGTH / unit.length));
const jobs = (count: number) =>
  JSON.stringify({
    jobs: Array.from({ length: count }, (_, at) => ({ title: `Engineer ${String(at)}`, location: 'Berlin' })),
  });

/** Long pages designed to be slow: each repeats something that a reader searches for. */
const PAGES: [name: string, html: string][] = [
  ['links to jobs', fill('<a href="/careers/a-b-c">Senior Engineer</a>')],
  [
    'links to different jobs in one element',
    `<div>${Array.from({ length: 20_000 }, (_, at) => `<a href="/jobs/${String(at)}">Engineer</a>`).join('')}</div>`,
  ],
  ['headings', fill('<h2>Engineer</h2><p>Berlin</p>')],
  ['headings of problems', fill('<h2>The problem</h2><h3>Slow</h3>')],
  ['nested elements', `${fill('<div><section>')}x`],
  ['nested lists', `${fill('<ul><li>Engineer <h3>')}x`],
  ['one long word', fill('a')],
  ['one long line of names', `<p>led by ${fill('Alpha and ')}</p>`],
  ['amounts', `<p>raises ${fill('$1,000 ')}</p>`],
  ['digits', `<p>${fill('1,111.')}</p>`],
  ['dates', fill('<li>12.03.2025 Acme opens office</li>')],
  ['sentences about customers', `<p>${fill('Our customers in Germany and France. ')}</p>`],
  ['words of offers', `<p>${fill('software for ')}</p>`],
  ['certificates', `<p>${fill('ISO 9001 ')}</p>`],
  ['comparisons', fill('<a href="/vs/globex">Acme vs Globex</a>')],
  ['tables', `<table>${fill('<tr><td>Engineer</td>')}</table>`],
  ['language links', fill('<link rel="alternate" hreflang="de-AT" href="/x">')],
  ['embedded state', `<script id="__NEXT_DATA__" type="application/json">${jobs(15_000)}</script>`],
  [
    'JSON-LD',
    `<script type="application/ld+json">[${fill('{"@type":"JobPosting","title":"E"},')}{}]</script>`,
  ],
  ['spaces', `<p>we help${fill(' ')}teams</p>`],
  ['open tags', fill('<a <b ')],
];
const KINDS = ['home', 'careers', 'news', 'product', 'compare', 'pricing', 'trust'] as const;

test.each(PAGES)('reads a long page of %s to its end', (_, html) => {
  const once = sampleSite([{ html }], [html]);
  const input = { ...once, pages: once.pages.flatMap((page) => KINDS.map((kind) => ({ ...page, kind }))) };
  for (const read of Object.values(READERS)) {
    expect(runToCompletion(() => Array.isArray(read(input)))).toBe(true);
  }
});

test('reads names of object properties as plain text', () => {
  const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const html = words
    .map(
      (
        word,
      ) => `<html lang="${word}"><link rel="alternate" hreflang="${word}" href="/${word}"><a hreflang="${word}-${word}" href="//${word}.${word}">${word}</a>
      <script type="application/ld+json">{"@context":"https://schema.org","@type":["${word}","Organization"],"${word}":"${word}","areaServed":"${word}","industry":{"${word}":1},"offers":{"@type":"Offer","priceCurrency":"${word}"}}</script>
      <script id="__NEXT_DATA__" type="application/json">{"${word}":[{"title":"Engineer","${word}":{"${word}":[]}}]}</script><h2>${word}</h2><p>${word} vs ${word}</p>`,
    )
    .join('');
  for (const kind of KINDS) {
    const input = sampleSite([{ html, kind, path: '/constructor' }], [html]);
    const values = Object.values(READERS).flatMap((read) => read(input).map(({ value }) => value));
    expect(values.filter((value) => typeof value === 'function')).toEqual([]);
  }
});

test('never throws, whatever pages, feeds and structured data contain', () => {
  const anything = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.json().map((json) => `<script type="application/ld+json">${json}</script>`),
    fc.json().map((json) => `<script id="__NEXT_DATA__" type="application/json">{"jobs":[${json}]}</script>`),
    fc.webUrl().map((url) => `<h2>Open positions</h2><a href="${url}">Engineer</a><time datetime="${url}">`),
  );
  fc.assert(
    fc.property(anything, fc.constantFrom(...KINDS), (html, kind) => {
      const input = sampleSite([{ html }, { path: '/x', kind, html }], [html]);
      Object.values(READERS).forEach((read) => read(input));
    }),
    { numRuns: 60 },
  );
});
