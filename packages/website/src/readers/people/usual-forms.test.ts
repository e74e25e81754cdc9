import { evidenceFor } from '@firmlens/contract';
import type { PageKind } from '../../crawled-site';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const peopleIn = (kind: PageKind, html: string, path = '/page'): string[] =>
  evidenceFor(
    readPeople(sampleSite([{ path, kind, html: `<main>${html}</main>` }])),
    'team.team_members',
  ).map(({ value }) => `${value.name}: ${value.position ?? '–'}`);

const card = (...texts: string[]): string =>
  `<div class="c"><h3>${texts[0] ?? ''}</h3>${texts
    .slice(1)
    .map((text) => `<p>${text}</p>`)
    .join('')}</div>`;

test.each<[string, string, string[]]>([
  [
    'a heading above a list',
    '<h1>Team</h1><h2>Surveyors</h2><ul><li>Maya Lindqvist</li><li>Jana Weiss</li></ul>',
    ['Maya Lindqvist: Surveyors', 'Jana Weiss: Surveyors'],
  ],
  [
    'the first sentence of a biography',
    `<h1>Team</h1>${card('Maya Lindqvist', 'Maya is a founding partner of Acme and has worked in Leeds for a long time.')}`,
    ['Maya Lindqvist: founding partner'],
  ],
  [
    'a label below the name, although a text stands above it',
    `<h1>Team</h1><div><p>For ten years our people have looked after all those who come to us, in every weather, in every season of the year.</p><h3>Maya Lindqvist</h3><p>Workshop Manager</p></div>`,
    ['Maya Lindqvist: Workshop Manager'],
  ],
  ['brackets', '<h1>Team</h1><p>Maya Lindqvist (CTO)</p>', ['Maya Lindqvist: CTO']],
  [
    'a line below the name, without the company below it',
    '<h1>Team</h1><h3>Md. Selim Brandt<br>GM – Cranes<br>Acme Robotics Ltd.</h3>',
    ['Md. Selim Brandt: GM – Cranes'],
  ],
  [
    'a task in a list of names and tasks',
    `<h1>Team</h1>${['Maya Lindqvist - Surveyor', 'Ole Brandt - Ecology', 'Dr. Zuvix Orlandek - Concerts', 'Jana Weiss - Money'].map((text) => `<p>${text}</p>`).join('')}`,
    ['Maya Lindqvist: Surveyor', 'Ole Brandt: Ecology', 'Zuvix Orlandek: Concerts', 'Jana Weiss: Money'],
  ],
  [
    'a label with a full stop',
    `<h1>Team</h1>${card('Maya Lindqvist', 'Creative Developer.', 'Rows every day.')}`,
    ['Maya Lindqvist: Creative Developer'],
  ],
  [
    'a label, without the years of experience',
    `<h1>Team</h1>${card('Maya Lindqvist', 'Electrician · 30+ years of experience')}`,
    ['Maya Lindqvist: Electrician'],
  ],
  [
    'the text below two headings with a part of the name each',
    '<h1>Team</h1><div><h3>Maya</h3><h3>Orlandek</h3><p>Accountant</p></div>',
    ['Maya Orlandek: Accountant'],
  ],
  [
    'a text after the year of birth, without since when',
    '<h1>Team</h1><h2>Maya Lindqvist (born 1969) Chairman since May 2016</h2>',
    ['Maya Lindqvist: Chairman'],
  ],
])('takes a position from %s', (_case, html, expected) => {
  expect(peopleIn('team', html)).toEqual(expected);
});

test('takes no position from a heading with a name, or from words before a biography’s position', () => {
  const biography = 'Maya is the renowned engineer whom everybody in Leeds has known for so many years.';
  expect(peopleIn('team', `<h1>Ole Brandt Engineer</h1>${card('Maya Lindqvist', biography)}`)).toContain(
    'Maya Lindqvist: –',
  );
});

test('reads given names alone if positions are below them', () => {
  const cards = card('Jana', 'Office Manager') + card('Zuvix', 'Fitter');
  expect(peopleIn('about', `<h1>About us</h1>${cards}`)).toEqual(['Jana: Office Manager', 'Zuvix: Fitter']);
  expect(peopleIn('contact', '<h1>Contact</h1><div><strong>Jana</strong><span>Owner</span></div>')).toEqual([
    'Jana: Owner',
  ]);
});

test('reads neither places nor products whose labels are like positions', () => {
  const places = card('Kiel', 'Vertrieb · Service') + card('Hamburg', 'Vertrieb · Service');
  const products = card('Silber Eiche', 'Eiche Artisan') + card('Anna Eiche', 'Eiche Artisan');
  expect(peopleIn('about', places)).toEqual([]);
  expect(peopleIn('other', products)).toEqual([]);
});

test('reads a name in two elements above a position', () => {
  expect(
    peopleIn(
      'team',
      '<h1>Team</h1><div><span class="f">Maya</span><span class="l">Lindqvist</span><p>CEO</p></div>',
    ),
  ).toEqual(['Maya Lindqvist: CEO']);
});

test.each<[PageKind, string]>([
  ['contact', '<h1>Kontakt</h1><p>Ihre Ansprechpartnerin:<br>Maya Lindqvist<br>Tel. 0711 5550101</p>'],
  ['home', '<h1>Acme</h1><p>Contact: Maya Lindqvist</p>'],
  ['contact', '<h1>Contact</h1><div class="d"><h4>Maya Lindqvist</h4><p>Head of Sales</p></div>'],
  [
    'about',
    '<h1>About Dr. Maya Lindqvist</h1><p>She studied in Leeds and opened the practice in the spring of 2003.</p>',
  ],
  [
    'home',
    '<h1>Acme</h1><h2>Meet the owner</h2><h3>Maya Lindqvist</h3><p>She has been baking bread since she was twelve, and still loves it.</p>',
  ],
])('finds who is presented on a page of kind %s: %s', (kind, html) => {
  expect(peopleIn(kind, html).join()).toMatch(/^Maya Lindqvist: /);
});

test('leaves out companies that a heading introduces', () => {
  const text = '<p>The firm has looked after roofs and gutters in Leeds for more than thirty years.</p>';
  expect(peopleIn('about', `<h2>About Carpentry Lindqvist</h2>${text}`)).toEqual([]);
});

test.each([
  ['Inh.: Maya Lindqvist', 'Maya Lindqvist: Owner'],
  ['Titolare: Maya Lindqvist', 'Maya Lindqvist: Titolare'],
  [
    'Geschäftsführer sind Maya Lindqvist und Thomas Brandt',
    'Maya Lindqvist: Managing Director,Thomas Brandt: Managing Director',
  ],
  ['Represented by Maya Lindqvist, Président', 'Maya Lindqvist: Managing Director'],
  ['Titolare: Acme Robotics', ''],
])('reads the line %s of a legal notice', (line, expected) => {
  expect(peopleIn('legal', `<h1>Impressum</h1><p>${line}</p>`, '/impressum').join()).toBe(expected);
});

test('reads whoever signs a quotation with the own name of the company below the position', () => {
  const quotation = (employer: string): string =>
    `<h1>Careers</h1><div>“Here everybody has a say in how we build our robots.”<br>Ole Brandt<br>Plant Manager<br>${employer}</div>`;
  const peopleAt = (employer: string): string[] =>
    evidenceFor(
      readPeople(
        sampleSite([
          { path: '/', kind: 'home', html: '<title>Acme Robotics</title><h1>Robots</h1>' },
          { path: '/careers', kind: 'careers', html: `<main>${quotation(employer)}</main>` },
        ]),
      ),
      'team.team_members',
    ).map(({ value }) => `${value.name}: ${value.position ?? '–'}`);
  expect(peopleAt('Acme Robotics, Inc.')).toEqual(['Ole Brandt: Plant Manager']);
  expect(peopleAt('Globex, Inc.')).toEqual([]);
});

test('reads a heading as a name if the text below begins with a position', () => {
  const page = (text: string): string => `<div><h1>Maya Lindqvist</h1><p>${text}</p></div>`;
  expect(
    peopleIn('about', page('Consultant with more than 25 years of experience in small workshops.')),
  ).toEqual(['Maya Lindqvist: Consultant']);
  expect(
    peopleIn('about', page('Consultant rooms are open to all visitors on every day of the week.')),
  ).toEqual([]);
});

test('takes no position from a text with the name in it', () => {
  const html = `<div><div><span>Manager</span> <span>Maya Lindqvist</span> <span>Systems</span></div><div><h3>Maya Lindqvist</h3><p>Systems Engineer</p></div></div>`;
  expect(peopleIn('team', `<h1>Team</h1>${html}`)).toEqual(['Maya Lindqvist: Systems Engineer']);
});

test('reads numbered names', () => {
  expect(peopleIn('about', '<h1>About us</h1><h4>2. Z.A. ORLANDEK - MANAGING DIRECTOR</h4>')).toEqual([
    'Z.A. Orlandek: MANAGING DIRECTOR',
  ]);
});

test('a heading names two people who share the surname', () => {
  expect(
    peopleIn(
      'team',
      '<h1>Our team</h1><h3>Maya and Ole Brandt</h3><p>They like what they do.</p>',
    ).toSorted(),
  ).toEqual(['Maya Brandt: –', 'Ole Brandt: –']);
});

test('a line of a heading after a whole name is no part of it', () => {
  const card = (name: string, label: string): string => `<div><h3>${name}<br>${label}</h3></div>`;
  const cards = [card('Jana Weiss', 'Ops'), card('Ole Brandt', 'CEO'), card('Ana María', 'Orlandek')].join(
    '',
  );
  expect(
    peopleIn('team', `<h1>Our team</h1>${cards}`)
      .map((person) => person.split(':')[0])
      .toSorted(),
  ).toEqual(['Ana María Orlandek', 'Jana Weiss', 'Ole Brandt']);
});

test('reads neither names nor positions from a table of what somebody has done', () => {
  const row = (years: string, text: string): string => `<tr><th>${years}</th><td>${text}</td></tr>`;
  const html = `<div><h3>Maya Lindqvist</h3><p>Engineer, with her own workshop</p><table>
    ${row('2012 – today', '<strong>Master Study Robotics</strong> in Lund')}
    ${row('2010', '<strong>Assistant</strong> of a workshop')}</table></div>`;
  expect(peopleIn('team', `<h1>Team</h1>${html}`)).toEqual([
    'Maya Lindqvist: Engineer, with her own workshop',
  ]);
});

test('reads who says to work at the company on any page', () => {
  const line = (employer: string) => `<p>Maya Lindqvist</p><p>CEO at ${employer}</p>`;
  expect(peopleIn('other', `<h1>On lathes</h1>${line('Acme Robotics')}`)).toHaveLength(1);
  expect(peopleIn('other', `<h1>On lathes</h1>${line('Globex')}`)).toEqual([]);
});

test('reads whose mailbox at the company is the given name and the first letter of the surname', () => {
  const html = (mailbox: string) =>
    `<h1>Sales</h1><div><p>Maya Lindqvist</p><p>${mailbox}@acme-robotics.example</p></div>`;
  expect(peopleIn('other', html('mayal'))).toHaveLength(1);
  expect(peopleIn('other', html('mayak'))).toEqual([]);
});
