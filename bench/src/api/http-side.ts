import { processorMs } from '../compare/processor-time';
import type { Side } from '../compare/compare';
import { type LoadOptions, load } from '../load';

/** A process that is loaded, and the URL that its connections begin with. */
export interface LoadedProcess {
  pid: number;
  url: string;
}

/**
 * Measures processes under load, which they share equally: what they do for each request, and how long the client
 * waits.
 */
export function httpSideOf(what: string, processes: readonly LoadedProcess[], options: LoadOptions): Side {
  const spentMs = async () => {
    const times = await Promise.all(processes.map(({ pid }) => processorMs(pid)));
    return times.reduce((sum, time) => sum + time, 0);
  };
  const urls = processes.map(({ url }) => url);
  return {
    what,
    async measure() {
      const before = await spentMs();
      const { perSecond, p50Ms, p99Ms, failures, requests } = await load(urls, options);
      const spentUs = ((await spentMs()) - before) * 1_000;
      return { perSecond, p50Ms, p99Ms, failures, processorUs: spentUs / requests };
    },
  };
}

/** Measures one process under load. */
export const httpSide = (what: string, pid: number, url: string, options: LoadOptions): Side =>
  httpSideOf(what, [{ pid, url }], options);
