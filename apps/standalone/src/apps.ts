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

/**
 * Starts the API and both workers as separate processes. Resolves with the workers' health URLs once all are
 * healthy.
 */
export async function openApps({
  env,
  apiHealthUrl,
  dataDir,
  stack,
  onGiveUp,
}: AppsOptions): Promise<string[]> {
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
  const openWorker = (name: App, port: number) =>
    open(name, `http://127.0.0.1:${port}/health`, { env: { HEALTH_PORT: String(port) } });
  const healthPorts = [await freePort(), await freePort()] as const;
  // Closed in reverse order: first no new requests, then no new batches, then no deliveries.
  await Promise.all([
    openWorker('webhook-worker', healthPorts[0]),
    openWorker('enrichment-worker', healthPorts[1]),
    open('api', apiHealthUrl, { flags: ['--max-semi-space-size=64'] }),
  ]);
  return healthPorts.map((port) => `http://127.0.0.1:${port}/health`);
}
