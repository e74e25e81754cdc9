import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithParent } from '@firmlens/embedded';
import type { Fault } from '../fault';
import { sendOnce } from '../load/client';
import { quantile } from '../report/quantile';
import { baseUrlOf } from '../harness/app';
import { peakMib } from '../harness/peak-mib';

const FLOOD = path.resolve(__dirname, '../load/keyless-flood.js');
const SOCKETS = 1_000;
const CALLS = 500;
const CALL_EVERY_MS = 20;
const MAX_MEMORY_MIB = 512;
/** The p99 that a customer's calls may have, whatever it was before: half a second in which all connections open. */
const MAX_P99_MS = 250;

/** Returns what is wrong with the p99 of a customer's calls, in ms, and the peak memory of the API. */
export function floodViolations(quietP99: number, floodedP99: number, memoryMib: number): string[] {
  return [
    ...(floodedP99 > Math.max(2 * quietP99, MAX_P99_MS)
      ? [`p99 is ${Math.round(floodedP99)} ms, without the flood ${Math.round(quietP99)} ms`]
      : []),
    ...(memoryMib > MAX_MEMORY_MIB
      ? [`the API took ${memoryMib} MiB, expected at most ${MAX_MEMORY_MIB}`]
      : []),
  ];
}

/** A22: clients without a key send more than anybody answers, and read nothing. */
export const keylessFlood: Fault = {
  id: 'A22',
  title: 'a thousand connections without a valid key pipeline 1,400 requests each and read no answer',
  async inject(scene) {
    const { harness, history } = scene;
    const account = await harness.openAccount();
    const api = await harness.addApp('api');
    const violations: string[] = [];
    /** Calls at a fixed rate, so that slow answers do not make fewer calls. */
    async function measure(): Promise<number[]> {
      const calls: Promise<number>[] = [];
      for (let call = 0; call < CALLS; call += 1) {
        calls.push(
          sendOnce(baseUrlOf(api), { account, path: '/account/info' }).then((attempt) => {
            history.add(attempt);
            if (attempt.status !== 200) violations.push(`a customer's call returned ${attempt.status}`);
            return attempt.tookMs;
          }),
        );
        await delay(CALL_EVERY_MS);
      }
      return Promise.all(calls);
    }
    try {
      // A process that has just started is slow.
      await measure();
      const quiet = quantile(await measure(), 0.99);
      const flood = spawn(process.execPath, [FLOOD, String(api.port), String(SOCKETS)], { stdio: 'ignore' });
      endWithParent(flood, 'SIGKILL');
      // Attackers compute on machines of their own: what is measured is not the lack of this machine's processors.
      if (flood.pid !== undefined) setPriority(flood.pid, constants.priority.PRIORITY_LOW);
      const flooded = quantile(await measure(), 0.99);
      const isFlooding = flood.exitCode === null;
      flood.kill('SIGKILL');
      if (isFlooding) await once(flood, 'exit');
      else violations.push('the flood ended early');
      const peak = peakMib(api.pid());
      violations.push(...floodViolations(quiet, flooded, peak));
      return {
        injected: SOCKETS,
        checked: `p99 of a customer at most twice as long, the API's memory at most ${MAX_MEMORY_MIB} MiB`,
        figures: `p99 ${Math.round(flooded)} ms of ${CALLS}, without the flood ${Math.round(quiet)} ms; ${peak} MiB at most`,
        violations,
      };
    } finally {
      await harness.endApp(api);
    }
  },
};
