import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import { readPage } from './read-page';

const read = (html: string, headers: Record<string, string[]> = {}) =>
  readPage({ url: 'https://acme.example/', kind: 'home', status: 200, headers, html });

test('puts each block of visible text on its own line', () => {
  const page = read(`<html><head><title>Acme</title><style>p{}</style></head><body>
    <nav><a href="/">Home</a></nav><h1>Robots <b>for</b>
    warehouses</h1><p>Line one<br>Line two</p><table><tr><td>Phone</td><td>123</td></tr></table>
    <ul><li>One<li>Two</ul><select><option>Albania</select><script>var a</script>
    <div hidden>unseen</div><div style="display: none">unseen</div><noscript>unseen</noscript></body></html>`);
  expect(page.text).toBe('Robots for warehouses\nLine one\nLine two\nPhone 123\nOne\nTwo');
});

test('separates adjacent links', () => {
  expect(read('<p><a>Imprint</a><a>Privacy</a> (<a>terms</a>)</p>').text).toBe('Imprint Privacy (terms)');
});

test('uses the first of several meta elements with the same name', () => {
  const { meta } = read(
    '<meta name="Description" content="first"><meta property="description" content="second"><meta name="__proto__" content="x">',
  );
  expect(meta['description']).toBe('first');
  expect(meta['constructor']).toBeUndefined();
  expect(Object.getPrototypeOf(meta)).toBeNull();
});

test.each([
  ['<html lang="de_AT">', {}, 'de-at'],
  ['<html lang="{{lang}}"><meta http-equiv="content-language" content="fr, en">', {}, 'fr'],
  ['<meta property="og:locale" content="pt_BR">', {}, 'pt-br'],
  ['<p>', { 'content-language': ['it'] }, 'it'],
  ['<p>', {}, null],
])('reads the language of %s', (html, headers, language) => {
  expect(read(html, headers).language).toBe(language);
});

test('reads a page that nests deeper than any real one up to that depth', () => {
  runToCompletion(() => {
    const page = read(`<p>Before</p>${'<div>'.repeat(100_000)}deep${'</div>'.repeat(100_000)}`);
    expect(page.text).toBe('Before');
    expect(page.$('div').length).toBeGreaterThan(100);
  });
});

test('does not let misnested formatting make the page grow', () => {
  const tags = Array.from({ length: 20_000 }, (_, at) => `<div><b id="${at}"></div>`).join('');
  expect(read(tags).$('*').length).toBeLessThan(50_000);
});

test('reads many top-level nodes in order and as one tree', () => {
  const manyNodes = Array.from({ length: 1_000 }, (_, at) => `<p id="p${at}">${at}</p>`);
  const page = read(`<html lang="fr"></html>text<!-- x -->${manyNodes.join('')}`);
  expect(page.language).toBe('fr');
  expect(page.text).toBe(['text', ...manyNodes.keys()].join('\n'));
  expect(page.$('p')).toHaveLength(1_000);
  expect(page.$('p + p')).toHaveLength(999);
  expect(page.$('#p7').parent().children('p')).toHaveLength(1_000);
  expect(page.$.root().children()).toHaveLength(1);
});

test.each([
  ['an attribute of a megabyte', `<p title="${'a'.repeat(1_000_000)}">Text</p>`],
  ['a hundred thousand siblings', `<p>Text</p>${'<i>x</i>'.repeat(100_000)}`],
  [
    'a hundred thousand attributes',
    `<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')}>Text</p>`,
  ],
  ['unfinished tags', `<p>Text</p>${'<a '.repeat(300_000)}`],
  ['unfinished comments', `<p>Text</p>${'<!--'.repeat(300_000)}`],
  [
    'scripts that assign again and again',
    `<p>Text</p><script>${'window.__NUXT__={'.repeat(50_000)}</script>`,
  ],
])('survives a page with %s', (_name, html) => {
  runToCompletion(() => {
    expect(read(html).text).toMatch(/^Text/);
  });
});

test('returns nothing for an empty page', () => {
  expect(read('')).toMatchObject({ text: '', nodes: [], state: [], language: null });
});

test('leaves out the words that an icon font draws as pictures', () => {
  const page = read(
    '<h2><span class="material-icons">school</span> Courses</h2><p class="materials">Oak</p>',
  );
  expect(page.text).toBe('Courses\nOak');
});
