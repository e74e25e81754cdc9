import type { RequestListener } from 'node:http';
import {
  DEMO_COMPANIES_HOUSE_KEY,
  demoSites,
  demoSources,
  serveSiteFolder,
  startSimulatedWeb,
} from '@firmlens/simulator';
import { type HostGate, NO_IMPORTED_DATASETS, createSources, type Source } from '@firmlens/sources';
import { DEFAULT_CRAWL_SETTINGS } from '@firmlens/website';

/** Lets every request through immediately. */
export const UNLIMITED_HOST_GATE: HostGate = {
  take: async () => ({ status: 'go', leave: async () => undefined }),
};

/** The ways in which a host can fail. */
const FAILURES = {
  down: (_request, response) => void response.writeHead(503).end(),
  slow: () => undefined,
  nonsense: (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"data":[null,{"x":[[]]}],"hits":7}'),
} satisfies Record<string, RequestListener>;
export type SourceFailure = keyof typeof FAILURES;

/** The demo companies and the public sources that know them. Any host can be broken. */
export interface SimulatedSources {
  connectTo: readonly string[];
  extraCa: string;
  sources: Source[];
  requests: () => number;
  /** Breaks hosts. `source`, which queries them, gets a time limit of only a few seconds. */
  break(hosts: readonly string[], failure: SourceFailure, source?: string): void;
  repair(): void;
  close(): Promise<void>;
}

/** The limit of a source with broken hosts. The others keep theirs, which a busy machine needs. */
const TIME_LIMIT_MS = 4_000;

export async function startSimulatedSources(): Promise<SimulatedSources> {
  const broken = new Map<string, RequestListener>();
  const shortened = new Set<string>();
  const breakable =
    (host: string, listener: RequestListener): RequestListener =>
    (request, response) =>
      (broken.get(host) ?? listener)(request, response);
  const sites = Object.entries({ ...demoSites(), ...demoSources() }).map(([host, site]) => [
    host,
    site === null ? null : breakable(host, typeof site === 'string' ? serveSiteFolder(site) : site),
  ]);
  const web = await startSimulatedWeb({ sites: Object.fromEntries(sites) });
  const { sources } = createSources({
    contact: 'ops@firmlens.example',
    companiesHouseKey: DEMO_COMPANIES_HOUSE_KEY,
    githubToken: null,
    people: true,
    dnsServers: ['127.0.0.1:1'],
    cachedResponses: { find: async () => null, keep: async () => undefined },
    datasets: NO_IMPORTED_DATASETS,
    findSimilarCompanies: async () => [],
    crawl: { ...DEFAULT_CRAWL_SETTINGS, rateLimit: { requestsPerSecond: 2_000, burst: 100, parallel: 4 } },
    onReadFailure: () => undefined,
  });
  return {
    connectTo: web.connectTo,
    extraCa: web.caPem,
    // Every batch has to query the sources again.
    sources: sources.map((source) => ({
      ...source,
      lifetimeSeconds: 0,
      get timeLimitMs() {
        return shortened.has(source.name) ? TIME_LIMIT_MS : source.timeLimitMs;
      },
    })),
    requests: () => web.requests.length,
    break(hosts, failure, source) {
      for (const host of hosts) broken.set(host, FAILURES[failure]);
      if (source !== undefined) shortened.add(source);
    },
    repair() {
      broken.clear();
      shortened.clear();
    },
    close: () => web.close(),
  };
}
