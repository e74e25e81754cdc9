import type { Database } from '../database';
import { type Actor, writeAudit } from '../panel/audit';

/** Records what an operator is about to do to the queues. Redis cannot do it in the same transaction. */
export async function recordQueueChange(
  db: Database,
  actor: Actor,
  { action, queue }: { action: 'queue.retried' | 'queue.drained'; queue: string },
): Promise<void> {
  await writeAudit(db, actor, { accountId: null, action, target: queue });
}
