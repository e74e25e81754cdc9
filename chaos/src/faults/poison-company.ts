import { setTimeout as delay } from 'node:timers/promises';
import type { FailPoint } from '../fail-points/fail-point';
import type { Fault } from '../fault';
import { runConcurrently } from '../run-concurrently';
import { sendOnce } from '../load/client';
import { type App, baseUrlOf } from '../harness/app';
import { faultDomains } from '../harness/fault-sites';

/** The statements at which such a company kills its worker: during collection, or while a module is built. */
const FATAL_STATEMENTS = ['FROM source_answers', 'finish_module('];
/** The message of a batch that lost too many workers. */
const MESSAGE = 'The enrichment crashed repeatedly.';
const CHECK_EVERY_MS = 200;
/**
 * In the first two tries the companies kill the workers together, 20 s each. The third tries run one after
 * the other, among the batches that ran beside them: each waits for the work in progress and lets others have
 * their turn.
 */
const within = (companies: number) => (120 + 60 * companies) * 1_000;

/** Restarts a worker that dies, as an operator's supervisor does, until aborted. */
async function supervise(worker: App, { signal }: AbortController, onDeath: () => void): Promise<void> {
  while (!signal.aborted) {
    if (worker.isRunning()) {
      await Promise.race([worker.ended(), delay(CHECK_EVERY_MS)]);
      continue;
    }
    onDeath();
    // The next such company may kill it before it is healthy.
    await worker.start().catch(() => undefined);
  }
}

/** C19: companies that kill every worker that works on them, every time. */
export const poisonCompany: Fault = {
  id: 'C19',
  title: 'companies whose work kills every worker',
  async inject({ harness, history }, times) {
    const account = await harness.openAccount();
    const domains = faultDomains('poison').slice(0, times);
    const violations: string[] = [];
    const points = domains.map((domain, index): FailPoint => ({
      at: 'sql',
      when: 'before',
      match: [FATAL_STATEMENTS[index % FATAL_STATEMENTS.length] ?? '', domain],
      always: true,
      act: 'kill',
    }));
    // The API sets the deadline. This one's is far longer than the tries take.
    const patient = await harness.addApp('api', { BATCH_DEADLINE_SECONDS: '1800' });
    const workers = harness.appsOf('enrichment-worker');
    const isOver = new AbortController();
    let deaths = 0;
    const supervised = workers.map((worker) => {
      worker.startWith(points);
      for (const point of points) worker.arm(point);
      return supervise(worker, isOver, () => (deaths += 1));
    });

    const since = new Date();
    const own = { accountId: account.id };
    const running = () =>
      harness.db.batch.count({ where: { ...own, status: { in: ['queued', 'processing'] } } });
    try {
      await runConcurrently(4, domains, async (domain) => {
        const request = { account, path: `/company/${domain}`, webhookUrl: harness.world.receiver.url };
        history.add(await sendOnce(baseUrlOf(patient), request));
      });
      const end = performance.now() + within(times);
      while ((await running()) > 0 && performance.now() < end) await delay(CHECK_EVERY_MS);
    } finally {
      isOver.abort();
      await Promise.all(supervised);
      for (const worker of workers) {
        worker.startWith([]);
        // The armed points end with the process.
        worker.kill('SIGTERM');
        await worker.ended();
        await worker.start();
      }
      await harness.endApp(patient);
    }
    const until = new Date();

    const batches = await harness.db.batch.findMany({ where: own });
    for (const { domain, status, message, creditsRefunded, creditsReserved, crashes } of batches) {
      const isRight =
        status === 'failed' && message === MESSAGE && creditsRefunded === creditsReserved && crashes === 3;
      if (!isRight)
        violations.push(
          `${domain} is ${status} ("${message}") after ${crashes} deaths, ${creditsRefunded} credits refunded`,
        );
    }
    if (batches.length !== domains.length)
      violations.push(`${batches.length} batches for ${domains.length} companies`);
    return {
      injected: times,
      checked: 'each fails after three tries with its refund, and no other batch does',
      figures: `${deaths} workers died`,
      violations,
      async atEnd() {
        const others = await harness.db.batch.findMany({
          where: { NOT: own, message: MESSAGE, requestedAt: { gte: since, lte: until } },
        });
        return others.map(({ id, domain }) => `${id} for ${domain} failed as if it had killed its workers`);
      },
    };
  },
};
