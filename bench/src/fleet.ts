import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { MODULES } from '@firmlens/contract';
import type { Database } from '@firmlens/domain';
import { demoSources, type SimulatedSite } from '@firmlens/simulator';
import { comparisonOf, type Measured, measureInTurn, type Side } from './compare/compare';
import { printComparison } from './compare/print';
import { processorMs } from './compare/processor-time';
import { saveResults } from './compare/results';
import { generatedCompanies, type GeneratedCompany } from './generated-companies';
import { median } from './load';
import { type SimulatedService, startSimulatedService } from './simulated-service';

const FLEETS = [1, 2, 4] as const;
/** `BENCH_COMPANIES` lowers the number. */
const COMPANIES = Number(process.env['BENCH_COMPANIES'] ?? 120);
/** How long each page and each public source takes to respond. */
const RESPONSE_MS = 300;
const PAGES = ['about', 'team', 'services', 'contact', 'news', 'careers', 'imprint'];
/** Requests a second to one website: the default of the workers. */
const SITE_PACE = 1;

/** A run of one fleet. */
interface Run {
  workers: number;
  seconds: number;
  /** How long each batch took. */
  batchMs: number[];
  /** Processor time of all workers. */
  processorMs: number;
  /** Requests to public sources, by host. */
  hosts: Map<string, number>;
  /** Batches in which a source failed, by source and reason, most frequent first. */
  gaps: { source: string; reason: string; batches: number }[];
  /** Batches that did not complete, by what they said. */
  failures: { status: string; message: string | null; batches: number }[];
}

/** A site of eight pages, each of which takes its time. */
function siteOf({ name, description }: GeneratedCompany): RequestListener {
  const links = PAGES.map((page) => `<a href="/${page}">${page}</a>`).join(' ');
  return (request, response) => {
    const page = request.url?.slice(1) ?? '';
    const isFound = page === '' || PAGES.includes(page);
    const html = `<!doctype html><html lang="en"><title>${name} ${page}</title><nav>${links}</nav>
      <h1>${name} ${page}</h1><p>${name} ${description}</p>`;
    setTimeout(
      () => response.writeHead(isFound ? 200 : 404, { 'content-type': 'text/html' }).end(isFound ? html : ''),
      RESPONSE_MS,
    );
  };
}

/** The simulators of the public sources, each of which takes its time. */
function slowSources(): Record<string, SimulatedSite> {
  return Object.fromEntries(
    Object.entries(demoSources()).map(([host, source]): [string, SimulatedSite] => [
      host,
      typeof source === 'function'
        ? (request, response) => void setTimeout(() => source(request, response), RESPONSE_MS)
        : source,
    ]),
  );
}

async function processorMsOf({ workerPids }: SimulatedService): Promise<number> {
  const times = await Promise.all(workerPids.map(processorMs));
  return times.reduce((sum, time) => sum + time, 0);
}

async function gapsOf(db: Database): Promise<Run['gaps']> {
  return db.$queryRaw`
    SELECT source, reason, count(*)::int AS batches FROM batch_sources WHERE status = 'failed'
    GROUP BY source, reason ORDER BY batches DESC LIMIT 5`;
}

async function failuresOf(db: Database): Promise<Run['failures']> {
  return db.$queryRaw`
    SELECT status::text, message, count(*)::int AS batches FROM batches WHERE status <> 'completed'
    GROUP BY status, message ORDER BY batches DESC`;
}

async function runFleet(workers: number, companies: readonly GeneratedCompany[]): Promise<Run> {
  const sites = companies.flatMap((company) => {
    const site = siteOf(company);
    return [company.domain, `www.${company.domain}`].map((host): [string, RequestListener] => [host, site]);
  });
  const siteHosts = new Set(sites.map(([host]) => host));
  const service = await startSimulatedService(
    { ...slowSources(), ...Object.fromEntries(sites) },
    { workers, sitePace: SITE_PACE },
  );
  const { db, web } = service;
  try {
    for (const { domain } of companies) await service.reserve(domain, MODULES);
    const before = await processorMsOf(service);
    const start = performance.now();
    service.dispatch();
    while ((await db.batch.count({ where: { completedAt: null } })) > 0) await delay(200);
    const seconds = (performance.now() - start) / 1_000;
    const times = await db.$queryRaw<{ ms: number }[]>`
      SELECT extract(epoch FROM completed_at - started_at)::float8 * 1000 AS ms FROM batches`;
    const hosts = new Map<string, number>();
    for (const { host } of web.requests) {
      if (!siteHosts.has(host)) hosts.set(host, (hosts.get(host) ?? 0) + 1);
    }
    return {
      workers,
      seconds,
      batchMs: times.map(({ ms }) => ms),
      processorMs: (await processorMsOf(service)) - before,
      hosts,
      gaps: await gapsOf(db),
      failures: await failuresOf(db),
    };
  } finally {
    await service.stop();
  }
}

const measuredOf = ({ seconds, batchMs, processorMs: ms, failures }: Run): Measured => {
  const sorted = [...batchMs].sort((a, b) => a - b);
  return {
    perSecond: COMPANIES / seconds,
    processorUs: (ms / COMPANIES) * 1_000,
    p50Ms: median(sorted),
    p99Ms: sorted[Math.floor(0.99 * sorted.length)] ?? null,
    failures: failures
      .filter(({ status }) => status === 'failed')
      .reduce((sum, { batches }) => sum + batches, 0),
  };
};

/** Says how often the public sources were asked in a run, and what its batches lack. */
function printRun({ workers, hosts, gaps, failures, seconds }: Run, print: (line: string) => void): void {
  const rates = [...hosts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([host, count]) => `${host} ${(count / seconds).toFixed(2)}`);
  print('');
  print(`${workers} workers, last round, requests a second: ${rates.join(', ')}.`);
  for (const { source, reason, batches } of gaps) print(`- ${source}, ${batches} batches: ${reason}`);
  for (const { status, message, batches } of failures) print(`- ${status}, ${batches} batches: ${message}`);
}

/**
 * Enriches 120 companies with all modules by one, two and four workers with default settings. Sites and
 * public sources take 0.3 s for each response; a site gets one request a second, and the sources' hosts have
 * their real rate limits. Compares batches a second with those of one worker, and says what the batches lack. Takes an
 * hour.
 */
export async function benchFleet(print: (line: string) => void): Promise<void> {
  const companies = [...generatedCompanies(COMPANIES, { seed: 11, described: 1 })];
  const lastRuns = new Map<number, Run>();
  const sides = FLEETS.map((workers): Side => ({
    what: workers === 1 ? 'one worker' : `${workers} workers`,
    async measure() {
      const run = await runFleet(workers, companies);
      lastRuns.set(workers, run);
      return measuredOf(run);
    },
  }));
  const [one, ...others] = (await measureInTurn(sides)).map((rounds, index) => ({
    what: sides[index]?.what ?? '',
    rounds,
  }));
  if (one === undefined) throw new Error('there is no fleet');
  const comparisons = others.map((fleet) => comparisonOf(one, fleet, { name: fleet.what, goal: {} }));
  print(`${COMPANIES} companies with all modules, sites and sources with ${RESPONSE_MS} ms a response.\n`);
  printComparison(comparisons, print);
  for (const run of lastRuns.values()) printRun(run, print);
  await saveResults('fleet', comparisons);
}
