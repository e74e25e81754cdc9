import { setMaxListeners } from 'node:events';
import { openHostGate, type OpenHostGate } from '@firmlens/cache';
import { startTcpGate, testRedisUrl, waitFor } from '@firmlens/testkit';
import { Redis } from 'ioredis';

jest.setTimeout(30_000);

type Limit = Parameters<OpenHostGate['take']>[0];
type Turn = Awaited<ReturnType<OpenHostGate['take']>>;
type End = Parameters<Extract<Turn, { status: 'go' }>['leave']>[0];

const WELL: End = { faulty: false };
const FAULTY: End = { faulty: true };
const never = new AbortController().signal;
setMaxListeners(0, never);

let url: string;
let redis: Redis;
/** As of four workers. */
let gates: OpenHostGate[];
beforeAll(async () => {
  url = await testRedisUrl();
  redis = new Redis(url);
  gates = Array.from({ length: 4 }, () => openHostGate({ url, timeoutMs: 5_000 }));
});
afterAll(() => {
  for (const gate of gates) gate.close();
  redis.disconnect();
});

let hosts = 0;
/** The limit of a host that nobody has asked yet; by default one that lets everything through. */
function limitOf(about: Partial<Limit> = {}): Limit {
  hosts += 1;
  return { name: `host${hosts}.example`, requestsPerSecond: 1_000, parallel: 100, ...about };
}

const gateOf = (worker: number) => gates[worker % gates.length] as OpenHostGate;
const take = (limit: Limit, { worker = 0, withinMs = 0 } = {}) => gateOf(worker).take(limit, withinMs, never);

/** The turn that a host has for whoever asks within the time. */
async function go(limit: Limit, options: { worker?: number; withinMs?: number } = {}) {
  const turn = await take(limit, { withinMs: 5_000, ...options });
  if (turn.status !== 'go') throw new Error(JSON.stringify(turn));
  return turn;
}

async function endAll(limit: Limit, ...ends: End[]): Promise<void> {
  for (const [worker, end] of ends.entries()) await (await go(limit, { worker })).leave(end);
}

const FIVE_FAULTS = Array.from({ length: 5 }, () => FAULTY);

/** Makes all that Redis holds about the host happen so many seconds earlier. */
async function letPass({ name }: Limit, seconds: number): Promise<void> {
  const key = (kind: string) => `{firmlens-hosts}:${kind}:${name}`;
  for (const field of ['free', 'last', 'pause', 'open']) {
    if (await redis.hexists(key('state'), field)) await redis.hincrby(key('state'), field, -1_000 * seconds);
  }
  for (const lease of await redis.zrange(key('leases'), 0, -1))
    await redis.zincrby(key('leases'), -1_000 * seconds, lease);
}

describe('requests per second', () => {
  test('are evenly spaced without a burst, in the order in which they came', async () => {
    const limit = limitOf({ requestsPerSecond: 20 });
    const went: { at: number; caller: number }[] = [];
    const callers = Array.from({ length: 20 }, async (_, caller) => {
      await go(limit);
      went.push({ at: performance.now(), caller });
    });
    await Promise.all(callers);
    const gaps = went.slice(1).map(({ at }, index) => at - (went[index]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(35);
    expect((went.at(-1)?.at ?? 0) - (went[0]?.at ?? 0)).toBeGreaterThan(19 * 50 - 15);
    expect((went.at(-1)?.at ?? 0) - (went[0]?.at ?? 0)).toBeLessThan(19 * 50 + 500);
    expect(went.map(({ caller }) => caller)).toEqual(went.map((_, index) => index));
  });

  test('hold over four gates together', async () => {
    const limit = limitOf({ requestsPerSecond: 25 });
    const went: number[] = [];
    const worker = async (number: number) => {
      for (let request = 0; request < 6; request += 1) {
        await (await go(limit, { worker: number })).leave(WELL);
        went.push(performance.now());
      }
    };
    await Promise.all([0, 1, 2, 3].map(worker));
    const sorted = went.toSorted((a, b) => a - b);
    for (const [index, at] of sorted.entries()) {
      expect(at - (sorted[0] ?? 0)).toBeGreaterThan(index * 40 - 15);
    }
  });

  test('that were not used are lost: after a silence they are spaced as before', async () => {
    const limit = limitOf({ requestsPerSecond: 10 });
    await go(limit);
    await letPass(limit, 60);
    await go(limit);
    const started = performance.now();
    await go(limit);
    expect(performance.now() - started).toBeGreaterThan(85);
  });

  test('of one host leave another host alone', async () => {
    await go(limitOf({ requestsPerSecond: 0.01 }));
    await go(limitOf({ requestsPerSecond: 0.01 }));
  });

  test('that cannot come in time are refused at once, those before them kept', async () => {
    const limit = limitOf({ requestsPerSecond: 10 });
    await go(limit);
    const waiting = [0, 1, 2, 3].map((worker) => take(limit, { worker, withinMs: 350 }));
    const outcomes = (await Promise.all(waiting)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['full', 'go', 'go', 'go']);
    expect(await take(limit)).toEqual({ status: 'full' });
  });
});

describe('requests in flight', () => {
  test('are never more than the host has places, over all gates', async () => {
    const limit = limitOf({ parallel: 3 });
    let inFlight = 0;
    let most = 0;
    const request = async (worker: number) => {
      const turn = await go(limit, { worker });
      inFlight += 1;
      most = Math.max(most, inFlight);
      await redis.blpop('nothing-is-ever-put-here', 0.01);
      inFlight -= 1;
      await turn.leave(WELL);
    };
    await Promise.all(Array.from({ length: 24 }, (_, worker) => request(worker)));
    expect(most).toBe(3);
  });

  test('give their place to the next when they end', async () => {
    const limit = limitOf({ parallel: 1 });
    const first = await go(limit);
    expect(await take(limit, { worker: 1 })).toEqual({ status: 'full' });
    const second = go(limit, { worker: 1 });
    await first.leave(FAULTY);
    await second;
  });

  test('of a worker that vanished give their places up after a while', async () => {
    const limit = limitOf({ parallel: 1 });
    await go(limit);
    await letPass(limit, 44);
    expect(await take(limit, { worker: 1 })).toEqual({ status: 'full' });
    await letPass(limit, 1);
    await go(limit, { worker: 1 });
  });
});

describe('a pause', () => {
  test('is kept by all gates, and waited for where it ends in time', async () => {
    const limit = limitOf();
    await (await go(limit)).leave({ faulty: true, pauseMs: 400 });
    const asked = performance.now();
    const waited = await Promise.all(
      [0, 1, 2, 3].map(async (worker) => {
        await go(limit, { worker, withinMs: 1_000 });
        return performance.now() - asked;
      }),
    );
    expect(Math.min(...waited)).toBeGreaterThan(380);
  });

  test('holds those as well who wait already', async () => {
    const limit = limitOf({ requestsPerSecond: 10 });
    const first = await go(limit);
    const started = performance.now();
    const second = go(limit, { worker: 1 });
    await first.leave({ faulty: true, pauseMs: 500 });
    await second;
    expect(performance.now() - started).toBeGreaterThan(480);
  });

  test('that outlasts the time closes the host, and says for how long', async () => {
    const limit = limitOf();
    await (await go(limit)).leave({ faulty: true, pauseMs: 120_000 });
    const turn = await take(limit, { worker: 2, withinMs: 60_000 });
    expect(turn).toEqual({ status: 'closed', retryInMs: expect.any(Number) });
    expect('retryInMs' in turn && turn.retryInMs).toBeGreaterThan(119_000);
    await letPass(limit, 120);
    await go(limit, { worker: 2 });
  });

  test('is not shortened by a later answer, and never longer than an hour', async () => {
    const limit = limitOf();
    const [first, second] = [await go(limit), await go(limit, { worker: 1 })];
    await first.leave({ faulty: true, pauseMs: Number.MAX_SAFE_INTEGER });
    await second.leave({ faulty: true, pauseMs: 1_000 });
    const turn = await take(limit);
    expect('retryInMs' in turn && turn.retryInMs).toBeGreaterThan(3_590_000);
    expect('retryInMs' in turn && turn.retryInMs).toBeLessThanOrEqual(3_600_000);
  });
});

describe('the circuit breaker', () => {
  const retryIn = async (limit: Limit, worker = 0) => {
    const turn = await take(limit, { worker, withinMs: 60_000 });
    return turn.status === 'closed' ? Math.ceil(turn.retryInMs / 1_000) : turn.status;
  };

  test('refuses all at once after five faults in a row, whoever saw them', async () => {
    const limit = limitOf();
    await endAll(limit, ...FIVE_FAULTS);
    expect(await Promise.all([0, 1, 2, 3].map((worker) => retryIn(limit, worker)))).toEqual([30, 30, 30, 30]);
  });

  test('takes no notice of faults with a good end between them', async () => {
    const limit = limitOf();
    await endAll(limit, FAULTY, FAULTY, FAULTY, FAULTY, WELL, FAULTY, FAULTY, FAULTY, FAULTY);
    await go(limit);
  });

  test('lets one trial through when its time is over, and closes when that ends well', async () => {
    const limit = limitOf();
    await endAll(limit, ...FIVE_FAULTS);
    await letPass(limit, 30);
    const turns = await Promise.all([0, 1, 2, 3].map((worker) => take(limit, { worker, withinMs: 1_000 })));
    expect(turns.map(({ status }) => status).toSorted()).toEqual(['closed', 'closed', 'closed', 'go']);
    for (const turn of turns) if (turn.status === 'go') await turn.leave(WELL);
    await Promise.all([0, 1, 2, 3].map((worker) => go(limit, { worker })));
    await endAll(limit, FAULTY, FAULTY, FAULTY, FAULTY);
    await go(limit);
  });

  test('stays open twice as long after each trial that failed, ten minutes at most, and begins anew once closed', async () => {
    const limit = limitOf();
    await endAll(limit, ...FIVE_FAULTS);
    const openFor = [];
    for (let trial = 0; trial < 6; trial += 1) {
      await letPass(limit, 600);
      await (await go(limit, { worker: trial })).leave(FAULTY);
      openFor.push(await retryIn(limit, trial + 1));
    }
    expect(openFor).toEqual([60, 120, 240, 480, 600, 600]);
    await letPass(limit, 600);
    await endAll(limit, WELL, ...FIVE_FAULTS);
    expect(await retryIn(limit)).toBe(30);
  });

  test('hears of its trial alone: requests that were under way before change nothing', async () => {
    const limit = limitOf();
    const [early, late] = [await go(limit), await go(limit, { worker: 1 })];
    await endAll(limit, ...FIVE_FAULTS);
    await early.leave(WELL);
    await late.leave(FAULTY);
    expect(await retryIn(limit)).toBe(30);
  });

  test('finds another trial where the worker of the first vanished', async () => {
    const limit = limitOf();
    await endAll(limit, ...FIVE_FAULTS);
    await letPass(limit, 30);
    await go(limit);
    expect(await retryIn(limit, 1)).toBe(45);
    await letPass(limit, 45);
    await go(limit, { worker: 1 });
  });
});

describe('a caller that gives up', () => {
  test('while it waits is let go at once', async () => {
    const limit = limitOf({ requestsPerSecond: 0.1 });
    await go(limit);
    const caller = new AbortController();
    const waiting = gateOf(1).take(limit, 60_000, caller.signal);
    await waitFor(async () => (await redis.hget(`{firmlens-hosts}:state:${limit.name}`, 'free')) !== null, {
      what: 'the first turn',
    });
    caller.abort(new Error('the batch is over'));
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('while Redis decides takes no place away from others', async () => {
    const limit = limitOf({ parallel: 1 });
    await go(limitOf(), { worker: 1 });
    const caller = new AbortController();
    const deciding = gateOf(1).take(limit, 1_000, caller.signal);
    caller.abort();
    await expect(deciding).rejects.toMatchObject({ name: 'AbortError' });
    await go(limit, { worker: 1 });
  });
});

test('everything that Redis holds goes away by itself, and one hash tag keeps it together', async () => {
  const limit = limitOf();
  await endAll(limit, ...FIVE_FAULTS);
  await go(limitOf());
  const keys = await redis.keys('*');
  expect(keys.length).toBeGreaterThan(2);
  for (const key of keys) {
    expect(key).toMatch(/^\{firmlens-hosts\}:/);
    expect(await redis.pttl(key)).toBeGreaterThan(0);
  }
});

describe('without Redis', () => {
  test('nobody gets a turn, within the time that Redis may take', async () => {
    const away = openHostGate({ url: 'redis://127.0.0.1:1', timeoutMs: 300 });
    const started = performance.now();
    await expect(away.take(limitOf(), 60_000, never)).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(3_000);
    away.close();
  });

  test('the end of a request is no fault of the caller, and its place is free after a while', async () => {
    const path = await startTcpGate(url);
    const gate = openHostGate({ url: path.url, timeoutMs: 300 });
    const limit = limitOf({ parallel: 1 });
    const turn = await gate.take(limit, 0, never);
    await path.shut();
    if (turn.status === 'go') await turn.leave(WELL);
    expect(await take(limit)).toEqual({ status: 'full' });
    await letPass(limit, 45);
    await go(limit);
    gate.close();
    await path.close();
  });

  test('a path that went silent is given up, and turns are given again over a new one', async () => {
    const path = await startTcpGate(url);
    const gate = openHostGate({ url: path.url, timeoutMs: 300 });
    const limit = limitOf();
    expect(await gate.take(limit, 0, never)).toMatchObject({ status: 'go' });
    path.silence();
    await expect(gate.take(limit, 0, never)).rejects.toThrow();
    await waitFor(
      () =>
        gate.take(limit, 0, never).then(
          ({ status }) => status === 'go',
          () => false,
        ),
      { timeoutMs: 15_000, what: 'a new connection' },
    );
    gate.close();
    await path.close();
  });
});
