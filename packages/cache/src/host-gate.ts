import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
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
/** A Redis that is restarted is back within so long. */
const PATIENCE_MS = 30_000;
const TRY_AGAIN_MS = 250;

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
   * the time. Waits for a Redis that is away, half a minute at most; rejects where it stays away, and on abort. `leave`
   * takes null for a request whose end tells nothing of the host, and never rejects: what Redis is not told of a request
   * runs out there by itself. Pauses and openings that it heard of are kept even where Redis forgets them.
   */
  take(limit: HostLimit, withinMs: number, signal: AbortSignal): Promise<Turn>;
  close(): void;
}

type TakeReply = ['go'] | ['wait', number, number] | ['full'] | ['open' | 'on_trial' | 'paused', number];

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
  // A Redis that comes back empty no longer knows them.
  const openings = rememberEnds();
  const pauses = rememberEnds();
  // Tells those who wait for a turn at a host, its name, that its breaker is open.
  const opened = new EventEmitter().setMaxListeners(0);

  /** Nobody asks the host for so long. */
  function closeFor(name: string, ms: number): void {
    openings.add(name, ms);
    if (ms > 0) opened.emit(name);
  }

  /** Waits so long, or until the host's breaker opens; rejects on abort. */
  async function waitForTurn(name: string, ms: number, signal: AbortSignal): Promise<void> {
    const isOver = new AbortController();
    const either = { signal: AbortSignal.any([signal, isOver.signal]) };
    try {
      await Promise.race([delay(ms, undefined, either), once(opened, name, either)]);
    } finally {
      isOver.abort();
    }
  }

  async function ready(signal: AbortSignal): Promise<void> {
    if (redis.status === 'ready') return;
    await once(redis, 'ready', { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) });
  }

  /** What Redis answers, as soon as it does. Rejects where that is not before `until`, and on abort. */
  async function answered<T>(ask: () => Promise<T>, until: number, signal: AbortSignal): Promise<T> {
    const patientUntil = Math.min(until, performance.now() + PATIENCE_MS);
    for (;;) {
      try {
        await ready(signal);
        return await ask();
      } catch (cause) {
        signal.throwIfAborted();
        if (performance.now() + TRY_AGAIN_MS > patientUntil)
          throw new Error('the shared rate limits are unavailable', { cause });
        await delay(TRY_AGAIN_MS, undefined, { signal });
      }
    }
  }

  async function leave(name: string, lease: string, end: TurnEnd | null): Promise<void> {
    const pause = Math.ceil(Math.min(end?.pauseMs ?? 0, MAX_PAUSE_MS));
    pauses.add(name, pause);
    const openedMs = await scripts
      .leaveTurn(
        ...keysOf(name),
        ...[lease, nameOf(end), pause, FAULTS_TO_OPEN, FIRST_OPEN_MS, LONGEST_OPEN_MS, STATE_MS],
      )
      .catch(() => 0);
    closeFor(name, openedMs);
  }

  return {
    async take({ name, requestsPerSecond, parallel }, withinMs, signal) {
      const until = performance.now() + withinMs;
      const timeLeft = () => Math.max(0, Math.floor(until - performance.now()));
      const lease = randomUUID();
      const stepMs = Math.ceil(1_000 / requestsPerSecond);
      for (let moment = 0; ;) {
        const openMs = openings.timeLeft(name);
        if (openMs > 0) return { status: 'closed', retryInMs: openMs };
        const pauseMs = pauses.timeLeft(name);
        if (pauseMs > timeLeft()) return { status: 'closed', retryInMs: pauseMs };
        if (pauseMs > 0) await delay(pauseMs, undefined, { signal });
        const ask = () =>
          scripts.takeTurn(
            ...keysOf(name),
            ...[lease, stepMs, parallel, timeLeft(), LEASE_MS, moment, LOOK_AGAIN_MS, STATE_MS],
          );
        const [verdict, ms = 0, taken = 0] = await answered(ask, until, signal);
        if (verdict === 'go') {
          if (signal.aborted) await leave(name, lease, null);
          signal.throwIfAborted();
          return { status: 'go', leave: (end) => leave(name, lease, end) };
        }
        if (verdict === 'full') return { status: 'full' };
        if (verdict === 'wait') {
          moment = taken;
          await waitForTurn(name, ms, signal);
          continue;
        }
        if (verdict === 'open') closeFor(name, ms);
        if (verdict === 'paused') pauses.add(name, ms);
        return { status: 'closed', retryInMs: ms };
      }
    },
    close: () => redis.disconnect(),
  };
}

/** For each host, until when something lasts, as far as this process was told. */
function rememberEnds() {
  const ends = new Map<string, number>();
  return {
    add(name: string, ms: number): void {
      const end = performance.now() + ms;
      if (ms > 0 && end > (ends.get(name) ?? 0)) ends.set(name, end);
    },
    /** In ms; 0 where it is over. */
    timeLeft(name: string): number {
      const ms = Math.ceil((ends.get(name) ?? 0) - performance.now());
      if (ms > 0) return ms;
      ends.delete(name);
      return 0;
    },
  };
}

function nameOf(end: TurnEnd | null): 'well' | 'faulty' | 'withdrawn' {
  if (end === null) return 'withdrawn';
  return end.faulty ? 'faulty' : 'well';
}

function keysOf(name: string): [state: string, leases: string] {
  return [`${PREFIX}state:${name}`, `${PREFIX}leases:${name}`];
}
