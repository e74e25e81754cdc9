import { createRateLimiter } from './rate-limiter';

const never = new AbortController().signal;
const later = (ms: number) => performance.now() + ms;

async function startsOf(pace: ReturnType<typeof createRateLimiter>, count: number): Promise<number[]> {
  const starts: number[] = [];
  const began = performance.now();
  const work = async () => void starts.push(performance.now() - began);
  await Promise.all(Array.from({ length: count }, () => pace.run(work, later(10_000), never)));
  return starts;
}

describe('rate limit of a host', () => {
  test('sends a burst immediately and spaces the rest', async () => {
    const starts = await startsOf(createRateLimiter({ requestsPerSecond: 2, burst: 3, parallel: 9 }), 6);
    for (const [index, start] of starts.entries()) {
      expect(start).toBeGreaterThanOrEqual(Math.max(0, index - 2) * 500 - 1);
    }
  });

  test('respects the number of requests in flight', async () => {
    const pace = createRateLimiter({ requestsPerSecond: 10_000, burst: 100, parallel: 2 });
    let inFlight = 0;
    let most = 0;
    const work = async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setImmediate(resolve));
      inFlight -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => pace.run(work, later(10_000), never)));
    expect(most).toBe(2);
  });

  test('does nothing if the turn would come too late', async () => {
    const pace = createRateLimiter({ requestsPerSecond: 1, burst: 1, parallel: 1 });
    expect(await pace.run(async () => 'first', later(500), never)).toBe('first');
    expect(await pace.run(async () => 'second', later(500), never)).toBeNull();
  });

  test('waits out a pause, and keeps a slower interval once it is set', async () => {
    const pace = createRateLimiter({ requestsPerSecond: 1_000, burst: 50, parallel: 5 });
    pace.pauseUntil(later(80));
    pace.slowDown(40);
    const starts = await startsOf(pace, 3);
    expect(starts[0]).toBeGreaterThanOrEqual(79);
    expect(starts[2]).toBeGreaterThanOrEqual(159);
  });

  test('stops waiting when the crawl is aborted', async () => {
    const pace = createRateLimiter({ requestsPerSecond: 0.01, burst: 1, parallel: 1 });
    const visit = new AbortController();
    await pace.run(async () => undefined, later(1_000), never);
    const waiting = pace.run(async () => undefined, later(1_000_000), visit.signal);
    visit.abort();
    await expect(waiting).rejects.toThrow();
  });
});
