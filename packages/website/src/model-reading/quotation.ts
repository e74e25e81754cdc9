import { allMatches, collapseWhitespace } from '@firmlens/text';

/** A quotation that stands in a passage word for word. */
export interface Quotation {
  /** The quoted part of the passage. */
  text: string;
  /** The whole sentences and lines that it touches: a part of a sentence may say the opposite of it. */
  sentences: string[];
}

/** Fewer words stand on every page. */
const LEAST_WORDS = 3;
const SENTENCE_END = /\n|(?<=[.!?]) (?=[\p{Lu}\p{N}"„“«])/gu;
const WORD_START = /^[\p{L}\p{M}\p{N}]/u;
const WORD_END = /[\p{L}\p{M}\p{N}]$/u;
/** Scripts that put no spaces between words. */
const UNSPACED = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}]';
const UNSPACED_START = new RegExp(`^${UNSPACED}`, 'u');
const UNSPACED_END = new RegExp(`${UNSPACED}$`, 'u');
/** `1,250` and `1.5` are one number. */
const NUMBER = /\d[.,'’]\d/;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Returns a text on one line, without invisible characters, in Unicode's compatibility composition. */
export function canonicalText(text: string): string {
  // Letters compose once nothing invisible is between them.
  return collapseWhitespace(text.normalize('NFKC')).normalize('NFKC');
}

/**
 * Finds a quotation in a passage of canonical lines. Only white space and Unicode's compatible forms may
 * differ. It must begin and end between words, and be three words long or a whole line. Returns null if the
 * passage does not have it.
 */
export function findQuotation(passage: string, quoted: string): Quotation | null {
  const wanted = canonicalText(quoted);
  const at = indexOfWords(passage.replaceAll('\n', ' '), wanted);
  if (at === -1) return null;
  const end = at + wanted.length;
  const isWholeLine = isLineEnd(passage, at - 1) && isLineEnd(passage, end);
  if (!isWholeLine && countWords(wanted) < LEAST_WORDS) return null;
  return { text: passage.slice(at, end), sentences: sentencesAround(passage, at, end) };
}

/** Whether a text has these words. */
export function hasWords(text: string, wanted: string): boolean {
  return indexOfWords(text, wanted) !== -1;
}

/** Returns where a text has these words and not just parts of longer ones, or -1. */
function indexOfWords(text: string, wanted: string): number {
  if (wanted === '') return -1;
  let at = text.indexOf(wanted);
  while (at !== -1 && (cutsWord(text, at) || cutsWord(text, at + wanted.length)))
    at = text.indexOf(wanted, at + 1);
  return at;
}

function cutsWord(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at, at + 2)];
  if (UNSPACED_END.test(before) || UNSPACED_START.test(after)) return false;
  return (WORD_END.test(before) && WORD_START.test(after)) || NUMBER.test(before + after);
}

function isLineEnd(text: string, at: number): boolean {
  return at < 0 || at >= text.length || text[at] === '\n';
}

function countWords(text: string): number {
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

function sentencesAround(passage: string, from: number, to: number): string[] {
  const ends = allMatches(passage, SENTENCE_END).map(({ index }) => index);
  const start = (ends.findLast((end) => end < from) ?? -1) + 1;
  const end = ends.find((sentenceEnd) => sentenceEnd >= to) ?? passage.length;
  return passage
    .slice(start, end)
    .split(SENTENCE_END)
    .filter((sentence) => sentence !== '');
}
