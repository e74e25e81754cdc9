import { createChance } from './chance';
import { attemptsOnSchedule } from './checks/attempts-on-schedule';
import { fuzzed } from './checks/fuzzed';
import { historyAgainstTruth } from './checks/history-against-truth';
import { watchInvariants } from './checks/invariants';
import { jobsLeft } from './checks/jobs-left';
import { receiverAgainstTruth } from './checks/receiver-against-truth';
import { secretsLeft } from './checks/secrets-left';
import { settled } from './checks/settled';
import type { Fault, FaultReport, Scene } from './fault';
import { startLoad } from './load/customers';
import { createHistory } from './load/history';
import { FAULTS, FUZZED, LOADS, type ProfileName } from './profiles';
import type { Row } from './report/table';
import { faultSites } from './rig/fault-sites';
import { hostileTargets } from './rig/hostile-targets';
import { openRig, type Rig } from './rig/rig';

export interface RunOptions {
  profile: ProfileName;
  seed: number;
  /** The faults to do, by their numbers; empty does those of the profile. */
  only: readonly string[];
  log: (line: string) => void;
}

/** A fault that cannot be done shows nothing, which is as bad as a promise that was broken. */
async function attempt(fault: Fault, scene: Scene, times: number, seed: number): Promise<FaultReport> {
  try {
    return await fault.inject(scene, times, createChance(seed, fault.id));
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    for (const app of scene.rig.apps) await app.start();
    return { injected: 0, checked: 'nothing', violations: [`could not be done: ${reason}`] };
  }
}

/** Breaks the service in every way of the profile while customers use it, then looks at what is left. */
export async function run(options: RunOptions): Promise<Row[]> {
  const targets = hostileTargets();
  const rig = await openRig({ ...targets, sites: { ...faultSites(), ...targets.sites } });
  try {
    options.log(`the service runs in ${rig.folder}`);
    return await breakAndLook(rig, options);
  } finally {
    await rig.close();
  }
}

async function breakAndLook(rig: Rig, { profile, seed, only, log }: RunOptions): Promise<Row[]> {
  const rows: Row[] = [];
  const history = createHistory();
  const invariants = watchInvariants(rig);
  const isAsked = (id: string) => only.length === 0 || only.includes(id);
  const add = (row: Row) => {
    for (const violation of row.violations) log(`  ! ${row.id}: ${violation}`);
    rows.push(row);
  };

  const load = startLoad(rig, history, createChance(seed, 'load'), LOADS[profile]);
  const looksAtEnd: (() => Promise<void>)[] = [];
  for (const { fault, times } of FAULTS) {
    if (!isAsked(fault.id) || times[profile] === 0) continue;
    const started = performance.now();
    const report = await attempt(fault, { rig, history }, times[profile], seed);
    const { injected, checked, figures, violations, atEnd } = report;
    const seconds = Math.round((performance.now() - started) / 1_000);
    log(`${fault.id} ${fault.title}: ${injected} times in ${seconds} s`);
    const what = [checked, figures].filter(Boolean).join('; ');
    add({ id: fault.id, what: fault.title, injected, checked: what, violations });
    for (const broken of await invariants.look()) log(`  ! ${broken}`);
    if (atEnd !== undefined) {
      looksAtEnd.push(async () => {
        for (const violation of await atEnd()) {
          log(`  ! ${fault.id}: ${violation}`);
          violations.push(violation);
        }
      });
    }
  }
  await load.stop();

  if (isAsked('A20')) {
    const { requests, byStatus, violations } = await fuzzed(rig, { requests: FUZZED[profile], seed, log });
    const answers = Object.entries(byStatus).map(([status, count]) => `${count} x ${status}`);
    add({
      id: 'A20',
      what: 'requests of every kind',
      injected: requests,
      checked: `every answer is ours, none is 5xx; ${answers.join(', ')}`,
      violations: violations.map(({ rule, what, request }) => `${rule}: ${what}; ${request}`),
    });
  }

  log('waiting until nothing is under way');
  const left = [...(await settled(rig)), ...(await jobsLeft(rig))];
  for (const look of looksAtEnd) await look();
  const { attempts, figures, violations: offSchedule } = await attemptsOnSchedule({ rig, history });
  if (attempts > 0)
    add({
      id: 'A7',
      what: 'the attempts at bad receivers',
      injected: attempts,
      checked: figures,
      violations: offSchedule,
    });
  const whole = (id: string, what: string, checked: string, violations: readonly string[]) =>
    add({ id, what, injected: null, checked, violations });
  for (const { id, rule, violations } of await invariants.lookAtAll())
    whole(id, rule, 'after each fault and at the end', violations);
  const { arrived, repeated, violations } = await receiverAgainstTruth(rig);
  whole('I7', 'what arrived is what was owed', `${arrived} ends, ${repeated} more than once`, violations);
  whole('A5', 'everything ends', 'batches, deliveries, hand-overs and jobs', left);
  const answers = [...history.counts].map(([status, count]) => `${count} x ${status}`);
  whole(
    'A8',
    'what customers saw is on file',
    `${history.accepted.length} batches; ${answers.join(', ')}`,
    await historyAgainstTruth(rig, history),
  );
  const { places, found } = await secretsLeft(rig);
  whole('A13', 'no key or secret lies about', places, found);
  return rows;
}
