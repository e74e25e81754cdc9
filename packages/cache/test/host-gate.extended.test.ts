import { openHostGate } from '@firmlens/cache';
import { keysIn, startTcpProxy, waitUntil } from '@firmlens/testkit';
import {
  FIVE_FAULTS,
  FAULTY,
  type HostGateFixture,
  type Limit,
  limitOf,
  requestWithin,
  startHostGateFixture,
  WELL,
} from './support/host-gate-fixture';

let fixture: HostGateFixture;
beforeAll(async () => {
  fixture = await startHostGateFixture();
});
afterAll(() => fixture.close());

/** What a test opened. Closed after it, whatever its outcome. */
const opened: { close(): void | Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

function open<T extends { close(): void | Promise<void> }>(thing: T): T {
  opened.push(thing);
  return thing;
}

/** Waits until this many requests wait for a turn. */
async function untilWaiting(limit: Limit, count: number): Promise<void> {
  await waitUntil(async () => (await fixture.redis.zcard(fixture.keyOf('waiting', limit))) === count, {
    what: `${count} waiting requests`,
  });
}

/** How late the first turn may be on a busy machine, which makes the next ones seem early. */
const LATE_MS = 400;

describe('requests per second', () => {
  test('are evenly spaced without a burst, roughly in the order of arrival', async () => {
    const limit = limitOf({ requestsPerSecond: 20 });
    const turns: { at: number; caller: number }[] = [];
    const callers = Array.from({ length: 20 }, async (_, caller) => {
      await fixture.takeTurn(limit);
      turns.push({ at: performance.now(), caller });
    });
    await Promise.all(callers);
    for (const [index, { at, caller }] of turns.entries()) {
      expect(at - (turns[0]?.at ?? 0)).toBeGreaterThan(index * 50 - LATE_MS);
      // A caller whose process slept through its moment comes a little later.
      expect(Math.abs(caller - index)).toBeLessThanOrEqual(12);
    }
    expect((turns.at(-1)?.at ?? 0) - (turns[0]?.at ?? 0)).toBeLessThan(10 * 19 * 50);
  });

  test("continue immediately after Redis's clock was set back", async () => {
    const limit = limitOf({ requestsPerSecond: 20, parallel: 1 });
    await fixture.takeTurn(limit);
    const ahead = Date.now() + 3_600_000;
    await fixture.redis.hset(fixture.keyOf('state', limit), { last: ahead, pause: ahead });
    for (const lease of await fixture.redis.zrange(fixture.keyOf('leases', limit), '0', '-1'))
      await fixture.redis.zadd(fixture.keyOf('leases', limit), ahead, lease);
    await (await fixture.takeTurn(limit)).leave(WELL);
    await (await fixture.takeTurn(limit)).leave(WELL);
  });

  test('hold across four gates together', async () => {
    const limit = limitOf({ requestsPerSecond: 25 });
    const turns: number[] = [];
    const worker = async (number: number) => {
      for (let request = 0; request < 6; request += 1) {
        const turn = await fixture.takeTurn(limit, { worker: number });
        turns.push(performance.now());
        await turn.leave(WELL);
      }
    };
    await Promise.all([0, 1, 2, 3].map(worker));
    const sorted = turns.toSorted((a, b) => a - b);
    for (const [index, at] of sorted.entries()) {
      expect(at - (sorted[0] ?? 0)).toBeGreaterThan(index * 40 - LATE_MS);
    }
  });

  test('hold even if workers come late for their turns', async () => {
    const limit = limitOf({ requestsPerSecond: 10 });
    await fixture.takeTurn(limit);
    const turns = [1, 2, 3].map(async (worker) => {
      await fixture.takeTurn(limit, { worker });
      return performance.now();
    });
    await untilWaiting(limit, 3);
    // Blocks this process.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    const [first = 0, , third = 0] = (await Promise.all(turns)).toSorted((a, b) => a - b);
    // Without the limit, three turns whose moments have passed would come together.
    expect(third - first).toBeGreaterThan(120);
  });

  test('cannot be saved up: after a silence they are spaced as before', async () => {
    const limit = limitOf({ requestsPerSecond: 10 });
    await fixture.takeTurn(limit);
    await fixture.letPass(limit, 60);
    const started = performance.now();
    await fixture.takeTurn(limit);
    await fixture.takeTurn(limit);
    expect(performance.now() - started).toBeGreaterThan(85);
  });

  test('of one host do not affect another host', async () => {
    await fixture.takeTurn(limitOf({ requestsPerSecond: 0.01 }));
    await fixture.takeTurn(limitOf({ requestsPerSecond: 0.01 }));
  });

  test('go to accounts in turns, and last to requests that nobody waits for', async () => {
    const limit = limitOf({ requestsPerSecond: 2 });
    await fixture.takeTurn(limit, { account: 'A' });
    const order: (string | null)[] = [];
    const waiting: Promise<unknown>[] = [];
    for (const [worker, account] of [null, 'A', 'A', 'B'].entries()) {
      const turn = fixture.takeTurn(limit, { worker, account }).then(() => order.push(account));
      waiting.push(turn);
      await untilWaiting(limit, waiting.length);
    }
    await Promise.all(waiting);
    expect(order).toEqual(['B', 'A', 'A', null]);
  });

  test('that cannot come in time are rejected immediately, and those before them keep their turns', async () => {
    const limit = limitOf({ requestsPerSecond: 2 });
    await fixture.takeTurn(limit);
    const outcomes: string[] = [];
    const waiting = [0, 1, 2].map(async (worker) => {
      outcomes.push((await fixture.take(limit, { worker, withinMs: 1_250 })).status);
    });
    await Promise.all(waiting);
    expect(outcomes).toEqual(['full', 'go', 'go']);
    expect(await fixture.take(limit)).toEqual({ status: 'full' });
  });
});

describe('requests in flight', () => {
  test("never exceed the host's limit across all gates", async () => {
    const limit = limitOf({ parallel: 3 });
    let inFlight = 0;
    let most = 0;
    const request = async (worker: number) => {
      const turn = await fixture.takeTurn(limit, { worker });
      inFlight += 1;
      most = Math.max(most, inFlight);
      await fixture.redis.blpop('nothing-is-ever-put-here', 0.01);
      inFlight -= 1;
      await turn.leave(WELL);
    };
    await Promise.all(Array.from({ length: 24 }, (_, worker) => request(worker)));
    expect(most).toBe(3);
  });

  test('free their place when they end', async () => {
    const limit = limitOf({ parallel: 1 });
    const first = await fixture.takeTurn(limit);
    expect(await fixture.take(limit, { worker: 1 })).toEqual({ status: 'full' });
    const second = fixture.takeTurn(limit, { worker: 1 });
    await first.leave(FAULTY);
    await second;
  });

  test('of a vanished worker free their places after a while', async () => {
    const limit = limitOf({ parallel: 1 });
    await fixture.takeTurn(limit);
    await fixture.letPass(limit, 44);
    expect(await fixture.take(limit, { worker: 1 })).toEqual({ status: 'full' });
    await fixture.letPass(limit, 1);
    await fixture.takeTurn(limit, { worker: 1 });
  });
});

describe('a pause', () => {
  test('applies to all gates, which wait if it ends in time', async () => {
    const limit = limitOf();
    await (await fixture.takeTurn(limit)).leave({ faulty: true, pauseMs: 400 });
    const startedAt = performance.now();
    const waited = await Promise.all(
      [0, 1, 2, 3].map(async (worker) => {
        await fixture.takeTurn(limit, { worker, withinMs: 1_000 });
        return performance.now() - startedAt;
      }),
    );
    expect(Math.min(...waited)).toBeGreaterThan(380);
  });

  test('also applies to callers that are already waiting', async () => {
    const limit = limitOf({ requestsPerSecond: 10 });
    const first = await fixture.takeTurn(limit);
    const started = performance.now();
    const second = fixture.takeTurn(limit, { worker: 1 });
    await untilWaiting(limit, 1);
    await first.leave({ faulty: true, pauseMs: 500 });
    await second;
    expect(performance.now() - started).toBeGreaterThan(480);
  });

  test("that exceeds the caller's time closes the host and states for how long", async () => {
    const limit = limitOf();
    await (await fixture.takeTurn(limit)).leave({ faulty: true, pauseMs: 120_000 });
    const turn = await fixture.take(limit, { worker: 2, withinMs: 60_000 });
    expect(turn).toEqual({ status: 'closed', retryInMs: expect.any(Number) });
    expect('retryInMs' in turn && turn.retryInMs).toBeGreaterThan(119_000);
    await fixture.letPass(limit, 120);
    await fixture.takeTurn(limit, { worker: 2 });
  });

  test('is not shortened by a later response, and never exceeds an hour', async () => {
    const limit = limitOf();
    const [first, second] = [await fixture.takeTurn(limit), await fixture.takeTurn(limit, { worker: 1 })];
    await first.leave({ faulty: true, pauseMs: Number.MAX_SAFE_INTEGER });
    await second.leave({ faulty: true, pauseMs: 1_000 });
    const turn = await fixture.take(limit);
    expect('retryInMs' in turn && turn.retryInMs).toBeGreaterThan(3_590_000);
    expect('retryInMs' in turn && turn.retryInMs).toBeLessThanOrEqual(3_600_000);
  });
});

describe('a caller that gives up', () => {
  test('while waiting is released immediately', async () => {
    const limit = limitOf({ requestsPerSecond: 0.1 });
    await fixture.takeTurn(limit);
    const caller = new AbortController();
    const waiting = fixture.gateOf(1).take(limit, requestWithin(60_000, caller.signal));
    await untilWaiting(limit, 1);
    caller.abort(new Error('the batch is over'));
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await untilWaiting(limit, 0);
  });

  test('while Redis decides takes no place from others', async () => {
    const limit = limitOf({ parallel: 1 });
    await fixture.takeTurn(limitOf(), { worker: 1 });
    const caller = new AbortController();
    const pendingTake = fixture.gateOf(1).take(limit, requestWithin(1_000, caller.signal));
    caller.abort();
    await expect(pendingTake).rejects.toMatchObject({ name: 'AbortError' });
    await fixture.takeTurn(limit, { worker: 1 });
  });
});

test('everything in Redis expires, and shares one hash tag', async () => {
  const limit = limitOf();
  await fixture.endAll(limit, ...FIVE_FAULTS);
  await fixture.takeTurn(limitOf());
  const keys = await keysIn(fixture.redis, '*');
  expect(keys.length).toBeGreaterThan(2);
  for (const key of keys) {
    expect(key).toMatch(/^\{firmlens-hosts\}:/);
    expect(await fixture.redis.pttl(key)).toBeGreaterThan(0);
  }
});

describe('without Redis', () => {
  test('nobody gets a turn within the available time, and the error discloses nothing internal', async () => {
    const unreachable = open(openHostGate({ redis: { url: 'redis://127.0.0.1:1' }, timeoutMs: 300 }));
    const started = performance.now();
    await expect(unreachable.take(limitOf(), requestWithin(700))).rejects.toThrow(
      /^the shared rate limits are unavailable$/,
    );
    expect(performance.now() - started).toBeGreaterThan(400);
  });

  test('callers wait for a turn through a short outage', async () => {
    const path = open(await startTcpProxy(fixture.url));
    const gate = open(openHostGate({ redis: { url: path.url }, timeoutMs: 1_000 }));
    const limit = limitOf();
    expect(await gate.take(limit, requestWithin(0))).toMatchObject({ status: 'go' });
    await path.shut();
    const waiting = gate.take(limit, requestWithin(20_000));
    await expect(gate.take(limit, requestWithin(2_000))).rejects.toThrow('the shared rate limits');
    await path.open();
    expect(await waiting).toMatchObject({ status: 'go' });
  });

  test('a caller that gives up meanwhile is released immediately', async () => {
    const unreachable = open(openHostGate({ redis: { url: 'redis://127.0.0.1:1' }, timeoutMs: 300 }));
    const caller = new AbortController();
    const waiting = unreachable.take(limitOf(), requestWithin(60_000, caller.signal));
    caller.abort(new Error('the batch is over'));
    await expect(waiting).rejects.toThrow();
  });

  test('the end of a request does not fail its caller, and its place is freed after a while', async () => {
    const path = open(await startTcpProxy(fixture.url));
    const gate = open(openHostGate({ redis: { url: path.url }, timeoutMs: 1_000 }));
    const limit = limitOf({ parallel: 1 });
    const turn = await gate.take(limit, requestWithin(0));
    await path.shut();
    if (turn.status === 'go') await turn.leave(WELL);
    expect(await fixture.take(limit)).toEqual({ status: 'full' });
    await fixture.letPass(limit, 45);
    await fixture.takeTurn(limit);
  });

  test('after it comes back empty, pauses still hold for gates that set them or met them', async () => {
    const limit = limitOf();
    await (await fixture.takeTurn(limit)).leave({ faulty: true, pauseMs: 120_000 });
    const turn = await fixture.take(limit, { worker: 1 });
    await fixture.flush();
    expect(turn).toMatchObject({ status: 'closed' });
    expect(await fixture.take(limit, { worker: 0, withinMs: 60_000 })).toMatchObject({ status: 'closed' });
    expect(await fixture.take(limit, { worker: 1, withinMs: 60_000 })).toMatchObject({ status: 'closed' });
    expect(await fixture.take(limit, { worker: 2 })).toMatchObject({ status: 'go' });
  });

  test('after it comes back empty, the gate that set a short pause still waits for it', async () => {
    const limit = limitOf();
    await (await fixture.takeTurn(limit)).leave({ faulty: true, pauseMs: 400 });
    const startedAt = performance.now();
    await fixture.flush();
    await fixture.takeTurn(limit);
    expect(performance.now() - startedAt).toBeGreaterThan(380);
  });

  test('a silent connection is replaced, and turns are granted over the new one', async () => {
    const path = open(await startTcpProxy(fixture.url));
    const gate = open(openHostGate({ redis: { url: path.url }, timeoutMs: 1_000 }));
    const limit = limitOf();
    expect(await gate.take(limit, requestWithin(0))).toMatchObject({ status: 'go' });
    path.silence();
    await expect(gate.take(limit, requestWithin(0))).rejects.toThrow();
    await waitUntil(
      () =>
        gate.take(limit, requestWithin(0)).then(
          ({ status }) => status === 'go',
          () => false,
        ),
      { what: 'a new connection' },
    );
  });
});
