import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { logoUrl } from './logo-url';

const PATH = 'https://commons.wikimedia.org/wiki/Special:FilePath/';

test.each([
  ['Cavo Ventures logo.svg', 'Cavo_Ventures_logo.svg'],
  ['Logo Ünlü & Söhne (2024).PNG', 'Logo_%C3%9Cnl%C3%BC_%26_S%C3%B6hne_(2024).PNG'],
])('returns a small version of the file %s', (name, path) => {
  expect(logoUrl(name)).toBe(`${PATH}${path}?width=200`);
});

test.each([
  ...['', '.svg', '../x.svg', 'a/b.svg', 'a\\b.svg', 'File:a.svg', 'a.svg?x=.svg', 'a#b.svg', 'a%2Fb.svg'],
  ...['a\nb.svg', '\u202egvs.svg', 'logo.pdf', 'logo', `${'a'.repeat(201)}.svg`, 7, null, { name: 'a.svg' }],
])('rejects %j as a picture', (value) => {
  expect(logoUrl(value)).toBeNull();
});

test('links only to files of Commons, whatever the name', () => {
  const letters = fc.string({ unit: anyCharacter, maxLength: 30 });
  const written = fc.string({
    unit: fc.constantFrom('a', 'Ü', ' ', '.', '/', '\\', '?', '#', '%', '&', ':'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.oneof(letters, written), (name) => {
      const url = logoUrl(`a${name}.svg`);
      if (url === null) return;
      const { origin, pathname, search } = new URL(url);
      expect([origin, search]).toEqual(['https://commons.wikimedia.org', '?width=200']);
      expect(pathname.split('/')).toHaveLength(4);
    }),
  );
});
