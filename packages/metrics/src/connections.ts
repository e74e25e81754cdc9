import { Gauge } from 'prom-client';
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
