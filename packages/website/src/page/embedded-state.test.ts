import { readPage } from './read-page';

const stateOf = (html: string): unknown[] =>
  readPage({ url: 'https://acme.example/', kind: 'home', status: 200, headers: {}, html }).state;

test.each([
  ['a Next.js page', '<script id="__NEXT_DATA__" type="application/json">{"a":1}</script>'],
  ['a data block', '<script type="application/json">{"a":1}</script>'],
  ['an assignment', '<script>window.__INITIAL_STATE__ = {"a":1};var b = {}</script>'],
  ['an assignment by key', '<script>window["__APOLLO_STATE__"]={"a":1}</script>'],
  [
    'parsed text in double quotes',
    String.raw`<script>window.__PRELOADED_STATE__ = JSON.parse("{\"a\":1}")</script>`,
  ],
  ['parsed text in single quotes', `<script>window.__DATA__ = JSON.parse('{"a":1}')</script>`],
])('reads the state of %s', (_name, html) => {
  expect(stateOf(html)).toEqual([{ a: 1 }]);
});

test('reads quotes and brackets inside strings', () => {
  expect(stateOf(String.raw`<script>window.__NUXT__={"a":"}\"{","b":["]"]}</script>`)).toEqual([
    { a: '}"{', b: [']'] },
  ]);
});

test.each([
  ['code', '<script>window.__NUXT__=(function(a){return {a:a}}(1))</script>'],
  ['keys without quotes', '<script>window.__NUXT__={a:1}</script>'],
  ['an unfinished object', '<script>window.__NUXT__={"a":1</script>'],
  ['a bare word', '<script type="application/json">"text"</script>'],
  ['more than 2 MiB', `<script type="application/json">["${'a'.repeat(2 * 1024 * 1024)}"]</script>`],
  [
    'a depth that overflows',
    `<script type="application/json">${'['.repeat(5_000)}${']'.repeat(5_000)}</script>`,
  ],
])('ignores %s', (_name, html) => {
  expect(stateOf(html)).toEqual([]);
});
