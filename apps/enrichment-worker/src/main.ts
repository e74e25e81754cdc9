import { countPostponedQueries, databaseProblem, pingDatabase } from '@firmlens/domain';
import { createLogger, loadServiceSettings, runWorker } from '@firmlens/runtime';
import { LANGUAGE_MODEL } from '@firmlens/sources';
import { configuredSources, startWork } from './compose';
import { openInfrastructure } from './infrastructure';
import { sourcesReport } from './sources-report';
import { createInvariantMetrics, invariantsReport } from './sweep/invariant-metrics';

const settings = loadServiceSettings();
const logger = createLogger({ service: 'enrichment-worker', level: settings.log.level });

void runWorker({
  service: 'enrichment-worker',
  logger,
  health: { port: settings.health.port, defaultPort: 3001 },
  open: async (stack) => {
    const infrastructure = await openInfrastructure(settings, logger, stack);
    return { ...infrastructure, ...configuredSources(settings, infrastructure, logger) };
  },
  databaseProblem: ({ db }) => databaseProblem(db),
  readHealth: async ({ db, queues, sources, off, languageModel }) => {
    const [database, counts] = await Promise.all([pingDatabase(db), queues.counts().catch(() => null)]);
    return {
      database,
      queues: counts,
      sources: sourcesReport([...sources, ...(languageModel ? [LANGUAGE_MODEL] : [])], off),
      postponed_queries: database ? await countPostponedQueries(db).catch(() => null) : null,
      invariants: database ? await invariantsReport(db).catch(() => null) : null,
    };
  },
  metrics: ({ db }) => createInvariantMetrics(db),
  start: ({ sources, off, ...infrastructure }, stack) =>
    startWork({ infrastructure, settings, sources, off, logger, stack }),
});
