import { setTimeout as delay } from 'node:timers/promises';
import type { Rig } from '../rig/rig';

const LOOK_EVERY_MS = 200;
/** The connection on which a worker waits for a job. */
const WAITS_FOR_A_JOB = /^id=(\d+) .* name=\{firmlens\}:\S+ .* cmd=bzpopmin /;

/**
 * Waits until each worker that runs has asked Redis for a job, by a connection that was made after Redis started; gives how
 * long that took in ms, or null where it took longer than `withinMs`.
 */
export async function untilAllAsk(rig: Rig, withinMs: number): Promise<number | null> {
  const started = performance.now();
  const workers = rig.apps.filter((app) => app.name !== 'api' && app.isRunning()).length;
  const seen = new Set<string>();
  while (seen.size < workers) {
    const clients = String(await rig.redis.call('CLIENT', 'LIST'));
    for (const line of clients.split('\n')) {
      const id = WAITS_FOR_A_JOB.exec(line)?.[1];
      if (id !== undefined) seen.add(id);
    }
    if (seen.size >= workers) break;
    if (performance.now() - started > withinMs) return null;
    await delay(LOOK_EVERY_MS);
  }
  return performance.now() - started;
}
