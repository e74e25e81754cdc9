import { foldText } from './fold-text';

/** The words of a text, folded, between single spaces and with a space at either end. */
export function normaliseWords(text: string): string {
  return ` ${(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Whether a line of words holds a phrase as whole words; a phrase without words is held by none. */
export function containsPhrase(line: string, phrase: string): boolean {
  const words = normaliseWords(phrase);
  return words.length > 2 && line.includes(words);
}
