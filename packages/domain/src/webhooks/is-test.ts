import { type DeliveryEvent, LIST_EVENT, SIGNAL_EVENT } from '@firmlens/contract';

/** The events that report no batch. */
export const EVENTS_WITHOUT_BATCH: DeliveryEvent[] = [LIST_EVENT, SIGNAL_EVENT];

/** Whether a delivery is a test: it reports a batch, and there is none. */
export function isTestDelivery({
  batchId,
  event,
}: {
  batchId: string | null;
  event: DeliveryEvent;
}): boolean {
  return batchId === null && !EVENTS_WITHOUT_BATCH.includes(event);
}
