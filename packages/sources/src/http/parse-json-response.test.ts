import { parseJsonResponse } from './source-http';

const parse = (json: string) => parseJsonResponse(json, 'api.example');

test.each([
  ['nests endlessly', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['is millions of lists', `[${'[],'.repeat(1_000_000)}0]`],
  [
    'is hundreds of thousands of keys',
    `{${Array.from({ length: 300_000 }, (_, at) => `"${at}":0`).join(',')}}`,
  ],
  ['is a million values', `[${'"a",'.repeat(1_000_000)}0]`],
])('rejects JSON that %s before parsing it', (_what, json) => {
  expect(() => parse(json)).toThrow('api.example returned JSON that is too complex to process');
});

test('accepts JSON with one long text, or with as many values as the longest real lists', () => {
  const long = {
    text: '[{,:\\"'.repeat(500_000),
    list: Array.from({ length: 150_000 }, (_, at) => String(at)),
  };
  expect(parse(JSON.stringify(long))).toEqual(long);
});

test('rejects broken JSON', () => {
  expect(() => parse('{"name":')).toThrow('api.example returned broken JSON');
  expect(() => parse('"never closed')).toThrow('api.example returned broken JSON');
});
