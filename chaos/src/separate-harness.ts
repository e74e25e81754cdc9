import { createRandom } from './random';
import { historyAgainstTruth } from './checks/history-against-truth';
import { watchInvariants } from './checks/invariants';
import { loggedErrors } from './checks/logged-errors';
import { receiverAgainstTruth } from './checks/receiver-against-truth';
import { leakedSecrets } from './checks/leaked-secrets';
import { waitUntilSettled } from './checks/wait-until-settled';
import { unexpectedOutcomes } from './checks/unexpected-outcomes';
import type { Scene } from './fault';
import { startLoad } from './load/customers';
import { createHistory } from './load/history';
import { faultSites } from './harness/fault-sites';
import { watchMachine } from './harness/machine-pauses';
import { openHarness, type HarnessOptions } from './harness/harness';

const LOAD = { customers: 3, pauseMs: 600 };

interface SeparateHarnessOptions extends HarnessOptions {
  /** How batches may end: as their companies' websites require (default), late as well, or in any way. */
  outcomes?: 'expected' | 'late' | 'any';
  /** Whether nothing happens that a process may report as an error. */
  isQuiet?: boolean;
  /** How many customers use it, and how long each pauses between requests. */
  load?: typeof LOAD;
}

/**
 * Breaks a separate service, also in use by customers, for faults that the shared one would not survive
 * unchanged. Returns what `work` returns, plus what is broken once nothing is under way.
 */
export async function inSeparateHarness(
  { outcomes = 'expected', isQuiet = false, load: customers = LOAD, ...options }: SeparateHarnessOptions,
  work: (scene: Scene) => Promise<string[]>,
): Promise<string[]> {
  const machine = watchMachine();
  const harness = await openHarness({ sites: faultSites(), ...options });
  let keepLogs = true;
  try {
    const history = createHistory(machine.pauses);
    const invariants = watchInvariants(harness);
    const load = startLoad(harness, history, createRandom(1, 'own harness'), customers);
    const violations = await work({ harness, history }).finally(() => load.stop());
    violations.push(...(await waitUntilSettled(harness)));
    for (const { id, violations: broken } of await invariants.lookAtAll())
      violations.push(...broken.map((one) => `${id}: ${one}`));
    violations.push(
      ...(outcomes === 'any' ? [] : await unexpectedOutcomes(harness, outcomes === 'late')),
      ...(await receiverAgainstTruth(harness)).violations,
      ...(await historyAgainstTruth(harness, history)),
      ...(await leakedSecrets(harness)).found,
      ...(isQuiet ? loggedErrors(harness) : []),
    );
    const reached = harness.world.canaries.connections();
    if (reached > 0) violations.push(`${reached} connections to addresses of this machine`);
    keepLogs = violations.length > 0;
    return violations;
  } finally {
    machine.stop();
    await harness.close({ keepLogs });
  }
}
