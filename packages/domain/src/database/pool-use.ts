import type { Pool } from 'pg';

/** How this process uses one pool of connections. */
export interface PoolUse {
  pool: string;
  /** The most connections that it opens. */
  limit: number;
  active: number;
  idle: number;
  /** Statements and transactions that wait for a connection. */
  waiting: number;
}

const pools = new Map<string, Pool>();

export function listPool(name: string, pool: Pool): void {
  pools.set(name, pool);
}

/** Returns the use of each open pool that has a name. */
export function poolUse(): PoolUse[] {
  return [...pools]
    .filter(([, pool]) => !pool.ended)
    .map(([name, { options, totalCount, idleCount, waitingCount }]) => ({
      pool: name,
      limit: options.max,
      active: totalCount - idleCount,
      idle: idleCount,
      waiting: waitingCount,
    }));
}
