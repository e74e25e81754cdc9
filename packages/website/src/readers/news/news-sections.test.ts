import { createCompanyNameMatcher } from '@firmlens/headlines';
import { furtherNews, kindOfNews } from './news-sections';
import type { Post } from './post';

const isOwnName = createCompanyNameMatcher(['acme']);
const post = (path: string, title: string, opening = ''): Post => ({
  title,
  opening,
  date: null,
  url: `https://acme.example${path}`,
  origin: 'text',
  publisher: 'company',
});
const EVENTS = [
  post('/news/1', 'Acme opens an office in Oslo'),
  post('/news/2', 'Acme wins the Harbour Prize'),
];
const found = (...posts: Post[]) =>
  furtherNews([...EVENTS, ...posts], (one) => EVENTS.includes(one), isOwnName).map(({ title }) => title);

test('posts that name the company are news in a section that reports events', () => {
  expect(
    found(
      post('/news/3', 'Acme at the harbour fair'),
      post('/news/4', 'A day to remember', 'Forty guests came to Acme in May.'),
    ),
  ).toEqual(['Acme at the harbour fair', 'A day to remember']);
});

test.each([
  ['in another section', post('/guides/3', 'Acme at the harbour fair')],
  ['without the name of the company', post('/news/3', 'Prices of harbours rise')],
  ['that ask', post('/news/3', 'Why do harbours choose Acme?')],
  ['about a customer', post('/news/3', 'Our customer Globex grows', 'Acme supplies the lifts.')],
  ['about what the media said', post('/news/3', 'Acme featured in the Harbour Gazette')],
  ['that are the heading above a profile of the company', post('/news/3', 'About Acme Group (profile)')],
  ['in a document without a date', post('/news/3.pdf', 'Acme prowls the harbour')],
  ['of a newspaper', { ...post('/news/3', 'Acme at the harbour fair'), publisher: 'press' as const }],
])('posts %s are not', (_, one) => expect(found(one)).toEqual([]));

test.each([
  ['stand in a folder called news', post('/nieuws/3', 'Acme levert een kraan')],
  ['are listed as news', { ...post('/a-crane', 'Acme delivers a crane'), isListedAsNews: true }],
  ['begin in the first person', post('/aktuelles/3', 'Wir liefern einen Kran')],
  ['tell of a visit to a fair', post('/articles/3', 'Acme at HarbourTech 2025')],
  ['invite to a fair', post('/articles/3', 'Meet us at HarbourTech in Oslo!')],
  ['invite to a fair in another language', post('/articles/3', 'Besuchen Sie uns auf der HarbourTech')],
  [
    'tell of a fair below its name and day',
    {
      ...post('/#expo', 'Harbour Expo', 'Acme will be attending the Harbour Expo in Oslo.'),
      date: '2026-03-06',
    },
  ],
  ['show something at a fair', post('/articles/3', 'Exhibiting at HarbourTech')],
  [
    'name it in the second sentence',
    post('/news/3', 'The quay is full', 'Cranes left the works in May. Acme built them.'),
  ],
])('posts are news alone if they %s', (_, one) => {
  expect(furtherNews([one], () => false, isOwnName)).toEqual([one]);
});

describe('in a section called news of which many posts are about the company', () => {
  const opening = 'Forty guests saw the works, the old quay and the first crane that was ever built there.';
  const on = (date: string | null, title: string): Post => ({ ...post('/news/3', title, opening), date });

  test('dated posts need no name, and come last', () => {
    expect(
      found(on('2025-03-01', 'A walk along the old harbour'), post('/news/4', 'Acme at the fair')),
    ).toEqual(['Acme at the fair', 'A walk along the old harbour']);
    expect(found(on('2025-03-01', '港の古い倉庫をみんなで塗り直しました'))).toHaveLength(1);
  });

  test.each([
    ['have no text', { ...on('2025-03-01', 'A walk along the old harbour'), opening: '' }],
    ['have no date', on(null, 'A walk along the old harbour')],
    ['have a short title', on('2025-03-01', 'Harbour walk')],
    ['begin with the name of a newspaper', on('2025-03-01', 'Harbour Gazette: what the cranes cost')],
    ['have the time in the title', on('2025-03-01', 'Tour of the cranes at 10:30')],
    ['have the day in the title', on('2025-03-01', 'Ana Roe, Harbour Gazette 29 July 2025')],
    ['give advice', on('2025-03-01', 'How to choose a crane for a harbour')],
  ])('posts that %s do not count', (_, one) => expect(found(one)).toEqual([]));

  test('elsewhere they need one', () => {
    const blog = EVENTS.map((event) => ({ ...event, url: event.url.replace('/news/', '/blog/') }));
    const walk = { ...on('2025-03-01', 'A walk along the old harbour'), url: 'https://acme.example/blog/3' };
    expect(furtherNews([...blog, walk], (one) => blog.includes(one), isOwnName)).toEqual([]);
  });
});

test('the words tell what kind of news it is, whoever they name', () => {
  expect(kindOfNews(post('/news/1', 'Howdy, Oslo: the first office'), isOwnName)).toBe('expansion');
});

test('a section with few events among its posts is not one for news', () => {
  const guides = Array.from({ length: 9 }, (_, at) => post(`/blog/guide-${String(at)}`, 'Acme on harbours'));
  expect(found(...guides)).toEqual([]);
});

test('a headline that begins with the company and another one is news of both', () => {
  const kind = (title: string) => kindOfNews(post('/news/1', title), isOwnName);
  expect(kind('Acme and Globex start a trial')).toBe('partnership');
  expect(kind('Acme at the harbour fair')).toBe('business');
});
