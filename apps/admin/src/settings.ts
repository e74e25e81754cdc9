import {
  databaseSettings,
  freshnessSettings,
  loadSettingsOrExit,
  redisSettings,
  secretsSettings,
} from '@firmlens/runtime';

/** The operator command's settings; one that is missing or malformed ends the process. */
export function loadAdminSettings() {
  return loadSettingsOrExit({
    database: databaseSettings,
    redis: redisSettings,
    freshness: freshnessSettings,
    secrets: secretsSettings,
  });
}
