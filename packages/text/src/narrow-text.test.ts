import { serialize } from 'node:v8';
import fc from 'fast-check';
import { copyOf, linesOf, narrowed } from './narrow-text';

/** The tag of a text that takes one byte a character, behind the two bytes of the format's version. */
const ONE_BYTE = '"';
const tagOf = (text: string): string => serialize(text).toString('latin1', 2, 3);
const wide = '東京 Müller GmbH';
const part = wide.slice(3);

test('a part of a text with wide characters takes one byte a character if it has none itself', () => {
  expect(tagOf(part)).not.toBe(ONE_BYTE);
  expect(tagOf(narrowed(part))).toBe(ONE_BYTE);
  expect(linesOf(`東京\n${part}`).map(tagOf)).toEqual([tagOf(wide), ONE_BYTE]);
});

test('the characters stay, whatever they are', () => {
  for (const long of ['é'.repeat(10_000), '東'.repeat(10_000)]) expect(narrowed(long)).toBe(long);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([narrowed(text), copyOf(text)]).toEqual([text, text]);
      expect(linesOf(text)).toEqual(text.split('\n'));
    }),
  );
});
