import {
  addressSettings,
  batchSettings,
  databaseSettings,
  egressSettings,
  freshnessSettings,
  loadSettingsOrExit,
  logSettings,
  redisSettings,
  requestSettings,
  secretsSettings,
  webhookUrlSettings,
} from '@firmlens/runtime';

/** The API's settings; one that is missing or malformed ends the process. */
export function loadApiSettings() {
  return loadSettingsOrExit({
    address: addressSettings,
    request: requestSettings,
    database: databaseSettings,
    redis: redisSettings,
    egress: egressSettings,
    freshness: freshnessSettings,
    batch: batchSettings,
    webhookUrl: webhookUrlSettings,
    secrets: secretsSettings,
    log: logSettings,
  });
}

export type ApiSettings = ReturnType<typeof loadApiSettings>;
