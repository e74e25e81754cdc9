import { evidenceFor } from '@firmlens/contract';
import type { PageKind } from '../../crawled-site';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const peopleOn = (kind: PageKind, html: string): string[] =>
  evidenceFor(readPeople(sampleSite([{ kind, html: `<main>${html}</main>` }])), 'team.team_members').map(
    ({ value }) => `${value.name}: ${value.position ?? '–'}`,
  );
const card = (name: string, text: string): string => `<div><h1>${name}</h1><p>${text}</p></div>`;
const CARDS =
  card('Maya Lindqvist', 'Maya runs the workshop and plans the work of all lathes.') +
  card('Ole Brandt', 'Ole builds lathes and has taught it in Leeds for twenty years.');

test('reads people whose names are headings of the same level as the heading of their list', () => {
  expect(peopleOn('home', `<h1>Lathes for all</h1><section><h1>Team</h1>${CARDS}</section>`)).toEqual([
    'Maya Lindqvist: –',
    'Ole Brandt: –',
  ]);
  expect(peopleOn('home', `<h1>Lathes for all</h1><section><h1>Stories</h1>${CARDS}</section>`)).toEqual([]);
});

test('reads a list of people that is indented as a quotation, but no single name in one', () => {
  const people = ['Maya Lindqvist', 'Ole Brandt', 'Jana Weiss'].map(
    (name) => `<p><b>${name}</b><br>Lathes</p>`,
  );
  expect(peopleOn('team', `<blockquote>${people.join('')}</blockquote>`)).toHaveLength(3);
  expect(peopleOn('team', `<blockquote>${people[0] ?? ''}</blockquote>`)).toEqual([]);
});
