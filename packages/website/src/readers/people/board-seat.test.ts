import { evidenceFor } from '@firmlens/contract';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const peopleIn = (html: string): string[] =>
  evidenceFor(readPeople(sampleSite([{ path: '/team', kind: 'team', html }])), 'team.team_members').map(
    ({ value }) => `${value.name}: ${value.position ?? '–'}`,
  );
const card = (name: string, ...lines: string[]) =>
  `<div class="x"><h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`;

test('a member of a board has a seat, whatever the work elsewhere', () => {
  const members = [
    card('Maya Lindqvist', 'Chief Financial Officer, Globex Foods'),
    card('Ole Brandt', 'Audit Committee Chair', 'Partner at Initech'),
    card('Jana Weiss', 'Director, Operations'),
    card('Robert Novak', 'member'),
  ];
  expect(peopleIn(`<h2>Board of Directors</h2>${members.join('')}`)).toEqual([
    'Maya Lindqvist: Board of Directors',
    'Ole Brandt: Audit Committee Chair',
    'Jana Weiss: Director, Operations',
    'Robert Novak: member, Board of Directors',
  ]);
});

test('the next section is no longer the board', () => {
  const html = `<h2>Advisory Board</h2>${card('Maya Lindqvist')}${card('Ole Brandt')}<h2>Friends of the house</h2>`;
  const people = peopleIn(`${html}${card('Jana Weiss')}${card('Robert Novak')}`);
  expect(people).toEqual(
    expect.arrayContaining(['Maya Lindqvist: Advisory Board', 'Ole Brandt: Advisory Board', 'Jana Weiss: –']),
  );
});
