import { createTeamMember } from '@firmlens/text';
import { mergePeople } from './merge-people';

const read = (name: string, confidence: number) => ({
  member: createTeamMember(name),
  origin: 'team-card',
  url: new URL('https://acme.example/team'),
  confidence,
});

test('a middle name, a short given name or the surnames alone make no second person', () => {
  const people = mergePeople([
    read('Maya Lindqvist', 0.9),
    read('Christopher Novak', 0.9),
    read('Maya Anna Lindqvist', 0.8),
    read('Chris', 0.8),
    read('Maya Weiss', 0.8),
    read('Maya Eva Lindqvist', 0.7),
    read('Robin', 0.7),
    read('Pedro Sousa Lima', 0.7),
    read('Sousa Lima', 0.6),
    read('Ana Prado', 0.6),
    read('Ana Prado Ruiz', 0.6),
    read('Novak Christopher', 0.6),
    read('Jana D.', 0.6),
    read('Ana P.', 0.6),
    read('Pedro S', 0.6),
  ]);
  expect(people.map(({ member }) => member.name)).toEqual([
    'Maya Lindqvist',
    'Christopher Novak',
    'Maya Weiss',
    'Robin',
    'Pedro Sousa Lima',
    'Ana Prado',
    'Jana D.',
  ]);
});

test('a short form of a given name makes no second person where the position is the same', () => {
  const inPosition = (name: string, position: string) => {
    const person = read(name, 0.9);
    return { ...person, member: { ...person.member, position } };
  };
  const people = mergePeople([
    inPosition('Samuel Novak', 'President and Chief Executive Officer'),
    inPosition('Sam Novak', 'President and CEO'),
    inPosition('Dan Weiss', 'Fitter'),
    inPosition('Daniela Weiss', 'Accountant'),
  ]);
  expect(people.map(({ member }) => member.name)).toEqual(['Samuel Novak', 'Dan Weiss', 'Daniela Weiss']);
});
