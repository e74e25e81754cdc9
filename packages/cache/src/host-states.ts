import { once } from 'node:events';
import { connectForCommands, type RedisServers } from '@firmlens/redis';
import { HOSTS_KEY, keysOf, STATE_MS } from './host-gate-keys';

/** A connection that has not responded for this long is replaced. */
const SOCKET_TIMEOUT_MS = 2_000;
/** The most hosts that are read, those of the latest requests. */
const MAX_HOSTS = 200;

/** What the gate knows of a third-party host that was queried in the last two hours. */
export interface HostState {
  /** Name of the limit, mostly the host. */
  name: string;
  /** `open`: the circuit breaker rejects requests. `trial`: one request decides whether it closes. `paused`: asked to. */
  state: 'closed' | 'open' | 'trial' | 'paused';
  /** Until when it is open or paused; null if it is neither. */
  until: Date | null;
  /** Consecutive faults. */
  faults: number;
  waiting: number;
  inFlight: number;
  lastAt: Date | null;
}

export interface HostStates {
  /** Resolves once Redis is connected. Rejects after the timeout. */
  ready(): Promise<void>;
  /** Reads the hosts in alphabetical order. Rejects while Redis is down. */
  read(): Promise<HostState[]>;
  close(): void;
}

/** Connects to what the workers store of hosts (`openHostGate`). Reads alone. */
export function openHostStates({
  redis: servers,
  timeoutMs,
}: {
  redis: RedisServers;
  timeoutMs: number;
}): HostStates {
  const redis = connectForCommands(servers, {
    commandTimeout: timeoutMs,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });

  async function readHost(name: string, now: number): Promise<HostState> {
    const [state = '', leases = '', waiting = ''] = keysOf(servers, name);
    const [fields, inFlight, queue] = await Promise.all([
      redis.hgetall(state),
      redis.zcount(leases, now, '+inf'),
      redis.zcard(waiting),
    ]);
    return { name, ...stateOf(fields, now), waiting: queue, inFlight };
  }

  return {
    async ready() {
      if (redis.status === 'ready') return;
      await once(redis, 'ready', { signal: AbortSignal.timeout(timeoutMs) });
    },
    async read() {
      const [seconds, micros] = await redis.time();
      const now = Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000);
      const names = await redis.zrange(
        HOSTS_KEY,
        '+inf',
        String(now - STATE_MS),
        'BYSCORE',
        'REV',
        'LIMIT',
        0,
        MAX_HOSTS,
      );
      return Promise.all(names.sort().map((name) => readHost(name, now)));
    },
    close: () => redis.disconnect(),
  };
}

function stateOf(
  fields: Readonly<Record<string, string>>,
  now: number,
): Pick<HostState, 'state' | 'until' | 'faults' | 'lastAt'> {
  const [open, pause, last] = ['open', 'pause', 'last'].map((name) => Number(fields[name] ?? 0));
  const known = { faults: Number(fields['faults'] ?? 0), lastAt: last ? new Date(last) : null };
  if (open !== undefined && open > now) return { ...known, state: 'open', until: new Date(open) };
  if (open) return { ...known, state: 'trial', until: null };
  if (pause !== undefined && pause > now) return { ...known, state: 'paused', until: new Date(pause) };
  return { ...known, state: 'closed', until: null };
}
