import { type Clue, type CompanyData, DATA_MODULES, type Evidence } from '@firmlens/contract';
import { createEgress } from '@firmlens/egress';
import { type BuildContext, buildModule } from '@firmlens/enrichment';
import { DEMO_COMPANIES_HOUSE_KEY, type SimulatedSite, startSimulatedWeb } from '@firmlens/simulator';
import {
  createSourceHttp,
  NO_IMPORTED_DATASETS,
  createSources,
  type Source,
  type SourceOutcome,
} from '@firmlens/sources';
import { DEFAULT_CRAWL_SETTINGS } from '@firmlens/website';

/** The day on which the labels were written. */
const NOW = new Date('2026-11-20T12:00:00Z');
/** Long enough for a busy machine. */
const TIME_LIMIT_MS = 600_000;

/** Returns all sources, with the site's rate limit lifted. */
export function sourcesWithoutRateLimits(): Source[] {
  const noCache = { find: async () => null, keep: async () => undefined };
  return createSources({
    crawl: {
      ...DEFAULT_CRAWL_SETTINGS,
      rateLimit: { requestsPerSecond: 1_000, burst: 1_000, parallel: 4 },
      timeBudgetMs: TIME_LIMIT_MS,
    },
    dnsServers: ['127.0.0.1:1'],
    contact: 'ops@firmlens.example',
    companiesHouseKey: DEMO_COMPANIES_HOUSE_KEY,
    githubToken: null,
    people: true,
    cachedResponses: noCache,
    findSimilarCompanies: async () => [],
    datasets: NO_IMPORTED_DATASETS,
    onReadFailure: (domain, failure) => {
      throw new Error(`part of ${domain} could not be read: ${JSON.stringify(failure)}`);
    },
  }).sources;
}

/** What the service says about a company. */
export interface BuiltCompany {
  data: CompanyData;
  /** The evidence that supports the data. */
  used: Evidence[];
}

export interface ReadCompany extends BuiltCompany {
  /** What it would say if it used evidence of any confidence. */
  withoutThresholds: BuiltCompany;
}

function buildCompany(evidence: readonly Evidence[], context: BuildContext): BuiltCompany {
  const built = DATA_MODULES.map((module) => [module, buildModule(module, evidence, context)] as const);
  return {
    data: Object.fromEntries(built.map(([module, { data }]) => [module, data])),
    used: [...new Set(built.flatMap(([, { used }]) => used))],
  };
}

/**
 * Returns what the service says about a company, with all modules. `sites` are the company's own and those of
 * the sources, by host name, served on this machine. The service's own code reads them, without pauses between
 * requests.
 */
export async function readCompany(
  domain: string,
  sites: Readonly<Record<string, SimulatedSite>>,
  sources: readonly Source[],
): Promise<ReadCompany> {
  const web = await startSimulatedWeb({ sites });
  const egress = createEgress({
    connectTo: web.connectTo,
    extraCa: web.caPem,
    dnsServers: ['127.0.0.1:1'],
    userAgent: 'Firmlens/quality (+ops@firmlens.example)',
  });
  const evidence: Evidence[] = [];
  const clues: Clue[] = [];

  async function querySource(source: Source): Promise<SourceOutcome> {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const http = createSourceHttp({
      egress,
      gate: { take: async () => ({ status: 'go', leave: async () => undefined }) },
      cachedResponses: { find: async () => null, keep: async () => undefined },
      signal,
      until: performance.now() + TIME_LIMIT_MS,
    });
    const known = { evidence: [...evidence], clues: [...clues] };
    try {
      return await source.lookUp({ domain, account: 'quality', known, http, egress, signal, now: NOW });
    } catch (error) {
      return { status: 'failed', reason: String(error) };
    }
  }

  try {
    for (const wave of [1, 2, 3]) {
      const asked = sources.filter((source) => source.wave === wave);
      const outcomes = await Promise.all(asked.map(querySource));
      for (const [index, outcome] of outcomes.entries()) {
        // Figures without a company's site would be mistaken for a change of the rules.
        if (outcome.status === 'failed' && asked[index]?.name === 'website') {
          throw new Error(`${domain} could not be read: ${outcome.reason}`);
        }
        if (outcome.status !== 'found') continue;
        evidence.push(...outcome.evidence);
        clues.push(...(outcome.clues ?? []));
      }
    }
    const build = (minConfidence: number | null) =>
      buildCompany(evidence, { domain, now: NOW, minConfidence });
    return { ...build(null), withoutThresholds: build(0) };
  } finally {
    await egress.close();
    await web.close();
  }
}
