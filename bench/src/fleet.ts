import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { MODULES } from '@firmlens/contract';
import type { Database } from '@firmlens/domain';
import { demoSources, type SimulatedSite } from '@firmlens/simulator';
import { processorMs } from './compare/processor-time';
import { generatedCompanies, type GeneratedCompany } from './generated-companies';
import { median } from './load';
import { type SimulatedService, startSimulatedService } from './simulated-service';

const FLEETS = [1, 2, 4];
const COMPANIES = 120;
/** How long each page and each public source takes to respond. */
const RESPONSE_MS = 300;
const PAGES = ['about', 'team', 'services', 'contact', 'news', 'careers', 'imprint'];
/** Requests a second to one website: the default of the workers. */
const SITE_PACE = 1;

/** A run of one fleet. */
interface Run {
  workers: number;
  seconds: number;
  completed: number;
  medianBatchSeconds: number;
  /** Processor time of all workers. */
  cpuSeconds: number;
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

async function cpuSecondsOf({ workerPids }: SimulatedService): Promise<number> {
  const times = await Promise.all(workerPids.map(processorMs));
  return times.reduce((sum, time) => sum + time, 0) / 1_000;
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
    const cpuBefore = await cpuSecondsOf(service);
    const start = performance.now();
    service.dispatch();
    while ((await db.batch.count({ where: { completedAt: null } })) > 0) await delay(200);
    const seconds = (performance.now() - start) / 1_000;
    const times = await db.$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM completed_at - started_at)::float8 AS seconds FROM batches`;
    const hosts = new Map<string, number>();
    for (const { host } of web.requests) {
      if (!siteHosts.has(host)) hosts.set(host, (hosts.get(host) ?? 0) + 1);
    }
    return {
      workers,
      seconds,
      completed: await db.batch.count({ where: { status: 'completed' } }),
      medianBatchSeconds: median(times.map((batch) => batch.seconds)),
      cpuSeconds: (await cpuSecondsOf(service)) - cpuBefore,
      hosts,
      gaps: await gapsOf(db),
      failures: await failuresOf(db),
    };
  } finally {
    await service.stop();
  }
}

/**
 * Enriches 120 companies with all modules by one, two and four workers with default settings. Sites and
 * public sources take 0.3 s for each response; a site gets one request a second, and the sources' hosts have
 * their real rate limits. Reports batches a minute, and what the batches lack.
 */
export async function benchFleet(print: (line: string) => void): Promise<void> {
  const companies = [...generatedCompanies(COMPANIES, { seed: 11, described: 1 })];
  const runs: Run[] = [];
  for (const workers of FLEETS) runs.push(await runFleet(workers, companies));

  print(`${COMPANIES} companies with all modules, sites and sources with ${RESPONSE_MS} ms a response.`);
  print('');
  print('| workers | batches a minute | completed | median batch s | CPU of a batch ms | cores used |');
  print('| --- | --- | --- | --- | --- | --- |');
  for (const { workers, seconds, completed, medianBatchSeconds, cpuSeconds } of runs) {
    const perMinute = ((COMPANIES / seconds) * 60).toFixed(1);
    const cpuOfBatch = Math.round((cpuSeconds / COMPANIES) * 1_000);
    print(
      `| ${[workers, perMinute, completed, medianBatchSeconds.toFixed(1), cpuOfBatch, (cpuSeconds / seconds).toFixed(2)].join(' | ')} |`,
    );
  }
  for (const { workers, hosts, gaps, failures, seconds } of runs) {
    print('');
    const rates = [...hosts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 8)
      .map(([host, count]) => `${host} ${(count / seconds).toFixed(2)}`);
    print(`${workers} workers, requests a second: ${rates.join(', ')}.`);
    for (const { source, reason, batches } of gaps) print(`- ${source}, ${batches} batches: ${reason}`);
    for (const { status, message, batches } of failures) print(`- ${status}, ${batches} batches: ${message}`);
  }
}
