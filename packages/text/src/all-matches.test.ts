import fc from 'fast-check';
import { allMatches } from './all-matches';

const EXPRESSIONS = [/\w+/g, /(?<letter>\p{L})?/gu, /(?:)/g, /(?:)/gu, /(?<=a)b*/giu, /^|$/gm, /[^a]{1,2}/g];

it('finds what matchAll finds', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'B', 'é', '漢', '😀', '\ud83d', ' ', '\n') }),
      (text) => {
        for (const expression of EXPRESSIONS)
          expect(allMatches(text, expression)).toEqual([...text.matchAll(expression)]);
      },
    ),
  );
});

it('finds all of them in each text, wherever the expression stood', () => {
  const expression = /a/g;
  expression.test('aa');
  expect(allMatches('aa', expression)).toHaveLength(2);
  expect(allMatches('a', expression)).toHaveLength(1);
});

it('refuses an expression that would find its first match for ever', () => {
  expect(() => allMatches('a', /a/)).toThrow('/a/ has no flag g');
});

it('stops after as many as are wanted, and finds all the next time', () => {
  const expression = /a/g;
  expect(allMatches('aaa', expression, 2).map(({ index }) => index)).toEqual([0, 1]);
  expect(allMatches('aaa', expression)).toHaveLength(3);
});
