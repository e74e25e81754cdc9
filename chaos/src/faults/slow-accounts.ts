import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Scene } from '../fault';
import { runConcurrently } from '../run-concurrently';
import { sendWithRetry } from '../load/customers';
import { faultDomains } from '../harness/fault-sites';
import type { Account } from '../harness/harness';
import { SLOW_DOMAINS } from '../harness/slow-sites';
import { formatSeconds } from '../report/format-seconds';
import { quantile } from '../report/quantile';

const ACCOUNTS = 10;
const LANES = 8;
/** Companies that the honest account requests, one after another, before and during the attack. */
const HONEST = 10;
const LOOK_AGAIN_MS = 50;
const TRIES = 200;
const MAX_START_MS = 10_000;
/** The median that the honest account's batches may take, whatever they took before. */
const MAX_MEDIAN_MS = 5_000;

/** How long a batch waited until it was started, and took until it ended, in ms. */
interface BatchTimes {
  start: number;
  end: number;
}

/** Returns what is wrong with the times of the honest account's batches. */
export function honestViolations(before: readonly BatchTimes[], during: readonly BatchTimes[]): string[] {
  const starts = during.map(({ start }) => start);
  const median = (times: readonly BatchTimes[]) =>
    quantile(
      times.map(({ end }) => end),
      0.5,
    );
  return [
    ...(quantile(starts, 1) > MAX_START_MS
      ? [`an honest company started after ${(quantile(starts, 1) / 1_000).toFixed(1)} s`]
      : []),
    ...(median(during) > Math.max(2 * median(before), MAX_MEDIAN_MS)
      ? [`honest companies took ${Math.round(median(during))} ms, before ${Math.round(median(before))} ms`]
      : []),
  ];
}

/** Requests a company until a batch is queued for it. */
async function enrich({ harness, history }: Scene, account: Account, domain: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { status, body } = await sendWithRetry(
      harness,
      history,
      { account, path: `/company/${domain}`, webhookUrl: harness.world.receiver.url },
      tries,
    );
    if (status === 202) return String(body['batch_id']);
    // It was enriched a moment ago.
    await delay(LOOK_AGAIN_MS);
  }
  throw new Error(`no batch could be requested for ${domain}`);
}

async function enrichOneByOne(
  scene: Scene,
  account: Account,
  domains: readonly string[],
): Promise<BatchTimes[]> {
  const times: BatchTimes[] = [];
  for (const domain of domains) {
    const id = await enrich(scene, account, domain);
    for (;;) {
      const { requestedAt, startedAt, completedAt } = await scene.harness.db.batch.findUniqueOrThrow({
        where: { id },
      });
      if (completedAt !== null) {
        const since = (date: Date | null) => Number(date) - Number(requestedAt);
        times.push({ start: since(startedAt), end: since(completedAt) });
        break;
      }
      await delay(LOOK_AGAIN_MS);
    }
  }
  return times;
}

/** A21: accounts whose companies are slow, and one whose company is not. */
export const slowAccounts: Fault = {
  id: 'A21',
  title: 'ten accounts have thirty companies each that never respond or take long to read, one has another',
  async inject(scene) {
    const { harness } = scene;
    const honest = await harness.openAccount();
    const domains = faultDomains('found');
    const before = await enrichOneByOne(scene, honest, domains.slice(0, HONEST));
    const attackers: Account[] = [];
    for (let number = 0; number < ACCOUNTS; number += 1) attackers.push(await harness.openAccount());
    await runConcurrently(LANES, SLOW_DOMAINS, async (domain) => {
      const attacker = attackers[SLOW_DOMAINS.indexOf(domain) % ACCOUNTS];
      if (attacker) await enrich(scene, attacker, domain);
    });
    const underWay = { domain: { in: SLOW_DOMAINS }, completedAt: null };
    const waiting = await harness.db.batch.count({ where: underWay });
    const during = await enrichOneByOne(scene, honest, domains.slice(HONEST, 2 * HONEST));
    const left = await harness.db.batch.count({ where: underWay });
    const list = (times: readonly BatchTimes[], what: keyof BatchTimes) =>
      formatSeconds(times.map((one) => one[what]));
    return {
      injected: SLOW_DOMAINS.length,
      checked: `an honest company starts within ${MAX_START_MS / 1_000} s and takes at most twice as long`,
      figures:
        `${waiting} slow companies under way (${left} at the end); started after ${list(during, 'start')}, ` +
        `took ${list(during, 'end')} (before ${list(before, 'end')})`,
      violations: [
        ...(left === 0 ? ['no slow company was under way at the end'] : []),
        ...honestViolations(before, during),
      ],
    };
  },
};
