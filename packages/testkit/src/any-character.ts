import fc from 'fast-check';

const HIGHEST_CODE_POINT = 0x10ffff;
const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/**
 * Any Unicode character, for `fc.string({ unit: anyCharacter })`. fast-check's own `binary` does the same, but
 * builds a table of all 1.1 million characters in every test file, which takes most of a second.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat(HIGHEST_CODE_POINT - SURROGATES).map(
  (index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES),
  (character) => {
    const [only, ...rest] = typeof character === 'string' ? Array.from(character) : [];
    const codePoint = only?.codePointAt(0);
    if (codePoint === undefined || rest.length > 0) throw new Error('not one character');
    return codePoint < FIRST_SURROGATE ? codePoint : codePoint - SURROGATES;
  },
);
