import type { Element } from 'domhandler';
import { parsePersonName } from '@firmlens/text';
import { budgetOfPage, readMetered, WorkBudget, WorkExhaustedError } from './work-budget';
import type { CrawledPage } from '../crawled-site';
import { layoutOf } from '../layout/layout';
import { readPage } from './read-page';
import type { WebPage } from './web-page';

const URL = 'https://acme.example/';
const pageOf = (html: string): CrawledPage => ({ url: URL, kind: 'home', status: 200, headers: {}, html });

/** A budget without an end that shows what was spent. */
class CountedWork extends WorkBudget {
  units = 0;
  constructor() {
    super(URL, Infinity);
  }
  override spend(units: number): void {
    super.spend(units);
    this.units += units;
  }
}

/** Returns the units of work that something does on a page. */
function workOn(html: string, work: (page: WebPage) => unknown = layoutOf): number {
  const budget = new CountedWork();
  work(readPage(pageOf(html), budget));
  return budget.units;
}

const nested = (tag: string) => tag.repeat(120);
const organization = (name: string) => `{"@type":"Organization","name":"${name}"}`;

/** Each repeats something, some of it inside many elements that each could be read as a whole. */
const HOSTILE: [name: string, html: (size: number) => string][] = [
  [
    'nested properties',
    (size) =>
      `<div itemscope itemtype="https://schema.org/Organization">${nested('<i itemprop=name>')}${'robots <p>'.repeat(size)}`,
  ],
  ['nested headings', (size) => `${nested('<h2>')}${'robots <p>'.repeat(size)}`],
  ['nested links', (size) => `${nested('<a href="/about">')}${'robots <p>'.repeat(size)}`],
  ['nested times', (size) => `${nested('<time datetime="2026-01-02">')}${'robots <p>'.repeat(size)}`],
  ['nested inline elements', (size) => '<b><i><u>robots</u></i></b>'.repeat(size)],
  ['siblings', (size) => '<p>robots</p>'.repeat(size)],
  ['one line', (size) => `<p>${'robots '.repeat(size)}`],
  ['one line of spaces', (size) => `<p>x${'       '.repeat(size)}x`],
  ['one line of many elements', (size) => `<p>${'<span class="a">robots.</span>'.repeat(size)}`],
  [
    'attributes',
    (size) => `<p ${Array.from({ length: size }, (_, at) => `a${String(at)}=robots`).join(' ')}>`,
  ],
  ['one attribute', (size) => `<p class="${'robots '.repeat(size)}">x</p>`],
  ['JSON-LD', (size) => `<script type="application/ld+json">[${organization('Acme').repeat(size)}]</script>`],
  [
    'JSON-LD that is deep',
    (size) =>
      `<script type="application/ld+json">${'{"@type":"A","a":'.repeat(size)}1${'}'.repeat(size)}</script>`,
  ],
  [
    'state',
    (size) => `<script type="application/json">[${`${organization('Acme')},`.repeat(size)}1]</script>`,
  ],
];

test.each(HOSTILE)('reading a page takes work in proportion to its %s', (_, html) => {
  expect(workOn(html(4_000))).toBeLessThan(2.5 * workOn(html(2_000)) + 10_000);
});

test.each(HOSTILE)('a page of 2 MB of %s costs no more than a page may, if read once', (_, html) => {
  const text = html(2_000);
  const largest = html(Math.floor((2_000 * 2 * 1024 * 1024) / text.length));
  const budget = budgetOfPage(URL);
  layoutOf(readPage(pageOf(largest), budget));
  expect(budget.isExhausted).toBe(false);
});

describe('whoever reads pays', () => {
  const html = `<div class="a"><p>one <b>two</b></p><p>three</p></div>
    <script type="application/json">{"a":1}</script><script type="application/ld+json">{"@type":"A"}</script>`;
  const first = ({ $ }: WebPage) => $.root()[0]?.children[0] as Element;

  test.each([
    ['its children', ({ children }) => children],
    ['the element around it', ({ parent }) => parent],
    ['the next node', ({ next }) => next],
    ['the previous node', ({ prev }) => prev],
    ['its attributes', ({ attribs }) => attribs],
  ] satisfies [string, (element: Element) => unknown][])('for a look from an element at %s', (_, look) => {
    expect(workOn(html, (page) => look(first(page)))).toBeGreaterThan(workOn(html, first));
  });

  test.each([
    ['text', ({ text }) => text],
    ['structured data', ({ nodes }) => nodes],
    ['embedded state', ({ state }) => state],
    ['blocks', layoutOf],
    ['tree', first],
  ] satisfies [string, (page: WebPage) => unknown][])('for each look at the %s of a page', (_, look) => {
    const twice = (page: WebPage) => [look(page), look(page)];
    const once = workOn(html, look);
    expect(once).toBeGreaterThan(workOn(html, () => null));
    expect(workOn(html, twice)).toBeGreaterThan(once);
  });

  test('for text by its length', () => {
    const look = ({ $ }: WebPage) => $('p').text();
    const read = (text: string) => workOn(`<p>${text}</p>`, look) - workOn(`<p>${text}</p>`, () => null);
    expect(read('robots '.repeat(10_000))).toBeGreaterThan(read('robots') + 1_000);
  });
});

test('a search below many elements takes work in proportion to them', () => {
  const search = (size: number) => (page: WebPage) => {
    page.$(page.$('p').toArray().slice(0, size)).find('b');
  };
  const html = '<p><b>x</b></p>'.repeat(1_500);
  const workOf = (size: number) => workOn(html, search(size)) - workOn(html, search(0));
  expect(workOf(1_400)).toBeGreaterThan(1_400);
  expect(workOf(1_400)).toBeLessThan(12 * workOf(140));
});

test('once the budget is used up, every look throws and names the page', () => {
  const page = readPage(pageOf('<p>Robots</p>'), new WorkBudget(URL, 1_000));
  const read = () => page.$('p').text();
  expect(read()).toBe('Robots');
  expect(() => {
    for (let count = 0; count < 1_000; count++) read();
  }).toThrow(WorkExhaustedError);
  expect(page.budget.isExhausted).toBe(true);
  expect(read).toThrow(URL);
});

test('the pages of a site share a budget beside their own', () => {
  const site = new WorkBudget('acme.example', 2_200);
  const [first, second] = [0, 1].map(() =>
    readPage(pageOf('<p>Robots</p>'), new WorkBudget(URL, 1_500, site)),
  );
  const readOften = () => {
    for (let count = 0; count < 10_000; count++) first?.$('p').text();
  };
  expect(readOften).toThrow(URL);
  expect(second?.budget.isExhausted).toBe(false);
  expect(() => {
    for (let count = 0; count < 10_000; count++) second?.$('p').text();
  }).toThrow('acme.example');
  expect(first?.budget.isExhausted).toBe(true);
});

describe('the page that was looked at last pays for what is recognised', () => {
  const page = (budget: WorkBudget) => readPage(pageOf('<p>Robots</p>'), budget);
  const recognise = (budget: CountedWork, names: readonly string[]): number =>
    readMetered(() => {
      page(new CountedWork());
      page(budget);
      const before = budget.units;
      names.forEach(parsePersonName);
      return budget.units - before;
    });

  test('once for each text in a reading, however often it was read before', () => {
    const names = ['Ada Lovelace', 'Maya Lindqvist'];
    const work = recognise(new CountedWork(), names);
    expect(work).toBeGreaterThan(recognise(new CountedWork(), names.slice(1)));
    expect(recognise(new CountedWork(), [...names, ...names])).toBe(work);
  });

  test('until its budget is used up', () => {
    const left = new WorkBudget(URL, 5_000);
    expect(() =>
      readMetered(() => {
        page(left);
        for (let count = 0; count < 100; count++) parsePersonName(`Ada ${'Lovelace'.repeat(count)}`);
      }),
    ).toThrow(URL);
    expect(left.isExhausted).toBe(true);
  });
});
