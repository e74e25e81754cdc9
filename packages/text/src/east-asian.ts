/** Letters of scripts that are written without spaces, for a character class. Needs the flag `u`. */
export const EAST_ASIAN_LETTERS = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}ー';

const LETTERS = new RegExp(`[${EAST_ASIAN_LETTERS}]`, 'gu');

/** Returns the length of a text, in which an East Asian letter counts as two: it says as much. */
export function textWidth(text: string): number {
  return text.length + (text.match(LETTERS)?.length ?? 0);
}
