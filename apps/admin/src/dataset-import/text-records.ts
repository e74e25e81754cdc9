import { type CellFormat, parseCells } from './parse-cells';
import { UNREADABLE_REASONS } from './unreadable-rows';
import { type TextLine, MAX_CELL_LINES } from './text-lines';

/** A row of a text: its cells, or what is wrong with it. */
export type TextRecord = { line: number; lines: number; end: number } & (
  { cells: readonly unknown[] } | { fault: string; text: string }
);

/** Turns lines into rows. `rest` gives those that wait for lines which do not come. */
export interface RecordReader {
  feed(line: TextLine): Iterable<TextRecord>;
  rest(): Iterable<TextRecord>;
}

/**
 * Rows of cells. A quote that opens and does not close would make one row of all that follows: a row that comes out
 * wrong therefore costs its first line alone, and the next line is read as a row of its own.
 */
export function createCellReader(form: CellFormat, columns: number): RecordReader {
  let waiting: TextLine[] = [];

  /** The row that the waiting lines begin with; null where it goes on in a line that is not there yet. */
  function first(isEnd: boolean): TextRecord | null {
    const [line] = waiting as [TextLine];
    for (let count = 1; ; count++) {
      const last = waiting[count - 1];
      if (last === undefined) return isEnd ? refuse(line, UNREADABLE_REASONS.brokenQuotes) : null;
      if ('fault' in last || count > MAX_CELL_LINES)
        return refuse(line, 'fault' in line ? line.fault : UNREADABLE_REASONS.brokenQuotes);
      const text = waiting
        .slice(0, count)
        .map((part) => ('text' in part ? part.text : ''))
        .join('\n');
      const cells = parseCells(text, form);
      if (cells === 'open') continue;
      if (cells === 'broken') return refuse(line, UNREADABLE_REASONS.brokenQuotes);
      if (cells.length !== columns) return refuse(line, UNREADABLE_REASONS.otherColumns);
      waiting = waiting.slice(count);
      return { line: line.number, lines: last.number, end: last.end, cells };
    }
  }

  function refuse(line: TextLine, fault: string): TextRecord {
    waiting = waiting.slice(1);
    return refused(line, fault);
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

/** Rows of which each is a JSON object on a line; the cells are the values of the keys. */
export function createJsonReader(keys: readonly string[]): RecordReader {
  return {
    *feed(line) {
      if (isBlank(line)) return;
      if ('fault' in line) {
        yield refused(line, line.fault);
        return;
      }
      const object = parseJsonObject(line.text);
      const fault = object === null ? UNREADABLE_REASONS.noObject : brokenText(line.text, object);
      if (object === null || fault !== null) {
        yield refused(line, fault ?? UNREADABLE_REASONS.noObject);
        return;
      }
      const { number, end } = line;
      yield { line: number, lines: number, end, cells: keys.map((key) => object[key]) };
    },
    rest: () => [],
  };
}

/** The object of a line of JSON; null where it is none. */
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

/** What is wrong with a text of the object; an escape can write what UTF-8 cannot. */
function brokenText(text: string, object: Readonly<Record<string, unknown>>): string | null {
  if (!text.includes('\\u')) return null;
  const values = Object.values(object).filter((value) => typeof value === 'string');
  if (values.some((value) => value.includes('\0'))) return UNREADABLE_REASONS.nul;
  return values.some((value) => /\p{Cs}/u.test(value)) ? UNREADABLE_REASONS.loneSurrogate : null;
}

/** Whether a line has nothing but space in it. */
export function isBlank(line: TextLine): boolean {
  return 'text' in line && line.text.trim() === '';
}

function refused(line: TextLine, fault: string): TextRecord {
  const { number, end } = line;
  return { line: number, lines: number, end, fault, text: 'text' in line ? line.text : line.excerpt };
}
