import { evidenceFor } from '@firmlens/contract';
import type { PageKind } from '../../crawled-site';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const peopleOn = (kind: PageKind, html: string): string[] =>
  evidenceFor(readPeople(sampleSite([{ kind, html: `<main>${html}</main>` }])), 'team.team_members').map(
    ({ value }) => `${value.name}: ${value.position ?? '–'}`,
  );
const LETTER = '<p>We look forward to working with you in the coming years.</p>';

test.each([
  ['home', `${LETTER}<p>Yours Maya Lindqvist, owner</p>`],
  ['home', `${LETTER}<p>Sincerely,</p><p>Maya Lindqvist<br>owner</p>`],
  ['other', `<h1>A message from our owner</h1>${LETTER}<p>Maya Lindqvist<br>owner<br>Acme</p>`],
] as const)('reads who signs a letter on a page of kind %s: %s', (kind, html) => {
  expect(peopleOn(kind, html)).toEqual(['Maya Lindqvist: owner']);
});

test.each([
  `<h1>Chairman’s Message</h1>${LETTER}<p>Yours sincerely,</p><p>Maya Lindqvist.</p>`,
  `<h1>About us</h1><h2>Message from the Chairman</h2><h2>Mr. Maya Lindqvist</h2>${LETTER}`,
])('reads the position of who signs a letter from its heading: %s', (html) => {
  expect(peopleOn('about', html)).toEqual(['Maya Lindqvist: Chairman']);
});

test('leaves out a name in a heading below another heading', () => {
  expect(peopleOn('about', `<h1>About us</h1><h2>Message</h2><h2>Maya Lindqvist</h2>${LETTER}`)).toEqual([]);
});

test('leaves out a name below a text without a greeting', () => {
  expect(peopleOn('other', `<h1>Lathes</h1>${LETTER}<p>Maya Lindqvist<br>owner<br>Globex</p>`)).toEqual([]);
});

test('reads contacts that are named with their positions, before or after them', () => {
  const html = '<h1>Contact</h1><p>Workshop manager: Maya Lindqvist, tel.: 555 010 020</p>';
  expect(peopleOn('contact', html)).toEqual(['Maya Lindqvist: Workshop manager']);
});

test('reads a person below a heading for people, and one who speaks', () => {
  const about = '<p>She has built lathes for twenty years and teaches it at the school in Leeds.</p>';
  expect(peopleOn('about', `<h2>Meet the founder</h2><h3>Maya Lindqvist</h3>${about}`)).toHaveLength(1);
  const speaks = '<p>I am an optician in Leeds and have worked in a practice of my own for years.</p>';
  expect(peopleOn('about', `<h2>Maya Lindqvist</h2>${speaks}`)).toHaveLength(1);
  expect(peopleOn('about', `<h2>Maya Lindqvist</h2>${about}`)).toEqual([]);
});

test('reads no people in the first row of a table', () => {
  const row = (cell: string, first: string, second: string): string =>
    `<tr><${cell}>${first}</${cell}><${cell}>${second}</${cell}></tr>`;
  const rows = row('td', 'Maya Lindqvist', 'owner') + row('td', 'Ole Brandt', 'engineer');
  expect(peopleOn('team', `<table>${row('th', 'Grace', 'Lead')}${rows}</table>`)).toHaveLength(2);
});

test('reads a position before a name, with a verb between them, and with its adjective', () => {
  expect(peopleOn('about', '<p>Owner of the firm since 1998 and our CEO is Maya Lindqvist.</p>')).toEqual([
    'Maya Lindqvist: CEO',
  ]);
  expect(peopleOn('about', '<p>Notre directeur général, Ole Brandt, dirige la société.</p>')).toEqual([
    'Ole Brandt: directeur général',
  ]);
});
