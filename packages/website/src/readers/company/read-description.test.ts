import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readDescription } from './read-description';

const best = (...pages: SamplePage[]) =>
  fieldValues(readDescription, 'company.description', sampleSite(pages))[0];
const ABOUT =
  'Acme Robotics builds arms that pick and pack, and keeps them running for twenty years or more.';

test('prefers the markup, then the home page’s meta elements, then the first real paragraph', () => {
  const markup =
    '<script type="application/ld+json">{"@type":"Organization","description":"Robots for every warehouse in the world"}</script>';
  const meta = '<meta name="description" content="We make robots for warehouses of every size.">';
  const paragraph = `<main><p>Hello</p><p>${ABOUT}</p></main>`;
  expect(best({ html: markup + meta + paragraph })).toBe('Robots for every warehouse in the world');
  expect(best({ html: meta + paragraph })).toBe('We make robots for warehouses of every size.');
  expect(best({ html: paragraph })).toBe(ABOUT);
});

test('prefers a paragraph of the about page to one of the home page', () => {
  const other = 'This week only you get two robots for the price of one, and a third for nothing at all.';
  expect(best({ html: `<p>${other}</p>` }, { path: '/about', kind: 'about', html: `<p>${ABOUT}</p>` })).toBe(
    ABOUT,
  );
});

test.each([
  ['a site builder’s default', 'Just another WordPress site'],
  ['a notice about cookies', 'We use cookies to improve your experience on our website.'],
  ['a word', 'Robots'],
  ['a request to enable scripts', 'You need to enable JavaScript to run this app.'],
])('does not read %s as a description', (_case, text) => {
  expect(best({ html: `<meta name="description" content="${text}">` })).toBeUndefined();
});

test('does not read contact details in a meta element as a description', () => {
  const details = 'Lindenweg 12 / 8010 GRAZ / Telefon: +43 316 123456 / E-Mail: office@acme.example';
  expect(best({ html: `<meta name="description" content="${details}"><p>${ABOUT}</p>` })).toBe(ABOUT);
});

test('returns plain text of limited length', () => {
  const html = `<meta name="description" content="&lt;p&gt;Robots&lt;/p&gt; for &amp;amp; by people. ${'word '.repeat(1_000)}">`;
  const description = best({ html }) ?? '';
  expect(description).toMatch(/^Robots for & by people\./);
  expect(description.length).toBeLessThanOrEqual(1_000);
});

test('does not read a testimonial, a job opening or filler text as a description', () => {
  const praise =
    'I had works done at home by them several times and was happy with every one of the results.';
  const filler =
    'Nunc id cursus metus aliquam eleifend mi in nulla posuere. Nulla facilisi etiam dignissim diam.';
  const opening = 'We are looking for a software engineer who joins our platform team in spring next year.';
  const html = `<div class="testimonial-item"><p>${praise}</p></div><p>${filler}</p><p>${opening}</p><p>${ABOUT}</p>`;
  expect(best({ html })).toBe(ABOUT);
});

test('prefers what the home page says the company does to its founding story', () => {
  const pitch = 'Acme Robotics builds arms that pick and pack, in Bristol and for everybody.';
  const story =
    'Ada Holm was a baker who made too much bread, and her brother ran a garage that nobody came to any more.';
  expect(
    best(
      { html: `<meta property="og:site_name" content="Acme Robotics"><p>${pitch}</p>` },
      { path: '/about', kind: 'about', html: `<p>${story}</p>` },
    ),
  ).toBe(pitch);
});

test('a sentence that names the company outweighs one about its values; a text on every page is none', () => {
  const values = 'We meet each other with trust and respect, for everybody has something to give.';
  expect(best({ html: `<p>${values}</p><p>${ABOUT}</p>` })).toBe(ABOUT);
  const banner = (path: string): SamplePage => ({
    path,
    kind: path === '/' ? 'home' : 'other',
    html: `<p>${ABOUT}</p>`,
  });
  expect(best(banner('/'), banner('/a'), banner('/b'))).toBeUndefined();
});

const LAW_FIRM = '<title>Law firm in Oslo</title><h1>Law firm in Oslo</h1>';
const WORK =
  'Our lawyers help with contracts, inheritance and disputes, in three languages and without hurry.';

test('what names the industry of the company outweighs what only names the company', () => {
  const head = `<meta property="og:site_name" content="Acme">${LAW_FIRM}`;
  const spirit = 'Acme is a friendly house with an open door, and our guests have come back for many years.';
  expect(best({ html: `${head}<p>${WORK}</p><p>${spirit}</p>` })).toBe(WORK);
});

test('a text is more certain if it names the industry, a service or words of the title', () => {
  const sure = (head: string) =>
    readDescription(sampleSite([{ html: `${head}<p>${WORK}</p>` }])).find(({ value }) => value === WORK)
      ?.confidence ?? 0;
  const unknown = sure('');
  expect(sure('<title>Contracts and disputes</title>')).toBeGreaterThan(unknown);
  expect(sure(LAW_FIRM)).toBeGreaterThan(sure('<title>Contracts and disputes</title>'));
});

test('reads a paragraph that is not marked up as one, but no list of links and no quotation', () => {
  const spirit = '<p>It is a friendly house with an open door, and all guests have come back for years.</p>';
  const link = '<a href="/work">Our lawyers help you with contracts, every day of the year and at night.</a>';
  const quotation =
    '<blockquote>My lawyers helped me with my contracts, which I had not hoped for.</blockquote>';
  expect(best({ html: `${LAW_FIRM}${spirit}${link}${quotation}<div>${WORK}</div>` })).toBe(WORK);
});

test('a sentence without spaces is no slogan', () => {
  const text = '大阪を拠点に防水工事と外壁塗装を手がける施工会社です。';
  expect(best({ html: `<meta name="description" content="${text}">` })).toBe(text);
});

test('does not read the teaser of a case study as a description', () => {
  const teaser =
    'An app that helped a maker of lamps to visit more shops and to sell a third more in a year. Read more...';
  expect(best({ html: `<p>${teaser}</p><p>${ABOUT}</p>` })).toBe(ABOUT);
});

test('what stands below a company’s vision says little of what it does', () => {
  const vision = 'To be the leading house for robots in Norway, and to give value to all who work with them.';
  const html = `<h2>Our Vision</h2><p>${vision}</p><h2>Our Work</h2><p>${ABOUT}</p>`;
  expect(best({ path: '/about', kind: 'about', html })).toBe(ABOUT);
});
