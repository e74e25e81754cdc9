import { openHostGate } from '@firmlens/cache';
import {
  batchEvidence,
  createCachedResponses,
  createImportedDatasets,
  type Database,
  findBatchesOfAll,
  openSimilarCompanySearch,
} from '@firmlens/domain';
import { createEgress, EgressError } from '@firmlens/egress';
import {
  crawlerSettings,
  crawlerUserAgent,
  egressSettings,
  loadSettings,
  redisSettings,
  sourcesSettings,
} from '@firmlens/runtime';
import {
  createSourceHttp,
  createSources,
  type Source,
  SourceError,
  type SourceOutcome,
} from '@firmlens/sources';
import { DEFAULT_CRAWL_SETTINGS } from '@firmlens/website';
import { CommandError } from '../command';

/** In queues for hosts, the command's requests come before nobody's but after no account's. */
const ACCOUNT = 'operator';

interface TrialDeps {
  db: Database;
  env: NodeJS.ProcessEnv;
}

/** What a source says about a company now, and how long it took. */
export interface Trial {
  outcome: SourceOutcome;
  seconds: number;
}

/**
 * Asks one source about a company, with the settings of this process and within the rate limits that the workers keep.
 * Stores nothing. What the company's latest completed batch found is given to sources that need it.
 */
export async function trySource(
  { db, env }: TrialDeps,
  { name, domain }: { name: string; domain: string },
): Promise<Trial> {
  const groups = {
    redis: redisSettings,
    egress: egressSettings,
    crawler: crawlerSettings,
    sources: sourcesSettings,
  };
  const settings = loadSettings(groups, env);
  const cachedResponses = createCachedResponses(db);
  const { sources, disabled } = createSources({
    ...settings.sources,
    contact: settings.crawler.contact,
    dnsServers: settings.egress.dnsServers,
    crawl: {
      ...DEFAULT_CRAWL_SETTINGS,
      rateLimit: {
        ...DEFAULT_CRAWL_SETTINGS.rateLimit,
        requestsPerSecond: settings.crawler.requestsPerSecond,
      },
    },
    cachedResponses,
    datasets: createImportedDatasets(db),
    findSimilarCompanies: openSimilarCompanySearch(db),
    onReadFailure: () => undefined,
  });
  const source = sources.find((known) => known.name === name);
  if (source === undefined) {
    const off = disabled.find((known) => known.name === name);
    throw new CommandError(`The source ${name} is off here: ${off?.reason ?? 'it is not queried'}.`);
  }
  const userAgent = crawlerUserAgent(settings.crawler.contact);
  const egress = createEgress({ ...settings.egress, userAgent });
  const gate = openHostGate({ redis: settings.redis, timeoutMs: 2_000 });
  const startedAt = performance.now();
  try {
    const signal = AbortSignal.timeout(source.timeLimitMs);
    const until = startedAt + source.timeLimitMs;
    const http = createSourceHttp({ egress, gate, cachedResponses, account: ACCOUNT, signal, until });
    const [latest] = await findBatchesOfAll(db, { domain, statuses: ['completed'] }, 1);
    const evidence = latest === undefined ? [] : await batchEvidence(db, latest.id);
    const outcome = await outcomeOf(() =>
      source.lookUp({
        ...{ domain, account: ACCOUNT, http, egress, signal, now: new Date() },
        known: { evidence, clues: [] },
      }),
    );
    return { outcome, seconds: (performance.now() - startedAt) / 1_000 };
  } finally {
    gate.close();
    await egress.close();
  }
}

/** Turns the failures that a worker expects into outcomes. */
async function outcomeOf(lookUp: () => ReturnType<Source['lookUp']>): Promise<SourceOutcome> {
  try {
    return await lookUp();
  } catch (error) {
    if (error instanceof SourceError || error instanceof EgressError)
      return { status: 'failed', reason: error.message };
    if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name))
      return { status: 'failed', reason: 'no response in time' };
    throw error;
  }
}
