import {
  addressSettings,
  batchSettings,
  crawlerSettings,
  databaseSettings,
  deliverySettings,
  demoSettings,
  egressSettings,
  enrichmentSettings,
  evidenceSettings,
  freshnessSettings,
  healthSettings,
  languageModelSettings,
  logSettings,
  mailSettings,
  opsSettings,
  replicaSettings,
  requestSettings,
  retentionSettings,
  secretsSettings,
  sourcesSettings,
  tracingSettings,
  webhookUrlSettings,
} from './groups';
import { loadSettingsOrExit } from './load-settings';
import { redisSettings } from './redis-settings';

/** Every setting of the service. */
export const SERVICE_SETTINGS = {
  address: addressSettings,
  request: requestSettings,
  database: databaseSettings,
  replica: replicaSettings,
  redis: redisSettings,
  egress: egressSettings,
  crawler: crawlerSettings,
  sources: sourcesSettings,
  languageModel: languageModelSettings,
  freshness: freshnessSettings,
  batch: batchSettings,
  enrichment: enrichmentSettings,
  evidence: evidenceSettings,
  webhookUrl: webhookUrlSettings,
  delivery: deliverySettings,
  secrets: secretsSettings,
  mail: mailSettings,
  demo: demoSettings,
  retention: retentionSettings,
  health: healthSettings,
  ops: opsSettings,
  log: logSettings,
  tracing: tracingSettings,
} as const;

/**
 * Loads the settings of the whole service. Every process validates all of them, even those it does not use,
 * so the first process that starts finds a malformed one. An invalid setting ends the process.
 */
export function loadServiceSettings() {
  return loadSettingsOrExit(SERVICE_SETTINGS);
}

export type ServiceSettings = ReturnType<typeof loadServiceSettings>;
