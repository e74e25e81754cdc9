import { postsOfFeed } from './feed-posts';

const feedOf = (posts: number, length: number) => ({
  url: 'https://acme.example/feed',
  text: JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Acme',
    items: Array.from({ length: posts }, (_, at) => ({
      id: String(at),
      url: `/${String(at)}`,
      title: `Post ${String(at)}`,
      content_text: 'robots '.repeat(length / 7),
    })),
  }),
});
const lengthsOf = (posts: number, length: number): number[] =>
  postsOfFeed(feedOf(posts, length), '2026-11-20T12:00:00.000Z').map(({ opening }) => opening.length);

test('every post of an ordinary feed has its opening', () => {
  const lengths = lengthsOf(100, 210);
  expect(lengths).toHaveLength(100);
  expect(Math.min(...lengths)).toBeGreaterThan(200);
});

test('the openings of a feed have at most 30,000 characters together and one more, and later posts only titles', () => {
  const lengths = lengthsOf(100, 7_000);
  const together = lengths.reduce((sum, length) => sum + length, 0);
  expect(lengths).toHaveLength(100);
  expect(lengths[0]).toBeGreaterThan(1_400);
  expect(lengths.at(-1)).toBe(0);
  expect(together).toBeGreaterThan(28_000);
  expect(together).toBeLessThan(31_500);
});
