import type { Gauge, Metric } from 'prom-client';

/** Metrics of one subject that count as things happen. */
interface Counted {
  metrics: readonly Metric[];
}

/** Gauges of one subject that are read before each scrape. If `read` rejects or hangs, they have no samples. */
interface Read {
  gauges: readonly Gauge[];
  read: () => void | Promise<void>;
}

/** What a process exports together. */
export type Subject = Counted | Read;

/** Metrics belong to the process that exports them, not to the library's own registry. */
export const UNREGISTERED = { registers: [] };
