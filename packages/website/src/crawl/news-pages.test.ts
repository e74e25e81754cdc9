import { suggestsEvent } from './event-words';
import { isArchiveUrl, hasDatedEntries, newsPathOfFeed } from './news-pages';
import { readOutline } from './page-outline';
import { slugify } from './page-kind-words';

test.each([
  ['/shop-notes?format=rss', '/shop-notes'],
  ['/nieuws/index.xml', '/nieuws'],
  ['/blogs/the-ferment.atom', '/blogs/the-ferment'],
  ['/blog/feed/', '/blog'],
  ['/feed', null],
  ['/feed.xml', null],
  ['/blog/comments/feed/', null],
])('the feed %s contains the entries of %s', (feed, path) => {
  expect(newsPathOfFeed(`https://acme.example${feed}`)).toBe(path);
});

test('a page with three dates lists entries', async () => {
  const page = (html: string) => readOutline(html, 'https://acme.example/x');
  expect(hasDatedEntries(await page('<p>3. marraskuuta 2025</p><p>4 Nov 2025</p><p>05/11/2025</p>'))).toBe(
    true,
  );
  expect(hasDatedEntries(await page('<p>Founded on 4 Nov 2015, version of 05/11/2025</p>'))).toBe(false);
});

test.each([
  ['/category/noticias/', true],
  ['/aktuelles/seite/2', true],
  ['/news?page=2', true],
  ['/news/acme-opens', false],
])('%s is an archive page: %s', (path, expected) => {
  expect(isArchiveUrl(new URL(path, 'https://acme.example'))).toBe(expected);
});

test.each([
  'Acme raises $12 million',
  'Castelbouc remporte le lot gros œuvre',
  'Posavia cierra una ronda Serie A',
  'Ipuera anuncia compra da Vila Rica',
  'Klassvy varslar 12 tjänster',
  'Sara Lindmark blir ny vd för Klassvy',
  'Zmiana w zarządzie',
  'Femke Dijkgraaf nieuwe COO',
  'Hohlbein übernimmt Valvole Brentori',
  'Anpassung der Kapazitäten am Standort',
])('"%s" suggests an event', (title) => expect(suggestsEvent(slugify(title))).toBe(true));

test.each([
  'Five ways to tidy a warehouse',
  'Klinkerfaktor einfach erklärt',
  'Zomerborrel: foto’s',
  'Why your kimchi fizzes',
])('"%s" suggests no event', (title) => expect(suggestsEvent(slugify(title))).toBe(false));
