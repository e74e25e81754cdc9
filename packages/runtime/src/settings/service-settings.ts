import {
  addressSettings,
  batchSettings,
  crawlerSettings,
  databaseSettings,
  deliverySettings,
  egressSettings,
  enrichmentSettings,
  freshnessSettings,
  healthSettings,
  languageModelSettings,
  logSettings,
  redisSettings,
  requestSettings,
  retentionSettings,
  secretsSettings,
  sourcesSettings,
  webhookUrlSettings,
} from './groups';
import { loadSettingsOrExit } from './load-settings';

/**
 * The settings of the whole service. Every process of it checks them all, those too that it does not use itself,
 * so that a malformed one is found by the first process that starts; one that is wrong ends the process.
 */
export function loadServiceSettings() {
  return loadSettingsOrExit({
    address: addressSettings,
    request: requestSettings,
    database: databaseSettings,
    redis: redisSettings,
    egress: egressSettings,
    crawler: crawlerSettings,
    sources: sourcesSettings,
    languageModel: languageModelSettings,
    freshness: freshnessSettings,
    batch: batchSettings,
    enrichment: enrichmentSettings,
    webhookUrl: webhookUrlSettings,
    delivery: deliverySettings,
    secrets: secretsSettings,
    retention: retentionSettings,
    health: healthSettings,
    log: logSettings,
  });
}

export type ServiceSettings = ReturnType<typeof loadServiceSettings>;
