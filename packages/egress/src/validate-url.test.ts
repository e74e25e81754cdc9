import { validateUrl, portOf } from './validate-url';

it.each([
  ['https://A.example', 'https://a.example/'],
  ['https://a.example./x?y=1', 'https://a.example/x?y=1'],
  ['HTTPS://a.example:8443/', 'https://a.example:8443/'],
  ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
  ['https://[2001:DB8::1]/', 'https://[2001:db8::1]/'],
])('reads %s as %s', (input, href) => {
  expect(validateUrl(input, false).href).toBe(href);
});

it.each([
  '',
  'a.example',
  '//a.example',
  'https:a.example',
  'https:/a.example',
  'https:///a.example',
  'https://',
  'ftp://a.example/',
  'file:///etc/hosts',
  'data:text/html,x',
  'javascript:alert(1)',
  'https://user@a.example/',
  'https://user:password@a.example/',
  'https://:@[::1',
  'https://a.example/#top',
  'https://a.example\\@b.example/',
  'https://a.example/\r\nx',
  'https://a.exa\tmple/',
  ' https://a.example/',
  'https://a.example/a b',
  'https://a.example:99999/',
  'https://999.1.1.1/',
  `https://a.example/${'x'.repeat(8200)}`,
])('refuses the URL %p', (input) => {
  expect(() => validateUrl(input, true)).toThrow(expect.objectContaining({ code: 'refused_url' }));
});

it('refuses plain http unless it is allowed', () => {
  expect(() => validateUrl('http://a.example/', false)).toThrow(
    expect.objectContaining({ code: 'refused_url' }),
  );
  expect(validateUrl('http://a.example/', true).href).toBe('http://a.example/');
});

it('applies the same rules to a parsed URL', () => {
  for (const url of ['ftp://a.example/', 'https://u:p@a.example/', 'https://a.example/#x']) {
    expect(() => validateUrl(new URL(url), true)).toThrow(expect.objectContaining({ code: 'refused_url' }));
  }
});

it('does not repeat the URL when it refuses it', () => {
  expect(() => validateUrl('ftp://user:hunter2@a.example/?token=hunter2', false)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') as string }),
  );
});

it('knows the ports of the schemes', () => {
  const ports = ['https://a.example', 'http://a.example', 'https://a.example:8443'];
  expect(ports.map((url) => portOf(new URL(url)))).toEqual([443, 80, 8443]);
});

it('accepts a name with an umlaut on every call', () => {
  const hrefs = Array.from({ length: 20_000 }, () => validateUrl('https://münchen.example/ü', false).href);
  expect(new Set(hrefs)).toEqual(new Set(['https://xn--mnchen-3ya.example/%C3%BC']));
});
