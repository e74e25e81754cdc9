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
  const read = (): Buffer => (loaded ??= readFileSync(path.join(FOLDER, `${name}.txt`)));
  return {
    has(line) {
      const content = read();
      const key = Buffer.from(`${line}\n`);
      const at = firstLineFrom(content, Buffer.from(line));
      return content.subarray(at, at + key.length).equals(key);
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

/** Returns the offset of the first line that is not before `key`. Every line ends in a line feed. */
function firstLineFrom(content: Buffer, key: Buffer): number {
  let low = 0;
  let high = content.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = middle === 0 ? 0 : content.lastIndexOf(NEW_LINE, middle - 1) + 1;
    const end = content.indexOf(NEW_LINE, start);
    if (Buffer.compare(content.subarray(start, end), key) < 0) low = end + 1;
    else high = start;
  }
  return low;
}
