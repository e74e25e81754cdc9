import { type ReceivedDelivery, verifyDelivery } from '@firmlens/replica';
import type { Rig } from '../rig/rig';

/** A delivery with its batch, as both are on file. */
export interface DeliveryRow {
  batch_id: string;
  account_id: number;
  event: string;
  status: string;
  url: string;
  batch_status: string;
  credits_reserved: number;
  credits_used: number;
  credits_refunded: number;
}

interface Payload {
  event?: string;
  batch_id?: string;
  status?: string;
  credits?: { reserved?: number; used?: number; refunded?: number };
}

/** What was compared and what was wrong. */
export interface ReceiverReport {
  /** Batches whose end arrived. */
  arrived: number;
  /** Those of them that arrived more than once. */
  repeated: number;
  violations: string[];
}

/**
 * Holds a receiver's log against the deliveries on file when nothing is under way (I7): each that arrived is owed, signed by its
 * account's secret, and says what is on file; each that counts as delivered to `url` arrived.
 */
export function compareReceived(
  received: readonly Pick<ReceivedDelivery, 'at' | 'headers' | 'body'>[],
  rows: readonly DeliveryRow[],
  { url, secrets }: { url: string; secrets: ReadonlyMap<number, string> },
): ReceiverReport {
  const owed = new Map(rows.map((row) => [row.batch_id, row]));
  const violations: string[] = [];
  const arrived = new Map<string, number>();
  for (const { at, headers, body } of received) {
    const payload = JSON.parse(body) as Payload;
    const batchId = payload.batch_id ?? '';
    arrived.set(batchId, (arrived.get(batchId) ?? 0) + 1);
    const row = owed.get(batchId);
    if (row === undefined) {
      violations.push(`a delivery of ${batchId} arrived that nobody owes`);
      continue;
    }
    const secret = secrets.get(row.account_id) ?? '';
    const { service, standard } = verifyDelivery(headers, Buffer.from(body), secret, at);
    if (service !== 'verified' || standard !== 'verified')
      violations.push(`the delivery of ${batchId} is not signed: ${service}, ${standard}`);
    const { reserved, used, refunded } = payload.credits ?? {};
    const says = [payload.event, payload.status, reserved, used, refunded].join(' ');
    const { event, batch_status, credits_reserved, credits_used, credits_refunded } = row;
    const isOnFile = [event, batch_status, credits_reserved, credits_used, credits_refunded].join(' ');
    if (says !== isOnFile)
      violations.push(`the delivery of ${batchId} says "${says}", on file is "${isOnFile}"`);
    if (headers['x-service-batch-id'] !== batchId)
      violations.push(`the delivery of ${batchId} names another batch in its header`);
  }
  for (const row of rows) {
    if (row.status === 'delivered' && row.url === url && !arrived.has(row.batch_id))
      violations.push(`${row.batch_id} counts as delivered and did not arrive`);
  }
  const repeated = [...arrived.values()].filter((times) => times > 1).length;
  return { arrived: arrived.size, repeated, violations };
}

/** `compareReceived` with what the database says, for the receiver that takes everything. */
export async function receiverAgainstTruth({ db, world, accounts }: Rig): Promise<ReceiverReport> {
  const rows = await db.$queryRaw<DeliveryRow[]>`
    SELECT d.batch_id, d.account_id, d.event, d.status, d.url, b.status AS batch_status, b.credits_reserved,
           b.credits_used, b.credits_refunded
    FROM deliveries d JOIN batches b ON b.id = d.batch_id`;
  const secrets = new Map(accounts.map(({ id, signingSecret }) => [id, signingSecret]));
  return compareReceived(world.receiver.deliveries, rows, { url: world.receiver.url, secrets });
}
