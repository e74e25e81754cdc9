import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault';
import { queueBatches } from '../load/queue-batches';
import { quantile } from '../report/quantile';
import { urlsOf } from '../harness/bad-receivers';

const WITHIN_SECONDS = 5;
const LOOK_AGAIN_MS = 500;
const ENDS_WITHIN_MS = 120_000;

/**
 * A10: the many receivers of one account do not respond. The receiver of another account gets its deliveries
 * all the same.
 */
export const silentReceivers: Fault = {
  id: 'A10',
  title: 'twenty receivers of one account hang, one of another does not',
  async inject(scene, times) {
    const { harness } = scene;
    const { badReceivers, receiver } = harness.world;
    const [hanging, healthy] = [await harness.openAccount(), await harness.openAccount()];
    const urls = urlsOf('silent');
    const healthyUrl = `${receiver.url}?beside=silent`;
    badReceivers.setSilent(true);
    try {
      await queueBatches(
        scene,
        Array.from({ length: times }, (_, index) => ({
          account: hanging,
          url: urls[index % urls.length] ?? '',
        })),
      );
      await queueBatches(
        scene,
        Array.from({ length: times }, () => ({ account: healthy, url: healthyUrl })),
      );
      const open = () =>
        harness.db.batch.count({
          where: {
            webhookUrl: healthyUrl,
            OR: [
              { status: { in: ['queued', 'processing'] } },
              { delivery: { status: { in: ['pending', 'retrying'] } } },
            ],
          },
        });
      const end = performance.now() + ENDS_WITHIN_MS;
      while ((await open()) > 0 && performance.now() < end) await delay(LOOK_AGAIN_MS);
      const stillHanging = await harness.db.delivery.count({
        where: { accountId: hanging.id, status: { in: ['pending', 'retrying'] } },
      });
      const deliveries = await harness.db.delivery.findMany({ where: { url: healthyUrl } });
      const waited = deliveries.map(({ createdAt, sentAt }) =>
        sentAt === null ? Infinity : (sentAt.getTime() - createdAt.getTime()) / 1_000,
      );
      const p95 = quantile(waited, 0.95);
      const violations =
        p95 < WITHIN_SECONDS ? [] : [`p95 of the healthy receiver's deliveries is ${p95.toFixed(1)} s`];
      if (stillHanging === 0) violations.push('no delivery to a hanging receiver was open any more');
      if (deliveries.length !== times) violations.push(`${deliveries.length} of ${times} deliveries exist`);
      return {
        injected: times * 2,
        checked: `the healthy receiver is called within ${WITHIN_SECONDS} s in 95 of 100 cases`,
        figures:
          `${times} deliveries to ${urls.length} that hang (${stillHanging} open at the end), ${times} healthy: ` +
          `median ${quantile(waited, 0.5).toFixed(2)} s, p95 ${p95.toFixed(2)} s, worst ${quantile(waited, 1).toFixed(2)} s`,
        violations,
      };
    } finally {
      badReceivers.setSilent(false);
    }
  },
};
