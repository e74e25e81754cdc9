import { evidenceFor } from '@firmlens/contract';
import type { PageKind } from '../../crawled-site';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const peopleIn = (kind: PageKind, sentence: string): string[] =>
  evidenceFor(
    readPeople(
      sampleSite([
        { path: '/', kind: 'home', html: '<title>Acme Robotics</title><h1>Robots</h1>' },
        { path: '/page', kind, html: `<h1>Harbours</h1><p>${sentence}</p>` },
      ]),
    ),
    'team.team_members',
  ).map(({ value }) => `${value.name}: ${value.position ?? '–'}`);

test.each(['news', 'product'] as const)('a %s page names people whose position is at the company', (kind) => {
  expect(peopleIn(kind, '“It lifts twice as much,” said Acme Robotics CEO Ole Brandt yesterday.')).toEqual([
    'Ole Brandt: CEO',
  ]);
  expect(peopleIn(kind, '“It lifts a lot,” said Maya Lindqvist, Acme Robotics CTO, on the quay.')).toEqual([
    'Maya Lindqvist: CTO',
  ]);
  expect(peopleIn(kind, '“Acme Robotics is fast,” said Globex CEO Ole Brandt yesterday.')).toEqual([]);
  expect(peopleIn(kind, '“Acme Robotics is fast,” said Maya Lindqvist, Globex CTO, on the quay.')).toEqual(
    [],
  );
});

test('a position before a comma is that of the name behind it, unless it follows another name', () => {
  expect(peopleIn('about', 'Our CEO, Maya Lindqvist, opened the first workshop in Bergen.')).toEqual([
    'Maya Lindqvist: CEO',
  ]);
  expect(peopleIn('about', 'Write to Ole Brandt, CEO, Maya Lindqvist, or anybody else here.')).toEqual([
    'Ole Brandt: CEO',
  ]);
  expect(peopleIn('about', 'She was a Financial Advisor, Edward Jones')).toEqual([]);
});

test('a legal text names who represents the company, but not who represents another', () => {
  expect(
    peopleIn(
      'legal',
      'Titolare del trattamento è Acme Robotics srl, nella persona del legale rappresentante Marco Bianchi.',
    ),
  ).toEqual(['Marco Bianchi: legale rappresentante']);
  expect(
    peopleIn(
      'legal',
      'The host of Acme Robotics is Globex Ltd, represented by its Managing Director Ole Brandt.',
    ),
  ).toEqual([]);
});

test.each([
  ['Ole Brandt was recently promoted to Plant Manager of Acme Robotics.', ['Ole Brandt: Plant Manager']],
  [
    'Acme Robotics announces the promotion of two engineers – Maya Lindqvist and Ole Brandt – to the position of Vice President.',
    ['Maya Lindqvist: Vice President', 'Ole Brandt: Vice President'],
  ],
  [
    'Ole Brandt was hired in the newly created position of Plant Manager, and Acme Robotics is glad.',
    ['Ole Brandt: Plant Manager'],
  ],
  ['Ole Brandt was appointed CTO of Globex, where he uses robots of Acme Robotics.', []],
  ['Ole Brandt was seen at Acme Robotics as Plant Managers often are.', []],
])('news of an appointment: %s', (sentence, expected) => {
  expect(peopleIn('news', sentence)).toEqual(expected);
});

test.each([
  ['“It lifts a lot,” said Acme Robotics CEO and Co-Founder Ole Brandt.', ['Ole Brandt: CEO and Co-Founder']],
  [
    '“It lifts a lot,” said Maya Lindqvist, founder and CTO of Acme Robotics.',
    ['Maya Lindqvist: founder and CTO'],
  ],
  [
    'Maya Lindqvist, Director Sales of Acme Robotics, said “It lifts a lot.”',
    ['Maya Lindqvist: Director Sales'],
  ],
  ['Maya Lindqvist, Director Sales of Globex, said “Acme Robotics is fast.”', []],
])('a position of several parts: %s', (sentence, expected) => {
  expect(peopleIn('news', sentence)).toEqual(expected);
});

test('an about page quotes people whose position is at the company', () => {
  expect(
    peopleIn('about', 'Ole Brandt, President of Acme Robotics, said “We will lift twice as much.”'),
  ).toEqual(['Ole Brandt: President']);
  expect(
    peopleIn('about', 'Ole Brandt, President of Globex, said “Acme Robotics lifts twice as much.”'),
  ).toEqual([]);
});

test('a degree is no position', () => {
  expect(peopleIn('team', 'She attended a course on robots in surgery (Ole Brandt, MD, DDS).')).toEqual([]);
});

test('a company that calls itself a leader or a partner is no person', () => {
  const peopleOf = (sentence: string): string[] =>
    evidenceFor(
      readPeople(
        sampleSite([
          { path: '/', kind: 'home', html: '<title>Ada Acme</title><h1>Floors</h1>' },
          { path: '/about', kind: 'about', html: `<h1>About us</h1><p>${sentence}</p>` },
        ]),
      ),
      'team.team_members',
    ).map(({ value }) => value.name);
  expect(peopleOf('Since 2018, Ada Acme is leader in floors of concrete.')).toEqual([]);
  expect(peopleOf('Ada Acme is the partner of builders in all of Europe.')).toEqual([]);
  expect(peopleOf('Since 2018, Maya Lindqvist is leader in all things of concrete.')).toEqual([
    'Maya Lindqvist',
  ]);
});

test('a position at the company, behind a department and a comma as well, speaks for a rare name', () => {
  const said = (speaker: string): string[] => peopleIn('news', `“It lifts a lot,” said ${speaker}.`);
  expect(said('Zuvix Orlandek, CTO of Acme Robotics')).toEqual(['Zuvix Orlandek: CTO']);
  expect(said('Maya Lindqvist, Vice President of Cranes, Acme Robotics')).toEqual([
    'Maya Lindqvist: Vice President',
  ]);
  expect(said('Zuvix Orlandek, CTO of Globex, which knows Acme Robotics')).toEqual([]);
  expect(said('Zuvix Orlandek, partner of Acme Robotics')).toEqual([]);
  expect(said('Maya Lindqvist, CEO of Globex, Acme Robotics’s first customer')).toEqual([]);
});
