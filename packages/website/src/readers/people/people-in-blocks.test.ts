import { evidenceFor } from '@firmlens/contract';
import type { PageKind } from '../../crawled-site';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const peopleIn = (kind: PageKind, html: string): string[] =>
  evidenceFor(readPeople(sampleSite([{ path: '/page', kind, html }])), 'team.team_members').map(
    ({ value }) => `${value.name}: ${value.position ?? '–'}`,
  );

test.each([
  [
    'positions before names',
    '<a><p>CEO</p><h3>Maya Lindqvist</h3></a><a><p>Workshop Manager</p><h3>Ole Brandt</h3></a>',
  ],
  [
    'names in parts',
    '<div><h3><span>Maya</span><br><span>Lindqvist</span></h3><p>CEO</p></div><div><h3>Ole<br>Brandt</h3><p>Workshop Manager</p></div>',
  ],
  ['lists of one line each', '<ul><li>Maya Lindqvist, CEO</li><li>Ole Brandt – Workshop Manager</li></ul>'],
  [
    'captions',
    '<figure><img><figcaption>Maya Lindqvist<br><em>CEO</em></figcaption></figure><figure><img><figcaption>Ole Brandt<br><em>Workshop Manager</em></figcaption></figure>',
  ],
  [
    'columns of widgets',
    '<div><div><h2>Maya Lindqvist</h2></div><div><p>CEO</p></div><div><h2>Ole Brandt</h2></div><div><p>Workshop Manager</p></div></div>',
  ],
  [
    'definition lists',
    '<dl><dt>Maya Lindqvist</dt><dd>CEO</dd><dt>Ole Brandt</dt><dd>Workshop Manager</dd></dl>',
  ],
  [
    'a theme that calls the page a post',
    '<div class="post-12 blog-wide"><div><div><div><div><div><h3>Maya Lindqvist</h3><p>CEO</p></div><div><h3>Ole Brandt</h3><p>Workshop Manager</p></div></div></div></div></div></div>',
  ],
  [
    'a position without a known word',
    '<div class="p"><h3>Maya Lindqvist</h3><p>CEO</p></div><div class="p"><h3>Ole Brandt</h3><p>Workshop Manager</p></div>',
  ],
])('reads a team page of %s', (_case, html) => {
  expect(peopleIn('team', `<h1>Our Team</h1>${html}`)).toEqual([
    'Maya Lindqvist: CEO',
    'Ole Brandt: Workshop Manager',
  ]);
});

test('reads cards of the same shape as cards with a clear position', () => {
  const card = (name: string, position: string) =>
    `<div class="x"><div class="n">${name}</div><div>${position}</div></div>`;
  expect(
    peopleIn(
      'team',
      card('Maya Lindqvist', 'CEO') + card('Ole Brandt', 'Growth') + card('Jana Weiss', 'Read more'),
    ),
  ).toEqual(['Maya Lindqvist: CEO', 'Ole Brandt: Growth', 'Jana Weiss: –']);
});

test('reads names under pictures only on a team page', () => {
  const cards = '<div><img><h3>Maya Lindqvist</h3></div><div><img><h3>Ole Brandt</h3></div>';
  expect(peopleIn('team', cards)).toEqual(['Maya Lindqvist: –', 'Ole Brandt: –']);
  expect(peopleIn('home', cards)).toEqual([]);
});

test.each([
  ['Москва', '<h3>Иван Петров</h3><p>Генеральный директор</p>', 'Иван Петров: Генеральный директор'],
  ['東京', '<h3>山田 太郎</h3><p>代表取締役社長</p>', '山田 太郎: 代表取締役社長'],
])('reads a team page from %s', (_case, html, expected) => {
  expect(peopleIn('team', `<div>${html}</div>`)).toEqual([expected]);
});

test('reads company heads named in sentences of an about page, but not people it quotes', () => {
  expect(
    peopleIn(
      'about',
      `<p>Acme Robotics is led by CEO Maya Lindqvist. Ole Brandt, our CTO, joined in 2017.</p>
       <p>“We love it,” says Dana Reyes, CTO of Globex. Even CEO Paul Novak of Initech agrees.</p>`,
    ),
  ).toEqual(['Maya Lindqvist: CEO', 'Ole Brandt: CTO']);
});

test.each([
  ['a customer by company', '<div class="team-card"><h4>Dana Reyes</h4><p>CEO at Globex</p></div>'],
  [
    'a customer by a company’s full name',
    '<div class="team-card"><h4>Dana Reyes</h4><p>CEO, Globex GmbH</p></div>',
  ],
  ['a speaker', '<div class="speaker-card"><h4>Dana Reyes</h4><p>CEO</p></div>'],
  ['a writer', '<div class="author-box"><h4>Dana Reyes</h4><p>Editor</p></div>'],
  ['a quotation', '<div><blockquote>Good.</blockquote><h4>Dana Reyes</h4><p>CEO</p></div>'],
])('does not read %s as a team member', (_case, html) => {
  expect(peopleIn('team', `<h2>Our Team</h2>${html}`)).toEqual([]);
});

test('keeps a board member who works for another company', () => {
  expect(
    peopleIn('team', '<h2>Board</h2><div><h4>Dana Reyes</h4><p>Board Member, Partner at Globex</p></div>'),
  ).toEqual(['Dana Reyes: Board Member, Partner at Globex']);
});

test('reads a table of names and positions below a heading for the board', () => {
  expect(
    peopleIn(
      'about',
      `<h1>About</h1><h2>Board of Directors</h2><table><tr><td>Smt. Meera Nair</td><td>Managing Director</td></tr>
       <tr><td>Shri Arun Pillai</td><td>Director, Operations</td></tr></table>`,
    ),
  ).toEqual(['Meera Nair: Managing Director', 'Arun Pillai: Director, Operations']);
});

describe('names of one path are people together or not at all', () => {
  const entries = (...texts: string[]) =>
    `<ul class="grid">${texts.map((text) => `<li><h4>${text}</h4><p>Read more</p></li>`).join('')}</ul>`;

  test('so entries that look like names are none among others that do not', () => {
    expect(
      peopleIn('team', entries('Practice Areas', 'Family Law', 'Grace Period', 'Real Estate Law')),
    ).toEqual([]);
  });

  test('so an unknown name is one among known ones', () => {
    expect(peopleIn('team', entries('Maya Lindqvist', 'Ole Brandt', 'Fugzal Wimdot'))).toEqual(
      expect.arrayContaining(['Fugzal Wimdot: –']),
    );
  });

  test('so unusual words are one among names with positions, and calls to apply are not', () => {
    const cards = (...names: string[]) =>
      names.map((name) => `<div class="c"><h4>${name}</h4><p>Project Manager</p></div>`).join('');
    const known = ['Maya Lindqvist', 'Ole Brandt', 'Ann Hill', 'Dana Reyes'];
    expect(peopleIn('team', cards(...known, 'Phan The Mayoo', 'Veprasa'))).toHaveLength(6);
    expect(peopleIn('team', cards(...known, 'Your Name', 'Join Us'))).toHaveLength(4);
  });

  test('so a name that a list repeats is one if its position is below', () => {
    const card = (name: string, position: string) =>
      `<div class="c"><h4>${name}</h4><p>${position}</p></div>`;
    const others = card('Maya Lindqvist', 'CEO') + card('Ole Brandt', 'CTO');
    expect(peopleIn('team', others + card('Kgotsi Botlhule', 'Partner').repeat(2))).toContain(
      'Kgotsi Botlhule: Partner',
    );
    expect(peopleIn('team', others + card('Kgotsi Botlhule', 'Write').repeat(2))).toHaveLength(2);
  });

  test('so a menu on most pages is no team', () => {
    const menu = '<div><a>Maya Lindqvist</a><a>Ole Brandt</a></div>';
    const pages = ['/a', '/b', '/c'].map((path) => ({ path, kind: 'team' as const, html: menu }));
    expect(evidenceFor(readPeople(sampleSite(pages)), 'team.team_members')).toEqual([]);
  });

  test('so given names alone count where most entries are some, with positions', () => {
    const team = ['Catherine', 'Simon', 'Ann']
      .map((name) => `<div class="m"><div class="n">${name}</div><div class="r">Finance Director</div></div>`)
      .join('');
    expect(peopleIn('team', team)).toHaveLength(3);
    expect(peopleIn('team', '<div><h4>Catherine</h4><p>Finance Director</p></div><h4>Services</h4>')).toEqual(
      [],
    );
  });
});

test.each([
  ['a nickname', 'Robert “Bob” Smith', 'Robert Smith'],
  ['degrees after commas', 'Dana Reyes, MD, FACP', 'Dana Reyes'],
  ['a generation and a licence', 'Max Hill, Jr., P.E.', 'Max Hill'],
  ['a pronunciation', '山田 太郎 やまだ たろう', '山田 太郎'],
])('reads a name with %s', (_case, text, name) => {
  expect(peopleIn('team', `<div><h3>${text}</h3><p>Chief Executive Officer</p></div>`)).toEqual([
    `${name}: Chief Executive Officer`,
  ]);
});

test.each([
  ['in brackets after the name', 'Maya Lindqvist (CFO)', 'Maya Lindqvist: CFO'],
  ['before a rare name', 'Sales Manager Anna Drobnik', 'Anna Drobnik: Sales Manager'],
])('reads a heading with a position %s', (_case, heading, person) => {
  expect(peopleIn('team', `<h3>${heading}</h3><p>She has been with us for twelve years.</p>`)).toEqual([
    person,
  ]);
});

test('a link to a phone number or a mailbox shows that a person can be reached', () => {
  const contact = (link: string) =>
    `<h1>Contact</h1><div><h4>Mr. Ole Brandt</h4><p>Sales Manager</p><p>“They did what they promised us.”</p>${link}</div>`;
  expect(peopleIn('contact', contact('<a href="mailto:sales@acme.example">Write</a>'))).toEqual([
    'Ole Brandt: Sales Manager',
  ]);
  expect(peopleIn('contact', contact('<a href="/about">More</a>'))).toEqual([]);
});

test('keeps chief positions apart from degrees', () => {
  expect(
    peopleIn('team', '<h2>Team</h2><ul><li>Dana Reyes, PhD, MBA, CEO</li><li>Max Hill, Co-CEO</li></ul>'),
  ).toEqual(['Dana Reyes: CEO', 'Max Hill: Co-CEO']);
});

test('does not take initials in place of a portrait for a position', () => {
  const card = (initials: string, name: string) =>
    `<div class="c"><div class="a">${initials}</div><div class="n">${name}</div></div>`;
  expect(peopleIn('team', card('ML', 'Maya Lindqvist') + card('OB', 'Ole Brandt'))).toEqual([
    'Maya Lindqvist: –',
    'Ole Brandt: –',
  ]);
});

test('does not read branches and companies as people', () => {
  expect(
    peopleIn(
      'contact',
      `<div><h3>Acme Lisbon</h3><p>Sales Office</p><p>+351 210 000 000</p></div>
       <div><h3>Baker Hill Ltd.</h3><p>Sales Agent</p><p>+44 113 000 0000</p></div>`,
    ),
  ).toEqual([]);
});

test('reads a person on a contact page with a mailbox or phone', () => {
  const card = (name: string, mail: string) =>
    `<div class="p"><h3>${name}</h3><p>Disposition</p><p>${mail}</p></div>`;
  expect(
    peopleIn('contact', card('Maya Lindqvist', 'maya@acme.example') + card('Ole Brandt', 'ole@acme.example')),
  ).toEqual(['Maya Lindqvist: Disposition', 'Ole Brandt: Disposition']);
});

describe('the position of a person in a list', () => {
  const card = (...texts: [string, string][]) =>
    `<div class="card">${texts.map(([kind, text]) => `<div class="${kind}">${text}</div>`).join('')}</div>`;

  test('is the text in the place where most people have theirs, not the first beside the name', () => {
    expect(
      peopleIn(
        'team',
        card(['chip', 'Surgery'], ['name', 'Maya Lindqvist'], ['role', 'Director of Surgery']) +
          card(['chip', 'Implants'], ['name', 'Ole Brandt'], ['role', 'Growth']) +
          card(['chip', 'Implants'], ['name', 'Jana Weiss'], ['role', 'Head of Implants']),
      ).toSorted(),
    ).toEqual(['Jana Weiss: Head of Implants', 'Maya Lindqvist: Director of Surgery', 'Ole Brandt: Growth']);
  });

  test('stands above the biography and below no label', () => {
    const biography = `${'She has worked with robots for many years. '.repeat(3)}`;
    expect(
      peopleIn(
        'team',
        card(['name', 'Maya Lindqvist'], ['label', 'Area:'], ['text', 'Director Law']) +
          card(['name', 'Ole Brandt'], ['bio', biography], ['text', 'Manager of the year']),
      ),
    ).toEqual(['Maya Lindqvist: –', 'Ole Brandt: –']);
  });

  test.each([
    ['Managing Director · Leipzig', 'Managing Director'],
    ['Director, Germany', 'Director'],
    ['Director, Sales', 'Director, Sales'],
    ['Vice President (Legal)', 'Vice President (Legal)'],
  ])('has no place at its end: %s', (text, position) => {
    expect(peopleIn('team', card(['name', 'Maya Lindqvist'], ['role', text]))).toEqual([
      `Maya Lindqvist: ${position}`,
    ]);
  });

  test('is a degree only if nothing else is beside the name', () => {
    expect(
      peopleIn(
        'team',
        card(['name', 'Maya Lindqvist'], ['degree', 'MD'], ['role', 'Surgeon']) +
          card(['name', 'Ole Brandt'], ['degree', 'MD']),
      ),
    ).toEqual(['Maya Lindqvist: Surgeon', 'Ole Brandt: MD']);
  });

  test('may be before or after the name in one line with the biography', () => {
    const biography =
      'Ole has built robots since 1996 and leads the technology of the company with much care.';
    expect(
      peopleIn(
        'team',
        `<p><b>Ole Brandt</b> <i>CTO</i> <span>${biography}</span></p><p><i>CEO</i> <b>Maya Lindqvist</b></p>`,
      ),
    ).toEqual(['Ole Brandt: CTO', 'Maya Lindqvist: CEO']);
  });
});

test('reads everybody in a list of mostly own people, whatever their names and positions', () => {
  const card = (name: string, position: string) => `<div><h3>${name}</h3><p>${position}</p></div>`;
  expect(
    peopleIn(
      'about',
      card('Maya Lindqvist', 'CEO') +
        card('Ole Brandt', 'CTO') +
        card('Jana Weiss', 'Manager') +
        card('Rithnarin Qqzol', 'Growth'),
    ),
  ).toContain('Rithnarin Qqzol: Growth');
});

test('a phone number below a further heading is not that of a name above it', () => {
  expect(
    peopleIn(
      'contact',
      ['Maya Lindqvist', 'Ole Brandt']
        .map((name) => `<section><h2>${name}</h2><h3>Branch</h3><p>+49 30 1234567</p></section>`)
        .join(''),
    ),
  ).toEqual([]);
});

test.each([
  ['Contatta il direttore Marco Bianchi per una visita alla nostra sede.', 'Marco Bianchi: direttore'],
  [
    'La storia di Anna Ferrari, fondatrice e anima di Acme Robotics, inizia presto.',
    'Anna Ferrari: fondatrice',
  ],
])('reads a person named in a sentence in any language: %s', (sentence, person) => {
  expect(peopleIn('about', `<p>${sentence}</p>`)).toEqual([person]);
});

test('reads no word before a name in a sentence as part of it', () => {
  expect(
    peopleIn('about', '<p>Our shop is run by Inhabergeführt Ole Brandt, CEO of the year.</p>'),
  ).not.toContain('Inhabergeführt Ole Brandt: CEO');
});

test('the title of a team page does not make its people those of a partner', () => {
  const html = `<main><h1>Our partners</h1><div class="c"><h3>Maya Lindqvist</h3><p>Managing Director</p></div><div class="c"><h3>Peter Miller</h3><p>Managing Director</p></div></main>`;
  expect(peopleIn('team', html)).toEqual([
    'Maya Lindqvist: Managing Director',
    'Peter Miller: Managing Director',
  ]);
  const section = html.replace('<h1>', '<h1>Here</h1><h2>').replace('partners</h1>', 'partners</h2>');
  expect(peopleIn('team', section)).toEqual([]);
});

test('a team page may show given names alone, if there are several', () => {
  const list = (names: string[]) =>
    `<h1>Het team</h1><div>${names.map((name) => `<div class="m">${name}</div>`).join('')}</div>`;
  const names = ['Martin', 'Arno', 'Michel', 'Patrick', 'Sander'];
  expect(peopleIn('team', list(names))).toEqual(names.map((name) => `${name}: –`));
  expect(peopleIn('team', list(names.slice(0, 3)))).toEqual([]);
  expect(peopleIn('about', list(names))).toEqual([]);
});

test('takes no users from the picture of a product', () => {
  const cell = (text: string) => `<span class="cell">${text}</span>`;
  const row = (name: string, score: number) =>
    `<div class="row">${cell(name)}${cell(`${score}`)}${cell('Clear')}</div>`;
  const rows = row('M. Hofmann', 96) + row('A. Keller', 78) + row('P. Brunner', 41);
  expect(peopleIn('home', `<h2>Built for finance teams</h2><div class="table">${rows}</div>`)).toEqual([]);
});
