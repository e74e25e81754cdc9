import { setTimeout as delay } from 'node:timers/promises';
import type { Scene } from '../fault';
import { runConcurrently } from '../run-concurrently';
import { faultDomains } from '../harness/fault-sites';
import type { Account } from '../harness/harness';
import { sendWithRetry } from './customers';

const LANES = 8;
const ROUND_PAUSE_MS = 500;
/** Covers each company a few times: one that is fresh or running is not so for long. */
const TRIES = 500;
const domains = () =>
  faultDomains('found').flatMap((found, index) => [found, faultDomains('vanished')[index] ?? found]);

export interface Webhook {
  account: Account;
  url: string;
  /** The name may resolve elsewhere by now, which leaves no batch. */
  mayBeRefused?: boolean;
}

/**
 * Requests companies until each webhook has its batch, alternating between companies with data and companies
 * that are refunded. Throws if a webhook gets none. Returns the webhooks that were refused. Does not wait for
 * the batches to end.
 */
export async function queueBatches(
  { harness, history }: Scene,
  webhooks: readonly Webhook[],
): Promise<Webhook[]> {
  const all = domains();
  const refused: Webhook[] = [];
  let next = 0;
  await runConcurrently(LANES, webhooks, async (webhook) => {
    const { account, url } = webhook;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const domain = all[next % all.length] ?? '';
      next += 1;
      // Every company was requested a moment ago, and some are fresh.
      if (next % all.length === 0) await delay(ROUND_PAUSE_MS);
      const { status } = await sendWithRetry(
        harness,
        history,
        { account, path: `/company/${domain}`, webhookUrl: url },
        next,
      );
      if (status === 202) return;
      if (status === 400 && webhook.mayBeRefused) return void refused.push(webhook);
    }
    throw new Error(`no batch could be requested for ${url}`);
  });
  return refused;
}
