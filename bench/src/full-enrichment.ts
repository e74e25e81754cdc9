import { setTimeout as delay } from 'node:timers/promises';
import { MODULES } from '@firmlens/contract';
import { findBatch } from '@firmlens/domain';
import { createEgress } from '@firmlens/egress';
import { demoSites, demoSources, type SimulatedRequest } from '@firmlens/simulator';
import { peakMemory } from './compare/peak-memory';
import { median } from './load';
import { type SimulatedService, startSimulatedService } from './simulated-service';

const COMPANY = 'lumenfold.example';
const ROUNDS = 5;

/**
 * Enriches the company with all modules, as if for the first time. Returns the ms from the reservation to the
 * end.
 */
async function enrich({ db, reserve, dispatch }: SimulatedService): Promise<number> {
  await db.company.deleteMany({ where: { domain: COMPANY } });
  await db.$executeRaw`TRUNCATE source_answers, kept_answers`;
  const start = performance.now();
  const id = await reserve(COMPANY, MODULES);
  dispatch();
  for (;;) {
    const batch = await findBatch(db, id);
    if (batch?.status === 'completed') return performance.now() - start;
    if (batch?.completedAt) throw new Error(`the batch ended as ${batch.status}: ${batch.message}`);
    await delay(5);
  }
}

/** Lists the requests by host, most frequent first. */
function byHost(requests: readonly SimulatedRequest[]): string {
  const counts = new Map<string, number>();
  for (const { host } of requests) counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([host, count]) => `${host} ${count}`)
    .join(', ');
}

/**
 * Runs a batch of all six modules against simulators of the website and the public sources, which respond
 * immediately. Reports the requests made, the time and the worker's peak memory, compared with the bare
 * client making the same requests one after another. The rate limits of the sources' hosts apply. The
 * company's own site is crawled without a pause.
 */
export async function benchFullEnrichment(print: (line: string) => void): Promise<void> {
  const service = await startSimulatedService({ ...demoSites(), ...demoSources() });
  const { db, web, workerPids } = service;
  const [workerPid = 0] = workerPids;
  const egress = createEgress({
    connectTo: web.connectTo,
    extraCa: web.caPem,
    dnsServers: ['127.0.0.1:1'],
    userAgent: 'Firmlens/bench (+bench@firmlens.example)',
  });

  const idle = await peakMemory(workerPid);
  const times: number[] = [];
  const baselines: number[] = [];
  let requests: readonly SimulatedRequest[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = web.requests.length;
    times.push(await enrich(service));
    requests = web.requests.slice(before);
  }
  const peak = await peakMemory(workerPid);
  // Runs last, so that it does not use up the rate limit of any host.
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (const { host, path: asIs } of requests)
      await egress.request(`https://${host}${asIs}`).catch(() => undefined);
    baselines.push(performance.now() - start);
  }
  const evidence = await db.evidence.count();

  await egress.close();
  await service.stop();

  const ms = (values: readonly number[]) => Math.round(median(values));
  print(`All six modules of ${COMPANY}, ${ROUNDS} rounds, each as if nobody had looked before.`);
  print('');
  print('| what | requests | first round ms | median ms | slowest ms |');
  print('| --- | --- | --- | --- | --- |');
  const row = (what: string, values: readonly number[]) =>
    `| ${[what, requests.length, Math.round(values[0] ?? 0), ms(values), Math.round(Math.max(...values))].join(' | ')} |`;
  print(row('the same requests, one after another, by the bare client', baselines));
  print(row('a batch, from its reservation to its end', times));
  print('');
  print(`Requests by host: ${byHost(requests)}.`);
  print(`Pieces of evidence of a batch: ${Math.round(evidence / ROUNDS)}.`);
  print(`Peak memory of the worker: ${idle} MiB before the first batch, ${peak} MiB after the last.`);
}
