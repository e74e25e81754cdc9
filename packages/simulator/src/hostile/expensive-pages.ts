import type { RequestListener } from 'node:http';
import { respondWith, homepageOnly, MB, numbered, page, repeated, site } from './respond';

const HEAD = '<html lang=en><title>Acme</title>';

/**
 * Texts that make backtracking patterns run for very long. Each repeats what many patterns start with, then
 * fails to match.
 */
const BACKTRACKING = [
  ...[
    'a',
    'a ',
    'a@',
    'a.',
    '1',
    '1,',
    '1.',
    '1-',
    '(1',
    '+1 ',
    '$1,000 ',
    '-',
    '- ',
    '/',
    'a/',
    '<',
    '<!--',
    '&',
    '&a',
    '"',
    '\\"',
  ],
  ...[
    '12.03.',
    '2026-',
    'Jan 1, ',
    'and ',
    'Alpha and ',
    'raised ',
    'led by ',
    'Inc. ',
    'GmbH & ',
    'CEO ',
    'ISO ',
    '#',
    '{',
    '[',
    ' ',
    '\u00a0',
    '\n',
  ],
];

function pdfTextAs(type: string): RequestListener {
  return homepageOnly(respondWith(type, repeated('%PDF-1.7 Acme Ltd ', MB)));
}

/** Hosts whose pages cost a reader much time or memory. */
export const EXPENSIVE_PAGES: Readonly<Record<string, RequestListener>> = {
  'nested-tags.example': homepageOnly(page(HEAD, repeated('<b>', 300_000), 'Acme')),
  'nested-tables.example': homepageOnly(page(HEAD, repeated('<table><tr><td>', MB))),
  'nested-drawing.example': homepageOnly(page(HEAD, repeated('<svg><g><foreignObject><math>', MB))),
  'nested-lists.example': homepageOnly(page(HEAD, repeated('<ul><li><h3>Engineer', MB))),
  'misnested-tags.example': homepageOnly(page(HEAD, repeated('<a><b><p></a></b>', MB))),
  'long-attribute.example': homepageOnly(page(HEAD, '<a href="/', repeated('x', MB), '">Acme</a>')),
  'million-attributes.example': homepageOnly(page(HEAD, '<a ', repeated('a=1 ', 2 * MB), '>Acme</a>')),
  'attribute-never-closed.example': homepageOnly(page(HEAD, repeated('<a href="', 2 * MB))),
  'comment-never-closed.example': homepageOnly(page(HEAD, repeated('<!-- ', 2 * MB))),
  'million-links.example': homepageOnly(
    page(
      HEAD,
      numbered(1_000_000, (index) => `<a href="/about/${index}">About us ${index}</a>`),
    ),
  ),
  'million-elements.example': homepageOnly(page(HEAD, repeated('<i></i>', 8 * MB))),
  'million-metas.example': homepageOnly(page(HEAD, repeated('<meta name=a content=b>', 2 * MB))),
  'million-entities.example': homepageOnly(
    page(HEAD, repeated('&CounterClockwiseContourIntegral;&#x41;&amp;', 2 * MB)),
  ),
  'one-long-word.example': homepageOnly(page(HEAD, repeated('a', 2 * MB))),
  'one-long-line.example': homepageOnly(page(HEAD, repeated('Acme and Globex ', 2 * MB))),
  'two-million-spaces.example': homepageOnly(page(HEAD, 'We help', repeated(' ', 2 * MB), 'teams')),
  'backtracking.example': site({
    '/': page(
      HEAD,
      numbered(BACKTRACKING.length, (index) => `<p>${(BACKTRACKING[index] ?? '').repeat(5_000)}!</p>`),
      '<a href=/news>News</a><a href=/jobs>Jobs</a><a href=/team>Team</a>',
    ),
    '*': page(
      HEAD,
      numbered(
        BACKTRACKING.length,
        (index) =>
          `<h2>${(BACKTRACKING[index] ?? '').repeat(2_000)}</h2><li>${(BACKTRACKING[index] ?? '').repeat(2_000)}\u0000`,
      ),
    ),
    '/robots.txt': (_request, response) => void response.writeHead(404).end(),
  }),
  'deep-json-ld.example': homepageOnly(
    page(
      HEAD,
      '<script type="application/ld+json">',
      repeated('{"@type":"Organization","name":"Acme","subOrganization":', 2 * MB),
      '</script>',
    ),
  ),
  'many-organizations.example': homepageOnly(
    page(
      HEAD,
      '<script type="application/ld+json">[',
      numbered(
        20_000,
        (index) =>
          `{"@context":"https://schema.org","@type":"Organization","@id":"#${index}","name":"Acme ${index}","parentOrganization":{"@id":"#${index + 1}"}},`,
      ),
      '{}]</script>',
    ),
  ),
  'circular-json-ld.example': homepageOnly(
    page(
      HEAD,
      '<script type="application/ld+json">[',
      numbered(
        2_000,
        (index) =>
          `{"@context":"https://schema.org","@type":"Person","@id":"#${index % 50}","knows":[{"@id":"#${(index + 1) % 50}"},{"@id":"#${(index + 7) % 50}"}]},`,
      ),
      '{}]</script>',
    ),
  ),
  'one-id-json-ld.example': homepageOnly(
    page(
      HEAD,
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization"',
      numbered(4, (list) => `,"x${list}":[${Array(500).fill('{"@id":"a","k":1}').join(',')}]`),
      '}</script>',
    ),
  ),
  'microdata-flood.example': homepageOnly(
    page(
      HEAD,
      repeated('<div itemscope itemtype="https://schema.org/Organization"><b itemprop=name>Acme</b>', 2 * MB),
    ),
  ),
  'huge-state.example': homepageOnly(
    page(
      HEAD,
      '<script id="__NEXT_DATA__" type="application/json">{"jobs":[',
      numbered(30_000, (index) => `{"title":"Engineer ${index}","location":"Oslo"},`),
      '{}]}</script>',
    ),
  ),
  'state-of-nothing.example': homepageOnly(
    page(HEAD, '<script>window.__INITIAL_STATE__=', repeated('[', MB), repeated(']', MB), '</script>'),
  ),
  'huge-pages.example': site({
    '*': page(
      HEAD,
      numbered(40, (index) => `<a href="/about/${index}">About ${index}</a>`),
      repeated('<p>Acme welds in Oslo, Norway. ', 3 * MB),
    ),
    '/robots.txt': (_request, response) => void response.writeHead(404).end(),
  }),
  'huge-pages-in-two-bytes.example': site({
    '*': page(
      HEAD,
      numbered(40, (index) => `<a href="/team/${index}">Team ${index}</a>`),
      repeated('<p>Ω Acme ', 3 * MB),
    ),
    '/robots.txt': (_request, response) => void response.writeHead(404).end(),
  }),
  'portable-document.example': pdfTextAs('application/pdf'),
  'archive.example': pdfTextAs('application/zip'),
  'film.example': pdfTextAs('video/mp4'),
  'octets.example': pdfTextAs('application/octet-stream'),
};
