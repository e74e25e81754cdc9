import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { citiesNamed } from './cities';
import { isGivenName, nameLikelihood } from './name-likelihood';
import { openSortedFile } from './sorted-file';

describe('a sorted file', () => {
  const lines = readFileSync(path.join(__dirname, '../gazetteers/surnames.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  const file = openSortedFile('surnames');

  test('finds every line, and no other', () => {
    const known = new Set(lines);
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...lines), fc.string({ maxLength: 8 })), (line) => {
        expect(file.has(line)).toBe(known.has(line));
      }),
    );
    expect([file.has(lines[0] ?? ''), file.has(lines.at(-1) ?? '')]).toEqual([true, true]);
  });

  test('finds the lines that start with a text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lines), (line) => {
        const start = line.slice(0, 4);
        expect(file.linesStartingWith(start)).toEqual(lines.filter((other) => other.startsWith(start)));
      }),
      { numRuns: 20 },
    );
  });
});

describe('towns', () => {
  test('are found by name in any case and spelling of accents, by country', () => {
    expect(citiesNamed('ZÜRICH').map(({ country }) => country)).toContain('CH');
    expect(citiesNamed('Dover').map(({ country }) => country)).toEqual(['GB', 'US']);
  });

  test('of which there is none are not found', () => {
    expect(['', 'Practice Areas', 'Dove', 'x'.repeat(100)].flatMap(citiesNamed)).toEqual([]);
  });
});

describe('a text with the shape of a name', () => {
  test.each(['Maya Lindqvist', 'Tomás Ortega', 'Priya Raman', 'Jan van der Berg', 'ADA BROOK'])(
    'is likely one if a part is a known name: %s',
    (name) => {
      expect(nameLikelihood(name)).toBe('likely');
    },
  );

  test.each(['Practice Areas', 'Real Estate Law', 'Hong Kong', 'San Marino', 'Vesta PRO', 'Our Services'])(
    'is hardly one if it has words of a language, is a place, or an abbreviation: %s',
    (text) => {
      expect(nameLikelihood(text)).toBe('unlikely');
    },
  );

  test('is hardly one if the site writes a word of it in lower case', () => {
    expect(nameLikelihood('Fugzal Wimdot')).toBe('possible');
    expect(nameLikelihood('Fugzal Wimdot', (word) => word === 'wimdot')).toBe('unlikely');
  });

  test('can be one with initials, whatever its other words are', () => {
    expect(nameLikelihood('K. V. Service')).toBe('possible');
  });

  test('can be a given name alone', () => {
    expect([isGivenName('Catherine'), isGivenName('Finance')]).toEqual([true, false]);
  });
});
