import { readPage } from '../website/page/read-page';
import type { CrawledPage, PageKind } from '../website/crawled-site';
import { CUSTOM_RULES } from './rules';
import { readTechnologies } from './read-technologies';
import { readWappalyzerRules } from './wappalyzer-rules';

/** Several times what the slowest needs on a small machine. */
const LIMIT_MS = 10_000;
const KINDS: PageKind[] = ['home', 'about', 'contact', 'team', 'careers', 'pricing'];

/** Every literal of the rules, so that no pattern is ruled out before it is tried. */
const literals = JSON.stringify([readWappalyzerRules().technologies, CUSTOM_RULES])
  .replaceAll('\\', '')
  .split(/[^\w<=./-]+/)
  .reverse()
  .join('> ')
  .slice(0, 128 * 1024);

/** Processor time in milliseconds, which other work on the machine does not lengthen. */
function timeToRead(html: string, headers: CrawledPage['headers'] = {}): number {
  const pages = Array.from({ length: 25 }, (_, index): CrawledPage => ({
    url: `https://acme.example/${index}`,
    kind: KINDS[index] ?? 'other',
    status: 200,
    headers,
    html,
  }));
  // Parsed once: what is measured is the reading of fingerprints.
  const parsed = readPage({ url: 'https://acme.example/', kind: 'home', status: 200, headers, html });
  const read = pages.map(({ url, kind }) => ({ ...parsed, url: new URL(url), kind }));
  const start = process.cpuUsage();
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
    pages: read,
    observedAt: '2026-11-20T10:00:00.000Z',
  });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
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
  ])('is read in bounded time: %s', (_name, html) => {
    expect(timeToRead(html)).toBeLessThan(LIMIT_MS);
  });

  test('is read in bounded time: headers and cookies', () => {
    const values = Array.from({ length: 5_000 }, (_, index) => `${literals.slice(index, index + 500)}=1`);
    expect(timeToRead('', { 'set-cookie': values, server: values })).toBeLessThan(LIMIT_MS);
  });
});
