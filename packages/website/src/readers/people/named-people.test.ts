import { evidenceFor } from '@firmlens/contract';
import type { PageKind } from '../../crawled-site';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const peopleOn = (path: string, kind: PageKind, lines: readonly string[]): string[] => {
  const html = `<body>${lines.map((line) => `<p>${line}</p>`).join('')}</body>`;
  return evidenceFor(readPeople(sampleSite([{ path, kind, html }])), 'team.team_members').map(
    ({ value }) => `${value.name}: ${value.position ?? '–'}`,
  );
};

test.each([
  'Directeur de la publication : Madame Maya Lindqvist',
  'Responsable publication : Maya Lindqvist – maya@nordwerk.example',
])('reads who publishes a French site: %s', (line) => {
  const [label = ''] = line.split(' :');
  expect(peopleOn('/mentions-legales', 'legal', ['Mentions légales', line])).toEqual([
    `Maya Lindqvist: ${label}`,
  ]);
});

test.each([
  [['Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV', 'Jana Weiss']],
  [['Inhaltlich verantwortlich: Jana Weiss']],
])('reads who answers for a German site: %j', (lines) => {
  const people = peopleOn('/impressum', 'legal', ['Impressum', 'Nordwerk GmbH', ...lines]);
  expect(people).toEqual(['Jana Weiss: –']);
});

test('the business below such a label is no person', () => {
  const lines = ['Impressum', 'Verantwortlich für den Inhalt', 'Zuvix Orlandek', 'Hauptstr. 1'];
  expect(peopleOn('/impressum', 'legal', lines)).toEqual([]);
});

test('a name on a line of its own in an imprint is the owner of a business without a legal form', () => {
  const imprint = (business: string) =>
    peopleOn('/impressum', 'legal', [
      'Impressum',
      'Angaben gemäß § 5 DDG',
      business,
      'Jana Weiss',
      'Hauptstr. 1',
      '50667 Köln',
    ]);
  expect(imprint('Automaten Nordwerk')).toEqual(['Jana Weiss: Owner']);
  expect(imprint('Nordwerk GmbH')).toEqual([]);
});

test('the company that publishes a site is no person', () => {
  const lines = ['Impressum', 'Medieninhaber & Herausgeber Nordwerk FlexCo', 'Inhaberin: Jana Weiss, Leeds'];
  expect(peopleOn('/impressum', 'legal', lines)).toEqual(['Jana Weiss: Owner']);
});

test('a sentence may name somebody with a rare surname', () => {
  expect(peopleOn('/team', 'team', ['Anna Orlandek is our Managing Director and lives in Leeds.'])).toEqual([
    'Anna Orlandek: Managing Director',
  ]);
});

test('a sentence may state the position after a verb', () => {
  expect(
    peopleOn('/about', 'about', ['Jana Weiss is our Managing Director and knows every customer by name.']),
  ).toEqual(['Jana Weiss: Managing Director']);
});

test('a line with a position and a patronymic names an officer', () => {
  const lines = [
    'Реквизиты',
    'Генеральный директор: Лебедев Олег Игоревич, на основании Устава',
    'Главный бухгалтер Анна Павловна Соколова',
    'Памятник Лебедев Олег Игоревич',
  ];
  expect(peopleOn('/rekvizity', 'contact', lines)).toEqual([
    'Лебедев Олег Игоревич: Генеральный директор',
    'Анна Павловна Соколова: Главный бухгалтер',
  ]);
});

test('other texts name people with their position at the company itself', () => {
  const lines = [
    '“This is a great day for all of us here,” said Maya Lindqvist, CEO of Acme Robotics. “We have long hoped for it.”',
    '“They are a reliable partner for our factories,” said Jana Weiss, CTO of Globex, after the signing.',
    'The plant was opened by former CEO Ole Brandt in the presence of many guests.',
  ];
  expect(peopleOn('/opening', 'other', lines)).toEqual(['Maya Lindqvist: CEO']);
  expect(peopleOn('/about', 'about', lines.slice(2))).toEqual([]);
});

test('a line of an imprint may name its officer first', () => {
  const lines = ['Impressum', 'Jana Weiss, Geschäftsführerin', 'Nordwerk Logistik', 'Hauptstr. 1'];
  expect(peopleOn('/impressum', 'legal', lines)).toEqual(['Jana Weiss: Managing Director']);
});

test('a given name in an imprint has the surname of the next', () => {
  const lines = ['Mentions légales', 'Gérants : Maya & Ole Brandt'];
  expect(peopleOn('/mentions-legales', 'legal', lines)).toEqual([
    'Maya Brandt: Managing Director',
    'Ole Brandt: Managing Director',
  ]);
});

test('reads the managing director whom a sentence of a French legal notice names', () => {
  const lines = ['Mentions légales', 'Le gérant est Maya Lindqvist.'];
  expect(peopleOn('/mentions-legales', 'legal', lines)).toEqual(['Maya Lindqvist: Managing Director']);
});
