import { setTimeout as delay } from 'node:timers/promises';
import { openCache } from '@firmlens/cache';
import { installationId, openDatabase } from '@firmlens/domain';
import type { RunningService } from './service';

const MODULES = 'business,technology,funding,team,signals,competitors';

/**
 * Keeps the enrichment workers busy: enriches the companies in a loop and forgets each one when it is done.
 */
export function startCrawlLoop(service: RunningService, domains: readonly string[]) {
  const db = openDatabase({ url: service.databaseUrl, poolSize: 2, statementTimeoutMs: 10_000 });
  const cache = openCache({
    redis: { url: service.redisUrl },
    timeoutMs: 5_000,
    installation: () => installationId(db),
  });
  let running = true;
  let enrichments = 0;

  async function enrichAgain(domain: string): Promise<void> {
    const url = `${service.baseUrl}/company/${domain}?enrich=${MODULES}`;
    while (running) {
      const { status } = await fetch(url, { headers: { 'x-api-key': service.apiKey } });
      if (status === 200) {
        enrichments += 1;
        await db.companyModule.deleteMany({ where: { domain } });
        await cache.dropCompany(domain);
      } else {
        await delay(100);
      }
    }
  }

  const loops = domains.map(enrichAgain);
  return {
    enrichments: () => enrichments,
    async stop() {
      running = false;
      await Promise.all(loops);
      cache.close();
      await db.$disconnect();
    },
  };
}
