import { setTimeout as delay } from 'node:timers/promises';
import { isRetryLaterError } from '../load/history';
import type { Fault, Scene } from '../fault';
import { type ApiRequest, sendOnce } from '../load/client';
import { openProbes, type Probes } from '../load/probes';
import { formatSeconds } from '../report/format-seconds';

const AWAY_MS = { short: 300, longest: 2_000, minute: 60_000 };
const RECOVERS_WITHIN_MS = 60_000;
/** Cached copies of a company are fresh for three seconds here. Only more recent ones are requested. */
const COPY_AGE_MS = 2_000;
/** With at most this many kills, it may happen that no copy is recent enough. */
const FEW = 5;

/**
 * Sends a request to both APIs. Returns each response that is not the expected one while PostgreSQL is down.
 */
async function checkBothApis(
  { harness, history }: Scene,
  request: ApiRequest,
  isRight: (attempt: Awaited<ReturnType<typeof sendOnce>>) => boolean,
  expected: string,
): Promise<string[]> {
  const tries = await Promise.all(harness.baseUrls.map((baseUrl) => sendOnce(baseUrl, request)));
  if (request.path !== '/health') tries.forEach((attempt) => history.add(attempt));
  return tries
    .filter((attempt) => !isRight(attempt))
    .map(({ status, body }) => {
      const response = JSON.stringify(body).slice(0, 150);
      return `without PostgreSQL ${request.path} returned ${status} ${response}, expected ${expected}`;
    });
}

/** Checks how the APIs respond while PostgreSQL is down. */
export async function probeWithoutPostgres(
  scene: Scene,
  { account }: Probes,
  batchId: string,
): Promise<string[]> {
  const later = '500 internal_error with Retry-After';
  const webhookUrl = scene.harness.world.receiver.url;
  const needsIt: ApiRequest[] = [
    { account, path: '/account/credits' },
    { account, path: `/enrichment/${batchId}/status` },
    { account, path: '/company/never-seen.example', webhookUrl },
    { account, method: 'POST', path: '/account/webhook', body: { webhook_url: webhookUrl } },
    { account: { ...account, apiKey: scene.harness.accounts[0]?.apiKey ?? '' }, path: '/account/info' },
  ];
  const looks = [
    checkBothApis(scene, { account, path: '/health' }, ({ status }) => status === 503, '503'),
    checkBothApis(scene, { account, path: '/company/localhost' }, ({ status }) => status === 400, '400'),
    ...needsIt.map((request) => checkBothApis(scene, request, isRetryLaterError, later)),
  ];
  return (await Promise.all(looks)).flat();
}

/**
 * Waits until every process reports that it is healthy. Returns how long that took in ms, or null if it took
 * longer than `withinMs`.
 */
export async function waitUntilHealthy({ harness }: Scene, withinMs: number): Promise<number | null> {
  const started = performance.now();
  const isHealthy = async () =>
    (await Promise.all(harness.apps.map((app) => app.isHealthy()))).every(Boolean);
  while (!(await isHealthy())) {
    if (performance.now() - started > withinMs) return null;
    await delay(100);
  }
  return performance.now() - started;
}

/** C9: PostgreSQL dies under load and is started again some time later. */
export const killPostgres: Fault = {
  id: 'C9',
  title: 'PostgreSQL is killed and started again',
  async inject(scene, times, chance) {
    const { harness, history } = scene;
    const probes = await openProbes(scene);
    const violations: string[] = [];
    const healthyMs: number[] = [];
    const endedMs: number[] = [];
    let cached = 0;
    for (let kills = 0; kills < times; kills += 1) {
      const pids = harness.apps.map((app) => app.pid());
      const known = await probes.ask();
      await probes.waitFor(known, 'ended', RECOVERS_WITHIN_MS);
      const endedAt = performance.now();
      const again = { account: probes.account, path: `/company/${known.domain}` };
      const fromCopies = await Promise.all(harness.baseUrls.map((baseUrl) => sendOnce(baseUrl, again)));
      fromCopies.forEach((attempt) => history.add(attempt));
      const isBack = history.databaseAway();
      let healthy: number | null = null;
      try {
        await harness.postgres.kill();
        const diedAt = performance.now();
        if (diedAt - endedAt < COPY_AGE_MS && fromCopies.every(({ status }) => status === 200)) {
          violations.push(...(await checkBothApis(scene, again, ({ status }) => status === 200, '200')));
          cached += harness.baseUrls.length;
        }
        violations.push(...(await probeWithoutPostgres(scene, probes, known.batchId)));
        // One outage lasts as long as an operator might need.
        const awayMs = kills === 1 ? AWAY_MS.minute : chance.int(AWAY_MS.short, AWAY_MS.longest);
        await delay(Math.max(0, awayMs - (performance.now() - diedAt)));
      } finally {
        await harness.postgres.start();
        healthy = await waitUntilHealthy(scene, RECOVERS_WITHIN_MS);
        isBack();
      }
      if (healthy === null) violations.push('some processes are unhealthy 60 s after PostgreSQL started');
      else healthyMs.push(healthy);
      const probe = await probes.ask();
      const ended = await probes.waitFor(probe, 'ended', RECOVERS_WITHIN_MS);
      if (ended === null)
        violations.push(`${probe.batchId}, requested after PostgreSQL came back, did not end`);
      else endedMs.push(ended);
      if (harness.apps.some((app, index) => app.pid() !== pids[index]))
        violations.push('a process ended when PostgreSQL did');
    }
    if (times > FEW && cached === 0) violations.push('no cached copy was fresh enough');
    return {
      injected: times,
      checked:
        'health 503, 500 with Retry-After, nothing else; cached copies; everything continues on its own',
      figures:
        `${cached} responses from copies; all healthy ${formatSeconds(healthyMs)} after its start, ` +
        `a batch ended ${formatSeconds(endedMs)} after that`,
      violations,
    };
  },
};
