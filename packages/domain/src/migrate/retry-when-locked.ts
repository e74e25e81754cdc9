import { setTimeout as delay } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { LOCK_CODES } from '../database/lock-codes';

/**
 * How long a change may wait for a table, in ms. Whoever comes later waits behind it. It is less than PostgreSQL's
 * deadlock_timeout (1 s), so that in a deadlock the change mostly gives way before PostgreSQL ends another transaction.
 */
const LOCK_TIMEOUT_MS = 500;
/** Only a wait that is longer than deadlock_timeout makes an automatic vacuum give way. */
const LONG_LOCK_TIMEOUT_MS = 1_500;
const LONG_EVERY = 10;
/** How long others go first after a change gave way, in ms. */
const PAUSE_MS = 500;
/** After this time no further attempt begins. */
const MAX_MS = 600_000;

const isLocked = (error: unknown) => error instanceof DatabaseError && LOCK_CODES.has(error.code);

/**
 * Runs `change` in a transaction. If others hold its tables, rolls back, lets them go first and tries again. Throws if
 * they hold them for ten minutes.
 */
export async function retryWhenLocked(
  client: Client,
  what: string,
  change: () => Promise<unknown>,
): Promise<void> {
  const end = Date.now() + MAX_MS;
  for (let attempt = 1; ; attempt += 1) {
    const timeoutMs = attempt % LONG_EVERY === 0 ? LONG_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS;
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${timeoutMs}`);
      await change();
      await client.query('COMMIT');
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      await client.query('ROLLBACK');
      if (Date.now() > end)
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
