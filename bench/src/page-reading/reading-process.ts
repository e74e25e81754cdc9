/** The process of one round: prints what reading the labelled companies' pages costs, and parsing alone. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CrawledPage, CrawledSite, PageKind } from '@firmlens/website';
import { optimizeExpressions, readSite } from '@firmlens/website/reading';
import { Parser } from 'htmlparser2';

const COMPANIES = path.resolve(__dirname, '../../quality/companies');
const NOW = new Date('2026-11-20T12:00:00Z');
/** Sites that are read before the measurement, because a worker has read others before. */
const WARM_UP_SITES = 8;
const KINDS: readonly [pattern: RegExp, kind: PageKind][] = [
  [/^index/, 'home'],
  [/about|studio|company|unternehmen/, 'about'],
  [/team|people/, 'team'],
  [/career|jobs|karriere/, 'careers'],
  [/news|press|blog/, 'news'],
  [/contact|kontakt/, 'contact'],
  [/imprint|impressum|legal/, 'legal'],
  [/pricing|prices/, 'pricing'],
];

/** What one round costs, in ms of processor time. */
export interface ReadingCost {
  pages: number;
  bytes: number;
  parsingMs: number;
  readingMs: number;
}

function siteOf(domain: string): CrawledSite {
  const folder = path.join(COMPANIES, domain, 'public');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file): CrawledPage => {
      const kind = KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? 'other';
      const html = readFileSync(path.join(folder, file), 'utf8');
      const url = `https://${domain}/${file === 'index.html' ? '' : file}`;
      return { url, kind, html, status: 200, headers: { 'content-type': ['text/html'] } };
    });
  return {
    ...{ domain, pages, feeds: [], movedTo: null, robots: null, sitemap: [] },
    certificateIssuer: null,
  };
}

function processorMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

function parse({ pages }: CrawledSite): void {
  for (const { html } of pages) new Parser({}).end(html);
}

optimizeExpressions();
const sites = readdirSync(COMPANIES).map(siteOf);
for (const site of sites.splice(0, WARM_UP_SITES)) {
  parse(site);
  readSite(site, NOW);
}
const pages = sites.flatMap((site) => site.pages);
const cost: ReadingCost = {
  pages: pages.length,
  bytes: pages.reduce((sum, { html }) => sum + html.length, 0),
  parsingMs: processorMs(() => sites.forEach(parse)),
  readingMs: processorMs(() => sites.forEach((site) => void readSite(site, NOW))),
};
process.stdout.write(JSON.stringify(cost));
