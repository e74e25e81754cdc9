import { openHostStates } from '@firmlens/cache';
import { createMetrics } from '../../src/metrics';
import type { Harness } from './harness';

/** Returns the metrics of this process, which its workers share, by name and labels. */
export async function scrapeWorker({ db, queues, redisUrl }: Harness): Promise<Record<string, number>> {
  const hostStates = openHostStates({ redis: { url: redisUrl }, timeoutMs: 2_000 });
  try {
    const text = await createMetrics({ db, queues, hostStates }).metrics();
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return Object.fromEntries(
      samples.map((line) => [
        line.slice(0, line.lastIndexOf(' ')),
        Number(line.slice(line.lastIndexOf(' '))),
      ]),
    );
  } finally {
    hostStates.close();
  }
}
