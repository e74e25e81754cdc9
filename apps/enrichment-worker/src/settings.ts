import {
  crawlerSettings,
  databaseSettings,
  egressSettings,
  enrichmentSettings,
  freshnessSettings,
  healthSettings,
  loadSettingsOrExit,
  logSettings,
  redisSettings,
  retentionSettings,
  secretsSettings,
} from '@firmlens/runtime';

/** The enrichment worker's settings; one that is missing or malformed ends the process. */
export function loadWorkerSettings() {
  return loadSettingsOrExit({
    database: databaseSettings,
    redis: redisSettings,
    egress: egressSettings,
    crawler: crawlerSettings,
    enrichment: enrichmentSettings,
    freshness: freshnessSettings,
    retention: retentionSettings,
    secrets: secretsSettings,
    health: healthSettings,
    log: logSettings,
  });
}

export type WorkerSettings = ReturnType<typeof loadWorkerSettings>;
