import { verifyDelivery } from '@firmlens/replica';
import type { Rig } from '../rig/rig';

interface DeliveryRow {
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

/**
 * Holds the receiver's log against the database (I7): each delivery that arrived is owed, signed by its account's secret, and
 * says what is on file; each that counts as delivered arrived. Runs when nothing is under way.
 */
export async function receiverAgainstTruth({ db, world, accounts }: Rig): Promise<{
  arrived: number;
  repeated: number;
  violations: string[];
}> {
  const rows = await db.$queryRaw<DeliveryRow[]>`
    SELECT d.batch_id, d.account_id, d.event, d.status, d.url, b.status AS batch_status, b.credits_reserved,
           b.credits_used, b.credits_refunded
    FROM deliveries d JOIN batches b ON b.id = d.batch_id`;
  const owed = new Map(rows.map((row) => [row.batch_id, row]));
  const secrets = new Map(accounts.map(({ id, signingSecret }) => [id, signingSecret]));
  const violations: string[] = [];
  const arrived = new Map<string, number>();
  for (const { at, headers, body } of world.receiver.deliveries) {
    const payload = JSON.parse(body) as Payload;
    const batchId = payload.batch_id ?? '';
    arrived.set(batchId, (arrived.get(batchId) ?? 0) + 1);
    const row = owed.get(batchId);
    if (row === undefined) {
      violations.push(`a delivery of ${batchId} arrived that nobody owes`);
      continue;
    }
    const { service, standard } = verifyDelivery(
      headers,
      Buffer.from(body),
      secrets.get(row.account_id) ?? '',
      at,
    );
    if (service !== 'verified' || standard !== 'verified')
      violations.push(`the delivery of ${batchId} is not signed: ${service}, ${standard}`);
    const says = [payload.event, payload.status, ...Object.values(payload.credits ?? {})].join(' ');
    const isOnFile = [
      row.event,
      row.batch_status,
      row.credits_reserved,
      row.credits_used,
      row.credits_refunded,
    ].join(' ');
    if (says !== isOnFile)
      violations.push(`the delivery of ${batchId} says "${says}", on file is "${isOnFile}"`);
    if (headers['x-service-batch-id'] !== batchId)
      violations.push(`the delivery of ${batchId} names another batch`);
  }
  for (const { batch_id: batchId, status, url } of rows) {
    if (status === 'delivered' && url === world.receiver.url && !arrived.has(batchId))
      violations.push(`${batchId} counts as delivered and did not arrive`);
  }
  const all = [...arrived.values()];
  return { arrived: arrived.size, repeated: all.filter((times) => times > 1).length, violations };
}
