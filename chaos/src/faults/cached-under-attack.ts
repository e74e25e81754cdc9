import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault';
import { runConcurrently } from '../run-concurrently';
import { sendOnce } from '../load/client';
import { sendWithRetry } from '../load/customers';
import { quantile } from '../report/quantile';
import { baseUrlOf } from '../harness/app';
import { faultDomains } from '../harness/fault-sites';
import { targetDomains } from '../harness/hostile-targets';
import type { Harness } from '../harness/harness';

const MAX_P99_MS = 250;
const READS = 2_000;
const READERS = 4;
const COMPANIES = 5;
const FRESH_WITHIN_MS = 180_000;
/** Twenty bombs and twenty websites that send their data slowly. */
const ATTACK = [...targetDomains('bomb'), ...targetDomains('dripping')];

/** Returns what is wrong with the p99 of cached responses, in ms, without and with the attack. */
export function readViolations(quietP99: number, busyP99: number): string[] {
  const [quiet, busy] = [Math.round(quietP99), Math.round(busyP99)];
  if (quietP99 >= MAX_P99_MS)
    return [
      `inconclusive: p99 is ${quiet} ms without the attack and ${busy} ms with it, expected less than ${MAX_P99_MS}`,
    ];
  return busyP99 < MAX_P99_MS
    ? []
    : [`p99 is ${busy} ms, without the attack ${quiet} ms, expected less than ${MAX_P99_MS}`];
}

const hostileUnderWay = ({ db }: Harness) =>
  db.batch.count({ where: { domain: { in: ATTACK }, completedAt: null } });

/** A15: stored data is read while hostile websites are crawled. */
export const cachedUnderAttack: Fault = {
  id: 'A15',
  title: 'cached companies are requested while bombs and slow websites are read',
  async inject(scene) {
    const { harness, history } = scene;
    const account = await harness.openAccount();
    // Data that the other APIs consider fresh for a few seconds stays fresh for this one.
    const api = await harness.addApp('api', { FRESHNESS_SECONDS: '3600' });
    const webhookUrl = harness.world.receiver.url;
    const companies = faultDomains('found').slice(0, COMPANIES);
    const read = (domain: string | undefined) =>
      sendOnce(baseUrlOf(api), { account, path: `/company/${domain}`, webhookUrl });

    for (const domain of companies) {
      const end = performance.now() + FRESH_WITHIN_MS;
      for (;;) {
        const attempt = await read(domain);
        history.add(attempt);
        if (attempt.status === 200) break;
        if (performance.now() > end) throw new Error(`${domain} is not stored`);
        await delay(250);
      }
    }
    const violations: string[] = [];
    async function measure(): Promise<number[]> {
      const tookMs: number[] = [];
      const reads = Array.from({ length: READS }, (_, index) => companies[index % COMPANIES]);
      await runConcurrently(READERS, reads, async (domain) => {
        const attempt = await read(domain);
        history.add(attempt);
        tookMs.push(attempt.tookMs);
        if (attempt.status !== 200) violations.push(`a cached company returned ${attempt.status}`);
      });
      return tookMs;
    }
    try {
      const quiet = await measure();
      let requests = 0;
      for (const domain of ATTACK) {
        const attempt = await sendWithRetry(
          harness,
          history,
          { account, path: `/company/${domain}`, webhookUrl },
          requests,
        );
        // If the response was lost, the retry's response names the batch.
        if (typeof attempt.body['batch_id'] === 'string') requests += 1;
      }
      const underAttack = await hostileUnderWay(harness);
      const busy = await measure();
      if (underAttack === 0) violations.push('no hostile website was read in that time');
      const [quietP99, busyP99] = [quantile(quiet, 0.99), quantile(busy, 0.99)];
      violations.push(...readViolations(quietP99, busyP99));
      if (requests !== ATTACK.length)
        violations.push(`${requests} of ${ATTACK.length} hostile websites were crawled`);
      return {
        injected: requests,
        checked: `p99 of cached responses below ${MAX_P99_MS} ms`,
        figures: `${underAttack} hostile websites in progress; p99 ${Math.round(busyP99)} ms of ${busy.length}, without the attack ${Math.round(quietP99)} ms of ${quiet.length}`,
        violations,
      };
    } finally {
      await harness.endApp(api);
    }
  },
};
