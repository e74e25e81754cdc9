import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { MODULES } from '@firmlens/contract';
import type { Random } from '../random';
import type { Account, Harness } from '../harness/harness';
import { type Asked, type Try, tryOnce } from './client';
import type { History } from './history';

/** Customers that use the service all the while. */
export interface Load {
  /** Waits for the requests under way, and makes no more. */
  stop(): Promise<void>;
}

/** Modules that have news searched: all workers together may do so once in five seconds, and others wait in line. */
const ASKS_FOR_NEWS: ReadonlySet<string> = new Set(['signals', 'funding']);

const TRIES = 8;
const RETRY_AFTER_MS = 250;

/** Asks as a customer would: where no answer comes it asks again, at the next API. Every try goes into the history. */
export async function ask(rig: Harness, history: History, asked: Asked, first = 0): Promise<Try> {
  for (let tries = 0; ; tries += 1) {
    const baseUrl = rig.baseUrls[(first + tries) % rig.baseUrls.length] ?? '';
    const attempt = await tryOnce(baseUrl, asked);
    history.add(attempt);
    if (attempt.status !== null || tries + 1 === TRIES) return attempt;
    await delay(RETRY_AFTER_MS);
  }
}

/** One thing that a customer does. Mostly enrichments; the rest looks at what there is. */
function nextRequest(rig: Harness, history: History, account: Account, chance: Random): Asked {
  const what = chance.int(1, 100);
  if (what <= 60) {
    const { domain } = chance.pick(rig.world.companies);
    const modules = MODULES.filter((module) => chance.share(ASKS_FOR_NEWS.has(module) ? 0.02 : 0.2));
    return {
      account,
      path: `/company/${domain}${modules.length > 0 ? `?enrich=${modules.join(',')}` : ''}`,
      webhookUrl: rig.world.receiver.url,
    };
  }
  const own = history.accepted.filter((batch) => batch.account === account.id).slice(-50);
  if (what <= 80 && own.length > 0) {
    const part = chance.pick(['status', 'results']);
    return { account, path: `/enrichment/${chance.pick(own).batchId}/${part}` };
  }
  if (what <= 88)
    return { account, path: chance.pick(['/account/credits', '/account/usage', '/account/info']) };
  if (what <= 94) return { account, path: '/account/history?limit=5' };
  const name = chance.pick(['search_signals', 'get_account']);
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } };
  return { account, method: 'POST', path: '/mcp', body: call };
}

/** Starts so many customers, each of which asks, waits about `pauseMs`, and asks again. */
export function startLoad(
  rig: Harness,
  history: History,
  chance: Random,
  { customers, pauseMs }: { customers: number; pauseMs: number },
): Load {
  const stopped = new AbortController();
  // Every customer listens.
  setMaxListeners(0, stopped.signal);
  async function customer(number: number): Promise<void> {
    while (!stopped.signal.aborted) {
      const account = chance.pick(rig.accounts.slice(0, 8));
      await ask(rig, history, nextRequest(rig, history, account, chance), number);
      await delay(chance.int(pauseMs / 2, pauseMs * 1.5), undefined, { signal: stopped.signal }).catch(
        () => undefined,
      );
    }
  }
  const running = Array.from({ length: customers }, (_, number) => customer(number));
  return {
    async stop() {
      stopped.abort();
      await Promise.all(running);
    },
  };
}
