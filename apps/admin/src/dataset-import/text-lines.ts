import { isUtf8 } from 'node:buffer';

/** A line of a text, without its end; `fault` where it cannot be read. */
export type Line = { number: number; end: number } & ({ text: string } | { fault: string });

/** A row of a data set has some kilobytes at most. */
const MAX_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;

/** Where a text is taken up: so many bytes and lines are before it. */
export interface TextPlace {
  position: number;
  lines: number;
}

/** Cuts a text that comes in chunks into its lines; one without end takes no more memory than the longest that is read. */
export function createLineCutter({ position, lines }: TextPlace) {
  let parts: Buffer[] = [];
  let held = 0;
  let isTooLong = false;
  let end = position;
  let number = lines;

  function take(last: Buffer): Line {
    const bytes = parts.length === 0 ? last : Buffer.concat([...parts, last]);
    const line = isTooLong ? null : readLine(number === 0 ? withoutMark(bytes) : bytes);
    parts = [];
    held = 0;
    isTooLong = false;
    number += 1;
    return line === null
      ? { number, end, fault: `a line is longer than ${MAX_BYTES} bytes` }
      : { number, end, ...line };
  }

  return {
    /** The lines that end in the chunk. */
    *feed(chunk: Buffer): Generator<Line> {
      let from = 0;
      for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, from)) {
        end += at + 1 - from;
        isTooLong ||= held + at - from > MAX_BYTES;
        yield take(chunk.subarray(from, at));
        from = at + 1;
      }
      const rest = chunk.subarray(from);
      end += rest.length;
      held += rest.length;
      isTooLong ||= held > MAX_BYTES;
      if (isTooLong) parts = [];
      else if (rest.length > 0) parts.push(rest);
    },
    /** What follows the last line end. */
    *rest(): Generator<Line> {
      if (held > 0) yield take(Buffer.alloc(0));
    },
  };
}

/** The mark that some programs put in front of UTF-8. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

function withoutMark(bytes: Buffer): Buffer {
  return bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? bytes.subarray(3) : bytes;
}

function readLine(bytes: Buffer): { text: string } | { fault: string } {
  if (bytes.includes(0)) return { fault: 'a NUL byte' };
  if (!isUtf8(bytes)) return { fault: 'invalid UTF-8' };
  return { text: bytes.toString('utf8', 0, bytes.at(-1) === 0x0d ? bytes.length - 1 : bytes.length) };
}
