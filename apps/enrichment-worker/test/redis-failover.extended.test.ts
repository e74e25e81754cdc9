import { brokenInvariants } from '@firmlens/domain';
import type { RedisServers } from '@firmlens/redis';
import { startRedisCluster, startRedisWithSentinels, waitUntil } from '@firmlens/testkit';
import { createHarness, FAST_TIMING, fakeSource, foundCompany, type Harness } from './support/harness';

/** Both workers and their sweeps share one PostgreSQL. */
const TIMING = {
  ...FAST_TIMING,
  heartbeatMs: 1_000,
  sweepMs: 1_000,
  postponedMs: 1_000,
  spareSlotsMs: 1_000,
};
/** Batches that are dispatched together, the clients that queue them, and how many may run at the same time. */
const AT_ONCE = 100;
const CLIENTS = 4;
const MOST_RUNNING = 400;
/** A key of the queues. */
const QUEUE_KEY = '{firmlens}:enrichment:wait';

const ended = (harness: Harness) => harness.db.batch.count({ where: { completedAt: { not: null } } });

async function queueInTurn(harness: Harness, batchCount: number): Promise<void> {
  for (let queued = 0; queued < batchCount; queued += 1) await harness.queue();
}

/** Queues batches, also while Redis is down, as many at a time as the account's plan allows. */
async function queueAll(harness: Harness, batchCount: number): Promise<void> {
  for (let queued = 0; queued < batchCount; queued += AT_ONCE) {
    await waitUntil(async () => queued - (await ended(harness)) <= MOST_RUNNING - AT_ONCE, {
      what: 'room for more batches',
    });
    await Promise.all(Array.from({ length: CLIENTS }, () => queueInTurn(harness, AT_ONCE / CLIENTS)));
    await harness.dispatch();
  }
}

/** Waits until every batch has ended. Only a standstill fails, because a busy machine may take long for all of them. */
async function whenAllEnded(harness: Harness, batchCount: number): Promise<void> {
  let count = await ended(harness);
  while (count < batchCount) {
    const before = count;
    await waitUntil(async () => (count = await ended(harness)) > before, {
      what: `another batch to end after ${before} of ${batchCount}`,
    });
  }
}

/** Enriches many companies, kills the master that has the queues in between, and checks that nobody notices. */
async function surviveFailover(
  redis: RedisServers,
  batchCount: number,
  killMaster: () => Promise<void>,
): Promise<void> {
  const harness = await createHarness(redis);
  try {
    const full = await harness.balance();
    const source = fakeSource(({ domain }) => foundCompany(domain));
    await Promise.all([1, 2].map(() => harness.startWorker({ sources: [source], timing: TIMING })));
    const allQueued = queueAll(harness, batchCount);
    await waitUntil(async () => (await ended(harness)) >= batchCount / 10, {
      what: 'the first tenth of the batches',
    });
    expect(await ended(harness)).toBeLessThan(batchCount);
    await killMaster();
    await allQueued;
    await whenAllEnded(harness, batchCount);

    const batches = await harness.db.batch.findMany({ include: { delivery: true } });
    expect(batches.filter(({ status }) => status !== 'completed')).toEqual([]);
    expect(batches.filter(({ delivery }) => delivery === null)).toEqual([]);
    expect(await harness.balance()).toBe(
      full - batches.reduce((sum, { creditsUsed }) => sum + creditsUsed, 0),
    );
    expect(await harness.ledgerFaults()).toEqual([]);
    expect(await brokenInvariants(harness.db)).toEqual([]);
  } finally {
    await harness.close();
  }
}

test('every batch ends once, and none is lost, if a master of a cluster is killed under load', async () => {
  const cluster = await startRedisCluster();
  try {
    await surviveFailover(cluster, 500, () => cluster.killMasterOf(QUEUE_KEY));
  } finally {
    await cluster.stop();
  }
});

test('every batch ends once, and none is lost, if Sentinels replace the master', async () => {
  const redis = await startRedisWithSentinels();
  try {
    await surviveFailover(redis, 200, redis.killMaster);
  } finally {
    await redis.stop();
  }
});
