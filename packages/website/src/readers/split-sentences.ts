import { allMatches, narrowed } from '@firmlens/text';

/**
 * Splits a line of text into sentences. A full stop within a number or before a lower-case word does not end
 * one.
 */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"„“«])/u)
    .map((sentence) => narrowed(sentence.trim()))
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

/** The end of a sentence, but not the full stop of `Ltd.`, `Dr.` or an initial. */
const SENTENCE_END = /(?<!(?<!\p{L})\p{Lu}\p{Ll}{0,3})[.!?]\s+(?=[\p{Lu}"„“«])/gu;

/** Returns the sentence around an index, within its line. */
export function sentenceAround(text: string, index: number): string {
  const from = text.lastIndexOf('\n', index - 1) + 1;
  const lineEnd = text.indexOf('\n', index);
  const line = text.slice(from, lineEnd === -1 ? undefined : lineEnd);
  const ends = allMatches(line, SENTENCE_END).map((match) => match.index + match[0].length);
  const start = ends.findLast((end) => end <= index - from) ?? 0;
  return line
    .slice(
      start,
      ends.find((end) => end > index - from),
    )
    .trim();
}
