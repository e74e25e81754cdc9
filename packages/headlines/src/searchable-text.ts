import { memoized } from '@firmlens/text';
import { placesInText } from './places-in-text';
import { replaceNumberWords } from './replace-number-words';
import { detectLanguages } from './wording';
import type { Language } from './wording/languages';

/** A headline or sentence prepared for searching. The words are at the same positions in all three texts. */
export interface SearchableText {
  /** Without accents, with numbers in digits. */
  written: string;
  /** `written` in lower case. */
  folded: string;
  /** `folded` with `@` for the letters of known places. */
  masked: string;
  languages: readonly Language[];
}

const REMEMBERED_TEXTS = 2_000;
/** Maximum number of characters read of a text. */
const MAX_LENGTH = 500;
/** From a character to its full-width form, as East Asian texts have it. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** Letters that Unicode normalisation does not decompose into a letter and an accent. */
const UNDECOMPOSABLE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'Ae',
  đ: 'd',
  Đ: 'D',
};

/**
 * Masks the letters at the given positions with `¤`. These are names that may consist of an event's words.
 */
export function maskNames(
  text: SearchableText,
  places: readonly { start: number; end: number }[],
): SearchableText {
  return {
    ...text,
    masked: places.reduce(
      (masked, { start, end }) =>
        masked.slice(0, start) + masked.slice(start, end).replace(/[\p{L}\p{N}@]/gu, '¤') + masked.slice(end),
      text.masked,
    ),
  };
}

/** Several readers look at the same sentences. */
export const toSearchableText = memoized(REMEMBERED_TEXTS, (text): SearchableText => {
  const plain = text
    .slice(0, MAX_LENGTH)
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»"]/g, ' ')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/ (?=[:;?!])/g, '')
    // `Acme × Bexo`
    .replace(/[×♥❤]/g, '+')
    // `10 000 clients` is one number.
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1.')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .normalize('NFD')
    // The marks of kana make other letters.
    .replace(/(?![\u3099\u309a])\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replace(/[łŁøØæÆđĐ]/g, (letter) => UNDECOMPOSABLE_LETTERS[letter] ?? letter);
  const written = replaceNumberWords(plain);
  const folded = written.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
  let masked = folded;
  for (const { start, end } of placesInText(written)) {
    masked = masked.slice(0, start) + folded.slice(start, end).replace(/[^\s-]/g, '@') + masked.slice(end);
  }
  return { written, folded, masked, languages: detectLanguages(folded, text.slice(0, MAX_LENGTH)) };
});
