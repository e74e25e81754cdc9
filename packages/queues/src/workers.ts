import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import { connectForWorker, QUEUE_PREFIX } from './connection';
import {
  QUARANTINE_QUEUE,
  ENRICHMENT_QUEUE,
  type JobName,
  type JobPayloads,
  parseJob,
  WEBHOOK_QUEUE,
} from './jobs';

/** How a job stands: what a processor needs to decide whether this try is the last. */
export interface JobTry {
  jobId: string;
  isLastTry: boolean;
}

type Processors<Names extends JobName> = {
  [N in Names]: (payload: JobPayloads[N], job: JobTry) => Promise<void>;
};

interface WorkerSettings {
  redisUrl: string;
  concurrency: number;
  /** Told of every job that ended with an error, and of faults of the worker itself. */
  onError: (error: Error, jobId: string | null) => void;
}

export interface RunningWorker {
  isRunning(): boolean;
  /** Jobs that are being worked on. */
  inHand(): number;
  /** Jobs taken so far. */
  taken(): number;
  /** Takes no new job and waits for those in hand, but not for a Redis that is away. */
  close(): Promise<void>;
}

/** Shown by dashboards as the worker of a job. */
const WORKER_NAME = `${hostname()}-${process.pid}`;

/** How long a worker that ends waits for Redis to hear that its jobs are done; PostgreSQL knows it already. */
const FAREWELL_MS = 3_000;

function startWorker<Names extends JobName>(
  queue: string,
  processors: Processors<Names>,
  { redisUrl, concurrency, onError }: WorkerSettings,
): RunningWorker {
  const inHand = new Set<Promise<void>>();
  let taken = 0;
  let isEnding = false;
  const connection = connectForWorker(redisUrl, () => isEnding);

  async function work(job: Job): Promise<void> {
    const name = job.name as Names;
    if (!Object.hasOwn(processors, name))
      throw new UnrecoverableError(`no processor for jobs named ${job.name}`);
    const payload = parseJob(name, job.data);
    await processors[name](payload, {
      jobId: job.id ?? '',
      isLastTry: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
    });
  }
  function takeUp(job: Job): Promise<void> {
    const done = work(job).finally(() => inHand.delete(done));
    inHand.add(done);
    taken += 1;
    return done;
  }

  const worker = new Worker(queue, takeUp, {
    connection,
    name: WORKER_NAME,
    prefix: QUEUE_PREFIX,
    concurrency,
    lockDuration: 30_000,
    stalledInterval: 15_000,
    // A stall is no verdict: how often a batch may lose its worker is counted in PostgreSQL.
    maxStalledCount: 100,
  });
  worker.on('failed', (job, error) => onError(error, job?.id ?? null));
  worker.on('error', (error) => onError(error, null));
  return {
    isRunning: () => worker.isRunning(),
    inHand: () => inHand.size,
    taken: () => taken,
    async close() {
      isEnding = true;
      const isAway = connection.status !== 'ready';
      if (isAway) await worker.pause(true);
      const finished = Promise.allSettled(inHand);
      // In its own time BullMQ ends when Redis is back.
      const closed = isAway ? finished.then(() => worker.close(true)) : worker.close();
      await Promise.race([closed, finished.then(() => delay(FAREWELL_MS, undefined, { ref: false }))]);
      // One that waits for its next try gives up then; disconnected now, it would keep what waits for it waiting.
      if (connection.status === 'reconnecting') connection.once('ready', () => connection.disconnect());
      else connection.disconnect();
    },
  };
}

/** Works on the enrichment queue: collect jobs and module jobs. */
export function startEnrichmentWorker(
  processors: Processors<'collect' | 'module'>,
  settings: WorkerSettings,
): RunningWorker {
  return startWorker(ENRICHMENT_QUEUE, processors, settings);
}

/** Works on the batches that lost all but one of their workers, one at a time. */
export function startQuarantineWorker(
  processors: Processors<'collect'>,
  settings: Omit<WorkerSettings, 'concurrency'>,
): RunningWorker {
  return startWorker(QUARANTINE_QUEUE, processors, { ...settings, concurrency: 1 });
}

/** Works on the webhook queue: attempts of deliveries. */
export function startWebhookWorker(
  processors: Processors<'attempt'>,
  settings: WorkerSettings,
): RunningWorker {
  return startWorker(WEBHOOK_QUEUE, processors, settings);
}
