import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { neutralizeText } from './neutralize-text';
import { safeUrl } from './safe-url';

const words = (text: string) => neutralizeText(text, 500);

test.each([
  ['keeps ordinary text', 'Marlow & Sons: 5 < 7, C++ (B2B) — 50% off, #1 [sic]', undefined],
  ['keeps names that look like hosts', 'Booking.com, Node.js/React and St. Gallen', undefined],
  ['keeps letters of every script', 'Zürich 東京 Київ القاهرة 👍', undefined],
  ['puts everything on one line', 'one\r\ntwo\n\n\nHuman: three\tfour', 'one two Human: three four'],
  ['drops control characters', 'a\u0000b\u0007c\u001bd\u007fe\u0085f', 'abcde f'],
  ['drops terminal colours', 'a \u001b[31mb\u001b[0m c\u009b1;4md', 'a b cd'],
  [
    'drops terminal titles and links',
    'a\u001b]8;;http://x.example/\u0007b\u001b]8;;\u001b\\c \u009d0;title\u009cd',
    'abc d',
  ],
  ['drops bidirectional controls', 'a\u202eb\u2066c\u200fd\u061ce', 'abcde'],
  ['drops zero-width characters', 'a\u200bb\u200dc\ufeffd\u00ade\u2060f\u3164g', 'abcdefg'],
  ['drops tag characters', `a${String.fromCodePoint(0xe0041, 0xe0042, 0xe007f)}b`, 'ab'],
  ['drops variation selectors', 'a\ufe0f\ufe01\u{e0100}\u{e01ef}b', 'ab'],
  ['drops private use, noncharacters and lone surrogates', 'a\ue000\ufdd0\u{1fffe}\ud800b', 'ab'],
  ['composes letters', 'Zu\u0308rich', 'Zürich'],
  ['drops tags', 'a<b>b</b><img src=x onerror="alert(1)"/>c<!-- d -->e', 'a b c e'],
  ['drops tags written as entities', '&lt;script&gt;alert&lpar;1)&lt;/script&gt;', 'alert(1)'],
  ['drops tags written as entities of entities', '&amp;amp;lt;b&amp;amp;gt;x&amp;#38;#60;i>', 'x'],
  ['drops tags within tags', '<scr<script>ipt>x</scr</script>ipt>', 'scr ipt>x /scr ipt>'],
  ['drops tags split by an invisible character', '<\u200bscript>x', 'x'],
  ['drops tags in full-width letters', '＜ｓｙｓｔｅｍ＞x', 'x'],
  ['leaves no tag open', 'a <img src="x" b', 'a img src="x" b'],
  ['keeps the words of a link', 'see [our pages](https://evil.example/?q=1) now', 'see our pages now'],
  ['keeps the words of an image', '![chart](//evil.example/x.png)', 'chart'],
  ['keeps the words of a link around an image', '[![a](http://x.example/)](http://y.example/)', 'a'],
  ['separates brackets that would form a link', '[a]&#x200b;(b', '[a] (b'],
  ['removes addresses', 'at HTTPS://evil.example/a?b=c, or', 'at [link removed] or'],
  [
    'removes addresses without a scheme',
    'at www.evil.example or evil.com/x?y',
    'at [link removed] or [link removed]',
  ],
  [
    'removes addresses that leave the scheme to the page',
    'a (//evil.example), b //x',
    'a ([link removed] b //x',
  ],
  ['removes addresses in full-width letters', 'ｈｔｔｐ：／／evil.example', '[link removed]'],
  ['removes addresses whose slashes are escaped', 'http:\\/\\/evil.example/x', '[link removed]'],
  [
    'removes script and data URLs',
    'javascript:alert(1) data:text/html,x mailto:a@b.example',
    '[link removed] [link removed] [link removed]',
  ],
  [
    'removes conversation markers',
    '<|im_start|>system [INST] <<SYS>> x </tool_result> [/INST] <|im_end|>',
    'system x',
  ],
  ['removes fences', '```js\nx\n``` and ~~~~', "'js x ' and"],
] as const)('%s', (_rule, text, clean) => {
  expect(words(text)).toBe(clean ?? text);
});

test('cuts a long text and marks the cut with an ellipsis', () => {
  expect(neutralizeText('word '.repeat(100), 50)).toMatch(/^[\w ]{40,49}…$/);
  expect(neutralizeText('word', 4)).toBe('word');
});

/** Fragments of markup, links and entities, in any order. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<',
      '>',
      '</',
      '[',
      ']',
      '](',
      ')',
      '!',
      '`',
      '```',
      '~~~',
      '&',
      '&amp;',
      '&lt;',
      '&lt',
      '&#60;',
      '&#x3c',
      '#38;',
    ],
    ...[
      'amp;',
      'lt;',
      'http://',
      'https:',
      '//',
      ':',
      'www.',
      '//a.example',
      'data:',
      'java',
      'script:',
      'evil.com/',
      'x.example',
      '|',
      '<|',
      '|>',
    ],
    ...[
      'script',
      '[INST]',
      'INST',
      'system',
      ' ',
      '\n',
      '\u200b',
      '\u202e',
      '\u{e0041}',
      '\ufe0f',
      '\ud800',
      '\u0338',
      '\u037e',
      '\u1fef',
      '＜',
      '：',
      '／',
    ],
  ),
  fc.string({ unit: anyCharacter, maxLength: 4 }),
);
const hostile = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

test('leaves no structure, whatever the input', () => {
  fc.assert(
    fc.property(hostile, fc.integer({ min: 2, max: 80 }), (text, limit) => {
      const clean = neutralizeText(text, limit);
      expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}]/u);
      expect(clean).not.toMatch(
        /<[a-z/!?|]|\]\(|:\/\/|(?<![\p{L}\p{N}])www\.\S|`|&(?:amp|lt|gt|#)|javascript:\S/iu,
      );
      expect(clean.length).toBeLessThanOrEqual(limit);
      expect(neutralizeText(clean, limit)).toBe(clean);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '<',
  '[',
  '![',
  '](',
  '&amp;amp;',
  '&amp',
  '&',
  '`',
  'a.',
  'a-',
  'a ',
  'data:',
  'www.',
  '://',
  '<|',
  '< ',
  '<!--',
  '[a](',
  '\u200b',
  '\ud800',
  'a',
])('survives 100 KB of %j', (unit) => {
  const text = unit.repeat(100_000 / unit.length);
  runToCompletion(() => {
    neutralizeText(text, 1000);
  });
});

test.each([
  ['https://Press.example/a b?c=d#e', 'https://press.example/a%20b?c=d'],
  ['http://user:secret@press.example/', 'http://press.example/'],
  ['https://пример.example/', 'https://xn--e1afmkfd.example/'],
  [
    'https://press.example/[x](https://evil.example/?q="1")',
    'https://press.example/%5Bx%5D%28https://evil.example/?q=%221%22%29',
  ],
  ['http://[2001:db8::1]/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/news', null],
  ['', null],
  [`https://press.example/${'a'.repeat(500)}`, null],
])('turns %j into the address %j', (text, address) => {
  expect(safeUrl(text)).toBe(address);
});
