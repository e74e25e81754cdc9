import {
  AGENT_ROUTE,
  chargeForResponse,
  claimBatch,
  deleteOldResults,
  endBatch,
  releaseBatch,
  releaseDelivery,
  rotateRequestLogPartitions,
  optIn,
  optOut,
  purchaseCredits,
  renewAccount,
  OPERATOR,
  resendDelivery,
  sendTestEvent,
  TEST_SCHEDULE,
  updateAccount,
} from '@firmlens/domain';
import { claimDelivery, recordAttempt } from '@firmlens/testkit';
import { createEndedList, startList } from './lists';
import {
  collect,
  createEndedBatch,
  expireFreshness,
  newDomain,
  openAccount,
  queueBatch,
  type TestDomain,
  WEBHOOK,
} from './test-domain';

const SCHEDULE = [0, 60, 300];

/** Makes attempts of a batch's delivery or of a test event's, due or not, with these outcomes. */
async function makeAttempts(
  { db, sql }: TestDomain,
  of: string | { test: string },
  outcomes: readonly ('received' | 'refused')[],
): Promise<void> {
  for (const outcome of outcomes) {
    const [column, id] = typeof of === 'string' ? ['batch_id', of] : ['id::text', of.test];
    const [row] = await sql<{ id: string }>(
      `UPDATE deliveries SET next_attempt_at = now() WHERE ${column} = $1 RETURNING id`,
      [id],
    );
    const claimed = await claimDelivery(db, String(row?.id), 45);
    if (claimed === null) throw new Error(`the delivery of ${id} cannot be claimed`);
    const result =
      outcome === 'received' ? { statusCode: 200, error: null } : { statusCode: 500, error: 'HTTP 500' };
    const made = { startedAt: new Date(), durationMs: 5, request: null, response: null };
    await recordAttempt(db, claimed, { ...made, ...result }, claimed.isTest ? TEST_SCHEDULE : SCHEDULE);
  }
}

/** Moves an ended batch into the past, with its stored results and usage. */
async function backdate({ sql }: TestDomain, batchId: string, days: number): Promise<void> {
  await sql(
    `WITH old AS (
       UPDATE batches SET requested_at = requested_at - make_interval(days => $2),
              completed_at = completed_at - make_interval(days => $2)
       WHERE id = $1 RETURNING *
     ), today AS (
       UPDATE usage_days u SET credits = u.credits - old.credits_used FROM old
       WHERE (u.account_id, u.key_series, u.route) = (old.account_id, old.key_series, old.route)
         AND u.day = ((old.requested_at + make_interval(days => $2)) AT TIME ZONE 'UTC')::date
     )
     INSERT INTO usage_days (account_id, key_series, day, route, credits)
     SELECT account_id, key_series, (requested_at AT TIME ZONE 'UTC')::date, route, credits_used FROM old`,
    [batchId, days],
  );
}

/** What the tests of an eventful history break. */
export interface RandomHistory {
  accountId: number;
  /** Each ended as its name says, and was delivered once. */
  completed: string;
  failed: string;
  /** Its domain is in its cooldown. */
  withoutData: string;
  /** Completed; its delivery was queued again. */
  resent: string;
  /** Unclaimed. */
  queued: string;
  processing: string;
  /** A list that ended, with a refund, and one of which an entry runs. */
  endedList: string;
  openList: string;
}

/** Creates accounts in which everything happens that the service supports, through its own functions. */
export async function runRandomHistory(domain: TestDomain): Promise<RandomHistory> {
  const { db, sql } = domain;
  const account = await openAccount(db, 'starter');
  const { accountId } = account;
  const withWebhook = { webhookUrl: WEBHOOK };

  const completed = await createEndedBatch(db, account, 'completed', {
    ...withWebhook,
    modules: ['team', 'signals'],
  });
  await makeAttempts(domain, completed, ['refused', 'received']);
  const failed = await createEndedBatch(db, account, 'failed', withWebhook);
  await makeAttempts(domain, failed, ['refused', 'refused', 'refused']);
  const withoutData = await createEndedBatch(db, account, 'no_data_found', withWebhook);
  await makeAttempts(domain, withoutData, ['refused']);
  const resent = await createEndedBatch(db, account, 'completed', withWebhook);
  await makeAttempts(domain, resent, ['received']);
  await resendDelivery(db, resent);
  const releasedBatch = await createEndedBatch(db, account, 'failed', withWebhook);
  const [owed] = await sql<{ id: string }>(`SELECT id FROM deliveries WHERE batch_id = $1`, [releasedBatch]);
  await claimDelivery(db, String(owed?.id), 45);
  await releaseDelivery(db, { id: String(owed?.id), attempt: 1, claim: 1 }, 0);
  const test = await sendTestEvent(db, OPERATOR, { accountId, event: 'enrichment.failed', url: WEBHOOK });
  await makeAttempts(domain, { test: String(test) }, ['refused']);

  // A scan by an agent, without a webhook; calls that cost credits.
  await createEndedBatch(db, account, 'completed', { route: AGENT_ROUTE });
  await chargeForResponse(db, account, () => Promise.resolve({ response: 1, price: 3 }));

  // Credits that come and go, also during batches.
  const overRenewal = await queueBatch(db, account, withWebhook);
  await renewAccount(db, accountId);
  await endBatch(db, { id: overRenewal, fence: null }, 'failed', 'over');
  await purchaseCredits(db, accountId, 500);
  const overUpgrade = await queueBatch(db, account);
  await updateAccount(db, accountId, { plan: 'professional' });
  await endBatch(db, { id: overUpgrade, fence: null }, 'no_data_found', 'over');
  await openAccount(db, 'trial');

  // A company that was not found and later was; one past retention that is still stored, and one that is
  // not.
  const later = newDomain();
  await createEndedBatch(db, account, 'no_data_found', { domain: later });
  await sql(`UPDATE companies SET no_data_at = no_data_at - interval '25 hours' WHERE domain = $1`, [later]);
  await createEndedBatch(db, account, 'completed', { domain: later });
  const renewed = newDomain();
  const old = await createEndedBatch(db, account, 'completed', { domain: renewed, modules: ['team'] });
  await expireFreshness(domain, renewed);
  const onFile = await createEndedBatch(db, account, 'completed', { domain: renewed, modules: ['team'] });
  await backdate(domain, old, 400);
  await backdate(domain, onFile, 399);
  await deleteOldResults(db, 90);
  await rotateRequestLogPartitions(db, 12);

  // Companies that opted out: after a batch, during one, and temporarily.
  for (const status of ['completed', 'no_data_found'] as const) {
    const name = newDomain();
    await createEndedBatch(db, account, status, { domain: name });
    await optOut(db, name);
    await optIn(db, name);
  }
  const during = newDomain();
  const seen = await queueBatch(db, account, { domain: during });
  await optOut(db, during);
  await endBatch(db, { id: seen, fence: null }, 'no_data_found', 'over');

  const queued = await queueBatch(db, account, withWebhook);
  const processing = await queueBatch(db, account, { ...withWebhook, modules: ['team'] });
  await collect(db, processing);
  const returned = await queueBatch(db, account);
  const claim = await claimBatch(db, returned);
  if (claim !== null) await releaseBatch(db, claim);

  const { id: endedList } = await createEndedList(db, account);
  const openList = await startList(db, account, 1);
  return { accountId, completed, failed, withoutData, resent, queued, processing, endedList, openList };
}
