import fc from 'fast-check';
import { canonicalText, findQuotation, hasWords } from './quotation';

const line = fc
  .array(fc.stringMatching(/^[a-zäé0-9ﬁ.,-]{1,8}$/), { minLength: 1, maxLength: 8 })
  .map((words) => canonicalText(words.join(' ')))
  .filter((text) => text !== '');
const passage = fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n'));
const anyText = fc.string({ unit: 'binary', maxLength: 60 });

describe('a quotation', () => {
  it('is found only if the passage has it, whatever is quoted', () => {
    const quoted = (text: string) =>
      fc.oneof(
        anyText,
        fc
          .tuple(fc.nat(text.length), fc.nat(text.length), fc.constantFrom('', 'a', ' ', '1'))
          .map(([from, to, changed]) => `${text.slice(from, to)}${changed}${text.slice(to + 1)}`),
        fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([from, to]) => text.slice(from, to)),
      );
    const texts = fc.oneof(passage, anyText.map(canonicalText));
    fc.assert(
      fc.property(
        texts.chain((text) => fc.tuple(fc.constant(text), quoted(text))),
        ([text, quote]) => {
          const found = findQuotation(text, quote);
          if (found === null) return;
          expect(text).toContain(found.text);
          expect(found.text.replaceAll('\n', ' ')).toBe(canonicalText(quote));
          expect(found.sentences.join(' ')).toContain(found.text.replaceAll('\n', ' '));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('is found in any white space and in compatible characters', () => {
    fc.assert(
      fc.property(passage, fc.constantFrom('\n', '\u00A0', '  ', '\t\u200B '), (text, space) => {
        expect(findQuotation(text, text.replaceAll(/\s/g, space))?.text).toBe(text);
      }),
    );
    expect(findQuotation('Our oﬃce is in Ghent'.normalize('NFKC'), 'Our oﬃce is')?.text).toBe(
      'Our office is',
    );
    expect(findQuotation('Café au lait', 'Cafe\u0301 au lait')?.text).toBe('Café au lait');
  });

  it.each([
    ['another word', 'We build trains', 'We build planes'],
    ['another case', 'We build trains', 'we build trains'],
    ['part of a word', 'We rebuild trains daily', 'build trains daily'],
    ['part of a number', 'About 1,250 people work here', '250 people work here'],
    ['the beginning of a number', 'It costs us 19.98 a day', 'It costs us 19'],
    ['only two words', 'We build trains in Ghent', 'build trains'],
    ['nothing', 'We build trains', ' '],
    ['lines of other passages', 'We build trains', 'We build trains\nand planes'],
  ])('is refused if it is %s', (_what, text, quoted) => {
    expect(findQuotation(text, quoted)).toBeNull();
  });

  it('may be short if it is a whole line, and counts words in scripts without spaces', () => {
    expect(findQuotation('Our services\nTax advice\nAudits', 'Tax advice')?.text).toBe('Tax advice');
    expect(findQuotation('当社は1998年に設立されました', '1998年に設立')?.text).toBe('1998年に設立');
  });

  it('comes with the whole sentences that it is from', () => {
    const text = 'About us\nOur customer Globex was founded in 1998. We serve 40 firms. It is fun.';
    expect(findQuotation(text, 'was founded in 1998.')?.sentences).toEqual([
      'Our customer Globex was founded in 1998.',
    ]);
    expect(findQuotation(text, '1998. We serve 40')?.sentences).toEqual([
      'Our customer Globex was founded in 1998.',
      'We serve 40 firms.',
    ]);
  });
});

describe('canonical text', () => {
  it('has single spaces even where a character becomes a space', () => {
    expect(canonicalText('We \u00B4 build')).toBe('We \u0301 build');
  });

  it('is its own canonical text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(canonicalText(canonicalText(text))).toBe(canonicalText(text));
      }),
    );
  });
});

describe('the words of a value', () => {
  it.each([
    ['We sell rail cars.', 'rail cars', true],
    ['We sell rail cars.', 'Rail cars', false],
    ['We sell railcars.', 'rail', false],
    ['Founded in 1998', '199', false],
    ['We are 1,250 people', '250', false],
  ])('are looked for in "%s": "%s" (%s)', (text, value, expected) => {
    expect(hasWords(text, value)).toBe(expected);
  });
});
