import type { Fault, Scene } from '../fault';
import { queueBatches } from '../load/queue-batches';
import { type Arrival, type BadReceiver, urlsOf } from '../harness/bad-receivers';
import type { Account } from '../harness/harness';

/** Enough accounts that no delivery waits for a free slot. */
const ACCOUNTS = 4;
const BAD_KINDS = [
  'error',
  'redirect',
  'gone',
  'reset',
  'endless',
  'dribble',
  'flapping',
  'untrusted',
  'hanging',
] as const satisfies readonly BadReceiver[];
export type BadKind = (typeof BAD_KINDS)[number];

/** Names that change their address once they are resolved. Each is good for one delivery. */
export const REBINDING_URLS = Array.from(
  { length: 50 },
  (_, index) => `https://rebinding-hook-${index + 1}.net:8443/`,
);

/** Checks, as each delivery arrives, that what it says about credits matches the database. */
function checkArrivals({ harness }: Scene): { checked: () => number; violations: string[] } {
  const violations: string[] = [];
  let checked = 0;
  harness.world.badReceivers.onArrival = async ({ body }: Arrival) => {
    const {
      batch_id: batchId,
      status,
      credits,
    } = JSON.parse(body) as {
      batch_id: string;
      status: string;
      credits: { reserved: number; used: number; refunded: number };
    };
    const [row] = await harness.db.$queryRaw<
      { status: string; used: number; refunded: number; returned: number }[]
    >`
      SELECT b.status, b.credits_used AS used, b.credits_refunded AS refunded,
             coalesce((SELECT sum(e.amount) FROM ledger_entries e
                       WHERE e.batch_id = b.id AND e.kind = 'refund'), 0)::int AS returned
      FROM batches b WHERE b.id = ${batchId}`;
    checked += 1;
    const says = [status, credits.used, credits.refunded, credits.refunded].join(' ');
    const isSo = [row?.status, row?.used, row?.refunded, row?.returned].join(' ');
    if (says !== isSo) violations.push(`a delivery of ${batchId} says "${says}", but "${isSo}" is stored`);
  };
  return { checked: () => checked, violations };
}

/** Returns the attempts at a rebinding name that failed for another reason than its refused address. */
async function reachedByNames({ harness }: Scene): Promise<string[]> {
  const attempts = await harness.db.deliveryAttempt.findMany({
    where: { delivery: { url: { in: REBINDING_URLS } } },
    select: { error: true, delivery: { select: { url: true } } },
  });
  return attempts
    .filter(({ error }) => error?.startsWith('refused_address') !== true)
    .map(({ error, delivery }) => `an attempt at ${delivery.url} ended with "${error}"`);
}

/** C12: receivers that mishandle webhooks, each in its own way. The deliveries are checked later. */
export const badReceivers: Fault = {
  id: 'C12',
  title:
    'receivers fail, redirect, hang, never end, reset, flap, have untrusted certificates, change their address',
  async inject(scene, times) {
    const accounts: Account[] = [];
    for (let count = 0; count < ACCOUNTS; count += 1) accounts.push(await scene.harness.openAccount());
    const arrivals = checkArrivals(scene);
    const urls = [...BAD_KINDS.map(urlsOf), REBINDING_URLS];
    const webhooks = Array.from({ length: times }, (_, round) =>
      urls.map((ofKind) => ({ round, url: ofKind[round % ofKind.length] ?? '' })),
    )
      .flat()
      .flatMap(({ round, url }) => {
        const account = accounts[round % ACCOUNTS];
        return account === undefined ? [] : [{ account, url, mayBeRefused: REBINDING_URLS.includes(url) }];
      });
    const refused = await queueBatches(scene, webhooks);
    return {
      injected: webhooks.length,
      checked: 'what a delivery says of its batch, refund included, is true when it arrives',
      figures: `${urls.length} kinds, ${times} deliveries each`,
      violations: arrivals.violations,
      async atEnd() {
        const violations = arrivals.violations.splice(0);
        if (arrivals.checked() === 0) violations.push('no delivery arrived at any of them');
        const ids = accounts.map(({ id }) => id);
        violations.push(...(await reachedByNames(scene)));
        for (const ofKind of urls) {
          const where = { accountId: { in: ids }, url: { in: [...ofKind] } };
          const owed = await scene.harness.db.delivery.count({ where });
          const expected = times - refused.filter(({ url }) => ofKind.includes(url)).length;
          if (owed !== expected || owed === 0)
            violations.push(`${owed} deliveries to receivers like ${ofKind[0]}, expected ${expected}`);
        }
        return violations;
      },
    };
  },
};
