import { setTimeout as delay } from 'node:timers/promises';
import type { FailPoint } from '../fail-points/fail-point';
import type { Fault } from '../fault';
import { runConcurrently } from '../run-concurrently';
import { tryOnce } from '../load/client';
import { type App, baseUrlOf } from '../harness/app';
import { faultDomains } from '../harness/fault-sites';

/** Where the work on such a company kills its worker: when it is looked at, or when a module is built. */
const DEADLY = ['FROM source_answers', 'finish_module('];
/** What a batch says that lost too many workers. */
const MESSAGE = 'The enrichment crashed repeatedly.';
const LOOK_EVERY_MS = 200;
/**
 * The first two tries take them down together, 20 s each; the third is made one after the other, among the batches that were beside
 * them: each waits for what is in hand, and gives others their turn.
 */
const within = (companies: number) => (120 + 60 * companies) * 1_000;

/** Starts again what dies, as an operator's supervisor does, until it is told to stop. */
async function supervise(worker: App, { signal }: AbortController, onDeath: () => void): Promise<void> {
  while (!signal.aborted) {
    if (worker.isRunning()) {
      await Promise.race([worker.ended(), delay(LOOK_EVERY_MS)]);
      continue;
    }
    onDeath();
    // It may die of the next one before it is healthy.
    await worker.start().catch(() => undefined);
  }
}

/** C19: companies whose work kills whatever worker does it, every time. */
export const poisonCompany: Fault = {
  id: 'C19',
  title: 'companies whose work kills every worker',
  async inject({ rig, history }, times) {
    const account = await rig.openAccount();
    const domains = faultDomains('poison').slice(0, times);
    const violations: string[] = [];
    const points = domains.map((domain, index): FailPoint => ({
      at: 'sql',
      when: 'before',
      match: [DEADLY[index % DEADLY.length] ?? '', domain],
      always: true,
      act: 'kill',
    }));
    // The deadline is an API's to set; this one's is far beyond what the tries take.
    const patient = await rig.addApp('api', { BATCH_DEADLINE_SECONDS: '1800' });
    const workers = rig.appsOf('enrichment-worker');
    const isOver = new AbortController();
    let deaths = 0;
    const supervised = workers.map((worker) => {
      worker.startWith(points);
      for (const point of points) worker.arm(point);
      return supervise(worker, isOver, () => (deaths += 1));
    });

    const since = new Date();
    const own = { accountId: account.id };
    const running = () => rig.db.batch.count({ where: { ...own, status: { in: ['queued', 'processing'] } } });
    try {
      await runConcurrently(4, domains, async (domain) => {
        const asked = { account, path: `/company/${domain}`, webhookUrl: rig.world.receiver.url };
        history.add(await tryOnce(baseUrlOf(patient), asked));
      });
      const end = performance.now() + within(times);
      while ((await running()) > 0 && performance.now() < end) await delay(LOOK_EVERY_MS);
    } finally {
      isOver.abort();
      await Promise.all(supervised);
      for (const worker of workers) {
        worker.startWith([]);
        // What it is armed with goes with it.
        worker.kill('SIGTERM');
        await worker.ended();
        await worker.start();
      }
      await rig.endApp(patient);
    }
    const until = new Date();

    const batches = await rig.db.batch.findMany({ where: own });
    for (const { domain, status, message, creditsRefunded, creditsReserved, crashes } of batches) {
      const isRight =
        status === 'failed' && message === MESSAGE && creditsRefunded === creditsReserved && crashes === 3;
      if (!isRight)
        violations.push(
          `${domain} is ${status} ("${message}") after ${crashes} deaths, ${creditsRefunded} credits back`,
        );
    }
    if (batches.length !== domains.length)
      violations.push(`${batches.length} batches for ${domains.length} companies`);
    return {
      injected: times,
      checked: 'each fails after three tries with its credits back, and no other batch does',
      figures: `${deaths} workers died`,
      violations,
      async atEnd() {
        const others = await rig.db.batch.findMany({
          where: { NOT: own, message: MESSAGE, requestedAt: { gte: since, lte: until } },
        });
        return others.map(({ id, domain }) => `${id} for ${domain} failed as if it had killed its workers`);
      },
    };
  },
};
