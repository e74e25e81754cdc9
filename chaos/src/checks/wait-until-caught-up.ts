import { setTimeout as delay } from 'node:timers/promises';
import type { Harness } from '../harness/harness';

/** Of the five minutes that batches have here. */
const WITHIN_MS = 120_000;

/** Waits until no batch that was asked for before now runs any more; false where that takes over two minutes. */
export async function waitUntilCaughtUp({ db }: Harness): Promise<boolean> {
  const asked = new Date();
  const isRunning = () =>
    db.batch.count({ where: { status: { in: ['queued', 'processing'] }, requestedAt: { lt: asked } } });
  for (const end = performance.now() + WITHIN_MS; (await isRunning()) > 0; await delay(250))
    if (performance.now() > end) return false;
  return true;
}
