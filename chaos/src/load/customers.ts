import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { MODULES } from '@firmlens/contract';
import type { Random } from '../random';
import type { Account, Harness } from '../harness/harness';
import { type ApiRequest, type RequestAttempt, sendOnce } from './client';
import type { History } from './history';

/** Customers that use the service continuously. */
export interface Load {
  /** Waits for the requests in flight and sends no more. */
  stop(): Promise<void>;
}

/**
 * Modules that search the news. All workers together may do so once in five seconds, and the others wait in
 * line.
 */
const NEWS_MODULES: ReadonlySet<string> = new Set(['signals', 'funding']);

const TRIES = 8;
const RETRY_AFTER_MS = 250;

/**
 * Sends a request as a customer would: if no response comes, it retries at the next API. Every attempt goes
 * into the history.
 */
export async function sendWithRetry(
  harness: Harness,
  history: History,
  request: ApiRequest,
  first = 0,
): Promise<RequestAttempt> {
  for (let tries = 0; ; tries += 1) {
    const baseUrl = harness.baseUrls[(first + tries) % harness.baseUrls.length] ?? '';
    const attempt = await sendOnce(baseUrl, request);
    history.add(attempt);
    if (attempt.status !== null || tries + 1 === TRIES) return attempt;
    await delay(RETRY_AFTER_MS);
  }
}

/** Returns a customer's next request: mostly an enrichment, otherwise a read. */
function nextRequest(harness: Harness, history: History, account: Account, chance: Random): ApiRequest {
  const what = chance.int(1, 100);
  if (what <= 60) {
    const { domain } = chance.pick(harness.world.companies);
    const modules = MODULES.filter((module) => chance.share(NEWS_MODULES.has(module) ? 0.02 : 0.2));
    return {
      account,
      path: `/company/${domain}${modules.length > 0 ? `?enrich=${modules.join(',')}` : ''}`,
      webhookUrl: harness.world.receiver.url,
    };
  }
  const ownBatches = history.accepted.filter((batch) => batch.account === account.id).slice(-50);
  if (what <= 80 && ownBatches.length > 0) {
    const part = chance.pick(['status', 'results']);
    return { account, path: `/enrichment/${chance.pick(ownBatches).batchId}/${part}` };
  }
  if (what <= 88)
    return { account, path: chance.pick(['/account/credits', '/account/usage', '/account/info']) };
  if (what <= 94) return { account, path: '/account/history?limit=5' };
  const name = chance.pick(['search_signals', 'get_account']);
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } };
  return { account, method: 'POST', path: '/mcp', body: call };
}

/** Starts this many customers. Each sends a request, waits about `pauseMs` and repeats. */
export function startLoad(
  harness: Harness,
  history: History,
  chance: Random,
  { customers, pauseMs }: { customers: number; pauseMs: number },
): Load {
  const stopped = new AbortController();
  // Every customer adds a listener.
  setMaxListeners(0, stopped.signal);
  async function customer(number: number): Promise<void> {
    while (!stopped.signal.aborted) {
      const account = chance.pick(harness.accounts.slice(0, 8));
      await sendWithRetry(harness, history, nextRequest(harness, history, account, chance), number);
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
