import {
  databaseSettings,
  freshnessSettings,
  loadSettings,
  redisSettings,
  secretsSettings,
} from '@firmlens/runtime';

/** The operator command's settings. Throws `SettingsError` where one is missing or malformed. */
export function loadAdminSettings(env: NodeJS.ProcessEnv) {
  const groups = {
    database: databaseSettings,
    redis: redisSettings,
    freshness: freshnessSettings,
    secrets: secretsSettings,
  };
  return loadSettings(groups, env);
}
