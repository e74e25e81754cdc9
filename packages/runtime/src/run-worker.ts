import type { ShutdownStack } from './shutdown-stack';
import { type HealthReport, type MetricsSource, startHealthServer } from './health-server';
import type { Logger } from './logger';
import { retryUntil } from './retry-until';
import { runProcess } from './run-process';

export interface WorkerProcess<Infrastructure> {
  service: string;
  logger: Logger;
  /** Where health is served: the given port, otherwise the default or any free one. */
  health: { port: number | null; defaultPort: number };
  /** Opens PostgreSQL, Redis and the egress without waiting for any connection. */
  open(stack: ShutdownStack): Promise<Infrastructure>;
  /** Says why the database cannot be used, or returns null if it can. */
  databaseProblem(infrastructure: Infrastructure): Promise<string | null>;
  /**
   * Returns whether PostgreSQL responds, and the jobs of each queue by state, or null if Redis does not
   * respond. The health report shows further fields as they are.
   */
  readHealth(
    infrastructure: Infrastructure,
  ): Promise<{ database: boolean; queues: object | null; [shown: string]: unknown }>;
  /** The Prometheus metrics, if any. */
  metrics?(infrastructure: Infrastructure): MetricsSource;
  /** Starts the work once the database can be used. */
  start(infrastructure: Infrastructure, stack: ShutdownStack): Promise<{ isRunning(): boolean }>;
}

/**
 * Runs a queue worker. Health is served from the start and shows what the worker waits for. The work starts
 * once the database can be used, and a signal stops it in order.
 */
export async function runWorker<Infrastructure>(worker: WorkerProcess<Infrastructure>): Promise<void> {
  const { service, logger, health } = worker;
  await runProcess(logger, async (stack) => {
    const infrastructure = await worker.open(stack);
    const waitingFor = new Set<string>();
    const work: { started?: { isRunning(): boolean } } = {};

    async function check(): Promise<HealthReport> {
      const { database, queues, ...shown } = await worker.readHealth(infrastructure);
      const isWorking = work.started?.isRunning() === true;
      const waiting = new Set(waitingFor);
      if (!database) waiting.add('PostgreSQL');
      if (queues === null) waiting.add('Redis');
      if (!isWorking && waiting.size === 0) waiting.add('the start of the worker');
      return {
        status: waiting.size === 0 ? 'ok' : 'unavailable',
        checks: { database, redis: queues !== null, worker: isWorking },
        waiting_for: [...waiting],
        queues,
        ...shown,
      };
    }

    const metrics = worker.metrics?.(infrastructure) ?? null;
    await stack.open(
      'health server',
      () => startHealthServer({ service, ...health, check, metrics, logger }),
      (opened) => opened.close(),
    );
    const requireDatabase = async () => {
      const problem = await worker.databaseProblem(infrastructure);
      if (problem !== null) throw new Error(problem);
    };
    await retryUntil('a migrated PostgreSQL', requireDatabase, { logger, signal: stack.signal, waitingFor });
    work.started = await worker.start(infrastructure, stack);
    logger.info('working');
  });
}
