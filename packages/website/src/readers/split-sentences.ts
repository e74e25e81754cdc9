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

/** Returns the sentence around an index, within its line. */
export function sentenceAround(text: string, index: number): string {
  const from = text.lastIndexOf('\n', index - 1) + 1;
  const end = text.indexOf('\n', index);
  const line = text.slice(from, end === -1 ? undefined : end);
  let start = 0;
  for (const sentence of splitSentences(line)) {
    start = line.indexOf(sentence, start) + sentence.length;
    if (start > index - from) return sentence;
  }
  return line;
}
