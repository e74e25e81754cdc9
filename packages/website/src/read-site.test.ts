import type { CrawledPage, PageKind } from './crawled-site';
import { readSite } from './read-site';

const HOME = `<html lang="en"><title>Acme Robotics</title><meta property="og:site_name" content="Acme Robotics">
  <h1>Robots that weld</h1>`;
const ABOUT =
  '<title>About</title><p>Write to <a href="mailto:hello@acme.example">hello@acme.example</a>.</p>';

/** Small, but each reader that looks at its data sees long texts thousands of times. */
const bomb = (texts: number) => `<script type="application/ld+json">{"@graph":[
  {"@type":"Thing","@id":"#a","award":${JSON.stringify(Array<string>(texts).fill('robots '.repeat(2_500)))}},
  ${Array.from({ length: 4_900 }, () => '{"@type":"Thing","about":{"@id":"#a"}}').join(',')}]}</script>`;
/** Runs out when the first reader looks at its data. */
const LARGE_BOMB = bomb(10);
/** Runs out after some readers. */
const BOMB = bomb(1);

function read(...pages: [path: string, kind: PageKind, html: string][]) {
  const crawled = pages.map(([path, kind, html]): CrawledPage => ({
    ...{ url: `https://acme.example${path}`, kind, status: 200, headers: {} },
    html,
  }));
  const site = {
    ...{ domain: 'acme.example', pages: crawled, feeds: [], movedTo: null },
    ...{ robots: null, sitemap: [], certificateIssuer: null },
  };
  return readSite(site, new Date('2026-11-20T12:00:00Z'));
}

const found = ({ evidence }: ReturnType<typeof readSite>) =>
  evidence.map(({ field, value }) => `${field}: ${JSON.stringify(value)}`);

test('a normal site is read to its end', () => {
  const reading = read(['/', 'home', HOME], ['/about', 'about', ABOUT]);
  expect(reading).toMatchObject({ failures: [], unfinished: [] });
  expect(found(reading)).toEqual(
    expect.arrayContaining(['company.name: "Acme Robotics"', 'company.email: "hello@acme.example"']),
  );
});

test('a page that takes too much work is named, and all others are read', () => {
  const reading = read(['/', 'home', HOME], ['/bomb', 'product', LARGE_BOMB], ['/about', 'about', ABOUT]);
  expect(reading).toMatchObject({ failures: [], unfinished: ['https://acme.example/bomb'] });
  const without = read(['/', 'home', HOME], ['/about', 'about', ABOUT]);
  expect(found(reading)).toEqual(expect.arrayContaining(found(without)));
});

test('what was read of a page before its work ran out stands', () => {
  const reading = read(['/', 'home', HOME + BOMB], ['/about', 'about', ABOUT]);
  expect(reading.unfinished).toEqual(['https://acme.example/']);
  expect(found(reading)).toEqual(
    expect.arrayContaining(['company.name: "Acme Robotics"', 'company.email: "hello@acme.example"']),
  );
});

describe('a page full of what readers look for', () => {
  const letters = (count: number) =>
    count.toString(36).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
  const page = (word: (count: number) => string): [string, PageKind, string] => [
    '/team',
    'team',
    Array.from(
      { length: 900 },
      (_, at) => `<p>Jane ${word(at)} Smith, Head of ${word(at)} Robotics</p>`,
    ).join(''),
  ];

  test('runs out if all of it is new, and gives the same whenever it is read', () => {
    const hostile = page((count) => `A${letters(count).repeat(12)}`);
    const first = read(['/', 'home', HOME], hostile);
    expect(first.unfinished).toEqual(['https://acme.example/team']);
    expect(read(['/', 'home', HOME], hostile)).toEqual(first);
  });

  test('is read to its end if it repeats itself', () => {
    expect(
      read(
        ['/', 'home', HOME],
        page(() => 'Aaa'.repeat(12)),
      ).unfinished,
    ).toEqual([]);
  });
});

test('many such pages use up the budget of the site, which is then named as a whole', () => {
  const bombs = Array.from({ length: 24 }, (_, at): [string, PageKind, string] => [
    `/${String(at)}`,
    'product',
    BOMB,
  ]);
  const reading = read(['/', 'home', HOME], ...bombs);
  expect(reading.failures).toEqual([]);
  expect(reading.unfinished).toContain('acme.example');
});
