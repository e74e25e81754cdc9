import type { App } from './app';

/** Does something while these processes stand still; those that have ended meanwhile stay so. */
export async function whileFrozen<T>(apps: readonly App[], work: () => Promise<T>): Promise<T> {
  for (const app of apps) app.kill('SIGSTOP');
  try {
    return await work();
  } finally {
    for (const app of apps) app.kill('SIGCONT');
  }
}
