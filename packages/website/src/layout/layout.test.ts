import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { readPage } from '../page/read-page';
import type { WebPage } from '../page/web-page';
import { layoutOf, siteLayoutOf } from './layout';

const read = (html: string): WebPage =>
  readPage({ url: 'https://acme.example/', kind: 'home', status: 200, headers: {}, html });
const blocksOf = (html: string) => layoutOf(read(html)).blocks;
const groupsOf = (html: string) =>
  layoutOf(read(html)).groups.map(({ heading, units }) => ({
    heading: heading?.text ?? null,
    units: units.map(({ blocks }) => blocks.map(({ text }) => text)),
  }));

describe('the blocks of a page', () => {
  test('are its runs of text in order, each below the heading above it', () => {
    const blocks = blocksOf(
      '<h1>Acme</h1><p>We build robots.<br>In Oslo.</p><h2>Team</h2><ul><li>Ada <b>Brook</b></li></ul>',
    );
    expect(blocks.map(({ text, level, heading }) => [text, level, heading?.text ?? null])).toEqual([
      ['Acme', 1, null],
      ['We build robots.', 0, 'Acme'],
      ['In Oslo.', 0, 'Acme'],
      ['Team', 2, 'Acme'],
      ['Ada Brook', 0, 'Team'],
    ]);
    expect(blocks.at(-1)?.pieces).toEqual(['Ada', 'Brook']);
  });

  test('are cut where style alone separates two texts', () => {
    const blocks = blocksOf('<div><span class="name">Ada Brook</span><span class="role">CEO</span></div>');
    expect(blocks.map(({ text }) => text)).toEqual(['Ada Brook', 'CEO']);
  });

  test.each([
    ['<nav><a>Team</a></nav>', 'navigation'],
    ['<div role="navigation"><a>Team</a></div>', 'navigation'],
    ['<div class="main-menu menu"><a>Team</a></div>', 'navigation'],
    ['<footer><p>Acme Ltd</p></footer>', 'footer'],
    ['<footer><nav><a>Imprint</a></nav></footer>', 'footer'],
    ['<header><p>Call us</p></header>', 'header'],
    ['<article><header><p>Ada Brook</p></header></article>', 'main'],
    ['<aside><p>More posts</p></aside>', 'aside'],
    ['<div id="cookie-consent"><p>We use cookies</p></div>', 'dialog'],
    ['<form><label>Name</label></form>', 'form'],
    ['<div class="carousel pagination-type-bullets"><p>Lift</p></div>', 'main'],
    ['<div class="posts posts-container-pagination"><p>Lift</p></div>', 'main'],
    ['<div class="posts-pagination"><a>2</a></div>', 'navigation'],
    ['<form><h1>Acme</h1></form>', 'main'],
    ['<div class="has-sidebar"><h1>Acme</h1></div>', 'main'],
    ['<p>Acme</p>', 'main'],
  ])('know their region: %s is %s', (html, region) => {
    expect(blocksOf(html).map((block) => block.region)).toEqual([region]);
  });

  test('know which share of their text is linked', () => {
    const [linked, half, plain] = blocksOf('<p><a>Team</a></p><p><a>Team</a> page</p><p>Team</p>');
    expect([linked?.linkShare, half?.linkShare, plain?.linkShare]).toEqual([1, 0.5, 0]);
  });
});

describe('the repeated units of a page', () => {
  test('are the cards of a grid, across its rows', () => {
    const card = (name: string) =>
      `<div class="col-4 card post-${name.length}"><h3>${name}</h3><p>About ${name}</p></div>`;
    const groups = groupsOf(
      `<h2>Products</h2><div class="row">${card('Lift')}${card('Crane')}</div><div class="row">${card('Hoist')}</div>`,
    );
    expect(groups).toContainEqual({
      heading: 'Products',
      units: [
        ['Lift', 'About Lift'],
        ['Crane', 'About Crane'],
        ['Hoist', 'About Hoist'],
      ],
    });
  });

  test('are the entries of a list and the rows of a table', () => {
    expect(groupsOf('<ul><li>Oslo</li><li>Leeds</li></ul>')).toEqual([
      { heading: null, units: [['Oslo'], ['Leeds']] },
    ]);
    expect(
      groupsOf('<table><tr><th>CEO</th><td>Ada</td></tr><tr><th>CTO</th><td>Ole</td></tr></table>'),
    ).toContainEqual({
      heading: null,
      units: [
        ['CEO', 'Ada'],
        ['CTO', 'Ole'],
      ],
    });
  });

  test('end at a heading that is not part of a unit', () => {
    const list = (...entries: string[]) => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
    expect(
      groupsOf(`<h2>Offices</h2>${list('Oslo', 'Leeds')}<h2>Markets</h2>${list('Norway', 'Sweden')}`),
    ).toEqual(
      expect.arrayContaining([
        { heading: 'Offices', units: [['Oslo'], ['Leeds']] },
        { heading: 'Markets', units: [['Norway'], ['Sweden']] },
      ]),
    );
  });

  test('begin at their headings where no element surrounds them', () => {
    expect(groupsOf('<h3>Lift</h3><p>Lifts goods</p><h3>Crane</h3><p>Turns</p>')).toContainEqual({
      heading: null,
      units: [
        ['Lift', 'Lifts goods'],
        ['Crane', 'Turns'],
      ],
    });
  });

  test('lie inside the page and do not overlap, for any nesting', () => {
    const tree = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('one', 'two', '<br>'),
        fc
          .tuple(
            fc.constantFrom('div', 'p', 'li', 'h2', 'span', 'a'),
            fc.array(tie('node'), { maxLength: 4 }),
          )
          .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag}>`),
      ),
    })).node;
    fc.assert(
      fc.property(tree, (html) => {
        const { blocks, groups } = layoutOf(read(`<body>${html}</body>`));
        for (const { units } of groups) {
          const inUnits = units.flatMap((unit) => unit.blocks);
          expect(new Set(inUnits).size).toBe(inUnits.length);
          expect(blocks).toEqual(expect.arrayContaining(inUnits));
        }
      }),
    );
  });
});

describe('what the pages of a site have in common', () => {
  const page = (html: string) => read(`<header><p>Call 123</p></header>${html}`);
  const site = siteLayoutOf([
    page('<p>Ada runs practice areas</p>'),
    page('<p>Two</p>'),
    page('<p>Three</p>'),
  ]);

  test('is furniture: texts on most pages', () => {
    expect([site.isFurniture('Call 123'), site.isFurniture('Two')]).toEqual([true, false]);
  });

  test('is what it writes in lower case', () => {
    expect([site.isOrdinaryWord('Practice'), site.isOrdinaryWord('Ada')]).toEqual([true, false]);
  });
});

test('reads a page of a hundred thousand elements to the end', () => {
  runToCompletion(() => {
    expect(blocksOf('<div><p>a</p><a>b</a></div>'.repeat(40_000)).length).toBeLessThanOrEqual(4_000);
    expect(blocksOf('<div>'.repeat(5_000) + 'deep').length).toBeLessThanOrEqual(1);
  });
});

test('reads what a page puts into a head that it never closes, but not its title', () => {
  expect(
    blocksOf('<html><head><title>Acme</title><h1>News</h1><p>Text</p></html>').map(({ text }) => text),
  ).toEqual(['News', 'Text']);
});
