import { createRateLimiter } from './rate-limiter';

const never = new AbortController().signal;
const later = (ms: number) => performance.now() + ms;

async function startsOf(limiter: ReturnType<typeof createRateLimiter>, count: number): Promise<number[]> {
  const starts: number[] = [];
  const began = performance.now();
  const work = async () => void starts.push(performance.now() - began);
  await Promise.all(Array.from({ length: count }, () => limiter.run(work, later(10_000), never)));
  return starts;
}

describe('rate limit of a host', () => {
  test('sends a burst immediately and spaces the rest', async () => {
    const starts = await startsOf(createRateLimiter({ requestsPerSecond: 2, burst: 3, parallel: 9 }), 6);
    for (const [index, start] of starts.entries()) {
      expect(start).toBeGreaterThanOrEqual(Math.max(0, index - 2) * 500 - 1);
    }
  });

  test('never exceeds the maximum number of requests in flight', async () => {
    const limiter = createRateLimiter({ requestsPerSecond: 10_000, burst: 100, parallel: 2 });
    let inFlight = 0;
    let maxInFlight = 0;
    const work = async () => {
      inFlight += 1;
      maxInFlight = Math.max(maxInFlight, inFlight);
      await new Promise((resolve) => setImmediate(resolve));
      inFlight -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => limiter.run(work, later(10_000), never)));
    expect(maxInFlight).toBe(2);
  });

  test('does not send a request whose turn would come too late', async () => {
    const limiter = createRateLimiter({ requestsPerSecond: 0.001, burst: 1, parallel: 1 });
    expect(await limiter.run(async () => 'first', later(60_000), never)).toBe('first');
    expect(await limiter.run(async () => 'second', later(60_000), never)).toBeNull();
  });

  test('waits until a pause is over, and keeps a slower interval once it is set', async () => {
    const limiter = createRateLimiter({ requestsPerSecond: 1_000, burst: 50, parallel: 5 });
    limiter.pauseUntil(later(80));
    limiter.slowDown(40);
    const starts = await startsOf(limiter, 3);
    expect(starts[0]).toBeGreaterThanOrEqual(79);
    expect(starts[2]).toBeGreaterThanOrEqual(159);
  });

  test('stops waiting when the crawl is aborted', async () => {
    const limiter = createRateLimiter({ requestsPerSecond: 0.01, burst: 1, parallel: 1 });
    const visit = new AbortController();
    await limiter.run(async () => undefined, later(1_000), never);
    const waiting = limiter.run(async () => undefined, later(1_000_000), visit.signal);
    visit.abort();
    await expect(waiting).rejects.toThrow();
  });
});
