import { reservedBatches, reservedCredits } from '@firmlens/metrics';
import type { Dispatcher } from './dispatcher';

/** A batch that was queued, and the balance after it. */
interface Reserved {
  accountId: number;
  creditsReserved: number;
  balance: number;
  ledgerSequence: number;
}

/**
 * Returns what follows the reservation of a batch, whoever made it: it is counted and dispatched, and its balance
 * cached.
 */
export function createReservationListener(
  dispatcher: Pick<Dispatcher, 'wake'>,
  cache: { putBalance: (accountId: number, ledgerSequence: number, balance: number) => Promise<void> },
): (reserved: Reserved) => void {
  return ({ accountId, creditsReserved, ledgerSequence, balance }) => {
    reservedBatches.inc();
    reservedCredits.inc(creditsReserved);
    dispatcher.wake();
    // If Redis is down, the next request reads PostgreSQL.
    cache.putBalance(accountId, ledgerSequence, balance).catch(() => undefined);
  };
}
