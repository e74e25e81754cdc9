import { evidenceFor } from '@firmlens/contract';
import { sampleSite } from '../sample-site';
import { readPeople } from './read-people';

const card = (name: string): string => `<div><img alt="${name}"><h3>${name}</h3><p>View profile</p></div>`;
const team = {
  path: '/team',
  kind: 'team' as const,
  html: `<main><h1>Our team</h1>${card('Maya Lindqvist')}${card('Ole Brandt')}</main>`,
};
const positionsWith = (title: string, label: string): string[] => {
  const html = `<main><h1>${title}</h1><p>${label}</p></main>`;
  return evidenceFor(
    readPeople(sampleSite([team, { path: '/profile', kind: 'other', html }])),
    'team.team_members',
  ).map(({ value }) => `${value.name}: ${value.position ?? '–'}`);
};

test('reads the position of somebody named elsewhere from a page of their own', () => {
  expect(positionsWith('Maya Lindqvist', 'Director, Quality Practice')).toEqual([
    'Maya Lindqvist: Director, Quality Practice',
    'Ole Brandt: –',
  ]);
});

test.each([
  ['somebody else', 'Jana Weiss', 'CTO'],
  ['a sentence', 'Maya Lindqvist', 'Our engineer has built robots for many years.'],
  ['a position at another company', 'Maya Lindqvist', 'CTO at Globex'],
])('does not read %s', (_case, title, label) => {
  expect(positionsWith(title, label)).toEqual(['Maya Lindqvist: –', 'Ole Brandt: –']);
});
