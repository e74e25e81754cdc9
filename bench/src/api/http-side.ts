import { processorMs } from '../compare/processor-time';
import type { Side } from '../compare/compare';
import { type LoadOptions, load } from '../load';

/** Measures a process under load: what it does for each request, and how long the client waits. */
export function httpSide(what: string, pid: number, url: string, options: LoadOptions): Side {
  return {
    what,
    async measure() {
      const before = await processorMs(pid);
      const { perSecond, p50Ms, p99Ms, failures, requests } = await load(url, options);
      const spentUs = ((await processorMs(pid)) - before) * 1_000;
      return { perSecond, p50Ms, p99Ms, failures, processorUs: spentUs / requests };
    },
  };
}
