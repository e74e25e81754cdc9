import { databaseProblem, pingDatabase } from '@firmlens/domain';
import { createLogger, loadServiceSettings, runWorker } from '@firmlens/runtime';
import { openInfrastructure, openSources, startWork } from './compose';

const settings = loadServiceSettings();
const logger = createLogger({ service: 'enrichment-worker', level: settings.log.level });

void runWorker({
  service: 'enrichment-worker',
  logger,
  health: { port: settings.health.port, defaultPort: 3001 },
  open: (stack) => openInfrastructure(settings, logger, stack),
  databaseProblem: ({ db }) => databaseProblem(db),
  look: async ({ db, queues }) => {
    const [database, counts] = await Promise.all([pingDatabase(db), queues.counts().catch(() => null)]);
    return { database, queues: counts };
  },
  start: (infrastructure, stack) =>
    startWork({ infrastructure, settings, sources: openSources(settings, logger), logger, stack }),
});
