import {
  addressSettings,
  databaseSettings,
  freshnessSettings,
  hasServerVariables,
  loadSettings,
  redisSettings,
  secretsSettings,
} from '@firmlens/runtime';
import { CommandError } from './command';

/**
 * Loads the operator command's settings. Throws a `SettingsError` if one is missing or malformed, or a
 * `CommandError` if there is no service to work on.
 */
export function loadAdminSettings(env: NodeJS.ProcessEnv) {
  if (!hasServerVariables(env)) {
    throw new CommandError(
      'No service is running here. Run `npm start`, or set DATABASE_URL, REDIS_URL and SECRETS_KEY.',
    );
  }
  const groups = {
    address: addressSettings,
    database: databaseSettings,
    redis: redisSettings,
    freshness: freshnessSettings,
    secrets: secretsSettings,
  };
  return loadSettings(groups, env);
}
