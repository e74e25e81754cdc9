import { createEgress } from '@firmlens/egress';
import { startSimulatedWeb } from '@firmlens/simulator';
import { type CrawledSite, crawlSite, createTextBudget, DEFAULT_CRAWL_SETTINGS } from '@firmlens/website';
import path from 'node:path';
import type { LabelledSite } from '../labelled-sites';
import { servePages } from '../serve-pages';

/** When labelled sites are read. */
export const NOW = new Date('2026-11-20T12:00:00Z');
const SITEMAP_ONLY = 'sitemap-only';
const SETTINGS = {
  ...DEFAULT_CRAWL_SETTINGS,
  rateLimit: { requestsPerSecond: 1_000, burst: 1_000, parallel: 4 },
  timeBudgetMs: 600_000,
};

/** Crawls a labelled site, whose pages are in a folder, with the service's own code. */
export async function crawlLabelledSite(
  { slug, domain, tags }: LabelledSite,
  pages: string,
): Promise<CrawledSite> {
  const own = servePages(path.join(pages, slug), domain, { sitemap: tags.includes(SITEMAP_ONLY) });
  const web = await startSimulatedWeb({ sites: { [domain]: own, [`www.${domain}`]: own } });
  const egress = createEgress({
    connectTo: web.connectTo,
    extraCa: web.caPem,
    dnsServers: ['127.0.0.1:1'],
    userAgent: 'Firmlens/quality (+ops@firmlens.example)',
  });
  try {
    const crawled = await crawlSite(
      {
        domain,
        egress,
        cachedResponses: { find: async () => null, keep: async () => undefined },
        text: createTextBudget().open(),
        signal: AbortSignal.timeout(SETTINGS.timeBudgetMs),
        now: NOW,
      },
      SETTINGS,
    );
    if (crawled.status !== 'found') throw new Error(`${domain} could not be crawled: ${crawled.reason}`);
    return crawled.site;
  } finally {
    await egress.close();
    await web.close();
  }
}
