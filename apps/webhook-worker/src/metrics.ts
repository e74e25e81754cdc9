import { poolUse } from '@firmlens/domain';
import {
  DELIVERIES,
  type ExportedMetrics,
  exportMetrics,
  JOBS,
  poolMetrics,
  queueMetrics,
} from '@firmlens/metrics';
import type { Queues } from '@firmlens/queues';

interface MetricsDeps {
  queues: Pick<Queues, 'counts' | 'oldestWaiting'>;
}

/** Exports what the worker does, and the state of the queues. */
export function createMetrics({ queues }: MetricsDeps): ExportedMetrics {
  return exportMetrics([JOBS, DELIVERIES, queueMetrics(queues), poolMetrics(poolUse)]);
}
