import { setTimeout as delay } from 'node:timers/promises';
import type { PanelDeps } from './call';

/** A record that could not be dropped expires after this long. */
const RECORD_LIFETIME_MS = 300_000;
const RETRY_MS = 1_000;

/**
 * Makes every process refuse a key that is disabled in the database, from the moment this resolves. If Redis is
 * down, the record is dropped once it is back: until then processes read the database, unless they still reach
 * Redis. The person must get the response, because a new key is shown only once.
 */
export async function evictKey({ cache, logger }: PanelDeps, hash: Buffer): Promise<void> {
  const drop = () => cache.dropKeys([hash]);
  try {
    await drop();
  } catch (error) {
    logger.warn('a disabled key is dropped from Redis later', { error });
    void retry(drop);
  }
}

async function retry(drop: () => Promise<void>): Promise<void> {
  const endsAt = performance.now() + RECORD_LIFETIME_MS;
  while (performance.now() < endsAt) {
    await delay(RETRY_MS, undefined, { ref: false });
    try {
      await drop();
      return;
    } catch {
      // Redis is still down.
    }
  }
}
