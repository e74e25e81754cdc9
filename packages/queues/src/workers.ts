import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { jobSeconds } from '@firmlens/metrics';
import { connectForWorker, type RedisServers } from '@firmlens/redis';
import type { Job } from 'bullmq';
import type * as bullmqModule from './bullmq';
import {
  type AttemptJob,
  type CollectJob,
  QUARANTINE_QUEUE,
  ENRICHMENT_QUEUE,
  type JobName,
  type JobPayloads,
  MODULE_QUEUE,
  parseJob,
  WEBHOOK_QUEUE,
} from './jobs';
import { QUEUE_PREFIX } from './queue-set';

/** The job that a processor works on. */
export interface JobContext<N extends JobName> {
  /** Replaces the payload that dashboards show, if the job turned out to be for something else. */
  show(payload: JobPayloads[N]): Promise<void>;
}

type Processors<Names extends JobName> = {
  [N in Names]: (payload: JobPayloads[N], job: JobContext<N>) => Promise<void>;
};

/** A job that ended with an error, and what it worked on. */
export interface FailedJob {
  id: string | null;
  batchId?: string;
  deliveryId?: string;
}

function failedJob(job: Job): FailedJob {
  const { batchId, deliveryId } = job.data as Partial<CollectJob & AttemptJob>;
  return {
    id: job.id ?? null,
    ...(batchId !== undefined && { batchId }),
    ...(deliveryId !== undefined && { deliveryId }),
  };
}

interface WorkerSettings {
  redis: RedisServers;
  concurrency: number;
  /** Called for every job that ended with an error, and for faults of the worker itself, which have no job. */
  onError: (error: Error, job: FailedJob | null) => void;
}

export interface RunningWorker {
  isRunning(): boolean;
  /** The number of active jobs. */
  activeJobs(): number;
  /** The number of jobs taken so far. */
  taken(): number;
  /** Takes no new job and waits for active ones, but not for a Redis that is down. */
  close(): Promise<void>;
}

/** What Redis keeps of a job's error, whose own message may name a company. */
const SEE_LOG = 'The log of the worker has the reason, in a line with this job_id.';

/** Shown by dashboards as the worker of a job. */
const WORKER_NAME = `${hostname()}-${process.pid}`;

/** How long a worker that ends waits for Redis to record that its jobs are done. PostgreSQL knows already. */
const CLOSE_GRACE_MS = 3_000;

function startWorker<Names extends JobName>(
  queue: string,
  processors: Processors<Names>,
  { redis, concurrency, onError }: WorkerSettings,
): RunningWorker {
  const { UnrecoverableError, Worker } = require('./bullmq') as typeof bullmqModule;
  const activeJobs = new Set<Promise<void>>();
  let takenJobs = 0;
  let isEnding = false;
  const connection = connectForWorker(redis, () => isEnding);

  async function work(job: Job): Promise<void> {
    const name = job.name as Names;
    if (!Object.hasOwn(processors, name))
      throw new UnrecoverableError(`no processor for jobs named ${job.name}`);
    const payload = parseJob(name, job.data);
    await processors[name](payload, { show: (shown) => job.updateData(shown) });
  }
  async function measure(job: Job): Promise<void> {
    const started = performance.now();
    let outcome = 'failed';
    try {
      await work(job);
      outcome = 'done';
    } catch (error) {
      throw error instanceof UnrecoverableError ? error : new Error(SEE_LOG, { cause: error });
    } finally {
      jobSeconds.observe({ queue, outcome }, (performance.now() - started) / 1_000);
    }
  }
  function processJob(job: Job): Promise<void> {
    const done = measure(job).finally(() => activeJobs.delete(done));
    activeJobs.add(done);
    takenJobs += 1;
    return done;
  }

  const worker = new Worker(queue, processJob, {
    connection,
    name: WORKER_NAME,
    prefix: QUEUE_PREFIX,
    concurrency,
    lockDuration: 30_000,
    stalledInterval: 15_000,
    // A stalled job is not a verdict: PostgreSQL counts how often a batch loses its worker.
    maxStalledCount: 100,
  });
  worker.on('failed', (job, error) => {
    onError(error.cause instanceof Error ? error.cause : error, job ? failedJob(job) : null);
  });
  worker.on('error', (error) => onError(error, null));
  return {
    isRunning: () => worker.isRunning(),
    activeJobs: () => activeJobs.size,
    taken: () => takenJobs,
    async close() {
      isEnding = true;
      const isAway = connection.status !== 'ready';
      if (isAway) await worker.pause(true);
      const finished = Promise.allSettled(activeJobs);
      // On its own, BullMQ would end only when Redis is back.
      const closed = isAway ? finished.then(() => worker.close(true)) : worker.close();
      await Promise.race([closed, finished.then(() => delay(CLOSE_GRACE_MS, undefined, { ref: false }))]);
      // A connection that waits for its next try then gives up. Disconnected now, it would keep its
      // callers waiting.
      if (connection.status === 'reconnecting') connection.once('ready', () => connection.disconnect());
      else connection.disconnect();
    },
  };
}

/** Starts a worker for the enrichment queue: the turns of batches. */
export function startEnrichmentWorker(
  processors: Processors<'collect'>,
  settings: WorkerSettings,
): RunningWorker {
  return startWorker(ENRICHMENT_QUEUE, processors, settings);
}

/** Starts a worker for the modules of collected batches. */
export function startModuleWorker(processors: Processors<'module'>, settings: WorkerSettings): RunningWorker {
  return startWorker(MODULE_QUEUE, processors, settings);
}

/** Starts a worker for quarantined batches, one at a time. */
export function startQuarantineWorker(
  processors: Processors<'collect'>,
  settings: Omit<WorkerSettings, 'concurrency'>,
): RunningWorker {
  return startWorker(QUARANTINE_QUEUE, processors, { ...settings, concurrency: 1 });
}

/** Starts a worker for the webhook queue: attempts of deliveries. */
export function startWebhookWorker(
  processors: Processors<'attempt'>,
  settings: WorkerSettings,
): RunningWorker {
  return startWorker(WEBHOOK_QUEUE, processors, settings);
}
