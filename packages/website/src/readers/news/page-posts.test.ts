import { sampleSite } from '../sample-site';
import { postsOfSite } from './site-posts';

type Page = Parameters<typeof sampleSite>[0][number];
const posts = (...pages: Page[]) =>
  postsOfSite(sampleSite([{ html: '<title>Acme Robotics</title>' }, ...pages]));
const news = (html: string, path = '/news'): Page => ({ path, kind: 'news', html });
const dated = (...pages: Page[]) => posts(...pages).map(({ date, title }) => [date, title]);

describe('news lists', () => {
  test.each([
    [
      'cards without headings',
      '<h1>News</h1><div><a href="/n/1"><div><div>Presse</div><div>14. Okt. 2026</div></div><div>Acme schließt Series A ab</div></a></div><div><a href="/n/2"><div><div>Team</div><div>02. Sep. 2026</div></div><div>Willkommen, Thilo! Unser neuer CFO</div></a></div>',
      [
        ['2026-10-14', 'Acme schließt Series A ab'],
        ['2026-09-02', 'Willkommen, Thilo! Unser neuer CFO'],
      ],
    ],
    [
      'days below the heading of their year',
      '<h1>Diario di cantina</h1><h2>2026</h2><ul><li><b>24 ottobre</b> - Acquistata la Cascina Bellaria: cinque ettari.</li></ul><h2>2025</h2><ul><li><b>5 maggio</b> - Ilaria è la nostra nuova export manager. Benvenuta!</li></ul><h2>Contatti</h2><p>Aperti dal 7 gennaio</p>',
      [
        ['2026-10-24', 'Acquistata la Cascina Bellaria: cinque ettari.'],
        ['2025-05-05', 'Ilaria è la nostra nuova export manager.'],
      ],
    ],
    [
      'a definition list',
      '<dl><dt>2026-03-12</dt><dd>Acme opens an office in Madrid</dd><dt>2026-02-11</dt><dd><a href="/n/1">Acme appoints Jane Doe</a></dd></dl>',
      [
        ['2026-03-12', 'Acme opens an office in Madrid'],
        ['2026-02-11', 'Acme appoints Jane Doe'],
      ],
    ],
    [
      'a table with a title in bold',
      '<html lang="es"><table><tr><td>05/07/2025</td><td><b>La asamblea aprueba la fusión</b><br>Se incorporan 147 socios y socias.</td></tr></table>',
      [['2025-07-05', 'La asamblea aprueba la fusión']],
    ],
    [
      'lines of one paragraph',
      '<p>12.03.2025 – Acme eröffnet Büro in Madrid<br>11.02.2025 – <a href="/n/1">Acme gewinnt Preis</a><br>10.01.2025 – Acme stellt Pallet 2 vor</p>',
      [
        ['2025-03-12', 'Acme eröffnet Büro in Madrid'],
        ['2025-02-11', 'Acme gewinnt Preis'],
        ['2025-01-10', 'Acme stellt Pallet 2 vor'],
      ],
    ],
    [
      'links above the first words of each post',
      '<div><a href="/n/1">Acme opens an office in Madrid</a></div><p>LYON, October 8, 2026 – Twelve people of Acme start there.</p><div><a href="/n/2">Acme names Jane Doe as chair</a></div><p>LYON, August 26, 2026 – She follows John Roe.</p>',
      [
        ['2026-10-08', 'Acme opens an office in Madrid'],
        ['2026-08-26', 'Acme names Jane Doe as chair'],
      ],
    ],
    [
      'headings with the day before them',
      '<h2>Press releases</h2><p>Oct 08, 2026</p><h3><a href="/n/1">Acme opens Madrid</a></h3><p>Aug 26, 2026</p><h3>Acme names Jane Doe</h3>',
      [
        ['2026-10-08', 'Acme opens Madrid'],
        ['2026-08-26', 'Acme names Jane Doe'],
      ],
    ],
    [
      'headings with the day after them',
      '<h3>Acme opens Madrid</h3><p>8 Maggio 2026</p><p>Twelve people start there in the summer.</p><h3>Acme names Jane Doe</h3><p>7 Maggio 2026</p>',
      [
        ['2026-05-08', 'Acme opens Madrid'],
        ['2026-05-07', 'Acme names Jane Doe'],
      ],
    ],
    [
      'a label beside the day, which is no title',
      '<ul><li><small>PRESS RELEASE · 8 May 2026</small>Acme opens Madrid</li><li><small>ARTICLE · 7 May 2026</small>Acme names Jane Doe</li></ul>',
      [
        ['2026-05-08', 'Acme opens Madrid'],
        ['2026-05-07', 'Acme names Jane Doe'],
      ],
    ],
    [
      'a linked headline below the name of a section',
      '<h2>À la une</h2><div><time>8 mai 2026</time><a href="/n/1">Acme ouvre un atelier à Lyon</a></div>',
      [['2026-05-08', 'Acme ouvre un atelier à Lyon']],
    ],
    [
      'files with a day in their names',
      '<ul><li><a href="https://cdn.example/1.pdf">15.09.26 Acme secures first listing (PDF, 212 KB)</a></li></ul>',
      [['2026-09-15', 'Acme secures first listing']],
    ],
    [
      'main headings for each post, with American dates',
      '<html lang="en-US"><article><time>11/3/26</time><h1><a href="/n/1">The lead time is down</a></h1></article><article><time>9/12/26</time><h1><a href="/n/2">Snowshoes, believe it or not</a></h1></article>',
      [
        ['2026-11-03', 'The lead time is down'],
        ['2026-09-12', 'Snowshoes, believe it or not'],
      ],
    ],
    [
      'dates without a day',
      '<h2>La vie d’Acme</h2><div><em>novembre 2025</em><p>Acme parmi les 20 lauréats</p></div><div><em>janvier 2026</em><p>Meilleurs vœux 2026</p></div>',
      [
        ['2025-11-01', 'Acme parmi les 20 lauréats'],
        ['2026-01-01', 'Meilleurs vœux 2026'],
      ],
    ],
  ])('reads %s', (_, html, expected) => {
    expect(dated(news(html))).toEqual(expected);
  });

  test('infers the order of 03/11/2026 from other dates on the page, else does not read it', () => {
    const rows = (...days: string[]) =>
      news(days.map((day) => `<li>${day} <a href="/n/${day}">Acme opens number ${day}</a></li>`).join(''));
    expect(dated(rows('03/11/2026', '14/10/2026')).map(([day]) => day)).toEqual(['2026-11-03', '2026-10-14']);
    expect(dated(rows('03/11/2026', '10/14/2026')).map(([day]) => day)).toEqual(['2026-03-11', '2026-10-14']);
    expect(dated(rows('03/11/2026'))).toEqual([]);
  });

  test('reads any page with three dated entries as a news page, except legal terms', () => {
    const html = [1, 2, 3]
      .map((day) => `<li>${String(day)} May 2026: Acme opens shop ${String(day)}</li>`)
      .join('');
    expect(posts({ path: '/x', kind: 'other', html })).toHaveLength(3);
    expect(posts({ path: '/x', kind: 'legal', html })).toEqual([]);
    expect(posts({ path: '/x', kind: 'other', html: '<li>1 May 2026: Acme opens shop 1</li>' })).toEqual([]);
  });

  test('reads two dated entries that are built alike on any page, but not two dates in different places', () => {
    const card = (day: number) =>
      `<div class="card"><h2>Acme opens shop ${String(day)}</h2><p>${String(day)} May 2026</p><p>Come and see it.</p></div>`;
    const page = (html: string): Page => ({ path: '/updates', kind: 'other', html });
    expect(posts(page(`<h1>Updates</h1>${card(1)}${card(2)}`))).toHaveLength(2);
    expect(
      posts(
        page(
          '<p>1 May 2026: prices rise</p><h2>Terms</h2><table><tr><td>2 May 2026: they end</td></tr></table>',
        ),
      ),
    ).toEqual([]);
  });

  test('reads entries without a date among dated ones, and no other heading without a page of its own', () => {
    const entry = (when: string, title: string) =>
      `<article class="entry"><div>${when}</div><h2>${title}</h2><p>It was a good year for all of us.</p></article>`;
    const html = `<h1>News</h1>${entry('5 May 2025', 'Acme opens shops in Oslo')}${entry('4 May 2025', 'Acme names Jane Doe as CFO')}${entry('2024', 'Acme renews its certificates')}<div><h3>Acme makes robots for harbours</h3><p>Since 1998.</p></div>`;
    expect(dated(news(html))).toEqual([
      ['2025-05-05', 'Acme opens shops in Oslo'],
      ['2025-05-04', 'Acme names Jane Doe as CFO'],
      [null, 'Acme renews its certificates'],
    ]);
  });

  test('reads cards without a date or page below a heading for news, and not below another', () => {
    const cards = (heading: string, ...titles: string[]) =>
      `<h2>${heading}</h2>${titles.map((title) => `<div class="${heading}"><h3>${title}</h3><p>It is here.</p></div>`).join('')}`;
    const html = `<h1>Acme at work</h1>${cards('Projects', 'School of Bergen', 'Harbour of Oslo', 'Hospital of Moss')}${cards('News', 'Acme opens a workshop', 'Acme renews its lifts', 'Acme thanks its staff')}`;
    expect(dated(news(html)).map(([, title]) => title)).toEqual([
      'Acme opens a workshop',
      'Acme renews its lifts',
      'Acme thanks its staff',
    ]);
  });

  test('takes posts at another address for the company’s if it bears its name', () => {
    const html =
      '<ul><li>1 May 2026 <a href="https://acme-robotics.blog.example/1">The lead time is down</a></li></ul>';
    expect(posts(news(html)).map(({ publisher }) => publisher)).toEqual(['company']);
  });

  test('reads the day from the address of a post', () => {
    const html = '<h1>News</h1><h3><a href="/2025/02/17/madrid/">Acme opens shops in Madrid</a></h3>';
    expect(dated(news(html))).toEqual([['2025-02-17', 'Acme opens shops in Madrid']]);
  });

  test('does not merge entries that share a link', () => {
    const row = (day: number, title: string) =>
      `<div>${String(day)} May 2026<p>${title}</p><p>It went well.</p><a href="/press-kit">Weiterlesen</a></div>`;
    expect(dated(news(row(1, 'Acme opens shops in Oslo') + row(2, 'Acme names Jane Doe as CFO')))).toEqual([
      ['2026-05-01', 'Acme opens shops in Oslo'],
      ['2026-05-02', 'Acme names Jane Doe as CFO'],
    ]);
  });

  test('leaves out press articles about others', () => {
    const html =
      '<h2>Press releases</h2><ul><li>1 May 2026 <a href="/n/1">We opened in Madrid</a></li></ul><h2>In the news</h2><ul><li>2 June 2025: “Rivals raise £2m”</li><li>3 May 2026 <a href="https://paper.example/1">Acme Robotics lands $34M</a></li><li>4 May 2026 <a href="https://paper.example/2">Rival Globex files for Chapter 11</a></li></ul>';
    expect(posts(news(html)).map(({ title, publisher }) => [title, publisher])).toEqual([
      ['We opened in Madrid', 'company'],
      ['Acme Robotics lands $34M', 'press'],
    ]);
  });
});

describe('articles', () => {
  const article = (body: string) => news(`<main>${body}</main>`, '/news/post');

  test.each([
    [
      'precedes it',
      '<span>17.02.2025</span><h1>Acme opens Madrid</h1><p>The new office has room for twelve people.</p>',
    ],
    [
      'is in its meta line',
      '<h1>Acme opens Madrid</h1><p>por Equipo Acme | 17 de febrero de 2025 | Noticias</p><p>The new office has room for twelve people.</p>',
    ],
    [
      'begins its first paragraph',
      '<h1>Acme opens Madrid</h1><p><b>MADRID, Feb. 17, 2025</b> – The new office has room for twelve people.</p>',
    ],
  ])('dates an article by the day that %s', (_, body) => {
    expect(posts(article(body))).toMatchObject([
      {
        title: 'Acme opens Madrid',
        date: '2025-02-17',
        opening: 'The new office has room for twelve people.',
      },
    ]);
  });

  test('recognises an article by its publication time if no list contains it', () => {
    const html = '<h1>Acme opens Madrid</h1><p>The new office has room for twelve people.</p>';
    const stamp = '<meta property="article:published_time" content="2025-02-17T09:00:00Z">';
    expect(dated({ path: '/acme-opens-madrid', kind: 'other', html: stamp + html })).toEqual([
      ['2025-02-17', 'Acme opens Madrid'],
    ]);
    expect(dated({ path: '/acme-opens-madrid', kind: 'other', html })).toEqual([]);
  });

  test('ends an article where the page describes the company in general', () => {
    const [post] = posts(
      article(
        '<h1>Acme opens Madrid</h1><time datetime="2025-02-17">17 Feb</time><p>The new office has room for twelve people.</p><h3>About Acme</h3><p>Acme is the leading maker of robots for warehouses and marinas.</p>',
      ),
    );
    expect(post?.opening).toBe('The new office has room for twelve people.');
  });

  test('completes an article with the date and excerpt of the news list', () => {
    const list = news(
      '<article><h3><a href="/news/post">We did it! Best of the year</a></h3><p>Thank you to every client who wrote in for us.</p><span>22 May 2026</span></article>',
    );
    const page = article(
      '<h1>We did it! Best of the year</h1><p>On Thursday night Acme was named MSP of the Year.</p>',
    );
    expect(posts(list, page)).toMatchObject([
      {
        date: '2026-05-22',
        opening:
          'Thank you to every client who wrote in for us. On Thursday night Acme was named MSP of the Year.',
      },
    ]);
  });

  test('keeps articles apart even if each links back to the news list', () => {
    const page = (at: string, title: string, paragraph: string) =>
      news(
        `<div><div>17.02.202${at}</div><h1>${title}</h1><p>${paragraph}</p><a href="/news">← Alle News</a></div>`,
        `/news/${at}`,
      );
    expect(
      posts(
        page('4', 'Acme eröffnet Madrid', 'Das neue Büro hat Platz für zwölf Leute.'),
        page('5', 'Acme gewinnt Preis', 'Der Preis ist mit 25.000 Euro dotiert und neu.'),
      ).map(({ title, opening, url }) => [title, opening, url]),
    ).toEqual([
      [
        'Acme eröffnet Madrid',
        'Das neue Büro hat Platz für zwölf Leute.',
        'https://acme-robotics.example/news/4',
      ],
      [
        'Acme gewinnt Preis',
        'Der Preis ist mit 25.000 Euro dotiert und neu.',
        'https://acme-robotics.example/news/5',
      ],
    ]);
  });

  test('reads a page as one post, plus the other posts that it links to', () => {
    const page = article(
      '<h1>Acme opens Madrid</h1><time datetime="2025-02-17"></time><p>3 March 2024 was the day on which all of this began.</p><p>The new office has room for twelve people.</p><ul><li>1 May 2024 <a href="/news/other">Acme opens Oslo</a></li></ul>',
    );
    expect(posts(page).map(({ title }) => title)).toEqual(['Acme opens Madrid', 'Acme opens Oslo']);
  });
});

describe('what is no post', () => {
  test('comments of readers', () => {
    const html =
      '<article><h1>Acme opens Madrid</h1><time datetime="2025-02-17">17 Feb</time><p>The new office has room for twelve people.</p></article><ol class="comment-list"><li>3 March 2025 <p>Great news from the new office!</p></li></ol>';
    expect(posts(news(html, '/news/madrid')).map(({ title }) => title)).toEqual(['Acme opens Madrid']);
  });

  test('addresses and pictures in place of a title', () => {
    const html =
      '<ul><li>2 May 2025 https://acme-robotics.example/photo.jpg 800 600</li><li>3 May 2025 Logo as PNG (280 px)</li><li>4 May 2025 Acme opens an office in Madrid</li></ul>';
    expect(posts(news(html)).map(({ title }) => title)).toEqual(['Acme opens an office in Madrid']);
  });
});

test('a day that begins a sentence stays in the title', () => {
  expect(posts(news('<p>12 May 2025 was the day of our new crane in Madrid.</p>'))).toMatchObject([
    { title: '12 May 2025 was the day of our new crane in Madrid.' },
  ]);
});

test('a home page lists posts without a date below a heading for news', () => {
  const card = (at: number, title: string) =>
    `<div><h3><a href="/posts/${String(at)}">${title}</a></h3></div>`;
  const cards = card(1, 'Acme opens an office in Madrid') + card(2, 'Acme names Jane Doe');
  const home = (heading: string) =>
    postsOfSite(
      sampleSite([{ html: `<title>Acme Robotics</title><h1>Robots</h1><h2>${heading}</h2>${cards}` }]),
    );
  expect(home('Latest news').map(({ title }) => title)).toEqual([
    'Acme opens an office in Madrid',
    'Acme names Jane Doe',
  ]);
  expect(home('Products')).toEqual([]);
});

test('a short East Asian line is a title', () => {
  expect(
    dated(news('<ul><li>2025年5月2日 新工場の起工</li><li>2025年4月1日 横浜支店を開設</li></ul>')),
  ).toEqual([
    ['2025-05-02', '新工場の起工'],
    ['2025-04-01', '横浜支店を開設'],
  ]);
});

test('an initial in a name ends no title', () => {
  const row = (day: string, title: string) => `<tr><td>${day}</td><td>${title}</td></tr>`;
  const table = [
    row('June 17, 2025', 'Acme Robotics Appoints Mark A. Hartwell as CFO'),
    row('May 2, 2025', 'Acme Robotics Opens a Second Plant in Leeds'),
  ];
  expect(dated(news(`<h1>News</h1><table>${table.join('')}</table>`))).toEqual([
    ['2025-06-17', 'Acme Robotics Appoints Mark A. Hartwell as CFO'],
    ['2025-05-02', 'Acme Robotics Opens a Second Plant in Leeds'],
  ]);
});

test('a page named as the list of news is no post', () => {
  const html =
    '<main><h1>What we do all day</h1><p>Stay up to date with our latest product updates and research.</p></main>';
  expect(posts(news(html, '/company/news.html'))).toEqual([]);
  expect(posts(news(html, '/news/all-day.html'))).toHaveLength(1);
});
