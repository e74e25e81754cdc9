import type { Fault, Scene } from '../fault';
import { runConcurrently } from '../run-concurrently';
import type { RequestAttempt } from '../load/client';
import { sendWithRetry } from '../load/customers';
import { whileFrozen } from '../harness/while-frozen';
import type { Account } from '../harness/harness';

const SOCKETS = 200;
/** The price of a batch without further modules. */
const PRICE = 10;

/** Returns how many batches are paid for, or may run, when this many are requested. */
const acceptedCount = (times: number) => Math.max(10, times / 100);

interface Burst {
  account: Account;
  /** Names that do not resolve here. Nothing else requests them. */
  domains: readonly string[];
  /** How many must be accepted, and the error code for the others. */
  accepted: number;
  refusal: string;
}

async function sendBurst(
  { harness, history }: Scene,
  { account, domains }: Burst,
): Promise<RequestAttempt[]> {
  const attempts: RequestAttempt[] = [];
  const webhookUrl = harness.world.receiver.url;
  await runConcurrently(SOCKETS, domains, async (domain, index) => {
    attempts.push(
      await sendWithRetry(harness, history, { account, path: `/company/${domain}`, webhookUrl }, index),
    );
  });
  return attempts;
}

/** Checks the responses and the ledger against each other, and against the number to be accepted. */
async function check(
  { harness }: Scene,
  { account, accepted, refusal }: Burst,
  attempts: readonly RequestAttempt[],
) {
  // If the response was lost, the retry's response names the batch.
  const isAccepted = ({ status, body }: RequestAttempt) =>
    status === 202 || typeof body['batch_id'] === 'string';
  const reported = attempts.filter(isAccepted).length;
  const others = attempts.filter((attempt) => !isAccepted(attempt) && attempt.body['error'] !== refusal);
  const where = { accountId: account.id };
  const [batches, reserves, outcome] = [
    await harness.db.batch.count({ where }),
    await harness.db.ledgerEntry.aggregate({
      where: { ...where, kind: 'reserve' },
      _count: true,
      _sum: { amount: true },
    }),
    await harness.db.account.findUniqueOrThrow({ where: { id: account.id } }),
  ];
  const counts = { 'batches reported': reported, batches, reservations: reserves._count };
  const violations = Object.entries(counts).flatMap(([what, count]) =>
    count === accepted ? [] : [`${count} ${what} where ${accepted} could be accepted (${refusal})`],
  );
  if (others[0] !== undefined) {
    const { status, body } = others[0];
    violations.push(
      `${others.length} responses that are neither 202 nor ${refusal}: ${status} ${JSON.stringify(body).slice(0, 150)}`,
    );
  }
  if (reserves._sum.amount !== -PRICE * accepted || outcome.used !== PRICE * accepted)
    violations.push(
      `${reserves._sum.amount} credits reserved and ${outcome.used} used for ${accepted} batches of ${PRICE}`,
    );
  return { violations, balance: outcome.balance };
}

/**
 * C16: one account requests far more batches than it has credits for, and far more than may run concurrently.
 */
export const moreCompaniesThanCredits: Fault = {
  id: 'C16',
  title: 'one account requests far more companies than it can pay for, or may have running',
  async inject(scene, times) {
    const { harness } = scene;
    const names = (what: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${what}-${index + 1}.net`);
    const accepted = acceptedCount(times);
    const poor: Burst = {
      account: await harness.openAccount({ credits: PRICE * accepted }),
      domains: names('unpaid', times),
      accepted,
      refusal: 'insufficient_credits',
    };
    const busy: Burst = {
      account: await harness.openAccount({ concurrent: accepted }),
      domains: names('crowded', times / 2),
      accepted,
      refusal: 'concurrent_limit_reached',
    };
    // The workers are frozen so that no batch ends and returns its credits or its place before all
    // requests are sent.
    const violations = await whileFrozen(harness.appsOf('enrichment-worker'), async () => {
      const poorResult = await check(scene, poor, await sendBurst(scene, poor));
      const busyResult = await check(scene, busy, await sendBurst(scene, busy));
      const left = poorResult.balance === 0 ? [] : [`${poorResult.balance} credits left, expected none`];
      return [...poorResult.violations, ...left, ...busyResult.violations];
    });
    return {
      injected: poor.domains.length + busy.domains.length,
      checked: 'exactly as many are accepted as are paid for or may run',
      figures: `${accepted} accepted of ${poor.domains.length} with credits for ${accepted}; ${accepted} of ${busy.domains.length} with room for ${accepted}`,
      violations,
      async atEnd() {
        const { balance } = await harness.db.account.findUniqueOrThrow({ where: { id: poor.account.id } });
        // A batch for a name that cannot be resolved is refunded.
        return balance === PRICE * accepted
          ? []
          : [`${balance} credits after the refund of all ${PRICE * accepted}`];
      },
    };
  },
};
