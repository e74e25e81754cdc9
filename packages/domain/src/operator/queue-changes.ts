import type { Database } from '../database';
import { type Actor, writeAudit } from '../panel/audit';

/**
 * Records what an operator is about to do to the queues, such as `drain webhooks`. Redis cannot do it in the same
 * transaction.
 */
export async function recordQueueChange(db: Database, actor: Actor, change: string): Promise<void> {
  await writeAudit(db, actor, { accountId: null, action: 'queue.changed', target: change });
}
