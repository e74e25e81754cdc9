import { isUtf8 } from 'node:buffer';
import { UNREADABLE_REASONS } from './unreadable-rows';

/** A line of a text without its line end. If it is unreadable, the reason and an excerpt of its beginning. */
export type TextLine = { number: number; end: number } & LineText;
type LineText = { text: string } | { fault: string; excerpt: string };

/** A row of a dataset has a few kilobytes at most. */
const MAX_LINE_BYTES = 1024 * 1024;
const EXCERPT_BYTES = 640;
const LINE_FEED = 0x0a;
/**
 * How many lines a cell may span, as addresses do. Consecutive blank lines beyond this number are skipped.
 */
export const MAX_CELL_LINES = 20;

/** Where to resume in a text: the bytes and lines before that place. */
export interface TextPosition {
  position: number;
  lines: number;
}

/** Splits a chunked text into lines. An endless line uses no more memory than the longest readable one. */
export function createLineSplitter({ position, lines }: TextPosition) {
  let parts: Buffer[] = [];
  let charactersHeld = 0;
  let isTooLong = false;
  let blanks = 0;
  let end = position;
  let number = lines;

  function finishLine(last: Buffer): TextLine {
    const bytes = parts.length === 0 ? last : Buffer.concat([...parts, last]);
    const line = isTooLong
      ? unreadable(bytes, UNREADABLE_REASONS.tooLong)
      : readLine(number === 0 ? withoutMark(bytes) : bytes);
    parts = [];
    charactersHeld = 0;
    isTooLong = false;
    number += 1;
    return { number, end, ...line };
  }

  /** Skips consecutive line ends except for the first few, and returns the position after them. */
  function skipBlanks(chunk: Buffer, from: number): number {
    let at = from;
    for (; blanks >= MAX_CELL_LINES && chunk[at] === LINE_FEED; at++);
    number += at - from;
    end += at - from;
    return at;
  }

  /** Buffers the start of a line. Of a line that is too long, only an excerpt is kept. */
  function buffer(bytes: Buffer): void {
    charactersHeld += bytes.length;
    isTooLong ||= charactersHeld > MAX_LINE_BYTES;
    if (bytes.length > 0) parts.push(bytes);
    if (isTooLong) parts = [Buffer.concat(parts).subarray(0, EXCERPT_BYTES)];
  }

  return {
    /** Yields the lines that end in the chunk. */
    *feed(chunk: Buffer): Generator<TextLine> {
      let from = 0;
      for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, from)) {
        end += at + 1 - from;
        blanks = charactersHeld === 0 && at === from ? blanks + 1 : 0;
        isTooLong ||= charactersHeld + at - from > MAX_LINE_BYTES;
        yield finishLine(chunk.subarray(from, at));
        from = skipBlanks(chunk, at + 1);
      }
      const rest = chunk.subarray(from);
      end += rest.length;
      buffer(rest);
    },
    /** Yields what follows the last line end. */
    *rest(): Generator<TextLine> {
      if (charactersHeld > 0) yield finishLine(Buffer.alloc(0));
    },
  };
}

/** Some programs put this mark in front of UTF-8. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

function withoutMark(bytes: Buffer): Buffer {
  return bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? bytes.subarray(3) : bytes;
}

function readLine(bytes: Buffer): LineText {
  if (bytes.includes(0)) return unreadable(bytes, UNREADABLE_REASONS.nul);
  if (!isUtf8(bytes)) return unreadable(bytes, UNREADABLE_REASONS.notUtf8);
  return { text: bytes.toString('utf8', 0, bytes.at(-1) === 0x0d ? bytes.length - 1 : bytes.length) };
}

function unreadable(bytes: Buffer, fault: string): LineText {
  return { fault, excerpt: bytes.toString('utf8', 0, EXCERPT_BYTES) };
}
