import { evidenceFor } from '@firmlens/contract';
import type { PageKind } from '../../crawled-site';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const peopleIn = (kind: PageKind, html: string): string[] =>
  evidenceFor(readPeople(sampleSite([{ path: '/page', kind, html }])), 'team.team_members').map(
    ({ value }) => `${value.name}: ${value.position ?? '–'}`,
  );

describe('a position speaks for a single name above it, although the name is rare', () => {
  test.each<[PageKind, string, string]>([
    ['team', '<h1>Our team</h1><h2>Zuvix Orlandek</h2><p>Owner</p>', 'Zuvix Orlandek: Owner'],
    ['about', '<h1>About us</h1><h2>Zuvix Orlandek</h2><p>Daglig leder</p>', 'Zuvix Orlandek: Daglig leder'],
    ['about', '<h1>Apie mus</h1><h2>Jana Weiss</h2><p>Direktorė</p>', 'Jana Weiss: Direktorė'],
    ['team', '<h1>Team</h1><h2>Nathan Market</h2><p>Head of Sales</p>', ''],
  ])('on a page of kind %s', (kind, html, person) => {
    expect(peopleIn(kind, html).join()).toBe(person);
  });

  test('but not beside a quotation, in a menu, or above the next section', () => {
    expect(
      peopleIn(
        'about',
        '<h2>Jana Weiss</h2><p>Managing Director</p><p>“They did what they promised us.”</p>',
      ),
    ).toEqual([]);
    expect(
      peopleIn('team', '<ul><li><a>Zuvix Orlandek</a></li><li class="on"><a>Surgeons</a></li></ul>'),
    ).toEqual([]);
    expect(peopleIn('team', '<ul><li>Orlandek Taping</li></ul><h1>Our Directors</h1>')).toEqual([]);
  });
});

test('a mailbox with the surname speaks for a name', () => {
  const card = (name: string, mailbox: string) =>
    `<div class="x"><h3>${name}</h3><p>Phone 030 1234567</p><p>${mailbox}@nordwerk.example</p></div>`;
  expect(peopleIn('team', card('Zuvix Orlandek', 'z.orlandek') + card('Quality Products', 'info'))).toEqual([
    'Zuvix Orlandek: –',
  ]);
});

test('three people with nothing but positions are the team on a home page', () => {
  const card = (name: string, position: string) => `<div><h3>${name}</h3><p>${position}</p></div>`;
  const cards = [
    card('Maya Lindqvist', 'CEO'),
    card('Ole Brandt', 'Web Developer'),
    card('Jana Weiss', 'Designer'),
  ];
  expect(peopleIn('home', cards.join(''))).toHaveLength(3);
  expect(peopleIn('home', cards.slice(0, 2).join(''))).toEqual([]);
});

test('a heading may give the position before the name', () => {
  expect(
    peopleIn('team', '<h1>Team</h1><h2>Physiotherapist Dr Maya Lindqvist</h2><p>Open daily.</p>'),
  ).toEqual(['Maya Lindqvist: Physiotherapist']);
});

test('one word in a list of names is a given name if a position is below it', () => {
  const entry = (name: string, below: string) => `<div class="card"><h3>${name}</h3><p>${below}</p></div>`;
  const cards = ['Maya Lindqvist', 'Ole Brandt', 'Jana Weiss']
    .map((name) => entry(name, 'Stylist'))
    .concat(entry('Zuvix', 'Stylist'), entry('Quuxo', 'Open every day'));
  expect(peopleIn('team', cards.join('')).slice(3)).toEqual(['Zuvix: Stylist']);
});

test('the other names in a list of given names are rare ones', () => {
  const names = ['Maya', 'Ole', 'Jana', 'Robert', 'Zuvix', 'Contact'];
  const cards = names.map((name) => `<div class="card"><h3>${name}</h3><p>Stylist</p></div>`);
  expect(peopleIn('team', cards.join(''))).toContain('Zuvix: Stylist');
  expect(peopleIn('team', cards.join(''))).not.toContain('Contact: Stylist');
});

test('a line break in a heading separates a position and a name', () => {
  const html =
    '<h2>Leadership</h2><h3>Director of Quality,<br>and member of the board<br>Zuvix Orlandek</h3><h3>Executive Vice President<br>Ed Hartwell</h3>';
  expect(peopleIn('team', html)).toEqual([
    'Zuvix Orlandek: Director of Quality, and member of the board',
    'Ed Hartwell: Executive Vice President',
  ]);
});

test('a line break in a heading may only wrap a name', () => {
  expect(peopleIn('team', '<h1>Team</h1><h3>Juan José<br>García López</h3><p>CEO</p>')).toEqual([
    'Juan José García López: CEO',
  ]);
});

test('a page about a service names who renders it with a position and a contact', () => {
  const card = (name: string, contact: string) =>
    `<article><h3>${name}</h3><p>Hörakustikmeister und Audiotherapeut</p><p>${contact}</p></article>`;
  const names = ['Jana Weiss', 'Ole Brandt'];
  expect(peopleIn('product', names.map((name) => card(name, 'Tel. 030 1234567')).join(''))).toHaveLength(2);
  expect(peopleIn('product', names.map((name) => card(name, 'Danke!')).join(''))).toEqual([]);
});

test('the name of a group above a list is nobody’s position', () => {
  expect(peopleIn('team', '<h3>Senior Management</h3><div><b>Jana Weiss</b></div><p>CEO</p>')).toEqual([
    'Jana Weiss: CEO',
  ]);
});

test('a paragraph that begins with the name is a biography', () => {
  const text =
    'Dr Jana Weiss has looked after the eyes of the people of Nordwerk since she finished her studies.';
  expect(
    peopleIn('team', `<h1>Our doctors</h1><section><h2>Dr Jana Weiss</h2><p>${text}</p></section>`),
  ).toEqual(['Jana Weiss: –']);
});

test('a label that repeats a word of the text above, in any case, is none', () => {
  expect(
    peopleIn('contact', '<h1>Contact</h1><div><p>Zuvix Agency</p><p>AGENCY COORDINATOR</p></div>'),
  ).toEqual([]);
});

test('a vacancy with a department is no name with a position', () => {
  expect(
    peopleIn('careers', '<h1>Jobs</h1><h3>Zuvixe Orlandek – Office Management</h3><p>Apply</p>'),
  ).toEqual([]);
});
