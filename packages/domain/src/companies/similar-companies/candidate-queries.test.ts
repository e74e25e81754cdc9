import fc from 'fast-check';
import { candidateQueries } from './candidate-queries';
import type { WordCounts } from './word-counts';

const counts = (countByWord: Record<string, number>): WordCounts => ({
  companies: 1_000_000,
  countOf: (word) => countByWord[word] ?? 10,
});
const queries = (words: string[], countByWord: Record<string, number> = {}, marks: string[] = []) =>
  candidateQueries({ words, industryWords: [], marks }, counts(countByWord));

test('queries rare words one by one', () => {
  expect(queries(['zymurgi', 'glockenspiel']).narrow).toEqual([`'glockenspiel' | 'zymurgi'`]);
});

test('queries common words in the smallest combinations of the rarest that few companies share', () => {
  const countByWord = { robot: 2_000, warehous: 4_000, softwar: 200_000 };
  expect(queries(['softwar', 'warehous', 'robot'], countByWord).narrow).toEqual([`'robot' & 'warehous'`]);
});

test('queries several common words together if no combination is rare', () => {
  expect(queries(['cloud', 'network'], { cloud: 200_000, network: 300_000 }).narrow).toEqual([
    `'cloud' & 'network'`,
  ]);
});

test('queries the industry in its country at its size, and more widely if that is too little', () => {
  const marks = ['industry retail', 'country de', 'people 11-50', 'trade retail de 11-50'];
  expect(queries([], {}, marks)).toEqual({
    narrow: [`'trade retail de 11-50'`],
    wide: [`'industry retail' & 'country de'`, `'industry retail'`],
    ranking: `'industry retail' | 'country de' | 'people 11-50'`,
  });
});

test('escapes quotes and backslashes', () => {
  expect(queries([`o'neil\\`]).narrow).toEqual([`'o''neil\\\\'`]);
});

test('makes at most eight short queries, whatever the words', () => {
  const words = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 200 });
  fc.assert(
    fc.property(words, fc.nat({ max: 1_000_000 }), (some, count) => {
      const { narrow } = candidateQueries(
        { words: some, industryWords: some, marks: [] },
        { companies: 1_000_000, countOf: (word) => (word.length * count) % 400_000 },
      );
      expect(narrow.length).toBeLessThanOrEqual(8);
    }),
  );
});
