import { narrowed } from './narrow-text';

/** Letters that normalisation does not decompose, and how alphabets without them write them. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** A letter that has more to fold than its case. */
const NOT_ASCII = /[^\0-\x7f]/;
/** What is more than Latin letters and punctuation, which folds to itself. */
const BEYOND_LATIN = /[^\0-\u024f\u2002-\u206f]/;
const LATIN_LETTER = /[\x80-\u024f]/g;
/** What becomes of each letter of the blocks up to Latin Extended-B, by its code: most texts have only these. */
const FOLDED_LATIN = Array.from({ length: 0x250 }, (_, code) => foldAnyText(String.fromCharCode(code)));

/**
 * Folds a text to lower case without accents (`ß` becomes `ss`, `ø` becomes `o`), to compare words across
 * spellings.
 */
export function foldText(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  if (BEYOND_LATIN.test(text)) return foldAnyText(text);
  return narrowed(
    text.replace(LATIN_LETTER, (letter) => FOLDED_LATIN[letter.charCodeAt(0)] ?? letter).toLowerCase(),
  );
}

function foldAnyText(text: string): string {
  return narrowed(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ßøæœłđı]/g, (letter) => OTHER_LETTERS[letter] ?? letter),
  );
}

/**
 * Folds a name and drops all but letters and digits: `Acme Robotics, Inc.` and `acme-robotics-inc` become
 * equal.
 */
export function foldName(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Folds a text to words with a space before and behind each, to look for whole words and phrases in it. */
export function foldToWords(text: string): string {
  return ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
