import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  connectForCommands,
  ENRICHMENT_QUEUE,
  openQueues,
  type RunningWorker,
  startEnrichmentWorker,
} from '@firmlens/queues';
import { emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { startWorkerWithWatchdog } from '../src/worker-watchdog';
import { silentLogger as logger } from './support/harness';

const PATIENCE_MS = 1_200;

/** Points a worker at an empty Redis database: it reports that it runs but takes no jobs. */
const otherRedisDatabase = (url: string) => {
  const other = new URL(url);
  other.pathname = '/15';
  return other.href;
};

test('replaces a worker that runs but takes no job, but not one whose slots are all busy', async () => {
  const url = await emptyRedisUrl();
  const connection = connectForCommands({ url });
  await once(connection, 'ready');
  const queues = openQueues(connection);
  const startedJobs: string[] = [];
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const started: RunningWorker[] = [];
  const worker = startWorkerWithWatchdog({
    queues,
    logger,
    queue: ENRICHMENT_QUEUE,
    concurrency: 1,
    patienceMs: PATIENCE_MS,
    start: () => {
      const processors = {
        collect: async ({ batchId }: { batchId: string }) => {
          startedJobs.push(batchId);
          await finished;
        },
        module: () => Promise.resolve(),
      };
      const redis = { url: started.length === 0 ? otherRedisDatabase(url) : url };
      const one = startEnrichmentWorker(processors, { redis, concurrency: 1, onError: () => undefined });
      started.push(one);
      return one;
    },
  });
  try {
    await queues.runBatches(['batch_A', 'batch_B'].map((batchId) => ({ batchId, generation: 1 })));
    await waitUntil(() => startedJobs.length === 1, { what: 'a job to be taken' });
    expect(started).toHaveLength(2);
    expect(started[0]?.taken()).toBe(0);
    // The second job waits for the slot for longer than `patienceMs`. There is no event to await if nothing
    // happens.
    await delay(2 * PATIENCE_MS);
    expect(started).toHaveLength(2);
    finish();
    await waitUntil(() => startedJobs.length === 2, { what: 'the other job to be taken' });
  } finally {
    finish();
    await worker.close();
    await queues.close();
    connection.disconnect();
  }
});
