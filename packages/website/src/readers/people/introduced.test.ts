import { evidenceFor } from '@firmlens/contract';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const peopleIn = (...cards: string[]): string[] =>
  evidenceFor(
    readPeople(
      sampleSite([
        {
          path: '/about',
          kind: 'about',
          html: `<main><h1>About us</h1>${cards.map((card) => `<div>${card}</div>`).join('')}</main>`,
        },
      ]),
    ),
    'team.team_members',
  ).map(({ value }) => `${value.name}: ${value.position ?? '–'}`);

const card = (position: string, name: string, text: string): string =>
  `<h4>${position}</h4><h3>${name}</h3><p>${text}</p>`;

test('reads rare names and given names between their position and a text that begins with them', () => {
  expect(
    peopleIn(
      card(
        'Board Member',
        'Zuvix Orlandek',
        'Zuvix Orlandek has led the works in Leeds since they were opened.',
      ),
      card('Site Manager', 'Zuvixa', 'Zuvixa looks after every site from the first visit to the last stone.'),
    ),
  ).toEqual(['Zuvix Orlandek: Board Member', 'Zuvixa: Site Manager']);
});

test('reads no names of services below a department', () => {
  expect(
    peopleIn(
      card(
        'Engineering',
        'Zuvix Orlandek',
        'We draw and build what no other workshop in Leeds dares to build.',
      ),
      card(
        'Management',
        'Orlandek Zuvix',
        'We look after every site from the first visit to the last stone.',
      ),
    ),
  ).toEqual([]);
});

test('a position above each of several names speaks for the rare ones', () => {
  const person = (position: string, name: string): string =>
    `<p>${position}</p><div>${name}</div><p>Ask me.</p>`;
  expect(peopleIn(person('Electrician', 'Zuvix Orlandek'), person('Engineer', 'Maya Lindqvist'))).toEqual([
    'Maya Lindqvist: Engineer',
    'Zuvix Orlandek: Electrician',
  ]);
  expect(
    peopleIn(person('For Managers', 'Zuvix Orlandek'), person('For Engineers', 'Kelvo Mirandek')),
  ).toEqual([]);
  expect(peopleIn(person('Electrician', 'Zuvix Orlandek'), person('Since 1998', 'Maya Lindqvist'))).toEqual(
    [],
  );
});
