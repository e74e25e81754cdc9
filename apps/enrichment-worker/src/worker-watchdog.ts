import type { QueueName, Queues, RunningWorker } from '@firmlens/queues';
import type { Logger } from '@firmlens/runtime';

interface WatchedDeps {
  start: () => RunningWorker;
  /** The queue that the worker takes its jobs from. */
  queue: QueueName;
  concurrency: number;
  queues: Queues;
  logger: Logger;
  /** How long jobs may wait while the worker has free slots and takes none. */
  patienceMs: number;
}

/** The number of checks within `patienceMs`. Jobs must be waiting at each of them. */
const CHECKS = 12;

/**
 * Replaces a worker that stops taking jobs. After a reconnect to Redis, a worker has been seen to take none
 * although it reports that it runs. The old worker closes once its jobs are done.
 */
export function startWorkerWithWatchdog({
  start,
  queue,
  concurrency,
  queues,
  logger,
  patienceMs,
}: WatchedDeps): Pick<RunningWorker, 'isRunning' | 'close'> {
  let worker = start();
  const replaced = new Set<Promise<void>>();
  let lastCheck = { taken: 0, checks: 0 };

  async function check(): Promise<void> {
    const jobs = await queues.counts().then(
      (counts) => counts[queue],
      () => null,
    );
    const isWaiting = (jobs?.['waiting'] ?? 0) > 0;
    const isIdle = worker.activeJobs() < concurrency && worker.taken() === lastCheck.taken;
    lastCheck = { taken: worker.taken(), checks: isWaiting && isIdle ? lastCheck.checks + 1 : 0 };
    if (lastCheck.checks <= CHECKS) return;
    logger.error('the worker takes no jobs although some are waiting, and is replaced', { queue, jobs });
    const closed = worker.close().finally(() => replaced.delete(closed));
    replaced.add(closed);
    worker = start();
    lastCheck = { taken: 0, checks: 0 };
  }

  let checking: Promise<void> | undefined;
  const timer = setInterval(() => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
  }, patienceMs / CHECKS);
  return {
    isRunning: () => worker.isRunning(),
    async close() {
      clearInterval(timer);
      await checking;
      await Promise.all([worker.close(), ...replaced]);
    },
  };
}
