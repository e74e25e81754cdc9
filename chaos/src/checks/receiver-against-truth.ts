import { type ReceivedDelivery, verifyDelivery } from '@firmlens/simulator';
import type { Harness } from '../harness/harness';
import type { Span } from '../spans';

/** A delivery with its batch, as both are on file. */
export interface DeliveryRow {
  batch_id: string;
  account_id: number;
  event: string;
  status: string;
  /** Attempts that were recorded. */
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

/** What was compared and what was wrong. */
export interface ReceiverReport {
  /** Batches whose end arrived. */
  arrived: number;
  /** Arrivals beyond the attempts on file: their senders went away before they wrote them down. */
  repeated: number;
  violations: string[];
}

export interface Receiver {
  /** What is delivered to its host arrives here; null where others look at that. */
  url: string | null;
  secrets: ReadonlyMap<number, string>;
  /** Times, in Unix ms, in which it was made to refuse: what failed to be delivered to it failed then. */
  refusals: readonly Span[];
  /** Unix ms, of each time at which a sender or the database went away or came back. */
  upsets: readonly number[];
}

/** What was sent right before its sender died may be seen to arrive after. */
const SLACK_MS = 1_000;

/** Attempts, their pauses and what they wait for; twice that. */
const TRIED_FOR_MS = 120_000;

/** Whether so many repetitions each followed an upset that came after the arrival before: an attempt of then is not on file. */
function isExcused(arrivals: readonly number[], repeats: number, upsets: readonly number[]): boolean {
  const gaps = arrivals.slice(1).filter((next, index) => {
    const before = arrivals[index] ?? next;
    return upsets.some((at) => at >= before - SLACK_MS && at <= next);
  });
  return gaps.length >= repeats;
}

/**
 * Holds a receiver's log against the deliveries on file when nothing is under way (I7): each that arrived is owed, signed by its
 * account's secret, and says what is on file, and comes again only for an attempt on file or after an upset; each that
 * counts as delivered to the receiver arrived, and none failed that it did not refuse.
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
  const origin = url === null ? null : new URL(url).origin;
  let repeated = 0;
  for (const row of rows) {
    const arrivals = arrived.get(row.batch_id) ?? [];
    if (row.status === 'delivered' && arrivals.length === 0 && new URL(row.url).origin === origin)
      violations.push(`${row.batch_id} counts as delivered and did not arrive`);
    const owedAt = row.created_at.getTime();
    const isRefused = refusals.some(({ from, until }) => from <= owedAt + TRIED_FOR_MS && until >= owedAt);
    if (row.status === 'failed' && new URL(row.url).origin === origin && !isRefused)
      violations.push(`${row.batch_id} was not delivered to a receiver that takes everything`);
    const repeats = Math.max(0, arrivals.length - row.attempts);
    repeated += repeats;
    if (!isExcused(arrivals, repeats, upsets))
      violations.push(
        `${row.batch_id} arrived ${arrivals.length} times in ${row.attempts} attempts, and nothing had gone away in between`,
      );
  }
  return { arrived: arrived.size, repeated, violations };
}

/** `compareReceived` with what the database says, for the receiver that takes everything. */
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
