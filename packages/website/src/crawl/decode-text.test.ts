import { decodeText } from './decode-text';

const textOf = (body: Buffer, type: string | undefined, truncated = false) =>
  decodeText({ body, truncated, headers: type === undefined ? {} : { 'content-type': [type] } });

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('decoding a body', () => {
  test('uses a byte order mark before everything else', () => {
    expect(textOf(Buffer.from('\uFEFFZoë'), 'text/html; charset=iso-8859-1')).toBe('Zoë');
    expect(textOf(Buffer.from('\uFEFFZoë', 'utf16le'), 'text/html')).toBe('Zoë');
  });

  test('uses the charset of the content type before the one in the page', () => {
    const page = latin1('<meta charset="utf-8">Zoë');
    expect(textOf(page, 'text/html; charset="ISO-8859-1"')).toContain('Zoë');
  });

  test('uses the charset in the page', () => {
    expect(textOf(latin1('<meta charset=windows-1252>Zoë \x80'), 'text/html')).toContain('Zoë €');
    const pragma = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">';
    expect(textOf(Buffer.concat([Buffer.from(pragma), Buffer.from([0xcf, 0xf0])]), 'text/html')).toContain(
      'Пр',
    );
  });

  test('reads undeclared text as UTF-8 if it is valid, even if it was cut within a character', () => {
    expect(textOf(Buffer.from('Zoë'), 'text/html')).toBe('Zoë');
    expect(textOf(Buffer.from('Zoë €').subarray(0, -1), 'text/html', true)).toMatch(/^Zoë \uFFFD$/);
    expect(textOf(latin1('Zoë'), undefined)).toBe('Zoë');
  });

  test('ignores encodings that browsers reject', () => {
    expect(textOf(Buffer.from('+ADw-script+AD4-'), 'text/html; charset=utf-7')).toBe('+ADw-script+AD4-');
    expect(textOf(Buffer.from('plain'), 'text/html; charset=no-such')).toBe('plain');
  });

  test.each(['x-user-defined', 'constructor', '__proto__', 'toString', 'hz-gb-2312', 'utf-32', 'utf-16be'])(
    'bad input 205: decodes the body whatever charset it claims: %s',
    (charset) => {
      for (const type of [`text/html; charset=${charset}`, 'text/html']) {
        expect(typeof textOf(Buffer.from(`<meta charset="${charset}">Acme`), type)).toBe('string');
      }
    },
  );
});
