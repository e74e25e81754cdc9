import { endBatch } from '@firmlens/domain';
import { recordAttempt } from '@firmlens/testkit';
import type { Caller } from './accounts';
import { queueBatch } from './batches';
import { type Api, newDomain } from './start-api';

/**
 * Creates a delivery of an account whose first attempt had this outcome, and returns it with its batch. `delays` are
 * those before each attempt, in seconds.
 */
export async function endDelivery(
  { db }: Pick<Api, 'db'>,
  account: Caller,
  { statusCode, error }: { statusCode: number | null; error: string | null },
  day = new Date(),
  delays: readonly number[] = [0],
): Promise<{ id: number; batchId: string; domain: string }> {
  const domain = newDomain();
  const batchId = await queueBatch(db, account, domain);
  await endBatch(db, { id: batchId, fence: null }, 'failed', 'Over.');
  const { id } = await db.delivery.findUniqueOrThrow({ where: { batchId } });
  const request = { headers: { 'x-service-timestamp': '1' }, body: `{"batch_id":"${batchId}"}` };
  const response = statusCode === null ? null : { body: 'No.', isCut: true };
  const result = { startedAt: new Date(), durationMs: 7, statusCode, error, request, response };
  await recordAttempt(db, { id: String(id), attempt: 1, claim: 0 }, result, delays);
  await db.delivery.update({ where: { id }, data: { createdAt: day } });
  return { id: Number(id), batchId, domain };
}

/** A failed delivery. */
export const failDelivery = (api: Pick<Api, 'db'>, account: Caller, day?: Date) =>
  endDelivery(api, account, { statusCode: 503, error: 'the receiver responded with 503' }, day);

/** A delivery that failed once and waits for its second and last attempt. */
export const awaitRetry = (api: Pick<Api, 'db'>, account: Caller) =>
  endDelivery(
    api,
    account,
    { statusCode: 503, error: 'the receiver responded with 503' },
    undefined,
    [0, 1_800],
  );
