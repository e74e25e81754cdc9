import { type CellFormat, parseCells } from './parse-cells';
import { UNREADABLE_REASONS } from './unreadable-rows';
import { type TextLine, MAX_CELL_LINES } from './text-lines';

/** A row of a text: its cells, or why it is unreadable. */
export type TextRecord = { line: number; lines: number; end: number } & (
  { cells: readonly unknown[] } | { fault: string; text: string }
);

/** Turns lines into rows. `rest` returns the rows that still wait for more lines at the end of the text. */
export interface RecordReader {
  feed(line: TextLine): Iterable<TextRecord>;
  rest(): Iterable<TextRecord>;
}

/**
 * Reads rows of cells. A quote that is never closed would swallow the rest of the file as one row, so a
 * broken row costs only its first line and the next line starts a new row.
 */
export function createCellReader(form: CellFormat, columns: number): RecordReader {
  let waiting: TextLine[] = [];

  /** Returns the row that starts with the first waiting line, or null if it needs more lines. */
  function first(isEnd: boolean): TextRecord | null {
    const [line] = waiting as [TextLine];
    for (let count = 1; ; count++) {
      const last = waiting[count - 1];
      if (last === undefined) return isEnd ? toUnreadable(line, UNREADABLE_REASONS.brokenQuotes) : null;
      if ('fault' in last || count > MAX_CELL_LINES)
        return toUnreadable(line, 'fault' in line ? line.fault : UNREADABLE_REASONS.brokenQuotes);
      const text = waiting
        .slice(0, count)
        .map((part) => ('text' in part ? part.text : ''))
        .join('\n');
      const cells = parseCells(text, form);
      if (cells === 'open') continue;
      if (cells === 'broken') return toUnreadable(line, UNREADABLE_REASONS.brokenQuotes);
      if (cells.length !== columns) return toUnreadable(line, UNREADABLE_REASONS.otherColumns);
      waiting = waiting.slice(count);
      return { line: line.number, lines: last.number, end: last.end, cells };
    }
  }

  function toUnreadable(line: TextLine, fault: string): TextRecord {
    waiting = waiting.slice(1);
    return refusedRecord(line, fault);
  }

  function* ready(isEnd: boolean): Generator<TextRecord> {
    for (;;) {
      while (waiting[0] !== undefined && isBlank(waiting[0])) waiting = waiting.slice(1);
      if (waiting.length === 0) return;
      const record = first(isEnd);
      if (record === null) return;
      yield record;
    }
  }

  return {
    *feed(line) {
      if (waiting.length === 0 && isBlank(line)) return;
      waiting.push(line);
      yield* ready(false);
    },
    rest: () => ready(true),
  };
}

/** Reads one JSON object per line. The cells are the values of `keys`. */
export function createJsonReader(keys: readonly string[]): RecordReader {
  return {
    *feed(line) {
      if (isBlank(line)) return;
      if ('fault' in line) {
        yield refusedRecord(line, line.fault);
        return;
      }
      const object = parseJsonObject(line.text);
      const fault = object === null ? UNREADABLE_REASONS.noObject : findStringFault(line.text, object);
      if (object === null || fault !== null) {
        yield refusedRecord(line, fault ?? UNREADABLE_REASONS.noObject);
        return;
      }
      const { number, end } = line;
      yield { line: number, lines: number, end, cells: keys.map((key) => object[key]) };
    },
    rest: () => [],
  };
}

/** Parses a line as a JSON object. Returns null if it is not one. */
export function parseJsonObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Returns what is wrong with a string in the object. An escape can produce what UTF-8 cannot encode. */
function findStringFault(text: string, object: Readonly<Record<string, unknown>>): string | null {
  if (!text.includes('\\u')) return null;
  const values = Object.values(object).filter((value) => typeof value === 'string');
  if (values.some((value) => value.includes('\0'))) return UNREADABLE_REASONS.nul;
  return values.some((value) => /\p{Cs}/u.test(value)) ? UNREADABLE_REASONS.loneSurrogate : null;
}

/** Whether a line contains only whitespace. */
export function isBlank(line: TextLine): boolean {
  return 'text' in line && line.text.trim() === '';
}

function refusedRecord(line: TextLine, fault: string): TextRecord {
  const { number, end } = line;
  return { line: number, lines: number, end, fault, text: 'text' in line ? line.text : line.excerpt };
}
