import { evidenceFor } from '@firmlens/contract';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const peopleIn = (title: string, text: string): string[] =>
  evidenceFor(
    readPeople(
      sampleSite([
        {
          path: '/z-orlandek',
          kind: 'other',
          html: `<title>${title}</title><main><div><h2>Zuvix Orlandek.</h2><h4>${text}</h4></div></main>`,
        },
      ]),
    ),
    'team.team_members',
  ).map(({ value }) => value.name);

const BIOGRAPHY = 'Zuvix has steered cranes in the harbours of the north since 1998.';

test('a page titled as one of the team introduces who is in its heading', () => {
  expect(peopleIn('Acme (L) - Our Team', BIOGRAPHY)).toEqual(['Zuvix Orlandek']);
});

test.each([
  ['the title says more', 'Acme Project Team Planning', BIOGRAPHY],
  ['there is another title', 'Acme - Cranes', BIOGRAPHY],
  ['the text speaks of something else', 'Acme - Our Team', 'We steer cranes in the harbours of the north.'],
])('but not if %s', (_case, title, text) => {
  expect(peopleIn(title, text)).toEqual([]);
});
