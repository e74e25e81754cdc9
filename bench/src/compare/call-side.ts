import { median } from '../load';
import type { Side } from './compare';
import { processorMs } from './processor-time';

/**
 * Measures calls that one client makes one after another. `pid` is the process that works on them, such as the session of
 * a connection. Calls are numbered from 0 through all rounds. What `prepare` does before each call is not measured.
 */
export function callSide(
  what: string,
  { calls, pid }: { calls: number; pid: number },
  call: (index: number) => Promise<unknown>,
  prepare: (index: number) => Promise<unknown> = async () => undefined,
): Side {
  let index = 0;
  return {
    what,
    async measure() {
      const times: number[] = [];
      const before = await processorMs(pid);
      for (let made = 0; made < calls; made += 1) {
        await prepare(index);
        const started = performance.now();
        await call(index);
        times.push(performance.now() - started);
        index += 1;
      }
      const processorUs = (((await processorMs(pid)) - before) * 1_000) / calls;
      const total = times.reduce((sum, ms) => sum + ms, 0);
      const p99Ms = times.toSorted((a, b) => a - b)[Math.floor(calls * 0.99)] ?? null;
      return {
        perSecond: (calls * 1_000) / total,
        processorUs,
        p50Ms: median(times),
        p99Ms,
        failures: 0,
      };
    },
  };
}
