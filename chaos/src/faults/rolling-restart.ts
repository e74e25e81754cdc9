import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../random';
import type { Fault, Scene } from '../fault';
import { runConcurrently } from '../run-concurrently';
import { type ApiRequest, type RequestAttempt, sendOnce } from '../load/client';
import { quantile } from '../report/quantile';
import { type App, baseUrlOf } from '../harness/app';
import { faultDomains } from '../harness/fault-sites';

const BATCHES = 100;
const CONCURRENT_REQUESTS = 10;
const CLIENTS = 4;
const REQUEST_EVERY_MS = 50;
const HEALTH_EVERY_MS = 250;
/** An operator's supervisor kills a process that has not ended by then. */
const ENDED_WITHIN_MS = 30_000;

/**
 * An ordinary load balancer: sends to APIs that were healthy recently, and tries another one once if no
 * response comes.
 */
function startBalancer(apis: readonly App[], chance: Random) {
  const isOver = new AbortController();
  let healthy = apis;
  async function check(): Promise<void> {
    while (!isOver.signal.aborted) {
      const responses = await Promise.all(
        apis.map((api) =>
          fetch(`${baseUrlOf(api)}/health`, { signal: AbortSignal.timeout(2_000) }).then(
            ({ status }) => status === 200,
            () => false,
          ),
        ),
      );
      const up = apis.filter((_api, index) => responses[index]);
      if (up.length > 0) healthy = up;
      await delay(HEALTH_EVERY_MS);
    }
  }
  const checking = check();
  return {
    async ask(
      request: ApiRequest,
      history: Scene['history'],
    ): Promise<{ response: RequestAttempt; isSecond: boolean }> {
      const first = chance.pick(healthy);
      const response = await sendOnce(baseUrlOf(first), request);
      history.add(response);
      if (response.status !== null) return { response, isSecond: false };
      const other = apis.find((api) => api !== first) ?? first;
      const second = await sendOnce(baseUrlOf(other), request);
      history.add(second);
      return { response: second, isSecond: true };
    },
    async stop() {
      isOver.abort();
      await checking;
    },
  };
}

/** C21: every process is told to end and started again, one after the other, with batches in flight. */
export const rollingRestart: Fault = {
  id: 'C21',
  title: 'every process is restarted in turn with batches in flight',
  async inject({ harness, history }, times, chance) {
    const account = await harness.openAccount();
    const balancer = startBalancer(harness.appsOf('api'), chance);
    const violations: string[] = [];
    const endedAfterMs: number[] = [];
    let responses = 0;
    let seconds = 0;

    async function sendRequest(request: ApiRequest): Promise<void> {
      const { response, isSecond } = await balancer.ask(request, history);
      responses += 1;
      if (isSecond) seconds += 1;
      if (response.status === null) violations.push(`${request.path} got no response from either API`);
      else if (response.status >= 500)
        violations.push(`${request.path} returned ${response.status} during a restart`);
    }
    async function restart(app: App): Promise<void> {
      const started = performance.now();
      app.kill('SIGTERM');
      await Promise.race([app.ended(), delay(ENDED_WITHIN_MS, undefined, { ref: false })]);
      if (app.isRunning()) {
        violations.push(`the ${app.name} had not ended ${ENDED_WITHIN_MS / 1_000} s after SIGTERM`);
        app.kill('SIGKILL');
        await app.ended();
      }
      endedAfterMs.push(performance.now() - started);
      await app.start();
    }

    async function round(paths: readonly string[]): Promise<void> {
      await runConcurrently(CONCURRENT_REQUESTS, paths, (path) =>
        sendRequest({ account, path, webhookUrl: harness.world.receiver.url }),
      );
      const isOver = new AbortController();
      const clients = Array.from({ length: CLIENTS }, async () => {
        while (!isOver.signal.aborted) {
          await sendRequest({
            account,
            path: chance.pick([...paths, '/account/credits']),
            webhookUrl: harness.world.receiver.url,
          });
          await delay(REQUEST_EVERY_MS);
        }
      });
      try {
        for (const app of harness.apps) await restart(app);
      } finally {
        isOver.abort();
        await Promise.all(clients);
      }
    }

    const domains = faultDomains('restart');
    try {
      for (let rounds = 0; rounds < times; rounds += 1) {
        const own = domains.slice(rounds * BATCHES, (rounds + 1) * BATCHES);
        await round(own.map((domain) => `/company/${domain}`));
      }
    } finally {
      await balancer.stop();
    }
    const worst = (quantile(endedAfterMs, 1) / 1_000).toFixed(1);
    return {
      injected: times,
      checked: 'no 5xx; behind a balancer that tries once more, every request gets a response',
      figures: `${responses} responses, ${seconds} at the second try; a process ended ${worst} s after SIGTERM at worst`,
      violations,
      async atEnd() {
        const crashed = await harness.db.batch.count({
          where: { accountId: account.id, crashes: { gt: 0 } },
        });
        return crashed === 0
          ? []
          : [`${crashed} batches were lost, not handed back, by workers that received SIGTERM`];
      },
    };
  },
};
