import type { HostGate, Turn, TurnRequest } from '@firmlens/sources';
import { limitQueue } from './limit-queue';

const { signal } = new AbortController();
const requestWithin = (withinMs: number) => ({ account: '7', withinMs, signal });
const news = { name: 'news.example', requestsPerSecond: 0.2, parallel: 1 };
const registry = { ...news, name: 'registry.example' };

/** A gate with these turns, and the longest wait that each request accepts. */
function gateWith(...turns: Turn['status'][]): { gate: HostGate; waits: number[] } {
  const waits: number[] = [];
  const take: HostGate['take'] = async (_limit, { withinMs }) => {
    waits.push(withinMs);
    const status = turns.shift() ?? 'go';
    if (status === 'go') return { status, leave: async () => undefined };
    return status === 'full' ? { status } : { status, retryInMs: 60_000 };
  };
  return { gate: { take }, waits };
}

describe('limitQueue', () => {
  it('limits the wait for the first turn at each host, and no later one', async () => {
    const { gate, waits } = gateWith();
    const limited = limitQueue(gate, 20_000);
    for (const limit of [news, news, registry, news]) await limited.take(limit, requestWithin(290_000));
    expect(waits).toEqual([20_000, 290_000, 20_000, 290_000]);
    expect(limited.hadNoTurn()).toBe(false);
  });

  it('joins no queue for a query that nobody waits for, until it is admitted', async () => {
    const requests: Omit<TurnRequest, 'signal'>[] = [];
    const take: HostGate['take'] = async (_limit, { account, withinMs }) => {
      requests.push({ account, withinMs });
      return { status: 'go', leave: async () => undefined };
    };
    const limited = limitQueue({ take }, null);
    for (const limit of [news, news]) await limited.take(limit, requestWithin(290_000));
    expect(requests).toEqual([
      { account: null, withinMs: 5_000 },
      { account: '7', withinMs: 290_000 },
    ]);
  });

  it('never extends the wait', async () => {
    const { gate, waits } = gateWith();
    await limitQueue(gate, 20_000).take(news, requestWithin(4_000));
    expect(waits).toEqual([4_000]);
  });

  it.each(['full', 'closed'] as const)('remembers that a request got no turn: %s', async (status) => {
    const { gate, waits } = gateWith(status);
    const limited = limitQueue(gate, 20_000);
    expect(await limited.take(news, requestWithin(290_000))).toMatchObject({ status });
    await limited.take(news, requestWithin(290_000));
    expect(waits).toEqual([20_000, 20_000]);
    expect(limited.hadNoTurn()).toBe(true);
  });

  it('remembers that the gate failed', async () => {
    const limited = limitQueue({ take: () => Promise.reject(new Error('no Redis')) }, 20_000);
    await expect(limited.take(news, requestWithin(290_000))).rejects.toThrow('no Redis');
    expect(limited.hadNoTurn()).toBe(true);
  });
});
