import { once } from 'node:events';
import {
  connectForCommands,
  openQueueControl,
  openQueues,
  openQueueSet,
  type QueueControl,
  type Queues,
  type RunningWorker,
  startEnrichmentWorker,
  startWebhookWorker,
} from '@firmlens/queues';
import type { RedisConnection, RedisServers } from '@firmlens/redis';
import { emptyRedis, waitUntil } from '@firmlens/testkit';

let redis: RedisServers;
let connection: RedisConnection;
let queues: Queues;
let control: QueueControl;
const running: RunningWorker[] = [];

beforeEach(async () => {
  redis = await emptyRedis();
  connection = connectForCommands(redis);
  await once(connection, 'ready');
  queues = openQueues(connection);
  control = openQueueControl(connection);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.close()));
  await Promise.all([queues.close(), control.close()]);
  connection.disconnect();
});

/** Starts a worker for batches and one for webhooks. */
function work(process: () => Promise<void>): void {
  const settings = { redis, concurrency: 1, onError: () => undefined };
  running.push(
    startEnrichmentWorker({ collect: process }, settings),
    startWebhookWorker({ attempt: process }, settings),
  );
}

test('a job that was delayed waits from when it was due, for the metric and for the operator', async () => {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - 90_000);
  await queues.wakeDeliveries([{ deliveryId: '7', attempt: 1, wake: 'due', delayMs: 60_000 }]);
  clock.mockReturnValue(now);
  expect(await queues.oldestWaiting()).toMatchObject({ webhooks: 0 });
  await openQueueSet(connection).get('webhooks').promoteJobs();
  const ages = await queues.oldestWaiting();
  clock.mockRestore();
  expect(ages).toMatchObject({ webhooks: 30 });
  expect(await control.depth('webhooks')).toMatchObject({
    waiting: 1,
    waitingSince: new Date(now - 30_000),
  });
});

test('the operator sees the workers of each queue', async () => {
  work(() => Promise.resolve());
  // Redis counts those of other tests on the same server, too.
  for (const queue of ['enrichment', 'webhooks'] as const) {
    await waitUntil(async () => (await control.depth(queue)).workers > 0, { what: `a worker of ${queue}` });
  }
});

test('the operator retries failed jobs, and drains a queue', async () => {
  let isBroken = true;
  let tries = 0;
  work(async () => {
    tries += 1;
    if (isBroken) throw new Error('no luck');
  });
  await queues.runBatches([{ batchId: 'batch_A', generation: 1 }]);
  await waitUntil(async () => (await queues.counts()).enrichment.failed === 1, { what: 'the failure' });
  isBroken = false;
  expect(await control.retryFailed('enrichment')).toBe(1);
  await waitUntil(() => tries === 2, { what: 'the second try' });
  await queues.wakeDeliveries([{ deliveryId: '7', attempt: 1, wake: 'due', delayMs: 60_000 }]);
  expect(await control.drain('webhooks')).toBe(1);
  expect(await queues.counts()).toMatchObject({ webhooks: { delayed: 0, waiting: 0 } });
});
