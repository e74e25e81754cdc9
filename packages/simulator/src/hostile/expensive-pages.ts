import type { RequestListener } from 'node:http';
import { answer, front, MB, numbered, page, repeated, site } from './respond';

const HEAD = '<html lang=en><title>Acme</title>';

/** Texts on which patterns that backtrack take time without end: each repeats what one of many looks for, and then fails. */
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

function typed(type: string): RequestListener {
  return front(answer(type, repeated('%PDF-1.7 Acme Ltd ', MB)));
}

/** Hosts whose pages cost whoever reads them time or memory. */
export const EXPENSIVE_PAGES: Readonly<Record<string, RequestListener>> = {
  'nested-tags.example': front(page(HEAD, repeated('<b>', 300_000), 'Acme')),
  'nested-tables.example': front(page(HEAD, repeated('<table><tr><td>', MB))),
  'nested-drawing.example': front(page(HEAD, repeated('<svg><g><foreignObject><math>', MB))),
  'nested-lists.example': front(page(HEAD, repeated('<ul><li><h3>Engineer', MB))),
  'misnested-tags.example': front(page(HEAD, repeated('<a><b><p></a></b>', MB))),
  'long-attribute.example': front(page(HEAD, '<a href="/', repeated('x', MB), '">Acme</a>')),
  'million-attributes.example': front(page(HEAD, '<a ', repeated('a=1 ', 2 * MB), '>Acme</a>')),
  'attribute-never-closed.example': front(page(HEAD, repeated('<a href="', 2 * MB))),
  'comment-never-closed.example': front(page(HEAD, repeated('<!-- ', 2 * MB))),
  'million-links.example': front(
    page(
      HEAD,
      numbered(1_000_000, (index) => `<a href="/about/${index}">About us ${index}</a>`),
    ),
  ),
  'million-elements.example': front(page(HEAD, repeated('<i></i>', 8 * MB))),
  'million-metas.example': front(page(HEAD, repeated('<meta name=a content=b>', 2 * MB))),
  'million-entities.example': front(
    page(HEAD, repeated('&CounterClockwiseContourIntegral;&#x41;&amp;', 2 * MB)),
  ),
  'one-long-word.example': front(page(HEAD, repeated('a', 2 * MB))),
  'one-long-line.example': front(page(HEAD, repeated('Acme and Globex ', 2 * MB))),
  'two-million-spaces.example': front(page(HEAD, 'We help', repeated(' ', 2 * MB), 'teams')),
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
  'deep-json-ld.example': front(
    page(
      HEAD,
      '<script type="application/ld+json">',
      repeated('{"@type":"Organization","name":"Acme","subOrganization":', 2 * MB),
      '</script>',
    ),
  ),
  'many-organizations.example': front(
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
  'circular-json-ld.example': front(
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
  'one-id-json-ld.example': front(
    page(
      HEAD,
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization"',
      numbered(4, (list) => `,"x${list}":[${Array(500).fill('{"@id":"a","k":1}').join(',')}]`),
      '}</script>',
    ),
  ),
  'microdata-flood.example': front(
    page(
      HEAD,
      repeated('<div itemscope itemtype="https://schema.org/Organization"><b itemprop=name>Acme</b>', 2 * MB),
    ),
  ),
  'huge-state.example': front(
    page(
      HEAD,
      '<script id="__NEXT_DATA__" type="application/json">{"jobs":[',
      numbered(30_000, (index) => `{"title":"Engineer ${index}","location":"Oslo"},`),
      '{}]}</script>',
    ),
  ),
  'state-of-nothing.example': front(
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
  'portable-document.example': typed('application/pdf'),
  'archive.example': typed('application/zip'),
  'film.example': typed('video/mp4'),
  'octets.example': typed('application/octet-stream'),
};
