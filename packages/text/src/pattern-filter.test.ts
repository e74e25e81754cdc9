import fc from 'fast-check';
import { createPatternFilter } from './pattern-filter';
import { requiredLiterals } from './required-literals';

const filterOf = (...patterns: RegExp[]) =>
  createPatternFilter(patterns, ({ source }) => requiredLiterals(source));

test('gives the patterns of which a text contains what they require, in their order', () => {
  const filter = filterOf(/robots/, /\d+/, /cranes|lifts/, /robots .* leeds/);
  expect(filter('lifts and robots').map(String)).toEqual(['/robots/', '/\\d+/', '/cranes|lifts/']);
  expect(filter('').map(String)).toEqual(['/\\d+/']);
});

test('tells long literals with the same beginning apart, up to the end of the text', () => {
  const filter = filterOf(/robotics/, /robotic arms/, /roboti/, /robot/, /arm/);
  expect(filter('robotic arm').map(String)).toEqual(['/roboti/', '/robot/', '/arm/']);
  expect(filter('arms for robotics').map(String)).toEqual(['/robotics/', '/roboti/', '/robot/', '/arm/']);
});

test('gives every pattern that matches, for any expression and text', () => {
  const word = fc.stringMatching(/^[abc ]{1,4}$/);
  const { source } = fc.letrec<{ source: string }>((tie) => ({
    source: fc.oneof(
      { depthSize: 'small' },
      word,
      fc.constantFrom('[ab]', '.', '\\b', '(?<!a)', '(?=b)', '\\w'),
      fc.tuple(tie('source'), tie('source')).map(([first, second]) => `(?:${first}|${second})`),
      fc.array(tie('source'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
      fc
        .tuple(tie('source'), fc.constantFrom('?', '*', '+', '{2}', '{0,1}'))
        .map(([inside, mark]) => `(?:${inside})${mark}`),
    ),
  }));
  fc.assert(
    fc.property(fc.array(source, { maxLength: 5 }), fc.stringMatching(/^[abc ]{0,30}$/), (sources, text) => {
      const patterns = sources.map((expression) => new RegExp(expression));
      const matching = patterns.filter((pattern) => pattern.test(text));
      expect(filterOf(...patterns)(text)).toEqual(expect.arrayContaining(matching));
    }),
    { numRuns: 1_000 },
  );
});
