import { setTimeout as delay } from 'node:timers/promises';
import type { PanelDeps } from './call';

/** A record of a key that could not be dropped expires after this long. */
const RECORD_LIFETIME_MS = 300_000;
const RETRY_MS = 1_000;

/**
 * Makes a change of the database count in every process, from the moment this resolves. If Redis is down, the change is
 * made once it is back: until then processes read the database, unless they still reach Redis. `later` is for the log.
 */
export async function updateRedis(
  { logger }: Pick<PanelDeps, 'logger'>,
  later: string,
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    logger.warn(later, { error });
    void retry(change);
  }
}

async function retry(change: () => Promise<void>): Promise<void> {
  const endsAt = performance.now() + RECORD_LIFETIME_MS;
  while (performance.now() < endsAt) {
    await delay(RETRY_MS, undefined, { ref: false });
    try {
      await change();
      return;
    } catch {
      // Redis is still down.
    }
  }
}
