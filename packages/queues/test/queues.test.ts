import { once } from 'node:events';
import type { DataModule } from '@firmlens/contract';
import {
  collectJobId,
  connectForCommands,
  type FailedJob,
  type ModuleJob,
  moduleJobId,
  openQueues,
  type Queues,
  type RunningWorker,
  startQuarantineWorker,
  startEnrichmentWorker,
  startModuleWorker,
  startWebhookWorker,
} from '@firmlens/queues';
import { connectForWorker, type RedisConnection, type RedisServers } from '@firmlens/redis';
import { emptyRedis, waitUntil } from '@firmlens/testkit';
import { Queue } from 'bullmq';

type Seen = { name: string; payload: unknown };

let redis: RedisServers;
let connection: RedisConnection;
let queues: Queues;
const running: RunningWorker[] = [];

beforeEach(async () => {
  redis = await emptyRedis();
  connection = connectForCommands(redis);
  await once(connection, 'ready');
  queues = openQueues(connection);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.close()));
  await queues.close();
  connection.disconnect();
});

const fault = (error: Error) => error.message;

/** Starts workers that record their jobs. `behave` runs for each job and may throw. */
function work(behave: (seen: Seen) => void | Promise<void> = () => undefined, concurrency = 4) {
  const seen: Seen[] = [];
  const errors: { message: string; jobId: string | null }[] = [];
  const processor = (name: string) => async (payload: unknown) => {
    const entry = { name, payload };
    seen.push(entry);
    await behave(entry);
  };
  const settings = {
    concurrency,
    onError: (error: Error, job: FailedJob | null) =>
      void errors.push({ message: fault(error), jobId: job?.id ?? null }),
  };
  running.push(
    startEnrichmentWorker({ collect: processor('collect') }, { ...settings, redis }),
    startModuleWorker({ module: processor('module') }, { ...settings, redis }),
    startWebhookWorker({ attempt: processor('attempt') }, { ...settings, redis }),
  );
  return { seen, errors };
}

/** Opens the queue by its name only, as other programs would. */
async function withRawQueue<T>(name: string, use: (queue: Queue) => Promise<T>): Promise<T> {
  const raw = connectForWorker(redis, () => true);
  const queue = new Queue(name, { connection: raw, prefix: '{firmlens}' });
  try {
    return await use(queue);
  } finally {
    await queue.close();
    raw.disconnect();
  }
}

const build = (name: DataModule, fence = 1): ModuleJob => ({ batchId: 'batch_A', fence, module: name });

describe('a job', () => {
  test('is created once, however often it is dispatched, and again for a new generation', async () => {
    for (let call = 0; call < 3; call += 1) await queues.runBatches([{ batchId: 'batch_A', generation: 1 }]);
    await queues.buildModules([build('company'), build('team'), build('company')]);
    for (let call = 0; call < 3; call += 1) {
      await queues.wakeDeliveries([{ deliveryId: '7', attempt: 1, wake: 'g1', delayMs: 60_000 }]);
    }
    const firstCounts = await queues.counts();
    expect(firstCounts).toMatchObject({
      enrichment: { waiting: 1 },
      'enrichment-modules': { waiting: 2 },
      webhooks: { delayed: 1 },
    });
    await queues.runBatches([{ batchId: 'batch_A', generation: 2 }]);
    await queues.buildModules([build('company', 2)]);
    await queues.wakeDeliveries([{ deliveryId: '7', attempt: 2, wake: 'g1', delayMs: 0 }]);
    expect(await queues.counts()).toMatchObject({
      enrichment: { waiting: 2 },
      'enrichment-modules': { waiting: 3 },
      webhooks: { delayed: 1, waiting: 1 },
    });
  });

  test('of a batch shows the batch that its worker works on, if that is another', async () => {
    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    running.push(
      startEnrichmentWorker(
        {
          collect: async (_payload, job) => {
            await job.show({ batchId: 'batch_B', generation: 1 });
            await gate;
          },
        },
        { redis, concurrency: 1, onError: () => undefined },
      ),
    );
    await queues.runBatches([{ batchId: 'batch_A', generation: 1 }]);
    const shown = () =>
      withRawQueue('enrichment', async (queue) => (await queue.getActive()).map(({ data }) => data.batchId));
    await waitUntil(async () => (await shown()).includes('batch_B'), { what: 'the other batch' });
    finish();
  });

  test('of a quarantined batch waits in its own queue, from which a worker takes one at a time', async () => {
    const quarantinedBatches = ['batch_B', 'batch_C'].map((batchId) => ({
      batchId,
      generation: 4,
      isQuarantined: true,
    }));
    await queues.runBatches([{ batchId: 'batch_A', generation: 1 }, ...quarantinedBatches]);
    expect(await queues.counts()).toMatchObject({
      enrichment: { waiting: 1 },
      'enrichment-alone': { waiting: 2 },
    });
    expect(await queues.isWaiting(['run-batch_C-4'])).toBe(true);
    let [now, most] = [0, 0];
    const seen: string[] = [];
    const processor = async ({ batchId }: { batchId: string }) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(batchId);
      now -= 1;
    };
    running.push(startQuarantineWorker({ collect: processor }, { redis, onError: () => undefined }));
    await waitUntil(() => seen.length === 2, { what: 'the two jobs' });
    expect(most).toBe(1);
    expect(seen).toEqual(['batch_B', 'batch_C']);
    expect(await queues.counts()).toMatchObject({ enrichment: { waiting: 1 } });
  });

  test('that is done can be dispatched again under its own id', async () => {
    const { seen } = work();
    await queues.runBatches([{ batchId: 'batch_A', generation: 1 }]);
    await waitUntil(async () => (await queues.counts()).enrichment['active'] === 0 && seen.length === 1, {
      what: 'the first run',
    });
    await queues.runBatches([{ batchId: 'batch_A', generation: 1 }]);
    await waitUntil(() => seen.length === 2, { what: 'the second run' });
  });

  test('reaches its own processor with its payload', async () => {
    const { seen } = work();
    await queues.runBatches([{ batchId: 'batch_A', generation: 3 }]);
    await queues.buildModules([build('team', 2)]);
    await queues.wakeDeliveries([{ deliveryId: '7', attempt: 1, wake: 'due', delayMs: 0 }]);
    await waitUntil(() => seen.length === 3, { what: 'three jobs' });
    expect(Object.fromEntries(seen.map(({ name, payload }) => [name, payload]))).toEqual({
      collect: { batchId: 'batch_A', generation: 3 },
      module: { batchId: 'batch_A', fence: 2, module: 'team' },
      attempt: { deliveryId: '7' },
    });
  });

  test('of a batch that fails is not tried again, one of a module wakes its worker three times', async () => {
    const { seen, errors } = work(() => {
      throw new Error('no luck');
    });
    await queues.runBatches([{ batchId: 'batch_A', generation: 1 }]);
    await queues.buildModules([build('team')]);
    const seconds = async () => withRawQueue('enrichment-modules', (queue) => queue.promoteJobs());
    await waitUntil(async () => seen.length === 4 || (await seconds(), false), { what: 'four tries' });
    await waitUntil(() => errors.length === 4, { what: 'four failures' });
    expect(seen.filter(({ name }) => name === 'collect')).toHaveLength(1);
    expect(errors).toContainEqual({ message: 'no luck', jobId: collectJobId('batch_A', 1) });
    expect(await queues.counts()).toMatchObject({
      enrichment: { waiting: 0, delayed: 0, failed: 1 },
      'enrichment-modules': { waiting: 0, delayed: 0, failed: 1 },
    });
  });

  test('with an unknown name fails immediately, without another try', async () => {
    const { errors, seen } = work();
    await withRawQueue('enrichment', async (queue) => {
      await queue.add('toString', { batchId: 'x' }, { attempts: 3 });
    });
    await waitUntil(() => errors.length > 0, { what: 'the failure' });
    await waitUntil(async () => (await queues.counts()).enrichment['failed'] === 1, {
      what: 'the job to fail finally',
    });
    expect(errors).toEqual([expect.objectContaining({ message: 'no processor for jobs named toString' })]);
    expect(seen).toEqual([]);
  });

  test.each([
    ['collect', {}],
    ['collect', { batchId: 7, generation: 1 }],
    ['collect', { batchId: 'batch_A' }],
    ['module', { batchId: 'batch_A', fence: 'x', module: 'team' }],
  ])('named %s with the payload %j never reaches its processor', async (name, payload) => {
    const { errors, seen } = work();
    await withRawQueue(name === 'module' ? 'enrichment-modules' : 'enrichment', async (queue) => {
      await queue.add(name, payload, { attempts: 1 });
    });
    await waitUntil(() => errors.length === 1, { what: 'the failure' });
    expect(seen).toEqual([]);
  });

  test('reaches its processor without what a newer version added to it', async () => {
    const { errors, seen } = work();
    await withRawQueue('enrichment', async (queue) => {
      await queue.add('collect', { batchId: 'batch_A', generation: 1, more: 1 });
    });
    await waitUntil(() => seen.length + errors.length === 1, { what: 'the job' });
    expect(seen).toEqual([{ name: 'collect', payload: { batchId: 'batch_A', generation: 1 } }]);
  });
});

describe('whether a job waits', () => {
  const id = moduleJobId(build('company'));

  test('is true while it waits, and false while it is active, done or unknown', async () => {
    expect(await queues.isWaiting([id])).toBe(false);
    expect(await queues.isWaiting([])).toBe(false);
    await queues.buildModules([build('company')]);
    expect(await queues.isWaiting([id])).toBe(true);
    expect(await queues.isWaiting([moduleJobId(build('team')), id])).toBe(true);
    expect(await queues.isWaiting([moduleJobId(build('team'))])).toBe(false);

    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const { seen } = work(() => gate);
    await waitUntil(() => seen.length === 1, { what: 'the job to start' });
    expect(await queues.isWaiting([id])).toBe(false);
    finish();
    await waitUntil(async () => (await queues.counts())['enrichment-modules']['active'] === 0, {
      what: 'the job to end',
    });
    expect(await queues.isWaiting([id])).toBe(false);
  });

  test('is false between two tries: the clock of the process that failed set the next one', async () => {
    const { errors } = work(() => {
      throw new Error('no luck');
    });
    await queues.buildModules([build('team')]);
    await waitUntil(() => errors.length === 1, { what: 'the first failure' });
    await waitUntil(async () => (await queues.counts())['enrichment-modules']['delayed'] === 1, {
      what: 'the pause',
    });
    expect(await queues.isWaiting([moduleJobId(build('team'))])).toBe(false);
  });
});

test('a worker that closes finishes its active jobs and takes no more', async () => {
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const { seen } = work(() => gate);
  await queues.runBatches(
    Array.from({ length: 9 }, (_, index) => ({ batchId: `batch_${index}`, generation: 1 })),
  );
  await waitUntil(() => seen.length === 4, { what: 'four active jobs' });
  const closed = Promise.all(running.splice(0).map((worker) => worker.close()));
  finish();
  await closed;
  expect(seen).toHaveLength(4);
  expect(await queues.counts()).toMatchObject({ enrichment: { active: 0, waiting: 5, failed: 0 } });
});

test('a call while Redis is down is rejected immediately and not queued', async () => {
  const unreachable = connectForCommands({ url: 'redis://127.0.0.1:1' });
  const disconnectedQueues = openQueues(unreachable);
  await expect(disconnectedQueues.runBatches([{ batchId: 'batch_A', generation: 1 }])).rejects.toThrow();
  await expect(disconnectedQueues.isWaiting(['run-batch_A-1'])).rejects.toThrow();
  await disconnectedQueues.close();
  unreachable.disconnect();
});

test('a failed job keeps no message of its error in Redis, and the log gets it', async () => {
  const { errors } = work(() => {
    throw new Error('acme.example does not respond');
  });
  await queues.runBatches([{ batchId: 'batch_A', generation: 1 }]);
  await waitUntil(async () => (await queues.counts()).enrichment['failed'] === 1, { what: 'the failure' });
  expect(errors).toEqual([{ message: 'acme.example does not respond', jobId: 'run-batch_A-1' }]);
  const stored = await withRawQueue('enrichment', async (queue) => (await queue.getFailed())[0]?.asJSON());
  expect(JSON.stringify(stored)).not.toContain('acme.example');
  expect(stored?.failedReason).toContain('The log of the worker has the reason');
});

test('the oldest waiting job of each queue has an age', async () => {
  expect(await queues.oldestWaiting()).toEqual({
    enrichment: 0,
    'enrichment-modules': 0,
    'enrichment-alone': 0,
    webhooks: 0,
  });
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - 90_000);
  await queues.runBatches([{ batchId: 'batch_A', generation: 1 }]);
  clock.mockReturnValue(now - 30_000);
  await queues.runBatches([{ batchId: 'batch_B', generation: 1 }]);
  clock.mockReturnValue(now);
  const ages = await queues.oldestWaiting();
  clock.mockRestore();
  expect(ages).toMatchObject({ enrichment: 90, webhooks: 0 });
});
