import { collectLanguageWords } from './vocabulary/languages';

/**
 * Month names and abbreviations, folded, from January to December, in the languages of
 * `vocabulary/languages`. If a language inflects the month in a date, the inflected form is included.
 */
export const MONTHS: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) =>
  collectLanguageWords(({ months }) => months?.[month]),
);
