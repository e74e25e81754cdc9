import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Scene } from '../fault';
import { sendWithRetry } from '../load/customers';
import { runConcurrently } from '../run-concurrently';
import type { Account } from '../harness/harness';
import type { App } from '../harness/app';

const REACHED_WITHIN_MS = 60_000;
const REQUEST_EVERY_MS = 150;
/** The error recorded for an attempt after `DEATHS` senders died during it. */
const UNKNOWN = 'the workers died before the outcome was known';
const DEATHS = 3;
/** Within this time a delivery that lost its sender is claimed by another, even several times over. */
const DEATHS_WITHIN_MS = 180_000;

/** Returns the delivery of an attempt: the first value of the statement that is an integer as text. */
export function deliveryIn(statement: string): string | null {
  return /,"(\d+)",/.exec(statement)?.[1] ?? null;
}

/** C13: the receiver has acknowledged a delivery, and the sender dies before it records that. */
export const killBeforeRecord: Fault = {
  id: 'C13',
  title: "a sender is killed after the receiver's response, before it is recorded",
  async inject(scene: Scene, times, chance) {
    const { harness, history } = scene;
    const account = await harness.openAccount();
    const violations: string[] = [];
    /** How often each delivery lost its sender. */
    const lost = new Map<string, number>();

    async function kill(app: App, from: Account): Promise<void> {
      const { reached } = app.arm({
        at: 'sql',
        when: 'before',
        match: 'INSERT INTO delivery_attempts',
        act: 'kill',
      });
      const end = performance.now() + REACHED_WITHIN_MS;
      while (app.isRunning() && performance.now() < end) {
        const { domain } = chance.pick(harness.world.companiesOf('small'));
        await sendWithRetry(harness, history, {
          account: from,
          path: `/company/${domain}`,
          webhookUrl: harness.world.receiver.url,
        });
        await Promise.race([app.ended(), delay(REQUEST_EVERY_MS)]);
      }
      if (app.isRunning()) violations.push('a webhook worker recorded no attempt within a minute');
      app.kill('SIGKILL');
      await app.ended();
      const id = deliveryIn((await reached) ?? '');
      if (id !== null) lost.set(id, (lost.get(id) ?? 0) + 1);
      else violations.push('a webhook worker ended before it reached the record of an attempt');
      await app.start();
    }
    const apps = harness.appsOf('webhook-worker');
    const kills = Array.from({ length: times }, (_, index) => index);
    // Each lane kills only its own worker.
    await runConcurrently(apps.length, kills, async (_kill, lane) => {
      const app = apps[lane];
      if (app !== undefined) await kill(app, account);
    });

    return {
      injected: times,
      checked: 'each arrives again under the same batch; only three deaths use up an attempt',
      violations,
      async atEnd() {
        const rows = await harness.db.delivery.findMany({
          where: { id: { in: [...lost.keys()].map(BigInt) } },
          include: { attemptLog: { where: { error: UNKNOWN }, orderBy: { attempt: 'asc' } } },
        });
        const arrivals = new Map<string, number>();
        for (const { headers } of harness.world.receiver.deliveries) {
          const batchId = String(headers['x-service-batch-id']);
          arrivals.set(batchId, (arrivals.get(batchId) ?? 0) + 1);
        }
        const missing =
          rows.length === lost.size ? [] : [`${rows.length} of ${lost.size} deliveries are stored`];
        const wrong = rows.flatMap(({ id, batchId, status, attempts, attemptLog, createdAt }) => {
          const deaths = lost.get(String(id)) ?? 0;
          const seen = arrivals.get(String(batchId)) ?? 0;
          // The delivery may also have been in flight in the other sender when that one died over another
          // delivery.
          const diedUntil = (end: number) =>
            harness.upsets.filter(
              ({ what, at }) => what === 'webhook-worker' && at >= createdAt.getTime() && at <= end,
            ).length;
          const areAttemptsCorrect = attemptLog.every(
            ({ startedAt }, index) => diedUntil(startedAt.getTime()) >= (index + 1) * DEATHS,
          );
          const deathsMeanwhile = diedUntil(createdAt.getTime() + DEATHS_WITHIN_MS);
          const isTaken = status === 'delivered' && attempts === 1 + attemptLog.length;
          const isRight = isTaken && areAttemptsCorrect && seen >= 1 && seen <= 1 + deathsMeanwhile;
          return isRight
            ? []
            : [
                `the delivery of ${batchId} lost ${deaths} senders: it is ${status} after ${attempts} attempts and arrived ${seen} times`,
              ];
        });
        return [...missing, ...wrong];
      },
    };
  },
};
