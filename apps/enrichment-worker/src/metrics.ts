import type { HostStates } from '@firmlens/cache';
import {
  countOpenLists,
  countWatches,
  type Database,
  INVARIANTS,
  lastInvariantCheck,
  outboxLag,
  poolUse,
} from '@firmlens/domain';
import {
  ENDED_BATCHES,
  ENRICHMENT,
  type ExportedMetrics,
  exportMetrics,
  invariantMetrics,
  JOBS,
  listMetrics,
  outboxMetrics,
  poolMetrics,
  queueMetrics,
  RESERVATIONS,
  SOURCE_QUERIES,
  sourceHostMetrics,
  watchMetrics,
} from '@firmlens/metrics';
import type { Queues } from '@firmlens/queues';
import { sourceOfHost } from '@firmlens/sources';

interface MetricsDeps {
  db: Database;
  queues: Pick<Queues, 'counts' | 'oldestWaiting'>;
  hostStates: Pick<HostStates, 'read'>;
}

/** Exports what the worker does, and the state of queues, sources, outbox and invariants. */
export function createMetrics({ db, queues, hostStates }: MetricsDeps): ExportedMetrics {
  return exportMetrics([
    JOBS,
    ENRICHMENT,
    RESERVATIONS,
    ENDED_BATCHES,
    SOURCE_QUERIES,
    sourceHostMetrics(() => hostStates.read(), sourceOfHost),
    queueMetrics(queues),
    outboxMetrics(() => outboxLag(db)),
    listMetrics(() => countOpenLists(db)),
    watchMetrics(() => countWatches(db)),
    invariantMetrics(INVARIANTS, () => lastInvariantCheck(db)),
    poolMetrics(poolUse),
  ]);
}
