import { collectDefaultMetrics, type Gauge, Registry } from 'prom-client';
import type { Subject } from './subject';

/** What a scrape returns. */
export interface ExportedMetrics {
  contentType: string;
  metrics(): Promise<string>;
}

/** Shorter than a scrape may take, so that a server that is down costs its own gauges only. */
const READ_TIMEOUT_MS = 2_000;

/** Resolves to true if the work resolves in time. */
async function succeedsInTime(work: () => void | Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), READ_TIMEOUT_MS);
  });
  const done = Promise.resolve()
    .then(work)
    .then(
      () => true,
      () => false,
    );
  try {
    return await Promise.race([done, overdue]);
  } finally {
    clearTimeout(timer);
  }
}

/** Removes all samples. A reset alone would set a gauge without labels to 0. */
function clear(gauge: Gauge): void {
  gauge.reset();
  gauge.remove({});
}

/**
 * Exports subjects for Prometheus, with the figures of the process: event loop, memory, processor time. Gauges
 * that cannot be read have no samples, so an alert can tell "unknown" from 0.
 */
export function exportMetrics(subjects: readonly Subject[]): ExportedMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const subject of subjects) {
    const metrics = 'gauges' in subject ? subject.gauges : subject.metrics;
    for (const metric of metrics) registry.registerMetric(metric);
  }
  return {
    contentType: registry.contentType,
    async metrics() {
      await Promise.all(
        subjects.map(async (subject) => {
          if ('gauges' in subject && !(await succeedsInTime(subject.read))) subject.gauges.forEach(clear);
        }),
      );
      return registry.metrics();
    },
  };
}
