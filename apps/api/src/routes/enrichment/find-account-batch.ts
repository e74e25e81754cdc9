import { ServiceError } from '@firmlens/contract';
import { isBatchId } from '@firmlens/domain';

/**
 * Returns the batch with this id if it belongs to the account. Throws `batch_not_found`, without a look-up if
 * the id is malformed, or `batch_forbidden`.
 */
export async function findAccountBatch<B extends { accountId: number }>(
  find: (batchId: string) => Promise<B | null>,
  batchId: string,
  accountId: number,
): Promise<B> {
  const batch = isBatchId(batchId) ? await find(batchId) : null;
  if (batch === null) throw new ServiceError('batch_not_found', 'There is no batch with this id.');
  if (batch.accountId !== accountId)
    throw new ServiceError('batch_forbidden', 'The batch belongs to another account.');
  return batch;
}
