import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault';
import { openProbes } from '../load/probes';
import { formatSeconds } from '../report/format-seconds';
import { probeWithoutPostgres, waitUntilHealthy } from './kill-postgres';

/** Shorter than a lease, longer than a lease, and longer than every timeout of a request. */
const FROZEN_MS = [10_000, 25_000, 60_000];
const RECOVERS_WITHIN_MS = 60_000;

/** C9: PostgreSQL keeps its connections but does not respond. It carries out what it was sent later. */
export const freezePostgres: Fault = {
  id: 'C9',
  title: 'PostgreSQL is frozen for 10, 25 and 60 s (SIGSTOP)',
  async inject(scene, times) {
    const { harness, history } = scene;
    const probes = await openProbes(scene);
    const violations: string[] = [];
    const healthyMs: number[] = [];
    for (let freezes = 0; freezes < times; freezes += 1) {
      const pids = harness.apps.map((app) => app.pid());
      const known = await probes.ask();
      await probes.waitFor(known, 'ended', RECOVERS_WITHIN_MS);
      // This batch is under way when PostgreSQL freezes.
      const before = await probes.ask();
      const isBack = history.databaseAway();
      try {
        harness.postgres.freeze();
        const thaws = delay(FROZEN_MS[freezes % FROZEN_MS.length]);
        violations.push(...(await probeWithoutPostgres(scene, probes, known.batchId)));
        await thaws;
      } finally {
        harness.postgres.thaw();
      }
      const healthy = await waitUntilHealthy(scene, RECOVERS_WITHIN_MS);
      isBack();
      if (healthy === null) violations.push('some processes are unhealthy 60 s after PostgreSQL continued');
      else healthyMs.push(healthy);
      for (const probe of [before, await probes.ask()]) {
        if ((await probes.waitFor(probe, 'ended', RECOVERS_WITHIN_MS)) === null)
          violations.push(`${probe.batchId} did not end within 60 s after PostgreSQL continued`);
      }
      if (harness.apps.some((app, index) => app.pid() !== pids[index]))
        violations.push('a process ended while PostgreSQL was frozen');
    }
    return {
      injected: times,
      checked: 'health 503, 500 with Retry-After, nothing else; everything continues on its own',
      figures: `all healthy ${formatSeconds(healthyMs)} after it continued`,
      violations,
    };
  },
};
