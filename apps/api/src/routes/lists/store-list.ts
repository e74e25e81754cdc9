import { ServiceError } from '@firmlens/contract';
import {
  createList,
  findList,
  type List,
  MOST_ENTRIES_PER_DAY,
  MOST_OPEN_LISTS,
  type Transaction,
} from '@firmlens/domain';

/** Retry-After in seconds for an account with too many lists. */
const RETRY_SECONDS = 60;

/** Stores a list in a transaction, and returns it. Throws `concurrent_limit_reached`. */
export async function storeList(tx: Transaction, list: Parameters<typeof createList>[1]): Promise<List> {
  const listId = await createList(tx, list);
  const stored = listId === null ? null : await findList(tx, list.accountId, listId);
  if (stored === null) {
    throw new ServiceError(
      'concurrent_limit_reached',
      `An account has at most ${MOST_OPEN_LISTS} lists that have not ended, and sends at most ${MOST_ENTRIES_PER_DAY} entries a day.`,
      { headers: { 'Retry-After': String(RETRY_SECONDS) } },
    );
  }
  return stored;
}
