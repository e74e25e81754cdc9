import { databaseProblem, pingDatabase } from '@firmlens/domain';
import type { RunningWorker } from '@firmlens/queues';
import {
  createLogger,
  type HealthReport,
  retryUntil,
  runProcess,
  startHealthServer,
} from '@firmlens/runtime';
import { type Infrastructure, openInfrastructure, openSources, startWork } from './compose';
import { loadWorkerSettings } from './settings';

const DEFAULT_HEALTH_PORT = 3001;

const settings = loadWorkerSettings();
const logger = createLogger({ service: 'enrichment-worker', level: settings.log.level });

async function healthOf(
  { db, queues }: Infrastructure,
  worker: Pick<RunningWorker, 'isRunning'> | undefined,
  waitingFor: ReadonlySet<string>,
): Promise<HealthReport> {
  const [database, counts] = await Promise.all([pingDatabase(db), queues.counts().catch(() => null)]);
  const waiting = new Set(waitingFor);
  if (!database) waiting.add('PostgreSQL');
  if (counts === null) waiting.add('Redis');
  const isWorking = worker?.isRunning() === true;
  if (!isWorking && waiting.size === 0) waiting.add('the start of the worker');
  return {
    status: waiting.size === 0 ? 'ok' : 'unavailable',
    checks: { database, redis: counts !== null, worker: isWorking },
    waiting_for: [...waiting],
    queues: counts,
  };
}

void runProcess(logger, async (stack) => {
  const infrastructure = await openInfrastructure(settings, logger, stack);
  const waitingFor = new Set<string>();
  const work: { worker?: Pick<RunningWorker, 'isRunning'> } = {};
  await stack.open(
    'health server',
    () =>
      startHealthServer({
        service: 'enrichment-worker',
        port: settings.health.port,
        defaultPort: DEFAULT_HEALTH_PORT,
        check: () => healthOf(infrastructure, work.worker, waitingFor),
        logger,
      }),
    (opened) => opened.close(),
  );
  const requireDatabase = async () => {
    const problem = await databaseProblem(infrastructure.db);
    if (problem !== null) throw new Error(problem);
  };
  await retryUntil('a migrated PostgreSQL', requireDatabase, { logger, signal: stack.signal, waitingFor });
  const sources = openSources(settings, logger);
  work.worker = await startWork({ infrastructure, settings, sources, logger, stack });
  logger.info('working', { concurrency: settings.enrichment.concurrency });
});
