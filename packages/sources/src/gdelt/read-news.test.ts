import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import type { NewsMatchCriteria } from './news-match-criteria';
import { parseHeadlineEvent } from './headline-event';
import { readArticles } from './read-articles';
import { readNews } from './read-news';

const NOW = new Date('2026-11-20T12:00:00Z');
const ACME: NewsMatchCriteria = {
  domain: 'acme.example',
  name: 'Acme Robotics',
  cities: ['Leeds'],
  people: [],
  products: [],
  investors: [],
  highlights: [],
};

const WORDS = [
  'Acme',
  'Robotics',
  'Leeds',
  'raises',
  '$5 million',
  'acquires',
  'opens',
  'office',
  'of',
  ',',
  'rival',
];
const title = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 300 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' ')),
);

test('returns only news that name the company and a second fact, whatever the response holds', async () => {
  const report = fc.record({
    title,
    url: fc.oneof(fc.webUrl(), fc.string()),
    seendate: fc.oneof(fc.constant('20261105T090000Z'), fc.string()),
  });
  const response = fc.oneof(fc.anything(), fc.record({ articles: fc.array(report, { maxLength: 20 }) }));
  await fc.assert(
    fc.asyncProperty(response, async (given) => {
      for (const { highlight, url } of await readNews(readArticles(given, NOW), ACME)) {
        expect(highlight.title).toMatch(/acme\W+robotics/i);
        expect(highlight.title).toMatch(/leeds/i);
        expect(highlight.date).toBe('2026-11-05');
        expect(url).toMatch(/^https:/);
      }
    }),
  );
});

test('ignores a report dated tomorrow', () => {
  const articleSeenOn = (seendate: string) => ({
    title: 'Acme Robotics raises',
    url: 'https://news.example/',
    seendate,
  });
  const articles = [articleSeenOn('20261121T000000Z'), articleSeenOn('20261120T235900Z')];
  expect(readArticles({ articles }, NOW).map(({ date }) => date)).toEqual(['2026-11-20']);
});

const eventOf = (text: string, name = 'Acme Robotics') => parseHeadlineEvent(text, '2026-11-05', name);

test.each([
  ['Acme Robotics partners with Globex', 'partnership'],
  ['Acme Robotics Raises $12M', 'funding'],
  ['ACME ROBOTICS acquires Initech', 'acquisition'],
  ['Globex sues Acme Robotics', 'legal'],
  ['Globex partners with Acme Robotics', 'partnership'],
])('detects what happens to the company: %s', (text, type) => {
  expect(eventOf(text)).toMatchObject({ type });
});

test.each([
  'Acme Robotics-backed Initech raises $5 million',
  'Acme Robotics’ rival Globex raises $5 million',
  'Globex, a competitor of Acme Robotics, raises $5 million',
  'Ex-Acme Robotics staff open office',
  'Globex launches an alternative to Acme Robotics',
  'Globex acquires Initech after Acme Robotics deal',
  'Robotics maker Acme raises $5 million',
])('ignores news about others that merely mention the company: %s', (text) => {
  expect(eventOf(text)).toBeNull();
});

test('does not take a one-word name for the start of a longer one in a sentence-case headline', () => {
  expect(eventOf('Acme Foods opens second office next month', 'Acme')).toBeNull();
  expect(eventOf('Acme opens second office next month', 'Acme')).not.toBeNull();
  expect(eventOf('Acme Opens Second Office Next Month', 'Acme')).not.toBeNull();
});
