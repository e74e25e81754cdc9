import { Counter, Gauge } from 'prom-client';
import { type Subject, UNREGISTERED } from './subject';

const connections = new Gauge({
  name: 'firmlens_database_connections',
  help: 'Open connections of the process to PostgreSQL, by pool and state',
  labelNames: ['pool', 'state'],
  ...UNREGISTERED,
});

const limit = new Gauge({
  name: 'firmlens_database_connections_limit',
  help: 'The most connections that the pool opens',
  labelNames: ['pool'],
  ...UNREGISTERED,
});

const waiting = new Gauge({
  name: 'firmlens_database_waiting_statements',
  help: 'Statements and transactions that wait for a connection of the pool',
  labelNames: ['pool'],
  ...UNREGISTERED,
});

interface PoolUse {
  pool: string;
  limit: number;
  active: number;
  idle: number;
  waiting: number;
}

/** How the process uses its connections to PostgreSQL. */
export function poolMetrics(readPools: () => readonly PoolUse[]): Subject {
  return {
    gauges: [connections, limit, waiting],
    read() {
      for (const { pool, active, idle, ...use } of readPools()) {
        connections.set({ pool, state: 'active' }, active);
        connections.set({ pool, state: 'idle' }, idle);
        limit.set({ pool }, use.limit);
        waiting.set({ pool }, use.waiting);
      }
    },
  };
}

const laggingReads = new Counter({
  name: 'firmlens_database_lagging_reads_total',
  help: 'Reads that may be some seconds old, by the server that answered: replica or primary',
  labelNames: ['server'],
  ...UNREGISTERED,
});

const lag = new Gauge({
  name: 'firmlens_database_replica_lag_seconds',
  help: 'How old the data of the replica are at most; without a sample if there is no replica or it was not seen yet',
  ...UNREGISTERED,
});

/** Counts a read that may be some seconds old. */
export const countLaggingRead = (server: 'replica' | 'primary') => laggingReads.inc({ server });

export const LAGGING_READS: Subject = { metrics: [laggingReads] };

/** How far the replica is behind. */
export function replicaMetrics(lagSeconds: () => number | null): Subject {
  return {
    gauges: [lag],
    read() {
      const seconds = lagSeconds();
      if (seconds === null) throw new Error('there is no replica, or it was not seen yet');
      lag.set(seconds);
    },
  };
}
