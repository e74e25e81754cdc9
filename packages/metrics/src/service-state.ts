import { Gauge } from 'prom-client';
import { type Subject, UNREGISTERED } from './subject';

// Gauges of the whole service, read at each scrape. Every process that exports one reports the same, so queries
// take the highest instead of the sum.

const queueJobs = new Gauge({
  name: 'firmlens_queue_jobs',
  help: 'Jobs of the queue, by state',
  labelNames: ['queue', 'state'],
  ...UNREGISTERED,
});

const oldestWaiting = new Gauge({
  name: 'firmlens_queue_oldest_waiting_seconds',
  help: 'Age of the job that waits longest for a worker; 0 if none waits',
  labelNames: ['queue'],
  ...UNREGISTERED,
});

interface QueueStates {
  counts(): Promise<Readonly<Record<string, Readonly<Record<string, number>>>>>;
  /** Seconds by queue. */
  oldestWaiting(): Promise<Readonly<Record<string, number>>>;
}

/** How full the queues are. */
export function queueMetrics(queues: QueueStates): Subject {
  return {
    gauges: [queueJobs, oldestWaiting],
    async read() {
      const [counts, ages] = await Promise.all([queues.counts(), queues.oldestWaiting()]);
      for (const [queue, states] of Object.entries(counts)) {
        for (const [state, jobs] of Object.entries(states)) queueJobs.set({ queue, state }, jobs);
      }
      for (const [queue, seconds] of Object.entries(ages)) oldestWaiting.set({ queue }, seconds);
    },
  };
}

const outboxRows = new Gauge({
  name: 'firmlens_outbox_rows',
  help: 'Batches and deliveries that are committed and not yet in a queue',
  ...UNREGISTERED,
});

const outboxLag = new Gauge({
  name: 'firmlens_outbox_lag_seconds',
  help: 'Age of the oldest of them; 0 if there is none',
  ...UNREGISTERED,
});

/** How far the queues are behind PostgreSQL. */
export function outboxMetrics(readLag: () => Promise<{ rows: number; seconds: number }>): Subject {
  return {
    gauges: [outboxRows, outboxLag],
    async read() {
      const { rows, seconds } = await readLag();
      outboxRows.set(rows);
      outboxLag.set(seconds);
    },
  };
}

const openLists = new Gauge({
  name: 'firmlens_open_lists',
  help: 'Lists that have not ended, by status',
  labelNames: ['status'],
  ...UNREGISTERED,
});

const waitingEntries = new Gauge({
  name: 'firmlens_list_entries_waiting',
  help: 'Entries of these lists that have not begun, by the status of their list',
  labelNames: ['status'],
  ...UNREGISTERED,
});

/** How much lists have still to do. */
export function listMetrics(
  readLists: () => Promise<readonly { status: string; lists: number; waiting: number }[]>,
): Subject {
  return {
    gauges: [openLists, waitingEntries],
    async read() {
      for (const { status, lists, waiting } of await readLists()) {
        openLists.set({ status }, lists);
        waitingEntries.set({ status }, waiting);
      }
    },
  };
}

const watches = new Gauge({
  name: 'firmlens_watches',
  help: 'Watches, by status',
  labelNames: ['status'],
  ...UNREGISTERED,
});

const dueLooks = new Gauge({
  name: 'firmlens_watch_looks_due',
  help: 'Looks of active watches that are due and have not begun',
  ...UNREGISTERED,
});

/** How many watches there are, and whether their looks begin in time. */
export function watchMetrics(
  readWatches: () => Promise<{ active: number; paused: number; due: number }>,
): Subject {
  return {
    gauges: [watches, dueLooks],
    async read() {
      const { active, paused, due } = await readWatches();
      watches.set({ status: 'active' }, active);
      watches.set({ status: 'paused' }, paused);
      dueLooks.set(due);
    },
  };
}

const brokenInvariants = new Gauge({
  name: 'firmlens_broken_invariants',
  help: 'Number of violations of the invariant',
  labelNames: ['invariant'],
  ...UNREGISTERED,
});

const invariantsCheckedAt = new Gauge({
  name: 'firmlens_invariants_checked_timestamp_seconds',
  help: 'When the invariants were last checked by any process; 0 before the first check',
  ...UNREGISTERED,
});

interface InvariantCheck {
  checkedAt: Date | null;
  counts: Readonly<Partial<Record<string, number>>>;
}

/** What the last check of the invariants found. */
export function invariantMetrics(
  invariants: readonly string[],
  lastCheck: () => Promise<InvariantCheck>,
): Subject {
  return {
    gauges: [brokenInvariants, invariantsCheckedAt],
    async read() {
      const { checkedAt, counts } = await lastCheck();
      invariantsCheckedAt.set((checkedAt?.getTime() ?? 0) / 1_000);
      for (const invariant of invariants) brokenInvariants.set({ invariant }, counts[invariant] ?? 0);
    },
  };
}
