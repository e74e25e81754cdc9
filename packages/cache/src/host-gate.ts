import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { LEAVE_TURN, TAKE_TURN } from './host-gate-scripts';

/** In one hash tag, so that a Redis cluster keeps what one script touches together. */
const PREFIX = '{firmlens-hosts}:';
/** Longer than any request may take. */
const LEASE_MS = 45_000;
/** After this long without a request nothing is known of a host; longer than any pause. */
const STATE_MS = 2 * 3_600_000;
const MAX_PAUSE_MS = 3_600_000;
/** Where the requests in flight are too many, they are looked at again after this long. */
const LOOK_AGAIN_MS = 50;
const FAULTS_TO_OPEN = 5;
const FIRST_OPEN_MS = 30_000;
const LONGEST_OPEN_MS = 600_000;
/** A connection that owes an answer for so long is made anew: a path can be lost without a word. */
const SILENCE_MS = 5_000;

interface HostLimit {
  name: string;
  requestsPerSecond: number;
  parallel: number;
}

interface TurnEnd {
  faulty: boolean;
  pauseMs?: number;
}

type Turn =
  | { status: 'go'; leave(end: TurnEnd | null): Promise<void> }
  | { status: 'full' }
  | { status: 'closed'; retryInMs: number };

/** Keeps the limits of third-party hosts for every process that shares the Redis. */
export interface OpenHostGate {
  /**
   * Waits for a turn, `withinMs` at most: requests are evenly spaced, so many at once are in flight, and none goes while
   * a pause lasts. `full`: no turn can come in time. `closed`: the host's circuit breaker is open, or a pause outlasts
   * the time. Rejects on abort, and where Redis does not answer. `leave` takes null for a request whose end tells nothing
   * of the host, and never rejects: what Redis is not told of a request runs out there by itself.
   */
  take(limit: HostLimit, withinMs: number, signal: AbortSignal): Promise<Turn>;
  close(): void;
}

type TakeReply = ['go'] | ['wait', number, number] | ['full'] | ['closed', number];

interface Scripts {
  takeTurn(state: string, leases: string, ...args: (string | number)[]): Promise<TakeReply>;
  leaveTurn(state: string, leases: string, ...args: (string | number)[]): Promise<number>;
}

/** Opens the gate's connection; `timeoutMs` is how long Redis may take for an answer. */
export function openHostGate({ url, timeoutMs }: { url: string; timeoutMs: number }): OpenHostGate {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: timeoutMs,
    socketTimeout: SILENCE_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
    scripts: {
      takeTurn: { lua: TAKE_TURN, numberOfKeys: 2 },
      leaveTurn: { lua: LEAVE_TURN, numberOfKeys: 2 },
    },
  });
  redis.on('error', () => undefined);
  // As many as wait for a turn wait for the connection.
  redis.setMaxListeners(0);
  const scripts = redis as unknown as Scripts;

  async function ready(signal: AbortSignal): Promise<void> {
    if (redis.status === 'ready') return;
    await once(redis, 'ready', { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) });
  }

  async function leave(
    name: string,
    lease: string,
    end: 'well' | 'faulty' | 'withdrawn',
    pauseMs = 0,
  ): Promise<void> {
    const pause = Math.ceil(Math.min(pauseMs, MAX_PAUSE_MS));
    await scripts
      .leaveTurn(
        ...keysOf(name),
        ...[lease, end, pause, FAULTS_TO_OPEN, FIRST_OPEN_MS, LONGEST_OPEN_MS, STATE_MS],
      )
      .catch(() => undefined);
  }

  return {
    async take({ name, requestsPerSecond, parallel }, withinMs, signal) {
      const until = performance.now() + withinMs;
      const lease = randomUUID();
      const stepMs = Math.ceil(1_000 / requestsPerSecond);
      for (let moment = 0; ;) {
        await ready(signal);
        const leftMs = Math.max(0, Math.floor(until - performance.now()));
        const [verdict, ms = 0, taken = 0] = await scripts.takeTurn(
          ...keysOf(name),
          ...[lease, stepMs, parallel, leftMs, LEASE_MS, moment, LOOK_AGAIN_MS, STATE_MS],
        );
        if (verdict === 'go') {
          if (signal.aborted) await leave(name, lease, 'withdrawn');
          signal.throwIfAborted();
          return {
            status: 'go',
            leave: (end) => leave(name, lease, nameOf(end), end?.pauseMs),
          };
        }
        if (verdict === 'closed') return { status: 'closed', retryInMs: ms };
        if (verdict === 'full') return { status: 'full' };
        moment = taken;
        await delay(ms, undefined, { signal });
      }
    },
    close: () => redis.disconnect(),
  };
}

function nameOf(end: TurnEnd | null): 'well' | 'faulty' | 'withdrawn' {
  if (end === null) return 'withdrawn';
  return end.faulty ? 'faulty' : 'well';
}

function keysOf(name: string): [state: string, leases: string] {
  return [`${PREFIX}state:${name}`, `${PREFIX}leases:${name}`];
}
