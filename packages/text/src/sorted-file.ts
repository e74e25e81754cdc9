import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the gazetteers. The path holds for `src` and `dist`. */
const FOLDER = path.join(__dirname, '../gazetteers');
const NEW_LINE = 10;

/** A gazetteer: a text file whose lines are sorted by their bytes. */
export interface SortedFile {
  has(line: string): boolean;
  /** Returns the lines that start with a text. */
  linesStartingWith(start: string): string[];
}

/**
 * Opens a gazetteer by its name. It is read when first used and searched as it is, because a hundred thousand
 * strings on the heap would take ten times the memory.
 */
export function openSortedFile(name: string): SortedFile {
  let loaded: Buffer | null = null;
  let table: Uint32Array | null = null;
  const read = (): Buffer => (loaded ??= readFileSync(path.join(FOLDER, `${name}.txt`)));
  return {
    has(line) {
      const content = read();
      table ??= hashTableOf(content);
      return isInTable(table, content, Buffer.from(`${line}\n`));
    },
    linesStartingWith(start) {
      const content = read();
      const prefix = Buffer.from(start);
      const lines: string[] = [];
      for (let at = firstLineFrom(content, prefix); at < content.length;) {
        const end = content.indexOf(NEW_LINE, at);
        const line = content.subarray(at, end);
        if (!line.subarray(0, prefix.length).equals(prefix)) break;
        lines.push(line.toString());
        at = end + 1;
      }
      return lines;
    },
  };
}

/**
 * Returns where the lines are, by the hashes of their bytes: offset + 1 of the line, or 0 for none. A line whose place
 * is taken has the next free one. Half of the places are free at least.
 */
function hashTableOf(content: Buffer): Uint32Array {
  let lines = 0;
  for (let at = content.indexOf(NEW_LINE); at !== -1; at = content.indexOf(NEW_LINE, at + 1)) lines += 1;
  const table = new Uint32Array(2 ** Math.ceil(Math.log2(2 * lines + 1)));
  for (let start = 0; start < content.length;) {
    const end = content.indexOf(NEW_LINE, start) + 1;
    let place = hashOf(content, start, end) & (table.length - 1);
    while (table[place] !== 0) place = (place + 1) & (table.length - 1);
    table[place] = start + 1;
    start = end;
  }
  return table;
}

/** Whether a line with its line feed is in the table. */
function isInTable(table: Uint32Array, content: Buffer, line: Buffer): boolean {
  for (let place = hashOf(line, 0, line.length); ; place += 1) {
    const offset = table[place & (table.length - 1)] ?? 0;
    if (offset === 0) return false;
    const end = Math.min(offset - 1 + line.length, content.length);
    if (content.compare(line, 0, line.length, offset - 1, end) === 0) return true;
  }
}

/** FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(bytes: Buffer, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Returns the offset of the first line that is not before `key`. Every line ends in a line feed. */
function firstLineFrom(content: Buffer, key: Buffer): number {
  let low = 0;
  let high = content.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = middle === 0 ? 0 : content.lastIndexOf(NEW_LINE, middle - 1) + 1;
    const end = content.indexOf(NEW_LINE, start);
    if (content.compare(key, 0, key.length, start, end) < 0) low = end + 1;
    else high = start;
  }
  return low;
}
