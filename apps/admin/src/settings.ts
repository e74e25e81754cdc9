import {
  databaseSettings,
  freshnessSettings,
  loadSettings,
  redisSettings,
  secretsSettings,
} from '@firmlens/runtime';

/** Loads the operator command's settings. Throws a `SettingsError` if one is missing or malformed. */
export function loadAdminSettings(env: NodeJS.ProcessEnv) {
  const groups = {
    database: databaseSettings,
    redis: redisSettings,
    freshness: freshnessSettings,
    secrets: secretsSettings,
  };
  return loadSettings(groups, env);
}
