import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import { readPage } from '../page/read-page';
import { WorkBudget } from '../page/work-budget';
import type { CrawledPage, PageKind } from '../crawled-site';
import { CUSTOM_RULES } from './rules';
import { readTechnologies } from './read-technologies';
import { readWappalyzerRules } from './wappalyzer-rules';

const KINDS: PageKind[] = ['home', 'about', 'contact', 'team', 'careers', 'pricing'];

/** Every literal of the rules. With them, no pattern is ruled out before it is tried. */
const literals = JSON.stringify([readWappalyzerRules().technologies, CUSTOM_RULES])
  .replaceAll('\\', '')
  .split(/[^\w<=./-]+/)
  .reverse()
  .join('> ')
  .slice(0, 128 * 1024);

/** Reads 25 pages with this content. */
function readSite(html: string, headers: CrawledPage['headers'] = {}) {
  const pages = Array.from({ length: 25 }, (_, index): CrawledPage => ({
    url: `https://acme.example/${index}`,
    kind: KINDS[index] ?? 'other',
    status: 200,
    headers,
    html,
  }));
  // Parsed once: the test is about reading fingerprints.
  const url = 'https://acme.example/';
  const parsed = readPage({ url, kind: 'home', status: 200, headers, html }, new WorkBudget(url, Infinity));
  const crawledPages = pages.map(({ url, kind }) => ({ ...parsed, url: new URL(url), kind }));
  return runToCompletion(() =>
    readTechnologies({
      site: {
        domain: 'acme.example',
        pages,
        feeds: [],
        movedTo: null,
        robots: html,
        sitemap: [],
        certificateIssuer: html,
      },
      pages: crawledPages,
      observedAt: '2026-11-20T10:00:00.000Z',
    }),
  );
}

describe('a hostile site', () => {
  test.each([
    ['open tags', '<a '.repeat(300_000)],
    ['links', '<a href=x>'.repeat(100_000)],
    ['spaces', ' '.repeat(1_000_000)],
    ['quotes', `<div class="${'"\''.repeat(400_000)}`],
    ['every literal, then open tags', `${literals}${'<div class="'.repeat(60_000)}`],
    ['every literal in attributes', `<a href="${literals}" class="${literals}">`.repeat(8)],
    ['every literal in many links', `<a href="${literals.slice(0, 500)}">`.repeat(4_000)],
    ['every literal in scripts', `<script>${literals.repeat(6)}</script>`],
    [
      'script addresses',
      '<script src="/wp-content/plugins/jquery.js?'.concat('a.js'.repeat(400), '"></script>').repeat(600),
    ],
    ['nested buttons', '<button>Pay'.repeat(50_000)],
  ])('is read to the end: %s', (_name, html) => {
    expect(readSite(html).length).toBeLessThan(1_000);
  });

  test('is read to the end: headers and cookies', () => {
    const values = Array.from({ length: 5_000 }, (_, index) => `${literals.slice(index, index + 500)}=1`);
    expect(readSite('', { 'set-cookie': values, server: values }).length).toBeLessThan(1_000);
  });
});
