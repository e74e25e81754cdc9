import { parseJsonResponse } from './source-http';

const parse = (json: string) => parseJsonResponse(json, 'api.example');

test.each([
  ['nests without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['is millions of lists', `[${'[],'.repeat(1_000_000)}0]`],
  [
    'is hundreds of thousands of names',
    `{${Array.from({ length: 300_000 }, (_, at) => `"${at}":0`).join(',')}}`,
  ],
  ['is a million values', `[${'"a",'.repeat(1_000_000)}0]`],
])('JSON that %s is a fault, found out before it is parsed', (_what, json) => {
  expect(() => parse(json)).toThrow('api.example answered with more JSON than can be read');
});

test('JSON may be one long text, or as many values as the longest of real lists', () => {
  const long = {
    text: '[{,:\\"'.repeat(500_000),
    list: Array.from({ length: 150_000 }, (_, at) => String(at)),
  };
  expect(parse(JSON.stringify(long))).toEqual(long);
});

test('JSON that is broken is a fault', () => {
  expect(() => parse('{"name":')).toThrow('api.example answered with broken JSON');
  expect(() => parse('"never closed')).toThrow('api.example answered with broken JSON');
});
