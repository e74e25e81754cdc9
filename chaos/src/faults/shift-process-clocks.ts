import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Scene } from '../fault';
import { sendOnce } from '../load/client';
import { openProbes, type Probes } from '../load/probes';
import { formatSeconds } from '../report/format-seconds';
import type { App } from '../harness/app';

const HOUR_MS = 3_600_000;
/** Three tries with their pauses, and one re-dispatch of what fell out of the queue. */
const ENDS_WITHIN_MS = 90_000;
const HOURS = [3, -1];
const SHIFTED_MS = 2_000;

interface Turn {
  scene: Scene;
  probes: Probes;
  app: App;
  hours: number;
}

/**
 * Requests two companies while a process's clock is wrong. One of them fails and is retried by a queue that
 * uses such clocks.
 */
async function requestWithShiftedClock({
  scene,
  probes,
  app,
  hours,
}: Turn): Promise<{ endedMs: number[]; violations: string[] }> {
  const { harness, history } = scene;
  const broken = harness.world.companiesOf('broken').map(({ domain }) => domain);
  app.shiftClock(hours * HOUR_MS);
  await delay(SHIFTED_MS);
  const responses = [await probes.ask(), await probes.ask(broken)];
  await delay(SHIFTED_MS);
  app.shiftClock(0);
  const endedMs: number[] = [];
  const violations: string[] = [];
  for (const probe of responses) {
    const what = `${probe.batchId} for ${probe.domain}, with the clock of ${app.name} at ${hours} h,`;
    const ended = await probes.waitFor(probe, 'ended', ENDS_WITHIN_MS);
    if (ended === null) {
      violations.push(`${what} did not end in ${ENDS_WITHIN_MS / 1_000} s`);
      continue;
    }
    endedMs.push(ended);
    const path = `/enrichment/${probe.batchId}/status`;
    const status = await sendOnce(harness.baseUrls[0] ?? '', { account: probes.account, path });
    history.add(status);
    const seconds = (status.body['timing'] as { duration_seconds?: number } | undefined)?.duration_seconds;
    if (!(seconds !== undefined && seconds > 0 && seconds * 1_000 < 2 * ENDS_WITHIN_MS))
      violations.push(`${what} took ${seconds} s according to its status`);
  }
  return { endedMs, violations };
}

/** C14: the wall clock of an API or an enrichment worker is wrong for a while. */
export const shiftProcessClocks: Fault = {
  id: 'C14',
  title: 'the wall clock of one process jumps by +3 h, or -1 h, and back',
  async inject(scene, times, chance) {
    const { harness } = scene;
    const probes = await openProbes(scene);
    // Webhook workers are left out: they sign with their clock, and receivers are supposed to refuse what
    // seems old.
    const apps = [...harness.appsOf('enrichment-worker'), ...harness.appsOf('api')];
    const endedMs: number[] = [];
    const violations: string[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const app = chance.pick(apps);
      const seen = await requestWithShiftedClock({
        scene,
        probes,
        app,
        hours: HOURS[turn % HOURS.length] ?? 0,
      });
      endedMs.push(...seen.endedMs);
      violations.push(...seen.violations);
    }
    return {
      injected: times,
      checked: 'batches end as always, failed attempts are repeated in time, durations are true',
      figures: `ended after ${formatSeconds(endedMs)}`,
      violations,
    };
  },
};
