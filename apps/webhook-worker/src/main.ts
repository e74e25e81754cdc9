import { databaseProblem, pingDatabase } from '@firmlens/domain';
import { createLogger, loadServiceSettings, openTracing, runWorker } from '@firmlens/runtime';
import { openInfrastructure, startWork } from './compose';
import { createMetrics } from './metrics';

const settings = loadServiceSettings();
const logger = createLogger({ service: 'webhook-worker', level: settings.log.level });

void runWorker({
  service: 'webhook-worker',
  logger,
  health: { port: settings.health.port, defaultPort: 3002 },
  open: async (stack) => {
    await openTracing('webhook-worker', settings, logger, stack);
    return openInfrastructure(settings, stack);
  },
  databaseProblem: ({ db }) => databaseProblem(db),
  readHealth: async ({ db, queues }) => {
    const [database, counts] = await Promise.all([pingDatabase(db), queues.counts().catch(() => null)]);
    return { database, queues: counts };
  },
  metrics: (infrastructure) => createMetrics(infrastructure),
  start: (infrastructure, stack) => startWork(infrastructure, settings, logger, stack),
});
