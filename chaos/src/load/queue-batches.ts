import { setTimeout as delay } from 'node:timers/promises';
import type { Scene } from '../fault';
import { runConcurrently } from '../run-concurrently';
import { faultDomains } from '../harness/fault-sites';
import type { Account } from '../harness/harness';
import { ask } from './customers';

const LANES = 8;
const ROUND_PAUSE_MS = 500;
/** Each company a few times: what is fresh, or runs, is not so for long. */
const TRIES = 500;
const domains = () =>
  faultDomains('found').flatMap((found, index) => [found, faultDomains('vanished')[index] ?? found]);

export interface Webhook {
  account: Account;
  url: string;
  /** Its name may lead elsewhere by now, which is no batch. */
  mayBeRefused?: boolean;
}

/**
 * Asks for companies until each webhook has its batch, half of them with data and half refunded, in order; throws where one
 * gets none. Gives those that were refused. The batches end by themselves.
 */
export async function queueBatches(
  { rig, history }: Scene,
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
      // Each was asked for a moment ago: some are fresh.
      if (next % all.length === 0) await delay(ROUND_PAUSE_MS);
      const { status } = await ask(
        rig,
        history,
        { account, path: `/company/${domain}`, webhookUrl: url },
        next,
      );
      if (status === 202) return;
      if (status === 400 && webhook.mayBeRefused) return void refused.push(webhook);
    }
    throw new Error(`no batch could be had for ${url}`);
  });
  return refused;
}
