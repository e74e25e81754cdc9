import { createRandom } from './random';
import { historyAgainstTruth } from './checks/history-against-truth';
import { watchInvariants } from './checks/invariants';
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

/**
 * Breaks a separate service, also in use by customers, for faults that the shared one would not survive
 * unchanged. Returns what `work` returns, plus what is broken once nothing is under way.
 */
export async function inSeparateHarness(
  { outlastsDeadlines = false, ...options }: HarnessOptions & { outlastsDeadlines?: boolean },
  work: (scene: Scene) => Promise<string[]>,
): Promise<string[]> {
  const machine = watchMachine();
  const harness = await openHarness({ sites: faultSites(), ...options });
  let keepLogs = true;
  try {
    const history = createHistory(machine.pauses);
    const invariants = watchInvariants(harness);
    const load = startLoad(harness, history, createRandom(1, 'own harness'), LOAD);
    const violations = await work({ harness, history }).finally(() => load.stop());
    violations.push(...(await waitUntilSettled(harness)));
    for (const { id, violations: broken } of await invariants.lookAtAll())
      violations.push(...broken.map((one) => `${id}: ${one}`));
    violations.push(
      ...(await unexpectedOutcomes(harness, outlastsDeadlines)),
      ...(await receiverAgainstTruth(harness)).violations,
      ...(await historyAgainstTruth(harness, history)),
      ...(await leakedSecrets(harness)).found,
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
