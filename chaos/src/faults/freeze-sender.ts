import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Scene } from '../fault';
import { sendWithRetry } from '../load/customers';
import type { App } from '../harness/app';
import { rowAsText } from './freeze-lease-holder';
import { deliveryIn } from './kill-before-record';

const REQUEST_EVERY_MS = 100;
const FROZEN_WITHIN_MS = 180_000;
/** A claim lasts for an attempt's timeout plus 15 s. Then the delivery is found again. */
const SENT_WITHIN_MS = 120_000;
/** Time for the thawed worker to make the write it was frozen at. */
const WRITTEN_WITHIN_MS = 2_000;

/** Returns what must not change when a sender that was presumed dead comes back. */
async function recordOf({ harness: { db } }: Scene, id: string): Promise<string> {
  const delivery = await db.delivery.findUniqueOrThrow({
    where: { id: BigInt(id) },
    include: { attemptLog: { orderBy: { attempt: 'asc' } } },
  });
  return rowAsText(delivery);
}

/**
 * Waits until another sender has recorded the attempt, the first after `before` others. Returns what was
 * wrong.
 */
async function isRecordedElsewhere(
  { harness: { db } }: Scene,
  { id, before }: { id: string; before: number },
): Promise<string[]> {
  const end = performance.now() + SENT_WITHIN_MS;
  for (;;) {
    const { status, attempts, batchId } = await db.delivery.findUniqueOrThrow({ where: { id: BigInt(id) } });
    if (status === 'delivered')
      return attempts === before + 1
        ? []
        : [
            `the delivery of ${batchId} took ${attempts} attempts, ${before} of them before its sender was frozen`,
          ];
    if (performance.now() > end)
      return [`the delivery of ${batchId}, whose sender is frozen, is ${status} after two minutes`];
    await delay(250);
  }
}

/** C4: a sender freezes right before it records an attempt, for longer than its claim, and continues. */
export const freezeSender: Fault = {
  id: 'C4',
  title: 'a webhook worker is frozen longer than its claim, and comes back',
  async inject(scene, times, chance) {
    const { harness, history } = scene;
    const account = await harness.openAccount();
    const violations: string[] = [];
    const apps: App[] = [];
    const frozenBatches: { id: string; before: number }[] = [];
    try {
      for (let count = 0; count < times; count += 1) apps.push(await harness.addApp('webhook-worker'));
      const all = apps.map(async (app) => {
        const point = { at: 'sql', when: 'before', match: 'INSERT INTO delivery_attempts' } as const;
        const id = deliveryIn((await app.arm({ ...point, act: 'freeze' }).reached) ?? '');
        if (id === null) return;
        const { attempts } = await harness.db.delivery.findUniqueOrThrow({ where: { id: BigInt(id) } });
        frozenBatches.push({ id, before: attempts });
      });
      const frozen = Promise.all(all).then(() => true);
      const end = performance.now() + FROZEN_WITHIN_MS;
      const isOver = () => Promise.race([frozen, delay(REQUEST_EVERY_MS, false)]);
      while (!(await isOver()) && performance.now() < end) {
        const { domain } = chance.pick(harness.world.companiesOf('small'));
        await sendWithRetry(harness, history, {
          account,
          path: `/company/${domain}`,
          webhookUrl: harness.world.receiver.url,
        });
      }
      if (frozenBatches.length !== times)
        violations.push(
          `${frozenBatches.length} of ${times} webhook workers reached the record of an attempt`,
        );
      violations.push(
        ...(await Promise.all(frozenBatches.map((one) => isRecordedElsewhere(scene, one)))).flat(),
      );
      const before = await Promise.all(frozenBatches.map(({ id }) => recordOf(scene, id)));
      for (const app of apps) app.kill('SIGCONT');
      // Deliveries that they had claimed but not sent, and that others sent meanwhile, go out once more.
      harness.upset('webhook-worker');
      await Promise.all(apps.map((app) => app.start()));
      await delay(WRITTEN_WITHIN_MS);
      for (const [index, { id }] of frozenBatches.entries()) {
        if ((await recordOf(scene, id)) !== before[index])
          violations.push(`the stored data of delivery ${id} changed when its first sender resumed`);
      }
    } finally {
      for (const app of apps) app.kill('SIGCONT');
      await Promise.all(apps.map((app) => harness.endApp(app)));
    }
    return {
      injected: times,
      checked: 'another worker makes the delivery; its later records change nothing',
      violations,
    };
  },
};
