import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { plainText } from './plain-text';

/** Text assembled from fragments that break pages. */
const hostileText = fc
  .array(
    fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(
        '<b>',
        '</',
        '<!--',
        '&lt;',
        '&amp;lt;script&amp;gt;',
        '&#0;',
        '&#x202e;',
        '\u0000',
        '\ud800',
      ),
      fc.constantFrom(
        '\udfff',
        '\u200b',
        '\u{e0041}',
        '\u202e',
        '\u001b[31m',
        '\n',
        '\u00a0',
        '<a href="',
        "'>",
      ),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

test('decodes entities, drops tags and collapses white space', () => {
  expect(plainText('  <p>Acme &amp;\n <b>Sons</b></p>&nbsp;Ltd ', 100)).toBe('Acme & Sons Ltd');
});

test('decodes markup that was escaped twice', () => {
  expect(plainText('&amp;lt;p&amp;gt;We build robots&amp;lt;/p&amp;gt;', 100)).toBe('We build robots');
});

test('keeps signs that are not markup', () => {
  expect(plainText('3 < 4 & 5 > 2', 100)).toBe('3 < 4 & 5 > 2');
});

test('removes bidi, zero-width, tag and control characters and lone surrogates', () => {
  expect(plainText('A\u202ec\u200bm\u{e0041}e\u0000\u001b\ud800!', 100)).toBe('Acme!');
});

test('drops a tag hidden by an invisible character', () => {
  expect(plainText("a</\udfffA'>b", 50)).toBe('a b');
  expect(plainText('a<&#8203;script>b', 50)).toBe('a b');
});

test('never splits a character', () => {
  expect(plainText('ab😀😀', 3)).toBe('ab');
});

test('cuts a long text after a whole word', () => {
  expect(plainText('Robots for warehouses everywhere', 24)).toBe('Robots for warehouses');
});

test.each([[null], [undefined], [{}], [['a']], [true], [Number.NaN], [Number.POSITIVE_INFINITY]])(
  'returns an empty text for %p',
  (value) => {
    expect(plainText(value, 100)).toBe('');
  },
);

test('returns a number as text', () => {
  expect(plainText(1998, 100)).toBe('1998');
});

test('makes any text short, single-line, well formed and free of invisible characters', () => {
  fc.assert(
    fc.property(hostileText, fc.integer({ min: 1, max: 200 }), (text, maxLength) => {
      const plain = plainText(text, maxLength);
      expect(plain.length).toBeLessThanOrEqual(maxLength);
      expect(plain).toBe(plain.trim());
      expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|\s\s/u);
      expect(plain).not.toMatch(/<\/?[a-z][^<>]*>/i);
    }),
  );
});

test('leaves plain text unchanged', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const plain = plainText(text, 10_000).replace(/[&<]/g, '').trim();
      expect(plainText(plain, 10_000)).toBe(plain.replace(/ {2,}/g, ' '));
    }),
  );
});

test('survives text that is designed to make patterns backtrack', () => {
  runToCompletion(() => {
    for (const part of ['<', '&', '<!--', '&lt;', '<a ', '\u200b ']) plainText(part.repeat(200_000), 50_000);
  });
});
