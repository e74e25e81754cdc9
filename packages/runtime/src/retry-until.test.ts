import { Writable } from 'node:stream';
import { createLogger, retryUntil } from '.';

function createTestLogger() {
  let text = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { logger: createLogger({ service: 'test', level: 'info', destination }), text: () => text };
}

describe('retryUntil', () => {
  it('returns the result of the first successful attempt, with growing pauses before it', async () => {
    const { logger, text } = createTestLogger();
    const times: number[] = [];
    const waitingFor = new Set<string>();
    const seen: string[][] = [];
    const result = await retryUntil(
      'PostgreSQL',
      () => {
        times.push(performance.now());
        seen.push([...waitingFor]);
        return times.length < 16 ? Promise.reject(new Error('refused')) : Promise.resolve('open');
      },
      { logger, signal: new AbortController().signal, waitingFor, firstDelayMs: 20, maxDelayMs: 40 },
    );
    expect(result).toBe('open');
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    for (const [index, pause] of pauses.entries())
      expect(pause).toBeGreaterThanOrEqual(index === 0 ? 19 : 39);
    // Without the upper bound the pauses would add up to eleven minutes, beyond the test's own limit.
    expect(seen).toEqual([[], ...Array<string[]>(15).fill(['PostgreSQL'])]);
    expect([...waitingFor]).toEqual([]);
    expect(text()).toMatch(/"waiting".*"PostgreSQL".*refused/);
    expect(text()).toMatch(/"no longer waiting".*"PostgreSQL"/);
  });

  it('logs only when the wait has doubled', async () => {
    const { logger, text } = createTestLogger();
    // Only the clock is simulated, and each attempt takes one second of it.
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
    try {
      let attempts = 0;
      await retryUntil(
        'Redis',
        () => {
          jest.advanceTimersByTime(1_000);
          attempts += 1;
          return attempts < 50 ? Promise.reject(new Error('refused')) : Promise.resolve();
        },
        { logger, signal: new AbortController().signal, firstDelayMs: 1, maxDelayMs: 1 },
      );
    } finally {
      jest.useRealTimers();
    }
    const seconds = [...text().matchAll(/"waiting".*?"waited_seconds":(\d+)/g)].map(([, waited]) =>
      Number(waited),
    );
    expect(seconds).toEqual([1, 2, 4, 8, 16, 32]);
  });

  it('stops immediately with the reason when its signal is aborted during a pause', async () => {
    const { logger } = createTestLogger();
    const ending = new AbortController();
    const waitingFor = new Set<string>();
    const waiting = retryUntil(
      'Redis',
      () => {
        setImmediate(() => ending.abort(new Error('The process is shutting down')));
        return Promise.reject(new Error('refused'));
      },
      { logger, signal: ending.signal, waitingFor, firstDelayMs: 60_000, maxDelayMs: 60_000 },
    );
    await expect(waiting).rejects.toThrow('The process is shutting down');
    expect([...waitingFor]).toEqual([]);
  });

  it('logs nothing if the first attempt succeeds', async () => {
    const { logger, text } = createTestLogger();
    await retryUntil('Redis', () => Promise.resolve(), { logger, signal: new AbortController().signal });
    expect(text()).toBe('');
  });
});
