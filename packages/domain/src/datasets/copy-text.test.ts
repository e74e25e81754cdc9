import { copyLine } from './copy-text';

test('keeps tabs, line ends and backslashes inside the cells of a row of COPY text', () => {
  expect(copyLine(['a\tb', 'c\\d', 'e\r\nf', null, 7, ''])).toBe('a\\tb\tc\\\\d\te\\r\\nf\t\\N\t7\t\n');
});

test('keeps quotes, commas, braces and backslashes in the items of a list', () => {
  expect(copyLine([[], ['a"b', 'c,d', '{}', '\\']])).toBe('{}\t{"a\\\\"b","c,d","{}","\\\\\\\\"}\n');
});
