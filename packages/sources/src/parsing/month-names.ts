import { wordsOfLanguages } from '../vocabulary/languages';

/**
 * Month names and their short forms, folded, from January to December, in the languages of `vocabulary/languages`. Names
 * that languages put into another case in a date are also in that case.
 */
export const MONTHS: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) =>
  wordsOfLanguages(({ months }) => months?.[month]),
);
