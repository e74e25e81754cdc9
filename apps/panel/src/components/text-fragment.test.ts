import fc from 'fast-check';
import { withTextFragment } from './text-fragment';

const PAGE = 'https://acme.example/about?lang=en';

/** Reads the words of a text fragment as a browser does. */
function wordsIn(href: string): string[] {
  const [, directive = ''] = new URL(href).hash.split(':~:text=');
  return directive.split(',').map(decodeURIComponent);
}

const words = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .filter((text) => text.trim() !== '' && text.length <= 100);

describe('the link to words of a page', () => {
  it('names them so that a browser reads the same words, whatever they contain', () => {
    fc.assert(
      fc.property(words, (text) => {
        const href = withTextFragment(PAGE, text);
        const given = text
          .split(/\s+/u)
          .filter((word) => word !== '')
          .join(' ');
        expect(wordsIn(href)).toEqual([given]);
        // No part of the words is read as a prefix, a suffix or a second directive.
        expect(href.slice(href.indexOf(':~:text=') + 8)).not.toMatch(/[-,&#\s]/);
        const { origin, pathname, search } = new URL(href);
        expect(`${origin}${pathname}${search}`).toBe(PAGE);
      }),
    );
  });

  it('encodes what separates the parts of a directive', () => {
    expect(withTextFragment(PAGE, 'R&D, state-of-the-art')).toBe(
      `${PAGE}#:~:text=R%26D%2C%20state%2Dof%2Dthe%2Dart`,
    );
  });

  it('names a long text by its first and last words', () => {
    const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
    expect(wordsIn(withTextFragment(PAGE, text))).toEqual([
      'word0 word1 word2 word3',
      'word36 word37 word38 word39',
    ]);
  });

  it('keeps the fragment that an address has', () => {
    expect(withTextFragment('https://acme.example/#team', 'Ada')).toBe(
      'https://acme.example/#team:~:text=Ada',
    );
  });

  it.each(['javascript:alert(1)', 'mailto:a@acme.example', 'not an address'])('leaves %s alone', (href) => {
    expect(withTextFragment(href, 'Ada')).toBe(href);
  });

  it.each(['', ' \n', 'half a character: \ud800'])('leaves an address alone without words: %j', (text) => {
    expect(withTextFragment(PAGE, text)).toBe(PAGE);
  });
});
