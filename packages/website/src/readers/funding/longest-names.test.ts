import { foldText } from '@firmlens/text';
import fc from 'fast-check';
import { longestNameAmong, longestNames } from './longest-names';

const names = fc.array(
  fc.array(fc.constantFrom('Gull', 'gull', 'Gullwing', 'Ventures', 'Água', 'I'), {
    minLength: 1,
    maxLength: 4,
  }),
  { maxLength: 12 },
);
const startsWith = (other: string, name: string) => foldText(other).startsWith(`${foldText(name)} `);

test('keeps each name once, unless a longer one starts with it', () => {
  expect(longestNames(['Gullwing', 'Gullwing Ventures', 'gullwing ventures', 'Gull'])).toEqual([
    'Gullwing Ventures',
    'Gull',
  ]);
});

test('keeps what a comparison of each name with each other keeps', () => {
  fc.assert(
    fc.property(names, (words) => {
      const all = words.map((parts) => parts.join(' '));
      const kept = all.filter(
        (name, at) =>
          !all.some((other) => startsWith(other, name)) &&
          all.findIndex((other) => foldText(other) === foldText(name)) === at,
      );
      expect(longestNames(all)).toEqual(kept);
    }),
  );
});

test('finds the longest known name that starts with the given one', () => {
  const fullNameOf = longestNameAmong([
    'Gullwing',
    'Gullwing Ventures',
    'Gullwing Ventures Fund',
    'Gull Capital',
  ]);
  expect(['Gullwing', 'GULLWING VENTURES', 'Gull', 'Acme'].map(fullNameOf)).toEqual([
    'Gullwing Ventures Fund',
    'Gullwing Ventures Fund',
    'Gull Capital',
    'Acme',
  ]);
});
