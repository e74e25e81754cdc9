import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { isLockProblem } from '../database/is-ready';

/**
 * How long a change may wait for a table, in ms. Whoever comes later waits behind it. It is less than PostgreSQL's
 * deadlock_timeout, so the change gives way before PostgreSQL ends one of two transactions that wait for each other.
 */
const LOCK_TIMEOUT_MS = 500;
/** How long others go first after a change gave way, in ms. */
const PAUSE_MS = 500;
/** Together about ten minutes. */
const MAX_ATTEMPTS = 600;

/**
 * Runs `change` in a transaction. If others hold its tables, rolls back, lets them go first and tries again. Throws if
 * they hold them for ten minutes.
 */
export async function retryWhenLocked(
  client: Client,
  what: string,
  change: () => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await change();
      await client.query('COMMIT');
      return;
    } catch (error) {
      if (!isLockProblem(error)) throw error;
      await client.query('ROLLBACK');
      if (attempt === MAX_ATTEMPTS)
        throw new Error(
          `${what} waits for a table that other transactions hold. End them, then migrate again`,
          {
            cause: error,
          },
        );
    }
    await delay(PAUSE_MS);
  }
}
