import { setTimeout as delay } from 'node:timers/promises';
import type { Scene } from '../fault';
import { inLanes } from '../in-lanes';
import { faultDomains } from '../rig/fault-sites';
import type { Account } from '../rig/rig';
import { ask } from './customers';

const LANES = 8;
const ROUND_PAUSE_MS = 500;
const domains = () =>
  faultDomains('found').flatMap((found, index) => [found, faultDomains('vanished')[index] ?? found]);

/**
 * Asks for companies until each webhook has its batch, half of them with data and half refunded, in order. The batches end by
 * themselves.
 */
export async function queueBatches(
  { rig, history }: Scene,
  webhooks: readonly { account: Account; url: string }[],
): Promise<void> {
  const all = domains();
  let next = 0;
  await inLanes(LANES, webhooks, async ({ account, url }) => {
    for (;;) {
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
      // A webhook may be refused: its name leads elsewhere by now.
      if (status === 202 || status === 400) return;
    }
  });
}
