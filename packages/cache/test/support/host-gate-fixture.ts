import { setMaxListeners } from 'node:events';
import { openHostGate, type RedisHostGate } from '@firmlens/cache';
import { connectForWorker, familyPrefix, mastersOf, type RedisConnection } from '@firmlens/redis';
import { emptyRedis } from '@firmlens/testkit';

export type Limit = Parameters<RedisHostGate['take']>[0];
type Turn = Awaited<ReturnType<RedisHostGate['take']>>;
type GrantedTurn = Extract<Turn, { status: 'go' }>;
export type End = Parameters<GrantedTurn['leave']>[0];

export const WELL: End = { faulty: false };
export const FAULTY: End = { faulty: true };
export const FIVE_FAULTS = Array.from({ length: 5 }, () => FAULTY);

interface Caller {
  /** Any number. It selects one of the gates. */
  worker?: number;
  withinMs?: number;
  account?: string | null;
}

/** The gates of four workers that share a Redis. */
export interface HostGateFixture {
  url: string;
  redis: RedisConnection;
  /** The name of what Redis stores of the host. */
  keyOf(kind: 'state' | 'leases' | 'waiting', limit: Limit): string;
  /** Empties Redis. */
  flush(): Promise<void>;
  gateOf(worker: number): RedisHostGate;
  /** Requests a turn, by default for now. */
  take(limit: Limit, caller?: Caller): Promise<Turn>;
  /** Returns a turn, by default within five seconds. Throws if there is none. */
  takeTurn(limit: Limit, caller?: Caller): Promise<GrantedTurn>;
  /** Makes one request for each end, one after another, each at the next gate. */
  endAll(limit: Limit, ...ends: End[]): Promise<void>;
  /**
   * Moves all times that Redis stores for the host back by this many seconds, and opens new gates that
   * remember nothing.
   */
  letPass(limit: Limit, seconds: number): Promise<void>;
  close(): void;
}

const neverAborted = new AbortController().signal;
setMaxListeners(0, neverAborted);
/** A request of some account. */
export const requestWithin = (withinMs: number, signal = neverAborted) => ({
  account: 'one',
  withinMs,
  signal,
});

let hosts = 0;
/** Returns the limit of a new host, by default one that lets almost everything through. */
export function limitOf(about: Partial<Limit> = {}): Limit {
  hosts += 1;
  return { name: `host${hosts}.example`, requestsPerSecond: 1_000, parallel: 100, ...about };
}

export async function startHostGateFixture(): Promise<HostGateFixture> {
  const servers = await emptyRedis();
  const redis = connectForWorker(servers, () => false);
  const openGates = () => Array.from({ length: 4 }, () => openHostGate({ redis: servers, timeoutMs: 5_000 }));
  const keyOf: HostGateFixture['keyOf'] = (kind, { name }) =>
    `${familyPrefix(servers, 'firmlens-hosts', name)}${kind}:${name}`;
  let gates = openGates();
  const closeGates = () => {
    for (const gate of gates) gate.close();
  };
  const gateOf = (worker: number) => gates[worker % gates.length] as RedisHostGate;
  const take: HostGateFixture['take'] = (limit, { worker = 0, withinMs = 0, account = 'one' } = {}) =>
    gateOf(worker).take(limit, { ...requestWithin(withinMs), account });
  const takeTurn: HostGateFixture['takeTurn'] = async (limit, caller) => {
    const turn = await take(limit, { withinMs: 5_000, ...caller });
    if (turn.status !== 'go') throw new Error(JSON.stringify(turn));
    return turn;
  };
  return {
    url: servers.url,
    redis,
    keyOf,
    async flush() {
      await Promise.all(mastersOf(redis).map((master) => master.flushdb()));
    },
    gateOf,
    take,
    takeTurn,
    async endAll(limit, ...ends) {
      for (const [worker, end] of ends.entries()) await (await takeTurn(limit, { worker })).leave(end);
    },
    async letPass(limit, seconds) {
      const [state, leases] = [keyOf('state', limit), keyOf('leases', limit)];
      for (const field of ['last', 'pause', 'open']) {
        if (await redis.hexists(state, field)) await redis.hincrby(state, field, -1_000 * seconds);
      }
      for (const lease of await redis.zrange(leases, '0', '-1')) {
        await redis.zincrby(leases, -1_000 * seconds, lease);
      }
      closeGates();
      gates = openGates();
    },
    close() {
      closeGates();
      redis.disconnect();
    },
  };
}
