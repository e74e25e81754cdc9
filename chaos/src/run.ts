import { createChance } from './chance';
import { historyAgainstTruth } from './checks/history-against-truth';
import { receiverAgainstTruth } from './checks/receiver-against-truth';
import { settled } from './checks/settled';
import { startLoad } from './load/customers';
import { createHistory } from './load/history';
import { FAULTS, LOADS, type ProfileName } from './profiles';
import { type Row } from './report/table';
import { faultSites } from './rig/fault-sites';
import { hostileTargets } from './rig/hostile-targets';
import { openRig } from './rig/rig';

export interface RunOptions {
  profile: ProfileName;
  seed: number;
  /** The faults to do, by their numbers; empty does those of the profile. */
  only: readonly string[];
  log: (line: string) => void;
}

/** Breaks the service in every way of the profile while customers use it, then looks at what is left. */
export async function run({ profile, seed, only, log }: RunOptions): Promise<Row[]> {
  const targets = hostileTargets();
  const rig = await openRig({ ...targets, sites: { ...faultSites(), ...targets.sites } });
  const rows: Row[] = [];
  const looksAtEnd: (() => Promise<void>)[] = [];
  try {
    log(`the service runs in ${rig.folder}`);
    const history = createHistory();
    const load = startLoad(rig, history, createChance(seed, 'load'), LOADS[profile]);
    for (const { fault, times } of FAULTS) {
      const isAsked = only.length === 0 || only.includes(fault.id);
      if (!isAsked || times[profile] === 0) continue;
      const started = performance.now();
      const report = await fault.inject({ rig, history }, times[profile], createChance(seed, fault.id));
      const seconds = Math.round((performance.now() - started) / 1_000);
      log(`${fault.id} ${fault.title}: ${report.injected} times in ${seconds} s`);
      for (const violation of report.violations) log(`  ! ${violation}`);
      const { injected, checked, figures, violations, atEnd } = report;
      if (atEnd !== undefined) {
        looksAtEnd.push(async () => {
          for (const violation of await atEnd()) {
            log(`  ! ${fault.id}: ${violation}`);
            violations.push(violation);
          }
        });
      }
      rows.push({
        id: fault.id,
        what: fault.title,
        injected,
        checked: [checked, figures].filter(Boolean).join('; '),
        violations,
      });
    }
    await load.stop();
    log('waiting until nothing is under way');
    const left = await settled(rig);
    for (const look of looksAtEnd) await look();
    const received = await receiverAgainstTruth(rig);
    const whole = (id: string, what: string, checked: string, violations: readonly string[]) => {
      for (const violation of violations) log(`  ! ${violation}`);
      rows.push({ id, what, injected: null, checked, violations });
    };
    whole('I5', 'everything ends', 'batches, deliveries and hand-overs', left);
    whole(
      'I7',
      'deliveries',
      `${received.arrived} arrived, ${received.repeated} of them more than once`,
      received.violations,
    );
    const answers = [...history.counts].map(([status, count]) => `${count} x ${status}`).join(', ');
    whole(
      '',
      'what customers saw',
      `${history.accepted.length} batches; ${answers}`,
      await historyAgainstTruth(rig, history),
    );
    return rows;
  } finally {
    await rig.close();
  }
}
