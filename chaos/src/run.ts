import { createRandom } from './random';
import { attemptsOnSchedule } from './checks/attempts-on-schedule';
import { fuzzFindings } from './checks/fuzz-findings';
import { historyAgainstTruth } from './checks/history-against-truth';
import { watchInvariants } from './checks/invariants';
import { leftoverJobs } from './checks/leftover-jobs';
import { receiverAgainstTruth } from './checks/receiver-against-truth';
import { leakedSecrets } from './checks/leaked-secrets';
import { waitUntilSettled } from './checks/wait-until-settled';
import { unexpectedOutcomes } from './checks/unexpected-outcomes';
import type { Fault, FaultReport, Scene } from './fault';
import { startLoad } from './load/customers';
import { createHistory } from './load/history';
import { FAULTS, FUZZED, LOAD, type ProfileName } from './profiles';
import type { Row } from './report/table';
import { faultSites } from './harness/fault-sites';
import { hostileTargets } from './harness/hostile-targets';
import { watchMachine } from './harness/machine-pauses';
import { openHarness, type Harness } from './harness/harness';

export interface RunOptions {
  profile: ProfileName;
  seed: number;
  /** The faults to inject, by number. If empty, those of the profile. */
  only: readonly string[];
  log: (line: string) => void;
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Restores what a fault may have left behind when it failed itself. */
async function restore({ redis, postgres, apps }: Harness): Promise<void> {
  for (const server of [redis, postgres]) {
    server.thaw();
    await server.start();
  }
  for (const app of apps) {
    app.kill('SIGCONT');
    await app.start();
  }
}

/** Injects a fault. A fault that cannot be injected shows nothing, which is as bad as a broken promise. */
async function injectFault(fault: Fault, scene: Scene, times: number, seed: number): Promise<FaultReport> {
  try {
    return await fault.inject(scene, times, createRandom(seed, fault.id));
  } catch (error) {
    const violations = [`could not be injected: ${reasonOf(error)}`];
    await restore(scene.harness).catch((left: unknown) => {
      violations.push(`clean-up failed: ${reasonOf(left)}`);
    });
    return { injected: 0, checked: 'nothing', violations };
  }
}

/** Runs a check. A check that cannot be run shows nothing either. */
async function runCheck(runFinalCheck: () => Promise<string[]>): Promise<string[]> {
  try {
    return await runFinalCheck();
  } catch (error) {
    return [`check failed: ${reasonOf(error)}`];
  }
}

/** Injects every fault of the profile while customers use the service, then checks the result. */
export async function run(options: RunOptions): Promise<Row[]> {
  const targets = hostileTargets();
  const harness = await openHarness({ ...targets, sites: { ...faultSites(), ...targets.sites } });
  let keepLogs = true;
  try {
    options.log(`the service runs in ${harness.folder}`);
    const rows = await injectAndCheck(harness, options);
    keepLogs = rows.some(({ violations }) => violations.length > 0);
    return rows;
  } finally {
    await harness.close({ keepLogs });
    if (keepLogs) options.log(`the logs are in ${harness.folder}`);
  }
}

/** Fuzzes the service and returns the table's row. If fuzzing fails, the row says that it shows nothing. */
async function fuzzedRow(harness: Harness, options: Parameters<typeof fuzzFindings>[1]): Promise<Row> {
  const row = { id: 'A20', what: 'requests of every kind' };
  try {
    const { requests, byStatus, pastAuthentication, violations } = await fuzzFindings(harness, options);
    const responses = Object.entries(byStatus).map(([status, count]) => `${count} x ${status}`);
    const checked = `every response is ours, none is 5xx; ${responses.join(', ')}; ${pastAuthentication} passed authentication`;
    return { ...row, injected: requests, checked, violations };
  } catch (error) {
    return {
      ...row,
      injected: 0,
      checked: 'nothing',
      violations: [`could not be injected: ${reasonOf(error)}`],
    };
  }
}

async function injectAndCheck(harness: Harness, { profile, seed, only, log }: RunOptions): Promise<Row[]> {
  const rows: Row[] = [];
  const machine = watchMachine();
  const history = createHistory(machine.pauses);
  const invariants = watchInvariants(harness);
  const isSelected = (id: string) => only.length === 0 || only.includes(id);
  const add = (row: Row) => {
    for (const violation of row.violations) log(`  ! ${row.id}: ${violation}`);
    rows.push(row);
  };

  const load = startLoad(harness, history, createRandom(seed, 'load'), LOAD);
  const finalChecks: (() => Promise<void>)[] = [];
  for (const { fault, times } of FAULTS) {
    if (!isSelected(fault.id) || times[profile] === 0) continue;
    const from = Date.now();
    const report = await injectFault(fault, { harness, history }, times[profile], seed);
    const { skipped, injected, checked, figures, violations, atEnd } = report;
    const seconds = Math.round((Date.now() - from) / 1_000);
    log(
      [`${fault.id} ${fault.title}: ${injected} times in ${seconds} s`, figures].filter(Boolean).join('; '),
    );
    const what = skipped ? `not run: ${skipped}` : [checked, figures].filter(Boolean).join('; ');
    add({
      id: fault.id,
      what: fault.title,
      injected,
      checked: what,
      violations,
      isSkipped: Boolean(skipped),
    });
    const noteMore = async (runFinalCheck: () => Promise<string[]>) => {
      for (const violation of await runCheck(runFinalCheck)) {
        log(`  ! ${fault.id}: ${violation}`);
        violations.push(violation);
      }
    };
    await noteMore(async () => {
      // Invariants have their own rows, at the end.
      for (const broken of await invariants.look()) log(`  ! ${broken}`);
      return [];
    });
    if (atEnd !== undefined) finalChecks.push(() => noteMore(atEnd));
  }
  await load.stop();

  if (isSelected('A20')) add(await fuzzedRow(harness, { requests: FUZZED[profile], seed, log }));

  log('waiting until nothing is active');
  const left = [
    ...(await runCheck(() => waitUntilSettled(harness))),
    ...(await runCheck(() => leftoverJobs(harness))),
  ];
  for (const runFinalCheck of finalChecks) await runFinalCheck();
  const { attempts, figures, violations: offSchedule } = await attemptsOnSchedule({ harness, history });
  if (attempts > 0)
    add({
      id: 'A7',
      what: 'attempts at bad receivers',
      injected: attempts,
      checked: figures,
      violations: offSchedule,
    });
  const runCheckRow = (id: string, what: string, checked: string, violations: readonly string[]) =>
    add({ id, what, injected: null, checked, violations });
  for (const { id, rule, violations } of await invariants.lookAtAll())
    runCheckRow(id, rule, 'after each fault and at the end', violations);
  const { arrived, repeated, violations } = await receiverAgainstTruth(harness);
  runCheckRow(
    'I7',
    'exactly the expected deliveries arrived',
    `${arrived} ends, ${repeated} arrivals more than attempts`,
    violations,
  );
  runCheckRow('A5', 'everything ends', 'batches, deliveries, outbox rows and jobs', left);
  runCheckRow(
    'A6',
    "each batch ends as its company's website requires",
    'all that ended; only those that lost two workers timed out, only those that lost three gave up',
    await unexpectedOutcomes(harness),
  );
  const { canaries } = harness.world;
  runCheckRow(
    'A11',
    'nothing goes to addresses of this machine',
    `connections to ports ${canaries.ports.join(', ')}`,
    canaries.connections() === 0 ? [] : [`${canaries.connections()} connections`],
  );
  machine.stop();
  const responses = [...history.counts].map(([status, count]) => `${count} x ${status}`);
  runCheckRow(
    'A8',
    'what clients saw is stored',
    `${history.accepted.length} batches; ${responses.join(', ')}`,
    await historyAgainstTruth(harness, history),
  );
  const { places, found } = await leakedSecrets(harness);
  runCheckRow('A13', 'no key or secret is stored in clear text', places, found);
  return rows;
}
