import { setTimeout as delay } from 'node:timers/promises';
import { waitUntilCaughtUp } from '../checks/wait-until-caught-up';
import type { Fault, Scene } from '../fault';
import { type ApiRequest, sendOnce } from '../load/client';
import { openProbes } from '../load/probes';
import { quantile } from '../report/quantile';
import type { Account } from '../harness/harness';

const PAUSE_MS = 100;
const RESPONSE_TIMEOUT_MS = 1_000;
const LIMIT = 5;
const STARTS_WITHIN_MS = 60_000;

/** Returns one request to each endpoint, in turn. */
function endpoints(account: Account, batchId: string, domain: string, webhookUrl: string): ApiRequest[] {
  const call = (name: string) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: {} },
  });
  return [
    { account, path: `/company/${domain}`, webhookUrl },
    { account, path: `/company/${domain}/evidence` },
    { account, path: `/enrichment/${batchId}/status` },
    { account, path: `/enrichment/${batchId}/results` },
    { account, path: '/account/info' },
    { account, path: '/account/credits' },
    { account, path: '/account/usage' },
    { account, path: '/account/history' },
    { account, method: 'POST', path: '/account/webhook', body: { webhook_url: webhookUrl } },
    { account, method: 'POST', path: '/mcp', body: call('get_account') },
    { account, path: '/health' },
  ];
}

/**
 * Returns each API's responses to concurrent requests of an account limited to five requests a minute, all
 * within one calendar minute.
 */
async function responsesToLimited({ harness, history }: Scene): Promise<(number | null)[][]> {
  for (;;) {
    const account = await harness.openAccount({ ratePerMinute: LIMIT });
    const minute = Math.floor(Date.now() / 60_000);
    const sendConcurrently = (baseUrl: string) =>
      Promise.all(
        Array.from({ length: 2 * LIMIT }, () => sendOnce(baseUrl, { account, path: '/account/info' })),
      );
    const tries = await Promise.all(harness.baseUrls.map(sendConcurrently));
    tries.flat().forEach((attempt) => history.add(attempt));
    if (Math.floor(Date.now() / 60_000) === minute)
      return tries.map((ofOne) => ofOne.map(({ status }) => status));
  }
}

/** C8: Redis keeps its connections but does not respond, which is worse than being down. */
export const freezeRedis = (frozenMs: number): Fault => ({
  id: 'C8',
  title: `Redis is frozen for ${frozenMs / 1_000} s (SIGSTOP)`,
  async inject(scene, times, chance) {
    const { harness, history } = scene;
    const probes = await openProbes(scene);
    const violations: string[] = [];
    const took: number[] = [];
    let started = 0;
    for (let freezes = 0; freezes < times; freezes += 1) {
      // No work is done during a freeze. A batch can afford one such wait, but not several.
      if (!(await waitUntilCaughtUp(harness)))
        violations.push('some batches did not end within two minutes before Redis was frozen');
      const probe = await probes.ask();
      await probes.waitFor(probe, 'ended', STARTS_WITHIN_MS);
      const requests = endpoints(probes.account, probe.batchId, probe.domain, harness.world.receiver.url);
      harness.redis.freeze();
      try {
        const responses = await responsesToLimited(scene);
        for (const statuses of responses) {
          const allowed = statuses.filter((status) => status === 200).length;
          const refused = statuses.filter((status) => status === 429).length;
          if (allowed !== LIMIT || refused !== LIMIT)
            violations.push(
              `the limit is ${LIMIT} a minute, and ${2 * LIMIT} concurrent requests got ${statuses.join(', ')}`,
            );
        }
        for (const end = performance.now() + frozenMs; performance.now() < end;) {
          for (const [index, one] of requests.entries()) {
            const attempt = await sendOnce(
              harness.baseUrls[(index + freezes) % harness.baseUrls.length] ?? '',
              one,
            );
            history.add(attempt);
            took.push(attempt.tookMs);
            if (attempt.status === null || attempt.status >= 500)
              violations.push(`${one.path} returned ${attempt.status} without Redis`);
          }
          await delay(chance.int(0, PAUSE_MS));
        }
        const accepted = await probes.ask();
        harness.redis.thaw();
        if ((await probes.waitFor(accepted, 'started', STARTS_WITHIN_MS)) === null)
          violations.push(`${accepted.batchId}, accepted while Redis was frozen, did not start in 60 s`);
        else started += 1;
      } finally {
        harness.redis.thaw();
      }
    }
    const slowest = quantile(took, 0.99);
    if (slowest > RESPONSE_TIMEOUT_MS)
      violations.push(
        `the slowest of a hundred responses took ${Math.round(slowest)} ms, expected ${RESPONSE_TIMEOUT_MS}`,
      );
    return {
      injected: times,
      checked:
        'every endpoint responds, none with 5xx; each process keeps the limits; accepted batches start',
      figures: `${took.length} responses, p50 ${Math.round(quantile(took, 0.5))} ms, p99 ${Math.round(slowest)} ms; ${started} started`,
      violations,
    };
  },
});
