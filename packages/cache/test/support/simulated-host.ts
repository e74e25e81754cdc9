import { randomUUID } from 'node:crypto';
import { emptyRedisUrl } from '@firmlens/testkit';
import { Redis } from 'ioredis';
import { KEYS, TAKE_TURN } from '../../src/host-gate-scripts';

/** Times of the gate, in ms. */
export const CHECK_MS = 1_000;
export const LATE_MS = 250;
const RECHECK_MS = 50;
const LEASE_MS = 45_000;
const STATE_MS = 7_200_000;
const PARALLEL = 1_000;

/** The script at a clock that the test sets, by its last argument in µs. */
const AT_SET_TIME = TAKE_TURN.replace("redis.call('TIME')", '{0, ARGV[#ARGV]}');

export interface Arrival {
  /** When it arrives, in ms of the simulated clock. Default now. */
  at?: number;
  /** Null for a request that nobody waits for. */
  account: string | null;
  /** Default: longer than any test. */
  withinMs?: number;
  /** How late its caller is for its checks, one after another, in ms. For the rest it is on time. */
  lateMs?: readonly number[];
  /** Whether its caller never checks again after the first time. */
  dies?: boolean;
}

/** What became of a request. */
export interface Outcome {
  account: string | null;
  /** Which request of the test it is, from 1. */
  number: number;
  arrivedAt: number;
  status: 'go' | 'full';
  at: number;
}

/** A host whose callers check at a simulated clock. */
export interface SimulatedHost {
  /** The requests that were granted or rejected so far, in that order. */
  outcomes: readonly Outcome[];
  add(...arrivals: Arrival[]): void;
  /** Runs the clock until nobody waits, or for `ms`. */
  run(ms?: number): Promise<void>;
  /** Counts what Redis stores of the host. */
  storedValues(): Promise<number>;
}

interface Caller extends Required<Arrival> {
  number: number;
  lease: string;
  arrival: string;
  checks: number;
  checkAt: number;
}

type Reply = ['go'] | ['full'] | ['wait', number, string];

/** Opens a real Redis for simulated hosts. */
export async function openSimulation() {
  const scripts = { takeTurn: { lua: AT_SET_TIME, numberOfKeys: KEYS.length } };
  const redis = new Redis(await emptyRedisUrl(), { scripts });
  const { takeTurn } = redis as unknown as { takeTurn(...args: (string | number)[]): Promise<Reply> };
  let hosts = 0;
  return {
    newHost(stepMs: number): SimulatedHost {
      hosts += 1;
      const keys = KEYS.map((kind) => `{simulated}:${kind}:${hosts}`);
      return simulateHost(stepMs, {
        takeTurn: (...args) => takeTurn.call(redis, ...keys, ...args),
        async storedValues() {
          const [state = '', ...others] = keys;
          const served = others.pop() ?? '';
          const counts = [redis.hlen(state), redis.scard(served), ...others.map((key) => redis.zcard(key))];
          return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
        },
      });
    },
    close: () => redis.disconnect(),
  };
}

function simulateHost(
  stepMs: number,
  {
    takeTurn,
    storedValues,
  }: {
    takeTurn(...args: (string | number)[]): Promise<Reply>;
    storedValues: SimulatedHost['storedValues'];
  },
): SimulatedHost {
  const outcomes: Outcome[] = [];
  const callers = new Set<Caller>();
  let now = 0;
  let added = 0;
  let calls = 0;

  async function check(caller: Caller): Promise<void> {
    const { account, number, lease, at, withinMs, arrival, lateMs } = caller;
    const timeLeft = Math.max(0, at + withinMs - now);
    calls += 1;
    // Redis never runs two scripts in the same µs.
    const micros = (1_000_000_000 + now) * 1_000 + (calls % 1_000);
    const times = [RECHECK_MS, CHECK_MS, LATE_MS, STATE_MS, micros];
    const reply = await takeTurn(lease, stepMs, PARALLEL, timeLeft, LEASE_MS, arrival, ...times);
    if (reply[0] !== 'wait') outcomes.push({ account, number, arrivedAt: at, status: reply[0], at: now });
    if (reply[0] !== 'wait' || caller.dies) {
      callers.delete(caller);
      return;
    }
    caller.checkAt = now + reply[1] + (lateMs[caller.checks] ?? 0);
    caller.checks += 1;
    caller.arrival = reply[2];
  }

  return {
    outcomes,
    storedValues,
    add(...arrivals) {
      for (const { at = now, account, withinMs = 10_000_000, lateMs = [], dies = false } of arrivals) {
        added += 1;
        const about = { at, account, withinMs, lateMs, dies };
        const lease = `${randomUUID()}:${account ?? ''}`;
        callers.add({ ...about, number: added, lease, arrival: '0', checks: 0, checkAt: at });
      }
    },
    async run(ms = Infinity) {
      const end = now + ms;
      for (;;) {
        const [next] = [...callers].toSorted((a, b) => a.checkAt - b.checkAt || a.number - b.number);
        if (next === undefined || next.checkAt > end) break;
        now = next.checkAt;
        await check(next);
      }
      if (end !== Infinity) now = end;
    },
  };
}
