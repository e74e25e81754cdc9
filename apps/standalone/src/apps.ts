import { freePort } from '@firmlens/embedded';
import type { ShutdownStack } from '@firmlens/runtime';
import { appEntryPoint, type App } from './app-entry-point';
import type { DataDir } from './data-dir';
import { startApp } from './supervised-app';

export interface AppsOptions {
  env: NodeJS.ProcessEnv;
  apiHealthUrl: string;
  dataDir: DataDir;
  stack: ShutdownStack;
  /** Called when an app has exited too often to be restarted. */
  onGiveUp: (reason: string) => void;
}

/** Where each worker says how it is. */
export type WorkerHealthUrls = Readonly<Record<Exclude<App, 'api'>, string>>;

/**
 * Starts the API and both workers as separate processes. Resolves with the workers' health URLs once all are
 * healthy. Their ports are free ones, so that several services can run on one machine.
 */
export async function openApps({
  env,
  apiHealthUrl,
  dataDir,
  stack,
  onGiveUp,
}: AppsOptions): Promise<WorkerHealthUrls> {
  const open = (name: App, healthUrl: string, options: { flags?: string[]; env?: NodeJS.ProcessEnv }) =>
    stack.open(
      name,
      (signal) =>
        startApp({
          name,
          args: [...(options.flags ?? []), appEntryPoint(name)],
          env: { ...env, ...options.env },
          logFile: dataDir.logFile(name),
          healthUrl,
          logger: dataDir.logger,
          signal,
          onGiveUp,
        }),
      ({ stop }) => stop(),
    );
  const openWorker = (name: App, healthUrl: string) =>
    open(name, healthUrl, { env: { HEALTH_PORT: new URL(healthUrl).port } });
  const workerHealthUrls: WorkerHealthUrls = {
    'enrichment-worker': `http://127.0.0.1:${await freePort()}/health`,
    'webhook-worker': `http://127.0.0.1:${await freePort()}/health`,
  };
  // Closed in reverse order: first no new requests, then no new batches, then no deliveries.
  await Promise.all([
    openWorker('webhook-worker', workerHealthUrls['webhook-worker']),
    openWorker('enrichment-worker', workerHealthUrls['enrichment-worker']),
    open('api', apiHealthUrl, { flags: ['--max-semi-space-size=16', '--max-old-space-size=384'] }),
  ]);
  return workerHealthUrls;
}
