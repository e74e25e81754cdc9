import { hackerNewsSimulator, type HackerNewsStory } from '@firmlens/simulator';
import { createHackerNewsSource } from '../../src/hacker-news';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';

const story = (overrides: Partial<HackerNewsStory>): HackerNewsStory => ({
  objectID: '9000001',
  title: 'Welding robots that learn from their welders',
  url: 'https://www.acme.example/blog/learning',
  author: 'weldfan',
  points: 212,
  num_comments: 88,
  created_at: '2026-03-02T09:00:00Z',
  created_at_i: 1_772_442_000,
  ...overrides,
});

const source = createHackerNewsSource();

describeSourceContract({
  source,
  sites: hackerNewsSimulator([story({})]),
  found: { domain: 'acme.example' },
  unknown: { domain: 'quiet.example' },
});

describe('stories on Hacker News', () => {
  const highlightsOf = async (...stories: HackerNewsStory[]) => {
    const fixture = await startQueryFixture(hackerNewsSimulator(stories));
    const outcome = await fixture.query(source, { domain: 'acme.example' });
    await fixture.close();
    return outcome.status === 'found' ? outcome.evidence : [];
  };

  it('have their points and the URL of the discussion', async () => {
    expect(await highlightsOf(story({}))).toMatchObject([
      {
        url: 'https://news.ycombinator.com/item?id=9000001',
        value: {
          type: 'traction',
          title: 'Welding robots that learn from their welders',
          date: '2026-03-02',
          description: '212 points and 88 comments on Hacker News.',
          class: 'reported',
        },
      },
    ]);
  });

  it('become an event if they report one of the company, even with few readers', async () => {
    const [highlight] = await highlightsOf(story({ title: 'Acme raises $12M Series A', points: 6 }));
    expect(highlight).toMatchObject({
      confidence: 0.6,
      value: { type: 'funding', class: 'reported', entities: { amount: 'USD 12000000', points: '6' } },
    });
    expect(await highlightsOf(story({ title: 'Acme raises $12M Series A', points: 4 }))).toEqual([]);
  });

  it('are requested with the same URL all day long, so the response can be reused', async () => {
    const fixture = await startQueryFixture(hackerNewsSimulator([]));
    await fixture.query(source, { domain: 'acme.example' });
    const since = /created_at_i%3E(\d+)/.exec(fixture.web.requests[0]?.path ?? '')?.[1];
    await fixture.close();
    expect(Number(since) % 86_400).toBe(0);
  });

  it.each([
    ['of another domain with the same ending', { url: 'https://notacme.example/' }],
    ['that name the domain only in their path', { url: 'https://other.example/acme.example' }],
    ['with few points', { points: 49 }],
    ['from long ago', { created_at_i: 1_500_000_000 }],
  ])('%s are ignored', async (_what, overrides) => {
    expect(await highlightsOf(story(overrides))).toEqual([]);
  });
});
