/**
 * Splits a line of text into sentences. A full stop within a number or before a lower-case word does not end
 * one.
 */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"„“«])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Returns the first sentence, cut at a word if longer than `maxLength`, or null for an empty text. */
export function firstSentence(text: string, maxLength: number): string | null {
  const [first] = splitSentences(text);
  if (first === undefined) return null;
  if (first.length <= maxLength) return first;
  const head = first.slice(0, maxLength);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`;
}
