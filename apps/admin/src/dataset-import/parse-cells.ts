/** How the cells of a line are separated and quoted. */
export interface CellFormat {
  separator: ',' | '\t';
  /** Null if quotes have no special meaning. */
  quote: '"' | null;
  /** What escapes a quote inside quotes. A doubled quote always does. */
  escape: '"' | '\\';
}

/**
 * Splits a line into cells. Returns `open` if a quote is not closed and `broken` if something follows a
 * closing quote. A library's parser is of no use here: after an unclosed quote it reads the rest of the file
 * as one cell.
 */
export function parseCells(
  line: string,
  { separator, quote, escape }: CellFormat,
): string[] | 'open' | 'broken' {
  if (quote === null || !line.includes(quote)) return line.split(separator);
  const cells: string[] = [];
  for (let at = 0; ;) {
    if (line[at] === quote) {
      const quoted = readQuoted(line, at + 1, quote, escape);
      if (quoted === 'open') return 'open';
      if (quoted.end < line.length && line[quoted.end] !== separator) return 'broken';
      cells.push(quoted.text);
      at = quoted.end;
    } else {
      const next = line.indexOf(separator, at);
      const end = next === -1 ? line.length : next;
      cells.push(line.slice(at, end));
      at = end;
    }
    if (at >= line.length) return cells;
    at += 1;
  }
}

/** Returns the text up to the closing quote, and where it ends. */
function readQuoted(
  line: string,
  from: number,
  quote: string,
  escape: string,
): { text: string; end: number } | 'open' {
  let text = '';
  for (let start = from, at = from; at < line.length; at++) {
    const sign = line[at];
    const isEscape = sign === escape && (line[at + 1] === quote || line[at + 1] === escape);
    if (isEscape || (sign === quote && line[at + 1] === quote)) {
      text += line.slice(start, at);
      at += 1;
      start = at;
    } else if (sign === quote) return { text: text + line.slice(start, at), end: at + 1 };
  }
  return 'open';
}
