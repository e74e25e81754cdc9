import { setTimeout as delay } from 'node:timers/promises';
import type { Scene } from '../fault';
import { faultDomains } from '../harness/fault-sites';
import type { Account } from '../harness/harness';
import { sendWithRetry } from './customers';

/** A batch that a fault requested itself, to see when it continues. */
export interface Probe {
  batchId: string;
  domain: string;
}

type ProbeState = 'started' | 'ended';

/** What a fault requests besides the load, with a separate account and separate companies. */
export interface Probes {
  account: Account;
  /**
   * Requests one company after the other until one is accepted. The default companies are requested by no
   * customer. Throws if none is accepted.
   */
  ask(domains?: readonly string[]): Promise<Probe>;
  /**
   * Waits until the batch has reached this state. Returns how long that took in ms, or null if it took longer than
   * `withinMs`.
   */
  waitFor(probe: Probe, state: ProbeState, withinMs: number): Promise<number | null>;
}

const CHECK_EVERY_MS = 100;
const TRIES = 20;

export async function openProbes({ harness, history }: Scene): Promise<Probes> {
  const account = await harness.openAccount();
  const { receiver } = harness.world;
  let count = 0;

  async function isSo(batchId: string, state: ProbeState): Promise<boolean> {
    const [row] = await harness.db.$queryRaw<Record<ProbeState, boolean>[]>`
      SELECT started_at IS NOT NULL OR completed_at IS NOT NULL AS started, completed_at IS NOT NULL AS ended
      FROM batches WHERE id = ${batchId}`;
    return row?.[state] === true;
  }

  return {
    account,
    async ask(domains = faultDomains('probe')) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const domain = domains[count % domains.length] ?? '';
        count += 1;
        const { body } = await sendWithRetry(
          harness,
          history,
          { account, path: `/company/${domain}`, webhookUrl: receiver.url },
          count,
        );
        // If the accepting response was lost, the batch blocks the retry, and the retry's response names
        // it.
        if (typeof body['batch_id'] === 'string') return { batchId: body['batch_id'], domain };
      }
      throw new Error('no enrichment was accepted');
    },
    async waitFor({ batchId }, state, withinMs) {
      const started = performance.now();
      while (!(await isSo(batchId, state).catch(() => false))) {
        if (performance.now() - started > withinMs) return null;
        await delay(CHECK_EVERY_MS);
      }
      return performance.now() - started;
    },
  };
}
