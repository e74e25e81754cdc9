import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { connectForCommands, type RedisServers } from '@firmlens/redis';
import { HOSTS_KEY, keysOf, STATE_MS } from './host-gate-keys';
import { KEYS, LEAVE_TURN, TAKE_TURN } from './host-gate-scripts';

/** Longer than any request may take. */
const LEASE_MS = 45_000;
/** How often a host's name is stored for those who look at the hosts. */
const NOTE_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;
/** How long to wait before checking again if too many requests are in flight. */
const RECHECK_MS = 50;
/** How often a caller checks whether those before it are gone. */
const CHECK_MS = 1_000;
/** How late a caller may check before others are let past it. Longer than a busy process needs. */
const LATE_MS = 250;
const FAULTS_TO_OPEN = 5;
const FIRST_OPEN_MS = 30_000;
const MAX_OPEN_MS = 600_000;
/** A connection that has not responded for this long is replaced, because it can break silently. */
const SOCKET_TIMEOUT_MS = 5_000;
/** How long to wait for a Redis that is down. A restart takes less. */
const RECONNECT_TIMEOUT_MS = 30_000;
const RETRY_INTERVAL_MS = 250;

interface HostLimit {
  name: string;
  requestsPerSecond: number;
  parallel: number;
}

interface TurnRequest {
  /** Whose request it is. Null if nobody waits for it: then its turn comes after those of all accounts. */
  account: string | null;
  withinMs: number;
  signal: AbortSignal;
}

interface TurnEnd {
  faulty: boolean;
  pauseMs?: number;
}

type Turn =
  | { status: 'go'; leave(end: TurnEnd | null): Promise<void> }
  | { status: 'full' }
  | { status: 'closed'; retryInMs: number };

/** Enforces the rate limits of third-party hosts for every process that shares the Redis. */
export interface RedisHostGate {
  /**
   * Waits for a turn, at most `withinMs`. Requests are evenly spaced, a limited number is in flight, and none
   * is sent during a pause. Accounts take turns; of one account the oldest request comes first.
   *
   * - `full`: no turn is possible in time, maybe because others have come in ahead.
   * - `closed`: the host's circuit breaker is open, or a pause exceeds the time.
   *
   * Waits up to half a minute for a Redis that is down. Rejects if it stays down, and on abort.
   *
   * Pass null to `leave` for a request whose end says nothing about the host. `leave` never rejects: if it does not
   * reach Redis, the lease expires. Pauses and open breakers known to this process survive a Redis
   * that loses its data.
   */
  take(limit: HostLimit, request: TurnRequest): Promise<Turn>;
  close(): void;
}

type TakeReply = ['go'] | ['wait', number, string] | ['full'] | ['open' | 'on_trial' | 'paused', number];

interface Scripts {
  takeTurn(...keysAndArgs: (string | number)[]): Promise<TakeReply>;
  leaveTurn(...keysAndArgs: (string | number)[]): Promise<number>;
}

/** Connects the gate. `timeoutMs` is how long Redis may take to respond. */
export function openHostGate({
  redis: servers,
  timeoutMs,
}: {
  redis: RedisServers;
  timeoutMs: number;
}): RedisHostGate {
  const redis = connectForCommands(servers, {
    commandTimeout: timeoutMs,
    socketTimeout: SOCKET_TIMEOUT_MS,
    scripts: {
      takeTurn: { lua: TAKE_TURN, numberOfKeys: KEYS.length },
      leaveTurn: { lua: LEAVE_TURN, numberOfKeys: KEYS.length },
    },
  });
  // Every caller that waits for a turn may wait for the connection.
  redis.setMaxListeners(0);
  const scripts = redis as unknown as Scripts;
  // Open breakers and pauses, because a Redis that lost its data no longer has them.
  const openings = createEndTimes();
  const pauses = createEndTimes();
  // Emits a host's name to the callers waiting for it when its breaker opens.
  const opened = new EventEmitter().setMaxListeners(0);

  const noted = new Map<string, number>();

  /** Stores once a minute that a host is queried. Nothing depends on it but the view of the hosts. */
  function note(name: string): void {
    const now = Date.now();
    if (now < (noted.get(name) ?? 0) + NOTE_MS && now >= (noted.get(name) ?? 0)) return;
    noted.set(name, now);
    void redis
      .multi()
      .zadd(HOSTS_KEY, now, name)
      .zremrangebyscore(HOSTS_KEY, '-inf', now - STATE_MS)
      .pexpire(HOSTS_KEY, STATE_MS)
      .exec()
      .catch(() => undefined);
  }

  /** Marks the host as closed for `ms`. */
  function closeFor(name: string, ms: number): void {
    openings.add(name, ms);
    if (ms > 0) opened.emit(name);
  }

  /** Waits for `ms`, or until the host's breaker opens. Rejects on abort. */
  async function waitForTurn(name: string, ms: number, signal: AbortSignal): Promise<void> {
    const isOver = new AbortController();
    const eitherSignal = { signal: AbortSignal.any([signal, isOver.signal]) };
    try {
      await Promise.race([delay(ms, undefined, eitherSignal), once(opened, name, eitherSignal)]);
    } finally {
      isOver.abort();
    }
  }

  async function ready(signal: AbortSignal): Promise<void> {
    if (redis.status === 'ready') return;
    await once(redis, 'ready', { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) });
  }

  /** Retries a command until Redis responds. Rejects after `until`, and on abort. */
  async function retryUntilResponse<T>(
    send: () => Promise<T>,
    until: number,
    signal: AbortSignal,
  ): Promise<T> {
    const deadline = Math.min(until, performance.now() + RECONNECT_TIMEOUT_MS);
    for (;;) {
      try {
        await ready(signal);
        return await send();
      } catch (cause) {
        signal.throwIfAborted();
        if (performance.now() + RETRY_INTERVAL_MS > deadline)
          throw new Error('the shared rate limits are unavailable', { cause });
        await delay(RETRY_INTERVAL_MS, undefined, { signal });
      }
    }
  }

  async function leave(name: string, lease: string, end: TurnEnd | null): Promise<void> {
    const pause = Math.ceil(Math.min(end?.pauseMs ?? 0, MAX_PAUSE_MS));
    pauses.add(name, pause);
    const openedMs = await scripts
      .leaveTurn(
        ...keysOf(servers, name),
        ...[lease, outcomeOf(end), pause, FAULTS_TO_OPEN, FIRST_OPEN_MS, MAX_OPEN_MS, STATE_MS],
      )
      .catch(() => 0);
    closeFor(name, openedMs);
  }

  return {
    async take({ name, requestsPerSecond, parallel }, { account, withinMs, signal }) {
      const until = performance.now() + withinMs;
      const timeLeft = () => Math.max(0, Math.floor(until - performance.now()));
      const lease = `${randomUUID()}:${account ?? ''}`;
      const stepMs = Math.ceil(1_000 / requestsPerSecond);
      const times = [RECHECK_MS, CHECK_MS, LATE_MS, STATE_MS];
      try {
        for (let arrival = '0'; ;) {
          const openMs = openings.timeLeft(name);
          if (openMs > 0) return { status: 'closed', retryInMs: openMs };
          const pauseMs = pauses.timeLeft(name);
          if (pauseMs > timeLeft()) return { status: 'closed', retryInMs: pauseMs };
          if (pauseMs > 0) await delay(pauseMs, undefined, { signal });
          const send = () =>
            scripts.takeTurn(
              ...keysOf(servers, name),
              ...[lease, stepMs, parallel, timeLeft(), LEASE_MS, arrival, ...times],
            );
          const [verdict, ms = 0, arrived = '0'] = await retryUntilResponse(send, until, signal);
          signal.throwIfAborted();
          if (arrival === '0') note(name);
          if (verdict === 'go') return { status: 'go', leave: (end) => leave(name, lease, end) };
          if (verdict === 'full') return { status: 'full' };
          if (verdict === 'wait') {
            arrival = arrived;
            await waitForTurn(name, ms, signal);
            continue;
          }
          if (verdict === 'open') closeFor(name, ms);
          if (verdict === 'paused') pauses.add(name, ms);
          return { status: 'closed', retryInMs: ms };
        }
      } catch (error) {
        void leave(name, lease, null);
        throw error;
      }
    },
    close: () => redis.disconnect(),
  };
}

/** Remembers for each host until when something lasts, as far as this process knows. */
function createEndTimes() {
  const ends = new Map<string, number>();
  return {
    add(name: string, ms: number): void {
      const end = performance.now() + ms;
      if (ms > 0 && end > (ends.get(name) ?? 0)) ends.set(name, end);
    },
    /** In ms. 0 if it is over. */
    timeLeft(name: string): number {
      const ms = Math.ceil((ends.get(name) ?? 0) - performance.now());
      if (ms > 0) return ms;
      ends.delete(name);
      return 0;
    },
  };
}

function outcomeOf(end: TurnEnd | null): 'well' | 'faulty' | 'withdrawn' {
  if (end === null) return 'withdrawn';
  return end.faulty ? 'faulty' : 'well';
}
