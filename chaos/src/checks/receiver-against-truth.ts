import { type ReceivedDelivery, verifyDelivery } from '@firmlens/simulator';
import type { Harness } from '../harness/harness';
import type { Span } from '../spans';

/** A delivery with its batch, as stored. */
export interface DeliveryRow {
  batch_id: string;
  account_id: number;
  event: string;
  status: string;
  /** The number of recorded attempts. */
  attempts: number;
  url: string;
  batch_status: string;
  created_at: Date;
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

/** What was compared, and what was wrong. */
export interface ReceiverReport {
  /** Batches with a delivery that arrived. */
  arrived: number;
  /** Arrivals beyond the recorded attempts: the sender died before it recorded them. */
  repeated: number;
  violations: string[];
}

export interface Receiver {
  /**
   * Deliveries to the host of this URL arrive at this receiver. Null if another check covers missing
   * deliveries.
   */
  url: string | null;
  secrets: ReadonlyMap<number, string>;
  /** Times in Unix ms at which the receiver was made to refuse. A delivery to it may fail only then. */
  refusals: readonly Span[];
  /** Unix ms of each time at which a sender or the database went down or came back. */
  upsets: readonly number[];
}

/** A delivery sent right before its sender died may be seen to arrive afterwards. */
const SLACK_MS = 1_000;

/** Twice as long as all attempts take together with their delays. */
const RETRY_PERIOD_MS = 120_000;

/**
 * Whether each repetition followed an upset after the previous arrival. That attempt could not be recorded.
 */
function isExcused(arrivals: readonly number[], repeats: number, upsets: readonly number[]): boolean {
  const gaps = arrivals.slice(1).filter((next, index) => {
    const before = arrivals[index] ?? next;
    return upsets.some((at) => at >= before - SLACK_MS && at <= next);
  });
  return gaps.length >= repeats;
}

/**
 * Compares a receiver's log with the stored deliveries, when nothing is under way (I7). Each arrival must be
 * owed, be signed with its account's secret and match what is stored. It may come again only for a recorded
 * attempt or after an upset. Each delivery stored as delivered to the receiver must have arrived, and none
 * may fail that the receiver did not refuse.
 */
export function compareReceived(
  received: readonly Pick<ReceivedDelivery, 'at' | 'headers' | 'body'>[],
  rows: readonly DeliveryRow[],
  { url, secrets, refusals, upsets }: Receiver,
): ReceiverReport {
  const owed = new Map(rows.map((row) => [row.batch_id, row]));
  const violations: string[] = [];
  const arrived = new Map<string, number[]>();
  for (const { at, headers, body } of received) {
    const payload = JSON.parse(body) as Payload;
    const batchId = payload.batch_id ?? '';
    arrived.set(batchId, [...(arrived.get(batchId) ?? []), at.getTime()]);
    const row = owed.get(batchId);
    if (row === undefined) {
      violations.push(`an unexpected delivery of ${batchId} arrived`);
      continue;
    }
    const secret = secrets.get(row.account_id) ?? '';
    const { service, standard } = verifyDelivery(headers, Buffer.from(body), secret, at);
    if (service !== 'verified' || standard !== 'verified')
      violations.push(`the delivery of ${batchId} is not signed correctly: ${service}, ${standard}`);
    const { reserved, used, refunded } = payload.credits ?? {};
    const says = [payload.event, payload.status, reserved, used, refunded].join(' ');
    const { event, batch_status, credits_reserved, credits_used, credits_refunded } = row;
    const isOnFile = [event, batch_status, credits_reserved, credits_used, credits_refunded].join(' ');
    if (says !== isOnFile)
      violations.push(`the delivery of ${batchId} says "${says}", but "${isOnFile}" is stored`);
    if (headers['x-service-batch-id'] !== batchId)
      violations.push(`the delivery of ${batchId} names another batch in its header`);
  }
  const origin = url === null ? null : new URL(url).origin;
  let repeated = 0;
  for (const row of rows) {
    const arrivals = arrived.get(row.batch_id) ?? [];
    if (row.status === 'delivered' && arrivals.length === 0 && new URL(row.url).origin === origin)
      violations.push(`${row.batch_id} counts as delivered but did not arrive`);
    const owedAt = row.created_at.getTime();
    const isRefused = refusals.some(({ from, until }) => from <= owedAt + RETRY_PERIOD_MS && until >= owedAt);
    if (row.status === 'failed' && new URL(row.url).origin === origin && !isRefused)
      violations.push(`${row.batch_id} was not delivered to a receiver that accepts everything`);
    const repeats = Math.max(0, arrivals.length - row.attempts);
    repeated += repeats;
    if (!isExcused(arrivals, repeats, upsets))
      violations.push(
        `${row.batch_id} arrived ${arrivals.length} times in ${row.attempts} attempts, although nothing failed in between`,
      );
  }
  return { arrived: arrived.size, repeated, violations };
}

/** Runs `compareReceived` against the database, for the receiver that accepts everything. */
export async function receiverAgainstTruth({
  db,
  world,
  accounts,
  upsets,
}: Harness): Promise<ReceiverReport> {
  const rows = await db.$queryRaw<DeliveryRow[]>`
    SELECT d.batch_id, d.account_id, d.event, d.status, d.attempts, d.url, d.created_at, b.status AS batch_status, b.credits_reserved,
           b.credits_used, b.credits_refunded
    FROM deliveries d JOIN batches b ON b.id = d.batch_id`;
  const secrets = new Map(accounts.map(({ id, signingSecret }) => [id, signingSecret]));
  return compareReceived(world.receiver.deliveries, rows, {
    url: world.receiver.url,
    secrets,
    refusals: world.receiver.refusals.all,
    upsets: upsets.filter(({ what }) => what !== 'api' && what !== 'enrichment-worker').map(({ at }) => at),
  });
}
