import { existsSync } from 'node:fs';
import path from 'node:path';
import { sourcesFromFolder } from '@firmlens/simulator';
import { type CountsByName } from './counts';
import type { LabelledSite } from './labelled-sites';
import { readCompany, sourcesWithoutRateLimits } from './read-company';
import { type JudgedValue, scoreSite } from './score-site';
import { servePages } from './serve-pages';

const CONCURRENT_SITES = 3;

/** The tag of sites whose pages no link leads to. */
const SITEMAP_ONLY = 'sitemap-only';

/** Reads real sites, whose pages are in a folder, and judges the values. Sites without pages are left out. */
export async function measureSites(
  sites: readonly LabelledSite[],
  pages: string,
): Promise<{ read: string[]; counts: CountsByName; values: JudgedValue[] }> {
  const counts: CountsByName = new Map();
  const values: JudgedValue[] = [];
  const sources = sourcesWithoutRateLimits();
  const left = sites.filter(({ slug }) => existsSync(path.join(pages, slug, 'site.json')));
  const read = left.map(({ slug }) => slug);

  async function readOn(): Promise<void> {
    for (let site = left.shift(); site !== undefined; site = left.shift()) {
      const { slug, domain, tags } = site;
      const handler = servePages(path.join(pages, slug), domain, tags.includes(SITEMAP_ONLY));
      const hosts = { [domain]: handler, [`www.${domain}`]: handler, ...sourcesFromFolder('') };
      values.push(...scoreSite(site, await readCompany(domain, hosts, sources), counts));
    }
  }

  await Promise.all(Array.from({ length: CONCURRENT_SITES }, readOn));
  const inOrder = new Map([...counts].sort(([a], [b]) => a.localeCompare(b, 'en')));
  values.sort((a, b) => a.field.localeCompare(b.field, 'en') || a.slug.localeCompare(b.slug, 'en'));
  return { read, counts: inOrder, values };
}
