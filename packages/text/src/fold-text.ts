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

/**
 * Folds a text to lower case without accents (`ß` becomes `ss`, `ø` becomes `o`), to compare words across
 * spellings.
 */
export function foldText(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
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
