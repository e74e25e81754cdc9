import type { App } from './app';

/** Runs `work` while these processes are frozen. A process that ends meanwhile stays ended. */
export async function whileFrozen<T>(apps: readonly App[], work: () => Promise<T>): Promise<T> {
  for (const app of apps) app.kill('SIGSTOP');
  try {
    return await work();
  } finally {
    for (const app of apps) app.kill('SIGCONT');
  }
}
