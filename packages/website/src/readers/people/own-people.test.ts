import { evidenceFor } from '@firmlens/contract';
import type { PageKind } from '../../crawled-site';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const peopleIn = (kind: PageKind, html: string): string[] =>
  evidenceFor(readPeople(sampleSite([{ path: '/page', kind, html }])), 'team.team_members').map(
    ({ value }) => `${value.name}: ${value.position ?? '–'}`,
  );

test('a firm may be called after its owner', () => {
  const site = sampleSite(
    [
      {
        path: '/',
        kind: 'home',
        html: '<meta property="og:site_name" content="Jana Orlandek Estates"><h1>Homes in Leeds</h1>',
      },
      { path: '/team', kind: 'team', html: '<h1>Team</h1><h3>Jana Orlandek</h3><p>Owner</p>' },
    ],
    [],
    'janaorlandek.example',
  );
  expect(evidenceFor(readPeople(site), 'team.team_members').map(({ value }) => value.name)).toEqual([
    'Jana Orlandek',
  ]);
});

describe('a mailbox of the given name shows that a person works here', () => {
  const contact = (mailbox: string): string =>
    `<h1>Contact</h1><p><b>Contact person:</b></p><p>Jana Orlandek</p><p>${mailbox}</p>`;

  test('if it is at the company', () => {
    expect(peopleIn('contact', contact('jana@acme-robotics.example'))).toEqual(['Jana Orlandek: –']);
  });

  test('but no mailbox that only begins like the name', () => {
    expect(peopleIn('contact', contact('janapark@acme-robotics.example'))).toEqual([]);
  });
});

test('the line of an address is no name', () => {
  const html =
    '<h1>Contact</h1><p>Mr. Ole Brandt<br>Sai Nagar Weiss,<br>Leeds<br>+44 20 7946 0000</p>' +
    '<p>Ms. Jana Weiss<br>Maya Lindqvist,<br>York<br>+44 20 7946 0001</p>';
  expect(peopleIn('contact', html).map((person) => person.split(':')[0])).toEqual([
    'Ole Brandt',
    'Jana Weiss',
  ]);
});

describe('a careers page shows employees', () => {
  const quoted =
    '<div class="testimonial"><img alt="Jana Weiss"><p>Jana Weiss</p><p>Business Analyst</p></div>';

  test('in quotations below a heading that names them', () => {
    expect(peopleIn('careers', `<h1>Careers</h1><h2>What our employees say</h2>${quoted}`)).toEqual([
      'Jana Weiss: Business Analyst',
    ]);
  });

  test('but not in quotations anywhere else', () => {
    expect(peopleIn('careers', `<h1>Careers</h1><h2>We grow</h2>${quoted}`)).toEqual([]);
  });
});

describe('a gallery of portraits with positions is a team without a heading', () => {
  const card = (name: string, text: string): string =>
    `<div class="card"><img src="/a.jpg"><h4>${name}</h4><p>${text}</p></div>`;
  const others = card('Maya Lindqvist', 'Growth') + card('Ole Brandt', 'Quality');

  test('if one of the texts is a position', () => {
    expect(peopleIn('about', `<h1>About us</h1>${card('Jana Weiss', 'Founder')}${others}`)).toHaveLength(3);
  });

  test('but not if none is one, as with the works of artists', () => {
    expect(peopleIn('about', `<h1>About us</h1>${card('Jana Weiss', 'Ceramics')}${others}`)).toEqual([]);
  });
});

describe('on the home page, one person with a position is the company’s', () => {
  const person = '<h1>Cranes</h1><div><h3>Jana Weiss</h3><p>Owner</p>';

  test('if a phone number of hers is given', () => {
    expect(peopleIn('home', `${person}<p>+44 20 7946 0000</p></div>`)).toEqual(['Jana Weiss: Owner']);
  });

  test('but not if she is quoted', () => {
    expect(
      peopleIn('home', `${person}<p>+44 20 7946 0000</p><p>“They did what they promised us.”</p></div>`),
    ).toEqual([]);
  });
});

test('a title before rare names speaks for them', () => {
  const team = (...names: string[]): string[] =>
    peopleIn('team', `<h1>Our team</h1>${names.map((name) => `<h2>${name}</h2><p>Gardens</p>`).join('')}`);
  expect(team('Dr. Zuvix Orlandek', 'Dr. Kelvo Mirandek')).toHaveLength(2);
  expect(team('Zuvix Orlandek', 'Kelvo Mirandek')).toEqual([]);
});

test('a title speaks for a given name that is a word as well', () => {
  const html =
    '<h1>Our doctors</h1><h2>Dr Ben Sim</h2><p>Ben Sim studied in Leeds and York and treats eyes of all ages.</p>';
  expect(peopleIn('team', html)).toEqual(['Ben Sim: –']);
});

test('text below a heading that begins with the heading speaks for a rare name', () => {
  const biography = (start: string): string =>
    `<h1>Our team</h1><h2>Zuvix Orlandek</h2><p>${start} has steered cranes in many harbours of the north.</p>`;
  expect(peopleIn('team', biography('Zuvix Orlandek'))).toEqual(['Zuvix Orlandek: –']);
  expect(peopleIn('team', biography('Our machine'))).toEqual([]);
});

test('a position after a comma is no company', () => {
  const about = (position: string): string => `<h1>About us</h1><h3>Jana Weiss</h3><p>${position}</p>`;
  expect(peopleIn('about', about('CEO, Civil Engineer'))).toEqual(['Jana Weiss: CEO, Civil Engineer']);
  expect(peopleIn('about', about('CEO, Globex Foods'))).toEqual([]);
});

test('a sidebar may present the company’s people', () => {
  const html =
    '<h1>Our shop</h1><aside><h4>Meet our people</h4><p>Jana Weiss<br>Store Manager<br>jana@acme-robotics.example</p></aside>';
  expect(peopleIn('other', html)).toEqual(['Jana Weiss: Store Manager']);
});

test('leaves out mascots, and those whom the credits of a project name', () => {
  const card = (name: string, position: string) => `<div><h3>${name}</h3><p>${position}</p></div>`;
  expect(peopleIn('team', `${card('Maya Lindqvist', 'CEO')}${card('Rex Brandt', 'Mascot')}`)).toEqual([
    'Maya Lindqvist: CEO',
  ]);
  const credits = `<h2>Credits</h2>${card('Ole Brandt', 'Director of Photography')}`;
  expect(peopleIn('about', credits)).toEqual([]);
});
