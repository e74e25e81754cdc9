import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MODULES } from '@firmlens/contract';
import { type Database, migrate } from '@firmlens/domain';
import { demoSites, demoSources } from '@firmlens/simulator';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { startFloorProcess } from '../api/floor-process';
import { compare, type Side } from '../compare/compare';
import { printComparison } from '../compare/print';
import { processorMs } from '../compare/processor-time';
import { saveResults } from '../compare/results';
import { openBatches, type SimulatedService, startSimulatedService } from '../simulated-service';
import { countWebhooks, type WebhookCount } from '../webhook-count';
import { foundByBatch } from './found-by-batch';
import { processorByStage } from './processor-by-stage';

/** A demo company of which nothing is found. */
const PARKED = 'verdant-hill.example';
/** Demo companies whose websites can be read. All of them are enriched at once. */
const COMPANIES = Object.entries(demoSites()).flatMap(([host, site]) =>
  site === null || host === PARKED ? [] : [host],
);
const RECEIVER = 'hooks.firmlens.com';
const WEBHOOK_URL = `https://${RECEIVER}/webhook`;
const LIFTED_LIMITS = ['--require', path.join(__dirname, 'lifted-limits.js')];
/** Rounds of all companies whose processor time is divided into stages. */
const PROFILED_ROUNDS = 3;

/**
 * Measures batches of all six modules against websites and sources that respond at once and without rate limits, until
 * their webhooks are there, beside the same jobs and statements with one POST. Divides the processor time into stages.
 */
export async function benchWholeBatch(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  try {
    const { comparison, webhookMs } = await compareBatches(folder);
    const workerMs = comparison.real.processorUs / 1_000 - webhookMs;
    const shares = await sharesOfStages(path.join(folder, 'profiles'));
    const stages = new Map([...shares].map(([stage, share]) => [stage, share * workerMs]));
    stages.set('webhook', webhookMs);
    printComparison([comparison], print);
    print('\n| stage of a batch | ms of processor time |\n| --- | ---: |');
    for (const [stage, ms] of stages) print(`| ${stage} | ${ms.toFixed(1)} |`);
    await saveResults('whole-batch', [{ ...comparison, stagesMs: Object.fromEntries(stages) }]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startService(
  webhooks: WebhookCount,
  flags: readonly string[] = [],
): Promise<SimulatedService> {
  return startSimulatedService(
    { ...demoSites(), ...demoSources({ newsGapMs: 0 }), [RECEIVER]: webhooks.accept },
    { hasWebhooks: true, nodeFlags: [...LIFTED_LIMITS, ...flags] },
  );
}

/** Enriches all companies, as if for the first time. Returns the seconds until all webhooks are there. */
async function enrichAll(
  { db, reserve, dispatch }: SimulatedService,
  webhooks: WebhookCount,
): Promise<number> {
  await db.company.deleteMany();
  await db.$executeRaw`TRUNCATE source_answers, kept_answers`;
  return webhooks.secondsUntil(COMPANIES.length, async () => {
    for (const domain of COMPANIES) await reserve(domain, MODULES, WEBHOOK_URL);
    dispatch();
  });
}

async function compareBatches(folder: string) {
  const webhooks = countWebhooks();
  const service = await startService(webhooks);
  const { db, place, web, workerPids, webhookWorkerPids } = service;
  await db.$executeRaw`CREATE DATABASE floor`;
  const floorUrl = new URL(place.databaseUrl);
  floorUrl.pathname = '/floor';
  await migrate(floorUrl.href);
  const batches = await openBatches({ ...place, databaseUrl: floorUrl.href });
  await enrichAll(service, webhooks);
  const foundFile = path.join(folder, 'found.json');
  await writeFile(foundFile, JSON.stringify(await typicalBatch(db)));
  const port = web.connectTo[0]?.split(':').at(-1) ?? '';
  const floor = await startFloorProcess('../batches/batch-floor.js', {
    ...{ DATABASE_URL: floorUrl.href, REDIS_URL: place.redisUrl, FOUND_FILE: foundFile },
    ...{ CA_FILE: place.caFile, WEBHOOK_URL: `https://${RECEIVER}:${port}/webhook` },
  });
  const connection = new Redis(place.redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue('batch-floor', { connection });
  const webhookMs: number[] = [];

  const side = (what: string, pids: readonly number[], round: () => Promise<number>, of: Database): Side => ({
    what,
    async measure() {
      const processors = () => Promise.all(pids.map(processorMs));
      const before = await processors();
      const seconds = await round();
      const spentMs = (await processors()).map((ms, index) => ms - (before[index] ?? 0));
      webhookMs.push((spentMs[1] ?? 0) / COMPANIES.length);
      const failures = await of.batch.count({ where: { status: { not: 'completed' } } });
      const processorUs = (spentMs.reduce((sum, ms) => sum + ms, 0) * 1_000) / COMPANIES.length;
      return { perSecond: COMPANIES.length / seconds, processorUs, p50Ms: null, p99Ms: null, failures };
    },
  });
  try {
    const comparison = await compare({
      name: 'whole batches',
      floor: side(
        'the same jobs and statements, a POST',
        [floor.pid],
        async () => {
          await batches.db.company.deleteMany();
          return webhooks.secondsUntil(COMPANIES.length, async () => {
            for (const domain of COMPANIES) {
              const batchId = await batches.reserve(domain, MODULES);
              await queue.add('collect', { batchId }, { removeOnComplete: true });
            }
          });
        },
        batches.db,
      ),
      real: side(
        'six modules',
        [...workerPids, ...webhookWorkerPids],
        () => enrichAll(service, webhooks),
        db,
      ),
      goal: { rate: 0.5 },
    });
    const perReal = webhookMs.filter((_, index) => index % 2 === 1);
    return { comparison, webhookMs: perReal.reduce((sum, ms) => sum + ms, 0) / perReal.length };
  } finally {
    floor.stop();
    await queue.close();
    connection.disconnect();
    await batches.close();
    await service.stop();
  }
}

/** What the batch with the most evidence stored. */
async function typicalBatch(db: Database) {
  const [row] = await db.$queryRaw<{ id: string; domain: string }[]>`
    SELECT b.id, b.domain FROM batches b JOIN evidence e ON e.batch_id = b.id
    GROUP BY b.id ORDER BY count(*) DESC LIMIT 1`;
  if (row === undefined) throw new Error('no batch found anything');
  return foundByBatch(db, row.id, row.domain);
}

/**
 * Returns the share of each stage in the processor time of the enrichment worker. Shares, because a profile also counts
 * the time that a thread waits for a processor.
 */
async function sharesOfStages(folder: string): Promise<Map<string, number>> {
  const webhooks = countWebhooks();
  const service = await startService(webhooks, ['--cpu-prof', `--cpu-prof-dir=${folder}`]);
  let fromUs = 0;
  try {
    await enrichAll(service, webhooks);
    fromUs = Number(process.hrtime.bigint() / 1_000n);
    for (let round = 0; round < PROFILED_ROUNDS; round += 1) await enrichAll(service, webhooks);
    await service.stopWorkers();
  } finally {
    await service.stop();
  }
  const stages = await processorByStage(folder, fromUs);
  const total = [...stages.values()].reduce((sum, ms) => sum + ms, 0);
  return new Map([...stages].map(([stage, ms]) => [stage, ms / total]));
}
