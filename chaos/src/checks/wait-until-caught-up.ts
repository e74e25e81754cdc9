import { setTimeout as delay } from 'node:timers/promises';
import type { Harness } from '../harness/harness';

/** Out of the five minutes that a batch has here. */
const WITHIN_MS = 120_000;

/** Waits until no batch requested before now is running. Returns false if that takes over two minutes. */
export async function waitUntilCaughtUp({ db }: Harness): Promise<boolean> {
  const startedAt = new Date();
  const isRunning = () =>
    db.batch.count({ where: { status: { in: ['queued', 'processing'] }, requestedAt: { lt: startedAt } } });
  for (const end = performance.now() + WITHIN_MS; (await isRunning()) > 0; await delay(250))
    if (performance.now() > end) return false;
  return true;
}
