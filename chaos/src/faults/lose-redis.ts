import { setTimeout as delay } from 'node:timers/promises';
import { waitUntilAllPoll } from '../checks/wait-until-all-poll';
import { waitUntilCaughtUp } from '../checks/wait-until-caught-up';
import type { Fault } from '../fault';
import { openProbes } from '../load/probes';
import { formatSeconds } from '../report/format-seconds';

/** How Redis comes back: with its data, empty, or with its data after twenty seconds. */
const USUAL = ['kept', 'empty', 'late'] as const;
/** If there are many losses, the last two last as long as an operator may need. */
const LONG = ['long', 'long and empty'] as const;
const FEW = 5;
const AWAY_MS = { late: 20_000, long: 60_000, 'long and empty': 60_000 };
const RECOVERS_WITHIN_MS = 60_000;

/** C5: Redis dies and comes back. Batches accepted meanwhile start, and every worker takes jobs again. */
export const loseRedis: Fault = {
  id: 'C5',
  title: 'Redis is killed, and comes back empty or with its file, immediately, after 20 s or after a minute',
  async inject(scene, times, chance) {
    const { harness } = scene;
    const probes = await openProbes(scene);
    const violations: string[] = [];
    const startedMs: number[] = [];
    const polledMs: number[] = [];
    const counts = { kept: 0, empty: 0, late: 0, long: 0, 'long and empty': 0 };
    const kinds = Array.from({ length: times }, (_, losses) => {
      const long = times > FEW ? LONG[losses - (times - LONG.length)] : undefined;
      return long ?? USUAL[losses % (times < USUAL.length ? 2 : USUAL.length)] ?? 'kept';
    });
    for (const kind of kinds) {
      // Two outages in a row would take more time than a batch has here.
      if (kind.startsWith('long') && !(await waitUntilCaughtUp(harness)))
        violations.push(`some batches did not end within two minutes before Redis was lost (${kind})`);
      counts[kind] += 1;
      await delay(chance.int(0, 1_000));
      await harness.redis.kill();
      const awayMs = kind === 'kept' || kind === 'empty' ? chance.int(100, 1_000) : AWAY_MS[kind];
      const [probe] = await Promise.all([probes.ask(), delay(awayMs)]);
      if (kind === 'empty' || kind === 'long and empty') harness.redis.empty();
      await harness.redis.start();
      const [started, polled] = await Promise.all([
        probes.waitFor(probe, 'started', RECOVERS_WITHIN_MS),
        waitUntilAllPoll(harness, RECOVERS_WITHIN_MS),
      ]);
      if (started === null)
        violations.push(`${probe.batchId}, accepted without Redis (${kind}), did not start in 60 s`);
      else startedMs.push(started);
      if (polled === null) violations.push(`some workers take no jobs 60 s after Redis came back (${kind})`);
      else polledMs.push(polled);
    }
    return {
      injected: times,
      checked: 'accepted batches start, and every worker takes jobs again, within 60 s',
      figures:
        `${counts.kept} with its file, ${counts.empty} empty, ${counts.late} after 20 s, ` +
        `${counts.long} and ${counts['long and empty']} (empty) after a minute; ` +
        `batches started after ${formatSeconds(startedMs)}, workers took jobs after ${formatSeconds(polledMs)}`,
      violations,
    };
  },
};
