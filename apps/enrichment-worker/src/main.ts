import { countPostponedQueries, databaseProblem, pingDatabase, reportSources } from '@firmlens/domain';
import { createLogger, loadServiceSettings, openTracing, runWorker } from '@firmlens/runtime';
import { configuredSources, startWork } from './compose';
import { openInfrastructure } from './infrastructure';
import { sourcesReport } from './sources-report';
import { createMetrics } from './metrics';
import { invariantsReport } from './sweep/invariants-report';

const settings = loadServiceSettings();
const logger = createLogger({ service: 'enrichment-worker', level: settings.log.level });

void runWorker({
  service: 'enrichment-worker',
  logger,
  health: { port: settings.health.port, defaultPort: 3001 },
  open: async (stack) => {
    await openTracing('enrichment-worker', settings, logger, stack);
    const infrastructure = await openInfrastructure(settings, logger, stack);
    return { ...infrastructure, ...configuredSources(settings, infrastructure, logger) };
  },
  databaseProblem: ({ db }) => databaseProblem(db),
  readHealth: async ({ db, queues, sources, off, languageModel }) => {
    const [database, counts] = await Promise.all([pingDatabase(db), queues.counts().catch(() => null)]);
    return {
      database,
      queues: counts,
      sources: sourcesReport({ sources, off, languageModel }),
      postponed_queries: database ? await countPostponedQueries(db).catch(() => null) : null,
      invariants: database ? await invariantsReport(db).catch(() => null) : null,
    };
  },
  metrics: (infrastructure) => createMetrics(infrastructure),
  start: async ({ sources, off, ...infrastructure }, stack) => {
    const { db, languageModel } = infrastructure;
    const report = sourcesReport({ sources, off, languageModel });
    const states = report.map(({ source, status, reason }) => ({ source, isOn: status === 'on', reason }));
    await reportSources(db, states).catch((error: unknown) => {
      logger.warn('the panel does not learn which sources are on', { error });
    });
    return startWork({ infrastructure, settings, sources, off, logger, stack });
  },
});
