import type { SourceResponse } from '@firmlens/domain';
import type { HostGate, Source } from '@firmlens/sources';
import { found, nameOf, NOW, query, source } from '../../test/support/query-fixture';

describe('a source whose queue is too long', () => {
  /** The gate of these tests lets nobody through. */
  const queued = (overrides: Partial<Source> = {}) =>
    source(
      'news',
      async ({ http }) => {
        const limit = { name: 'news.example', requestsPerSecond: 0.2, parallel: 1 };
        await http.json({ isHost: () => true, limit }, 'https://news.example/search');
        return found();
      },
      { wave: 2, identifies: false, ...overrides },
    );
  const REASON = 'the queue for news.example was too long';
  const held = (overrides: Partial<SourceResponse> = {}): SourceResponse => ({
    ...{ source: 'news', status: 'found', reason: null, evidence: [nameOf('Held')], clues: [] },
    answeredAt: new Date('2026-10-01T12:00:00Z'),
    ...overrides,
  });

  it('is "failed", was not asked at any time, and is postponed', async () => {
    const { verdict, results, postponed, newResponses } = await query([source('website', found()), queued()]);
    expect(verdict).toBe('found');
    expect(results[1]).toEqual({ source: 'news', status: 'failed', reason: REASON, askedAt: null });
    expect(postponed).toEqual(['news']);
    expect(newResponses.map((response) => response.source)).toEqual(['website']);
  });

  it('gives its latest response, however old, and coverage says so', async () => {
    const { evidence, results, postponed, newResponses } = await query(
      [source('website', found()), queued()],
      {
        earlier: [held()],
      },
    );
    expect(evidence).toEqual([nameOf('Acme'), nameOf('Held')]);
    expect(results[1]).toEqual({
      source: 'news',
      status: 'found',
      reason: `${REASON}; this is its response of 2026-10-01`,
      askedAt: held().answeredAt,
    });
    expect(postponed).toEqual(['news']);
    expect(newResponses.map((response) => response.source)).toEqual(['website']);
  });

  it('is "failed" if its latest response found nothing, because that may have changed', async () => {
    const nothing = held({ status: 'nothing', reason: 'no headline', evidence: [] });
    const { results } = await query([source('website', found()), queued()], { earlier: [nothing] });
    expect(results[1]).toMatchObject({ status: 'failed', reason: REASON });
  });

  it('is postponed as well if only a part of its response is missing', async () => {
    const partly = queued();
    const lookUp: Source['lookUp'] = async (context) => {
      const reason = await partly.lookUp(context).then(
        () => '',
        (error: Error) => error.message,
      );
      return { status: 'found', evidence: [nameOf('Part')], incomplete: reason };
    };
    const { results, postponed } = await query([source('website', found()), { ...partly, lookUp }]);
    expect(results[1]).toMatchObject({ status: 'found', reason: REASON, askedAt: NOW });
    expect(postponed).toEqual(['news']);
  });

  it('is not postponed if its responses are never reused', async () => {
    const { postponed } = await query([source('website', found()), queued({ lifetimeSeconds: 0 })]);
    expect(postponed).toEqual([]);
  });
});

describe('the queue that a source joins', () => {
  async function longestQueues(isLastTry: boolean): Promise<number[]> {
    const waits: number[] = [];
    const take: HostGate['take'] = async (_limit, { withinMs }) => {
      waits.push(withinMs);
      return { status: 'full' };
    };
    const asks = (name: string, identifies: boolean) =>
      source(
        name,
        async ({ http }) => {
          const limit = { name, requestsPerSecond: 1, parallel: 1 };
          await http.json({ isHost: () => true, limit }, `https://${name}.example/`);
          return found();
        },
        { identifies, timeLimitMs: 300_000 },
      );
    await query([asks('wiki', true), asks('news', false)], { isLastTry, gate: { take } });
    return waits;
  }

  it('is limited, except on the last try for a source that identifies the company', async () => {
    expect(await longestQueues(false)).toEqual([20_000, 20_000]);
    const [identifying, other] = await longestQueues(true);
    expect(identifying).toBeGreaterThan(20_000);
    expect(other).toBe(20_000);
  });
});
