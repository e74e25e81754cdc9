import { setTimeout as delay } from 'node:timers/promises';
import { untilAllAsk } from '../checks/until-all-ask';
import type { Fault } from '../fault';
import { openProbes } from '../load/probes';
import { inSeconds } from '../report/in-seconds';

/** How Redis comes back: with nothing, with what it wrote, or with that after twenty seconds. */
const KINDS = ['kept', 'empty', 'late'] as const;
const LATE_MS = 20_000;
const GOES_ON_WITHIN_MS = 60_000;

/** C5: Redis dies and comes back; what was accepted meanwhile starts, and every worker takes jobs again. */
export const loseRedis: Fault = {
  id: 'C5',
  title: 'Redis is killed and comes back with nothing, with its file, or 20 s later',
  async inject(scene, times, chance) {
    const { rig } = scene;
    const probes = await openProbes(scene);
    const violations: string[] = [];
    const startedMs: number[] = [];
    const askedMs: number[] = [];
    const counts = { kept: 0, empty: 0, late: 0 };
    for (let losses = 0; losses < times; losses += 1) {
      const kind = KINDS[losses % (times < KINDS.length ? 2 : KINDS.length)] ?? 'kept';
      counts[kind] += 1;
      await delay(chance.int(0, 1_000));
      await rig.redis.kill();
      const awayMs = kind === 'late' ? LATE_MS : chance.int(100, 1_000);
      const [probe] = await Promise.all([probes.ask(), delay(awayMs)]);
      if (kind === 'empty') rig.redis.empty();
      await rig.redis.start();
      const [started, asked] = await Promise.all([
        probes.waitFor(probe, 'started', GOES_ON_WITHIN_MS),
        untilAllAsk(rig, GOES_ON_WITHIN_MS),
      ]);
      if (started === null)
        violations.push(`${probe.batchId}, accepted without Redis (${kind}), did not start in 60 s`);
      else startedMs.push(started);
      if (asked === null) violations.push(`not every worker takes jobs 60 s after Redis came back (${kind})`);
      else askedMs.push(asked);
    }
    return {
      injected: times,
      checked: 'what is accepted meanwhile starts, and every worker takes jobs again, within 60 s',
      figures:
        `${counts.kept} with its file, ${counts.empty} empty, ${counts.late} after 20 s; ` +
        `the accepted started after ${inSeconds(startedMs)}, all workers took jobs after ${inSeconds(askedMs)}`,
      violations,
    };
  },
};
