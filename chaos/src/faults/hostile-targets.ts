import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Scene } from '../fault';
import { runConcurrently } from '../run-concurrently';
import { sendWithRetry } from '../load/customers';
import { formatSeconds } from '../report/format-seconds';
import { quantile } from '../report/quantile';
import type { App } from '../harness/app';
import { HOSTILE_TARGETS, targetDomains } from '../harness/hostile-targets';
import { type Account, HARNESS_TIMES, type Harness } from '../harness/harness';
import { peakMib } from '../harness/peak-mib';

/** Half of the websites that the two workers read concurrently. */
const LANES = 8;
const LOOK_AGAIN_MS = 250;
const TRIES = 60;
const CHECK_EVERY_MS = 100;
/** For the worker and for each of its reading threads (docs/operations.md). */
const MAX_MEMORY_MIB = 300 + 232 * availableParallelism();
const MOST_BLOCKED_MS = 200;
const WORST_BLOCKED_MS = 1_000;
/** The median time that others' batches may take, whatever they took before. */
const OTHER_BATCHES_MS = 5_000;
/** How long after its deadline a batch may end: the sweeper runs every few seconds. */
const GRACE_SECONDS = 15;

interface EventLoopWatch {
  /**
   * Returns how many ms the worker's own work delayed each response, and why a worker could not be watched
   * further.
   */
  end(): Promise<{ blockedMs: number[]; violations: string[] }>;
}

/**
 * Returns the CPU time of a process's main thread so far, in ms. Time spent waiting for a processor does not
 * count.
 */
function workedMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ');
  return Number(nanoseconds) / 1e6;
}

/**
 * Keeps requesting a path that does not exist from the enrichment workers. Only their main thread responds to
 * it.
 */
function watchEventLoops(harness: Harness): EventLoopWatch {
  const blockedMs: number[] = [];
  let isOver = false;
  const violations: string[] = [];
  async function watch(app: App): Promise<void> {
    while (!isOver) {
      const [started, worked] = [performance.now(), workedMs(app.pid())];
      const response = await fetch(`http://127.0.0.1:${app.port}/no-path`);
      await response.arrayBuffer();
      blockedMs.push(Math.min(performance.now() - started, workedMs(app.pid()) - worked));
      await delay(CHECK_EVERY_MS);
    }
  }
  const watching = harness.appsOf('enrichment-worker').map((app) =>
    watch(app).catch((error: unknown) => {
      violations.push(
        `a worker's event loop could not be watched, running: ${app.isRunning()}: ${String(error)}`,
      );
    }),
  );
  return {
    async end() {
      isOver = true;
      await Promise.all(watching);
      return { blockedMs, violations };
    },
  };
}

/** Returns what is wrong with the times for which event loops were blocked, in ms. */
export function loopViolations(blockedMs: readonly number[]): string[] {
  const [p99, worst] = [quantile(blockedMs, 0.99), quantile(blockedMs, 1)];
  return [
    ...(p99 > MOST_BLOCKED_MS
      ? [`p99 of the blocked time of a worker's event loop is ${Math.round(p99)} ms`]
      : []),
    ...(worst > WORST_BLOCKED_MS ? [`a worker's event loop was blocked for ${Math.round(worst)} ms`] : []),
  ];
}

/**
 * Requests a hostile company and waits for its batch to end. A batch that does not end by its deadline is
 * reported later.
 */
async function enrichHostileTarget(
  { harness, history }: Scene,
  account: Account,
  domain: string,
): Promise<void> {
  const request = { account, path: `/company/${domain}`, webhookUrl: harness.world.receiver.url };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { status } = await sendWithRetry(harness, history, request, tries);
    if (status === 202) break;
    // The company was enriched a moment ago.
    await delay(LOOK_AGAIN_MS);
  }
  const where = { domain, status: { in: ['queued', 'processing'] } };
  const end = performance.now() + (HARNESS_TIMES.deadlineSeconds + GRACE_SECONDS) * 1_000;
  while ((await harness.db.batch.count({ where })) > 0 && performance.now() < end) await delay(LOOK_AGAIN_MS);
}

/** Returns how long the load's batches took that ended within a time span, in ms. */
async function loadMs(
  { db }: Harness,
  accounts: readonly Account[],
  from: Date,
  to: Date,
): Promise<number[]> {
  const batches = await db.batch.findMany({
    where: {
      accountId: { in: accounts.map(({ id }) => id) },
      completedAt: { gte: from, lt: to },
      domain: { startsWith: 'small-' },
    },
    select: { requestedAt: true, completedAt: true },
  });
  return batches.map(({ requestedAt, completedAt }) => Number(completedAt) - Number(requestedAt));
}

/** Returns what is wrong with the times of others' batches, in ms. */
export function otherViolations(before: readonly number[], meanwhile: readonly number[]): string[] {
  if (meanwhile.length === 0) return ['no batch of another company ended in that time'];
  const usual = before.length === 0 ? 0 : quantile(before, 0.5);
  const took = quantile(meanwhile, 0.5);
  return took > Math.max(OTHER_BATCHES_MS, 3 * usual)
    ? [`other batches took ${formatSeconds(meanwhile)}, before ${formatSeconds(before)}`]
    : [];
}

/** C11: websites and names that harm a crawler. */
export const visitHostileTargets: Fault = {
  id: 'C11',
  title:
    'websites refuse, say nothing, drip, flood, redirect endlessly or to this machine; names fail or change their address',
  async inject(scene, times, chance) {
    const { harness } = scene;
    const customers = harness.accounts.slice(0, 8);
    const account = await harness.openAccount();
    const from = new Date();
    const visits = Array.from({ length: times }, (_, round) =>
      HOSTILE_TARGETS.map((target) => {
        const domains = targetDomains(target);
        return { domain: domains[round % domains.length] ?? '', order: chance.int(0, 1_000_000) };
      }),
    ).flat();
    visits.sort((a, b) => a.order - b.order);
    const watch = watchEventLoops(harness);
    await runConcurrently(LANES, visits, ({ domain }) => enrichHostileTarget(scene, account, domain)).finally(
      () => watch.end(),
    );
    const { blockedMs, violations } = await watch.end();
    const to = new Date();

    const batches = await harness.db.batch.findMany({ where: { accountId: account.id } });
    if (batches.length !== visits.length)
      violations.push(`${batches.length} batches for ${visits.length} visits`);
    for (const { domain, deadlineAt, completedAt } of batches) {
      const late = (Number(completedAt) - Number(deadlineAt)) / 1_000;
      if (completedAt === null) violations.push(`the batch of ${domain} has not ended`);
      else if (late > GRACE_SECONDS)
        violations.push(`the batch of ${domain} ended ${late.toFixed(0)} s after its deadline`);
    }
    const peaks = harness.appsOf('enrichment-worker').map((app) => peakMib(app.pid()));
    if (Math.max(...peaks) >= MAX_MEMORY_MIB)
      violations.push(`a worker took ${Math.max(...peaks)} MiB, expected less than ${MAX_MEMORY_MIB}`);
    violations.push(...loopViolations(blockedMs));
    const [before, meanwhile] = [
      await loadMs(harness, customers, new Date(Number(from) - 60_000), from),
      await loadMs(harness, customers, from, to),
    ];
    violations.push(...otherViolations(before, meanwhile));
    const longest = Math.max(
      ...batches.map(({ requestedAt, completedAt }) => (Number(completedAt) - Number(requestedAt)) / 1_000),
    );
    const ends = ['completed', 'failed', 'no_data_found'].map(
      (status) => `${batches.filter((batch) => batch.status === status).length} ${status}`,
    );
    return {
      injected: batches.length,
      checked: `each batch ends by its deadline of ${HARNESS_TIMES.deadlineSeconds} s; memory, event loop and other batches stay within limits`,
      figures:
        `${ends.join(', ')}, longest ${longest.toFixed(0)} s; memory at most ${Math.max(...peaks)} MiB; event loop blocked p99 ` +
        `${Math.round(quantile(blockedMs, 0.99))} ms, worst ${Math.round(quantile(blockedMs, 1))} ms of ${blockedMs.length} checks; ` +
        `other batches ${formatSeconds(meanwhile)} (before ${formatSeconds(before)})`,
      violations,
    };
  },
};
