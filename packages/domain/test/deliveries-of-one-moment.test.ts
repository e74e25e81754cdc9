import { claimDeliveries, recordAttempts } from '@firmlens/domain';
import {
  createEndedBatch,
  openAccount,
  openTestDomain,
  type TestAccount,
  type TestDomain,
  WEBHOOK,
} from './support/test-domain';

const SCHEDULE = [0, 60, 300];
const LEASE = 45;

let domain: TestDomain;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'enterprise');
});
afterAll(() => domain.close());

/** Returns the id of a delivery that is due. */
async function owed(status: 'completed' | 'failed' = 'completed'): Promise<string> {
  const batchId = await createEndedBatch(domain.db, account, status, { webhookUrl: WEBHOOK });
  return String((await domain.db.delivery.findUniqueOrThrow({ where: { batchId } })).id);
}

const attempt = (error: string | null, statusCode: number) => ({
  ...{ startedAt: new Date(), durationMs: 12, statusCode, error },
  ...{ request: null, response: null },
});

describe('deliveries of one moment', () => {
  test('are claimed in one statement, in the order of their ids, but for those that are not due', async () => {
    const [one, late, other] = [await owed(), await owed(), await owed('failed')];
    await domain.sql(`UPDATE deliveries SET next_attempt_at = now() + interval '1 hour' WHERE id = $1`, [
      late,
    ]);
    const ids = [other, late, one, other, '999999999'];
    expect(await claimDeliveries(domain.db, ids, LEASE)).toEqual([
      expect.objectContaining({ id: other, event: 'enrichment.failed' }),
      null,
      expect.objectContaining({ id: one, event: 'enrichment.completed' }),
      null,
      null,
    ]);
  });

  test('whose list is gone keep no other from its claim', async () => {
    const [one, gone] = [await owed(), await owed()];
    await domain.sql(`UPDATE deliveries SET event = 'list.completed', batch_id = NULL WHERE id = $1`, [gone]);
    expect(await claimDeliveries(domain.db, [gone, one], LEASE)).toEqual([
      null,
      expect.objectContaining({ id: one }),
    ]);
  });

  test('that several workers claim at once go to one of them each', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => owed()));
    const claims = await Promise.all(
      [ids, ids.toReversed(), ids, ids.toReversed()].map((page) => claimDeliveries(domain.db, page, LEASE)),
    );
    const claimed = claims.flat().flatMap((claim) => (claim === null ? [] : [claim.id]));
    expect(claimed.toSorted()).toEqual(ids.toSorted());
  });

  test('are recorded in one statement, but for those of another claim', async () => {
    const [one, lost, other] = [await owed(), await owed(), await owed()];
    await claimDeliveries(domain.db, [one, lost, other], LEASE);
    const request = { headers: { 'x-one': '1' }, body: '{"text":"\\u0000 \\ud800 \\"quoted\\""}' };
    const made = [
      {
        delivery: { id: other, attempt: 1, claim: 1 },
        result: attempt('500', 500),
        retryDelays: SCHEDULE,
      },
      { delivery: { id: lost, attempt: 1, claim: 2 }, result: attempt(null, 200), retryDelays: SCHEDULE },
      {
        delivery: { id: one, attempt: 1, claim: 1 },
        result: { ...attempt(null, 204), request, response: { body: 'thanks', isCut: true } },
        retryDelays: SCHEDULE,
      },
    ];
    expect(await recordAttempts(domain.db, made)).toEqual([
      { status: 'retrying', nextInSeconds: 60 },
      null,
      { status: 'delivered', nextInSeconds: null },
    ]);
    expect(await domain.db.deliveryAttempt.findMany({ where: { deliveryId: BigInt(one) } })).toMatchObject([
      {
        requestHeaders: request.headers,
        requestBody: request.body,
        responseBody: 'thanks',
        responseCut: true,
      },
    ]);
    expect(await domain.db.deliveryAttempt.count({ where: { deliveryId: BigInt(lost) } })).toBe(0);
    // Nothing is recorded twice.
    expect(await recordAttempts(domain.db, made)).toEqual([null, null, null]);
  });
});
