import { setTimeout as delay } from 'node:timers/promises';
import type { Harness } from '../harness/harness';

const CHECK_EVERY_MS = 200;
/** The connection on which a worker waits for a job. Its name contains the machine and the process id. */
const WAITS_FOR_A_JOB = / name=\{firmlens\}:\S+:w:\S+-(\d+) .* cmd=bzpopmin /;

/**
 * Waits until each running worker has asked Redis for a job over a connection made after Redis started. Returns how
 * long that took in ms, or null if it took longer than `withinMs`.
 */
export async function waitUntilAllPoll(harness: Harness, withinMs: number): Promise<number | null> {
  const started = performance.now();
  const workers = harness.apps.filter((app) => app.name !== 'api' && app.isRunning());
  const silent = new Set(workers.map((app) => app.pid()));
  for (;;) {
    const clients = String(await harness.redis.call('CLIENT', 'LIST'));
    for (const line of clients.split('\n')) silent.delete(Number(WAITS_FOR_A_JOB.exec(line)?.[1]));
    if (silent.size === 0) return performance.now() - started;
    if (performance.now() - started > withinMs) return null;
    await delay(CHECK_EVERY_MS);
  }
}
