import { foldText } from '@firmlens/text';

/** Folds a text into its words, separated by single spaces, with a space at either end. */
export function normaliseWords(text: string): string {
  return ` ${(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Whether a normalised line contains a phrase as whole words. False for a phrase without words. */
export function containsPhrase(line: string, phrase: string): boolean {
  const words = normaliseWords(phrase);
  return words.length > 2 && line.includes(words);
}
