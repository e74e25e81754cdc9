import { sampleSite, fieldValues } from '../sample-site';
import { readHighlights } from './read-highlights';
import { eventOfPost, postsOfSite } from './site-posts';

const highlights = (...args: Parameters<typeof sampleSite>) =>
  fieldValues(readHighlights, 'signals.highlights', sampleSite(...args));

const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Acme</title>
<item><title>Acme Robotics raises &#8364;12 million Series A</title><link>https://acme-robotics.example/blog/series-a/?utm_source=rss</link><pubDate>Tue, 03 Mar 2026 09:00:00 +0100</pubDate>
<description><![CDATA[<p>The round was led by <b>Northwind Ventures</b> with participation from Blue Harbour.</p>]]></description></item>
<item><title>Five ways to tidy a warehouse</title><link>https://acme-robotics.example/blog/tidy</link><pubDate>Mon, 02 Mar 2026 09:00:00 +0100</pubDate></item>
<item><title>Acme Robotics opens office in Madrid</title><link>https://acme-robotics.example/blog/madrid</link><pubDate>Wed, 01 Jan 2199 09:00:00 +0100</pubDate></item>
</channel></rss>`;

test('reads events from a feed, with dates, entities and plain text', () => {
  expect(highlights([{ html: '' }], [RSS])).toEqual([
    {
      type: 'funding',
      title: 'Acme Robotics raises €12 million Series A',
      date: '2026-03-03',
      description: 'The round was led by Northwind Ventures with participation from Blue Harbour.',
      entities: {
        amount: 'EUR 12000000',
        round: 'Series A',
        investors: 'Northwind Ventures, Blue Harbour',
        lead_investors: 'Northwind Ventures',
      },
      class: 'confirmed',
    },
    expect.objectContaining({ type: 'expansion', date: null, entities: { places: 'Madrid' } }),
  ]);
});

test('merges a post in the feed and on the press page, but keeps another wording of the event', () => {
  const list = `<main><article><h2><a href="/blog/series-a/">Acme Robotics raises €12 million Series A</a></h2><time datetime="2026-03-03">3 March</time><p>Fresh capital for warehouse robots across Europe.</p></article></main>`;
  const article = `<article><h1>We raised €12 million</h1><time datetime="2026-03-04">4 March</time><p>Acme Robotics has raised €12 million in a Series A round led by Northwind Ventures.</p></article>`;
  const found = highlights(
    [
      { html: '' },
      { path: '/press', kind: 'news', html: list },
      { path: '/press/we-raised', kind: 'news', html: article },
    ],
    [RSS],
  );
  expect(found.filter(({ type }) => type === 'funding').map(({ title }) => title)).toEqual([
    'We raised €12 million',
    'Acme Robotics raises €12 million Series A',
  ]);
});

test.each([
  [
    'Atom',
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title type="html">Acme launches &lt;b&gt;Pallet 2&lt;/b&gt;</title><link rel="alternate" href="/blog/p2"/><published>2026-01-05T10:00:00Z</published></entry></feed>',
  ],
  [
    'RDF',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><item><title>Acme launches Pallet 2</title><link>https://acme-robotics.example/p2</link><dc:date>2026-01-05</dc:date></item></rdf:RDF>',
  ],
  [
    'JSON Feed',
    '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","url":"/blog/p2","title":"Acme launches Pallet 2","date_published":"2026-01-05T00:00:00Z"}]}',
  ],
  [
    'a truncated feed',
    '<rss version="2.0"><channel><item><title>Acme launches Pallet 2</title><link>https://acme-robotics.example/p2</link><pubDate>Mon, 05 Jan 2026 09:00:00 GMT</pubDate></item><item><title>Acme ope',
  ],
])('reads %s', (_, feed) => {
  expect(highlights([{ html: '' }], [feed])).toMatchObject([
    { type: 'product', title: 'Acme launches Pallet 2', date: '2026-01-05' },
  ]);
});

test.each([
  [
    'cards of a WordPress theme',
    '<div class="posts"><div class="card"><a href="/news/madrid"><img src="x.jpg"><div class="body"><span class="date">12 March 2025</span><h3>Acme opens office in Madrid</h3><p>Our team in Spain starts with twelve people in May.</p></div></a></div><div class="card"><h3><a href="/news/x">Summer party of the year</a></h3></div></div>',
  ],
  [
    'a German list of plain rows',
    '<h1>Presse</h1><ul><li>12.03.2025 – <a href="/presse/madrid">Acme eröffnet Büro in Madrid</a></li><li>Sommerfest</li></ul>',
  ],
  [
    'a table',
    '<table><tr><th>Date</th><th>Title</th></tr><tr><td>12/3/2025</td><td>-</td></tr><tr><td>2025-03-12</td><td><a href="/n/1">Acme opens office in Madrid</a></td></tr></table>',
  ],
  [
    'paragraphs without links',
    '<h1>News</h1><p><strong>12 March 2025</strong> Acme opens office in Madrid</p>',
  ],
  [
    'JSON-LD',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Blog","blogPost":[{"@type":"BlogPosting","headline":"Acme opens office in Madrid","datePublished":"2025-03-12","url":"/n/1"},{"@type":"BlogPosting","headline":"Tidy up"}]}</script>',
  ],
])('reads %s', (_, html) => {
  const found = highlights([{ html: '' }, { path: '/news', kind: 'news', html }]);
  expect(found).toMatchObject([
    {
      type: 'expansion',
      date: '2025-03-12',
      entities: { places: expect.stringContaining('Madrid') as string },
    },
  ]);
});

test('does not read undated headings of the home page as news', () => {
  const html =
    '<h2><a href="/p">We launch robots for warehouses</a></h2><div><h3><a href="/n/1">Acme launches Pallet 2</a></h3><span>Jan 5, 2026</span></div>';
  expect(highlights([{ html }])).toMatchObject([{ title: 'Acme launches Pallet 2' }]);
});

test('extracts people, companies and partners', () => {
  const html = [
    'Acme Robotics appoints Jane van der Doe as Chief Financial Officer',
    'Acme acquires Berlin-based startup Palletwise',
    'Acme übernimmt die Voss GmbH',
    'Acme Robotics partners with Globex Logistics and Initech',
  ]
    .map(
      (title, at) =>
        `<li><time datetime="2025-0${String(at + 1)}-01"></time> <a href="/n/${String(at)}">${title}</a></li>`,
    )
    .join('');
  const found = highlights([{ html: '' }, { path: '/news', kind: 'news', html: `<ul>${html}</ul>` }]);
  expect(found.map(({ entities }) => entities)).toEqual([
    { partners: 'Globex Logistics, Initech' },
    { company: 'Voss GmbH' },
    { company: 'Palletwise' },
    { people: 'Jane van der Doe', role: 'Chief Financial Officer' },
  ]);
});

test('the site’s name at the end of a title makes it no news of the company', () => {
  const post = (title: string) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'BlogPosting', headline: title, datePublished: '2026-03-03' })}</script><h1>${title}</h1>`;
  const found = highlights([
    { html: '' },
    { path: '/blog/dry-eyes', kind: 'news', html: post('Why robots get so dry in winter | Acme Robotics') },
    { path: '/blog/office', kind: 'news', html: post('We opened an office in Madrid | Acme Robotics') },
  ]);
  expect(found.map(({ title }) => title)).toEqual(['We opened an office in Madrid']);
});

test('a page about the company that is marked up as an article is no post', () => {
  const html = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', headline: 'Acme Robotics opens office in Madrid', datePublished: '2026-03-03' })}</script>`;
  expect(highlights([{ html: '' }, { path: '/about', kind: 'about', html }])).toEqual([]);
  expect(highlights([{ html: '' }, { path: '/news/madrid', kind: 'news', html }])).toHaveLength(1);
});

test('a name with which several press releases begin is one of the company', () => {
  const releases = (...titles: string[]) => {
    const input = sampleSite([
      { html: '<title>Acme Robotics</title>' },
      {
        path: '/pressreleases',
        kind: 'news',
        html: titles.map((title, at) => `<p>${String(at + 1)} May 2026</p><h3>${title}</h3>`).join(''),
      },
    ]);
    const events = postsOfSite(input).filter((post) => eventOfPost(input, post) !== null);
    return events.map(({ title }) => title);
  };
  const opening = 'Wavecrest Lifts opens a works in Lyon';
  expect(releases(opening, 'Wavecrest Lifts names a chair', 'Wavecrest Lifts rests')).toContain(opening);
  expect(releases(opening, 'Harbours need lifts', 'Lifts need harbours')).toEqual([]);
  const joint = [
    'WLG & Globex join forces',
    'WLG × Initech: lifts for the quay',
    'WLG & Umbrella partner on lifts',
  ];
  expect(releases(...joint)).toContain(joint[0]);
});

test('cards that show only a year are news on a news page', () => {
  const card = (title: string, year: string) =>
    `<div class="card"><div>Press release</div><div>${year}</div><h3>${title}</h3><p>Read the release.</p></div>`;
  const titles = [
    'Acme Robotics opens works in Lyon',
    'Acme Robotics wins the Harbour Prize',
    'Acme Robotics appoints Jane Doe as chair',
  ];
  const html = (...years: string[]) =>
    `<h1>Press releases</h1><h2>All</h2>${titles.map((title, at) => card(title, years[at] ?? '')).join('')}`;
  const found = (...years: string[]) =>
    highlights([{ html: '' }, { path: '/press', kind: 'news', html: html(...years) }]);
  expect(found('2026', '2026 Sites', '2025')).toHaveLength(3);
});
