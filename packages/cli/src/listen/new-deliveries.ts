import type { Delivery } from '@firmlens/client';

/** How far behind the newest delivery one may appear: transactions commit in any order. */
const MARGIN = 100n;

/**
 * Returns a function that reads the deliveries that are new since the call before, oldest first. The first call
 * returns none: what happened before it is not new. A delivery without a payload is new once it has one, which is
 * after the service's first attempt.
 */
export function createDeliveryReader(read: () => AsyncIterable<Delivery>): () => Promise<Delivery[]> {
  const seen = new Set<string>();
  const waiting = new Set<bigint>();
  let floor: bigint | null = null;
  return async () => {
    const found: Delivery[] = [];
    let newest = floor ?? 0n;
    for await (const delivery of read()) {
      const id = BigInt(delivery.delivery_id);
      if (id > newest) newest = id;
      if (floor === null || id <= floor) break;
      if (seen.has(delivery.delivery_id)) continue;
      if (delivery.payload === null) waiting.add(id);
      else {
        waiting.delete(id);
        seen.add(delivery.delivery_id);
        found.unshift(delivery);
      }
    }
    const oldestWaiting = [...waiting].reduce((least, id) => (id < least ? id : least), newest);
    const next = oldestWaiting - MARGIN;
    floor = floor === null ? newest : next > floor ? next : floor;
    return found;
  };
}
