/**
 * A worker in its own process, started by start-worker-process.ts: the service's code with a fast crawler. It
 * reports how long its main thread was blocked and how much memory it used.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { createShutdownStack, createLogger } from '@firmlens/runtime';
import { createWebsiteSource, type Source, WEBSITE } from '@firmlens/sources';
import { DEFAULT_CRAWL_SETTINGS } from '@firmlens/website';
import { startWork } from '../../src/compose';
import { type Infrastructure, openInfrastructure } from '../../src/infrastructure';
import { QUARANTINE_TIMING } from '../../src/quarantine';
import type { WorkerSettings } from '../../src/settings';
import type { WorkerFigures, WorkerOptions } from './start-worker-process';

const options = JSON.parse(process.env['WORKER_ORDER'] ?? '') as WorkerOptions;
const logger = createLogger({ service: 'test-worker', level: 'error' });
const stack = createShutdownStack(logger);

const SOURCES: Record<WorkerOptions['behaviour'], (infrastructure: Infrastructure) => Source> = {
  crawl: ({ cachedResponses }) => ({
    ...createWebsiteSource({
      cachedResponses,
      crawl: {
        ...DEFAULT_CRAWL_SETTINGS,
        rateLimit: { requestsPerSecond: 1_000, burst: 100, parallel: 4 },
        timeBudgetMs: 4_000,
        fetchTimeoutMs: 1_000,
      },
      readingMs: 20_000,
    }),
    timeLimitMs: 200_000,
  }),
  crash: () => ({
    ...WEBSITE,
    timeLimitMs: 10_000,
    async lookUp({ domain }) {
      if (domain === options.poison) process.kill(process.pid, 'SIGKILL');
      // Long enough to be still running when the process dies.
      await delay(500);
      const evidence = {
        field: 'company.name',
        value: 'Healthy',
        source: 'website',
        url: null,
        confidence: 0.9,
      } as const;
      return { status: 'found', evidence: [{ ...evidence, observed_at: new Date().toISOString() }] };
    },
  }),
};

async function work(): Promise<void> {
  const settings: WorkerSettings = {
    database: { url: options.databaseUrl, directUrl: null },
    redis: { url: options.redisUrl },
    egress: {
      connectTo: options.connectTo ?? [],
      extraCa: options.extraCa ?? null,
      dnsServers: ['127.0.0.1:1'],
    },
    crawler: { contact: 'ops@firmlens.example', requestsPerSecond: 1 },
    sources: { companiesHouseKey: null, githubToken: null, people: true },
    languageModel: { baseUrl: null, apiKey: null, model: null, tokensPerBatch: 30_000 },
    enrichment: { concurrency: 8, sourceQueueSeconds: 20 },
    evidence: { minConfidence: null },
    batch: { deadlineSeconds: 600, refundsPerHour: 1_000 },
    freshness: { freshnessSeconds: 60, noDataCooldownSeconds: 60 },
    retention: { requestLogMonths: 13, resultsDays: 90 },
  };
  const infrastructure = await openInfrastructure(settings, logger, stack);
  await startWork({
    infrastructure,
    settings,
    sources: [SOURCES[options.behaviour](infrastructure)],
    off: [],
    logger,
    stack,
    timing: {
      heartbeatMs: 500,
      sweepMs: 200,
      patienceMs: 60_000,
      postponedMs: 5_000,
      spareSlotsMs: 1_000,
      quarantine: QUARANTINE_TIMING,
      steadyAfterMs: 20_000,
    },
  });
}

/**
 * Returns the processor time of the main thread in ms, so time taken by other processes does not count. From
 * the Linux scheduler (https://docs.kernel.org/scheduler/sched-stats.html); elsewhere the elapsed time.
 */
function processorMs(): number {
  try {
    return Number.parseInt(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1'), 10) / 1e6;
  } catch {
    return performance.now();
  }
}

let longestBlockMs = 0;
function watchBlocks(): void {
  let last = processorMs();
  setInterval(() => {
    const now = processorMs();
    longestBlockMs = Math.max(longestBlockMs, now - last);
    last = now;
  }, 5);
}

process.on('message', () => {
  const figures: WorkerFigures = {
    longestBlockMs,
    peakMemoryMb: process.resourceUsage().maxRSS / 1024,
  };
  process.send?.(figures);
});
process.on('disconnect', () => process.exit());

void work().then(() => {
  watchBlocks();
  process.send?.('working');
});
