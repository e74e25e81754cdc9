import { copyLine } from './copy-text';

test('a row of COPY text keeps tabs, line ends and backslashes inside its cells', () => {
  expect(copyLine(['a\tb', 'c\\d', 'e\r\nf', null, 7, ''])).toBe('a\\tb\tc\\\\d\te\\r\\nf\t\\N\t7\t\n');
});

test('items of a list keep their quotes, commas, braces and backslashes', () => {
  expect(copyLine([[], ['a"b', 'c,d', '{}', '\\']])).toBe('{}\t{"a\\\\"b","c,d","{}","\\\\\\\\"}\n');
});
