import {
  addressSettings,
  databaseSettings,
  deliverySettings,
  egressSettings,
  healthSettings,
  loadSettingsOrExit,
  logSettings,
  redisSettings,
  secretsSettings,
} from '@firmlens/runtime';

/** The webhook worker's settings; one that is missing or malformed ends the process. */
export function loadWorkerSettings() {
  return loadSettingsOrExit({
    address: addressSettings,
    database: databaseSettings,
    redis: redisSettings,
    egress: egressSettings,
    delivery: deliverySettings,
    secrets: secretsSettings,
    health: healthSettings,
    log: logSettings,
  });
}

export type WorkerSettings = ReturnType<typeof loadWorkerSettings>;
