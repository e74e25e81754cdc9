import { existsSync } from 'node:fs';
import path from 'node:path';
import { sourcesFromFolder } from '@firmlens/simulator';
import { type CountsByName } from './counts';
import type { LabelledSite } from './labelled-sites';
import { readCompany, sourcesWithoutRateLimits } from './read-company';
import { type JudgedValue, scoreSite } from './score-site';
import { servePages } from './serve-pages';

export interface MeasuredSites {
  read: number;
  /** The sites whose pages are not in the folder. */
  withoutPages: string[];
  counts: CountsByName;
  /** By field, then by site. */
  values: JudgedValue[];
  /** The same of evidence of any confidence. */
  valuesWithoutThresholds: JudgedValue[];
}

/** One site is read while another waits for its sources. */
const CONCURRENT_SITES = 3;
/** The tag of sites whose kept pages no link leads to. Only these have a sitemap. */
const SITEMAP_ONLY = 'sitemap-only';

/** Reads real sites, whose pages are in a folder, and judges the values. Public sources know nothing of them. */
export async function measureSites(sites: readonly LabelledSite[], pages: string): Promise<MeasuredSites> {
  const counts: CountsByName = new Map();
  const values: JudgedValue[] = [];
  const valuesWithoutThresholds: JudgedValue[] = [];
  const sources = sourcesWithoutRateLimits();
  const hasPages = ({ slug }: LabelledSite) => existsSync(path.join(pages, slug, 'site.json'));
  const left = sites.filter(hasPages);
  const read = left.length;

  async function readOn(): Promise<void> {
    for (let site = left.shift(); site !== undefined; site = left.shift()) {
      const { slug, domain, tags } = site;
      const own = servePages(path.join(pages, slug), domain, { sitemap: tags.includes(SITEMAP_ONLY) });
      const hosts = { [domain]: own, [`www.${domain}`]: own, ...sourcesFromFolder('') };
      const company = await readCompany(domain, hosts, sources);
      values.push(...scoreSite(site, company, counts));
      valuesWithoutThresholds.push(...scoreSite(site, company.withoutThresholds, new Map()));
    }
  }

  await Promise.all(Array.from({ length: CONCURRENT_SITES }, readOn));
  return {
    read,
    withoutPages: sites.filter((site) => !hasPages(site)).map(({ slug }) => slug),
    counts: new Map([...counts].sort(([a], [b]) => a.localeCompare(b, 'en'))),
    valuesWithoutThresholds,
    values: values.sort((a, b) => a.field.localeCompare(b.field, 'en') || a.slug.localeCompare(b.slug, 'en')),
  };
}
