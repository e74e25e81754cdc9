import { Prisma } from '../generated/client';
import { isListId } from '../lists/list-id';
import { numberOfSignalEvent } from '../watches/watch-id';

/** Returns the condition for the delivery (d) of an event, by the id of the batch, list or signal that it has. */
export function ofEvent(id: string): Prisma.Sql {
  if (isListId(id)) return Prisma.sql`d.id = (SELECT delivery_id FROM lists WHERE lists.id = ${id})`;
  const signal = numberOfSignalEvent(id);
  if (signal !== null) {
    return Prisma.sql`d.id = (SELECT delivery_id FROM watch_signals WHERE watch_signals.id = ${signal}::bigint)`;
  }
  return Prisma.sql`d.batch_id = ${id}`;
}
